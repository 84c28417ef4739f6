// A worker that compiles the program again, from what the service worker has kept. Chromium keeps machine code for the
// next visit only of what was fetched, not of what a script unpacked, as on the first visit; and of a program that runs
// in the page it takes the code from there. What it keeps is what the program calls from now on, as long as this worker
// is there. Beside the page, because the bytes would hold that up for a tenth of a second.

import './parts.js';
import { BUILD } from './build.js';

const { open } = kortlekParts(BUILD.parts.unpacker, import.meta.url);
WebAssembly.compileStreaming(open(BUILD.parts.program)).catch((error) => console.warn(error));
