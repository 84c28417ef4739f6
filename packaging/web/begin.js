// Begins to fetch the program and its pictures at once, while the rest of the page's script is still on its way.

import './parts.js';
import { asksForStorage } from './arguments.js';
import { BUILD } from './build.js';
import { keptProgram } from './first.js';
import { wakeSound } from './sound.js';

const PARTS = kortlekParts(BUILD.parts.unpacker, new URL('./', import.meta.url));

/** True if this browser can load the program at all. */
export const CAN_LOAD = typeof WebAssembly === 'object' && typeof WebAssembly.compileStreaming === 'function'
  && typeof DecompressionStream === 'function';

const { program, assets } = BUILD.parts;

/** Bytes that have come over the wire and that will in all, and who is told when more have come. */
export const wire = {
  come: 0,
  all: [program, assets].reduce((sum, part) => sum + PARTS.source(part).bytes, 0),
  tell: () => {},
};

function add(bytes) {
  wire.come += bytes;
  wire.tell();
}

/** A part as bytes. */
export async function bytesOf(part, onBytes) {
  const response = await PARTS.open(part, onBytes);
  return new Uint8Array(await response.arrayBuffer());
}

/** Program and pictures, fetched side by side; the program is compiled as it comes. */
async function load() {
  wakeSound();
  const keep = keptProgram();
  const [module, pictures, glue] = await Promise.all([
    WebAssembly.compileStreaming(PARTS.open(program, add).then(keep)),
    bytesOf(assets, add),
    import('./program.js'),
  ]);
  performance.mark('kortlek-loaded');
  return { module, pictures, glue };
}

/** What is being loaded; null on the page of what is kept, which needs none of it. */
export const loading = CAN_LOAD && !asksForStorage(location.hash) ? load() : null;
// What fails is told when it is needed.
loading?.catch(() => {});
