// How a part is fetched, compressed as well as it can be unpacked, and kept.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import '../parts.js';

const packed = (name) => ({
  brotli: { name: `${name}-brotli.bin`, bytes: 60 },
  gzip: { name: `${name}-gzip.bin`, bytes: 90 },
});
const PROGRAM = { name: 'program.wasm', bytes: 300, packed: packed('program') };
const UNPACKER = { name: 'unpacker.wasm', bytes: 20, packed: packed('unpacker') };
const PLAIN = { name: 'program.wasm', bytes: 300, packed: {} };

const own = globalThis.DecompressionStream;
/** A browser that unpacks these. */
function browserWith(...known) {
  globalThis.DecompressionStream = class {
    constructor(compression) {
      if (!known.includes(compression)) {
        throw new TypeError(compression);
      }
    }
  };
}
beforeEach(() => browserWith('gzip'));
afterEach(() => { globalThis.DecompressionStream = own; });

const chosen = (part, unpacker) => kortlekParts(unpacker, 'https://kortlek.test/').source(part).name;

test('the smallest file is taken where the browser or the unpacker can unpack it', () => {
  assert.equal(chosen(PROGRAM, UNPACKER), 'program-brotli.bin');
  assert.equal(chosen(PROGRAM, undefined), 'program-gzip.bin');
  browserWith('brotli', 'gzip');
  assert.equal(chosen(PROGRAM, undefined), 'program-brotli.bin');
});

test('the unpacker does not unpack itself', () => {
  assert.equal(chosen(UNPACKER, UNPACKER), 'unpacker-gzip.bin');
  browserWith('brotli', 'gzip');
  assert.equal(chosen(UNPACKER, UNPACKER), 'unpacker-brotli.bin');
});

test('what is not compressed is taken as it is', () => {
  assert.equal(chosen(PLAIN, UNPACKER), 'program.wasm');
});

test('a part is kept once, unpacked, where it is fetched', async () => {
  const kept = new Map();
  const cache = {
    match: async ({ href }) => kept.get(href),
    put: async ({ href }, response) => { kept.set(href, response); },
  };
  const { keep } = kortlekParts(UNPACKER, 'https://kortlek.test/folder/');
  await keep(cache, { ...PROGRAM, type: 'application/wasm' }, new Blob(['first']));
  await keep(cache, { ...PROGRAM, type: 'application/wasm' }, new Blob(['second']));
  assert.deepEqual([...kept.keys()], ['https://kortlek.test/folder/program-brotli.bin']);
  const [response] = kept.values();
  assert.equal(response.headers.get('Content-Type'), 'application/wasm');
  assert.equal(await response.text(), 'first');
});
