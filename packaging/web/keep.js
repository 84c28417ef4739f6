// A worker that keeps the program of the first visit, which it is sent, where the service worker looks for it, and
// compiles it again from there. Chromium keeps machine code for the next visit only of what was fetched, not of what a
// script unpacked; and of a program that runs in the page it takes the code from there. What it keeps is what the
// program calls from now on, as long as this worker is there. Beside the page, which is busy with its start.

import './parts.js';
import { BUILD } from './build.js';
import { ROOT } from './first.js';

const PARTS = kortlekParts(BUILD.parts.unpacker, import.meta.url);
const { program } = BUILD.parts;

async function keep(bytes) {
  const cache = await caches.open(kortlekCaches(ROOT) + BUILD.hash);
  await PARTS.keep(cache, program, bytes);
  await WebAssembly.compileStreaming(PARTS.open(program));
}

self.onmessage = ({ data }) => keep(data).catch((error) => console.warn(error));
