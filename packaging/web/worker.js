// The bots' worker: the pure crates as a module of their own. A question comes as a message {id, …}, its answer goes
// back as {id, answer}, or {id, failed} if the module can't be loaded or has broken: then this worker is of no more use.
// Who no longer wants an answer ends the worker and starts another.

import './parts.js';
import { BUILD } from './build.js';
import init, { answer } from './thinker.js';

const { open } = kortlekParts(BUILD.parts.unpacker, import.meta.url);
const ready = open(BUILD.parts.thinker).then((response) => init({ module_or_path: response }));
// Told to whoever asks.
ready.catch(() => {});

self.onmessage = async ({ data }) => {
  try {
    await ready;
    self.postMessage({ id: data.id, answer: answer(JSON.stringify(data)) });
  } catch (error) {
    console.error(error);
    self.postMessage({ id: data.id, failed: String(error) });
  }
};
