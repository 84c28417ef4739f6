// Many files as one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exported, imported, pack, unpack } from '../pack.js';

const bytes = (text) => new TextEncoder().encode(text);
const FILES = new Map([
  ['saves/shed.jsonl', { bytes: bytes('{"a":1}\n'), modified: 1234 }],
  ['settings.toml', { bytes: bytes('language = "sv"\n'), modified: 99 }],
  ['games/empty', { bytes: bytes(''), modified: 0 }],
  ['games/påse', { bytes: bytes('åäö'), modified: 1 }],
]);

test('what is put together comes apart again', () => {
  const back = unpack(pack(FILES));
  assert.deepEqual(new Set(back.keys()), new Set(FILES.keys()));
  for (const [path, file] of FILES) {
    assert.deepEqual(back.get(path), file, path);
  }
});

test('the order of files does not matter', () => {
  const turned = new Map([...FILES].reverse());
  assert.deepEqual(pack(turned), pack(FILES));
});

test('the index is where the build writes it', () => {
  // As `plugins/xtask/src/web/pack.rs` writes two files.
  const index = '{"a.svg":[0,2],"b/c.ttf":[2,3]}';
  const whole = new Uint8Array([index.length, 0, 0, 0, ...bytes(index), ...bytes('<>abc')]);
  const files = unpack(whole);
  assert.deepEqual(files.get('a.svg').bytes, bytes('<>'));
  assert.deepEqual(files.get('b/c.ttf').bytes, bytes('abc'));
});

test('a piece of a file is none', () => {
  const whole = pack(FILES);
  for (let length = 0; length < whole.length; length += 1) {
    assert.throws(() => unpack(whole.subarray(0, length)), `${length} bytes`);
  }
});

test('an export is known by its mark', () => {
  const back = imported(exported(FILES, 5));
  assert.deepEqual(new Set(back.keys()), new Set(FILES.keys()));
  assert.equal(imported(pack(FILES)), null);
  assert.equal(imported(bytes('{"not": "one"}')), null);
  assert.equal(imported(new Uint8Array()), null);
});
