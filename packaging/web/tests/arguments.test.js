// What an address asks of the program.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksForStorage, programArguments } from '../arguments.js';

test('a link opens a game', () => {
  assert.deepEqual(programArguments('#play=granicus&seed=7'), ['--play=granicus', '--seed=7']);
  assert.deepEqual(programArguments('#watch=shed&players=3&bots=novice,expert-bold'), [
    '--demo=shed', '--players=3', '--bots=novice,expert-bold',
  ]);
  assert.deepEqual(programArguments('#continue'), ['--continue']);
});

test('options of a game may be given several times', () => {
  assert.deepEqual(programArguments('#play=virus&set=long%3Dtrue&set=cards%3D5'), [
    '--play=virus', '--set=long=true', '--set=cards=5',
  ]);
});

test('what nobody knows is left out, and nothing becomes another option', () => {
  for (const hash of ['', '#', '#storage', '#play=', '#shots=x', '#toString=x', '#quit-after-result', '#__proto__=x']) {
    assert.deepEqual(programArguments(hash), [], hash);
  }
  assert.deepEqual(programArguments('#seed=--help'), ['--seed=--help']);
});

test('tests hear the program and play it by a script', () => {
  assert.deepEqual(programArguments('#report'), ['--report', '--input-from-stdin']);
});

test('what is kept has a page of its own', () => {
  assert.equal(asksForStorage('#storage'), true);
  assert.equal(asksForStorage('#play=storage'), false);
  assert.equal(asksForStorage(''), false);
});
