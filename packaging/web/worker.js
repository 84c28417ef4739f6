// The bots' worker: the pure crates as a module of their own. A question comes as a message {id, …}, its answer goes
// back as {id, answer}; who no longer wants an answer ends the worker and starts another.

import './parts.js';
import { BUILD } from './build.js';
import init, { answer } from './thinker.js';

const ready = kortlekParts.open(BUILD.parts.thinker, import.meta.url).then((response) => init({ module_or_path: response }));

self.onmessage = async ({ data }) => {
  await ready;
  self.postMessage({ id: data.id, answer: answer(JSON.stringify(data)) });
};
