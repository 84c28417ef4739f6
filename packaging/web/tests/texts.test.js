// What the page says by itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language, texts } from '../texts.js';

test('the first known language is taken', () => {
  assert.equal(language(['sv-FI', 'en']), 'sv');
  assert.equal(language(['fr', 'de-AT', 'en']), 'de');
  assert.equal(language(['fr']), 'en');
  assert.equal(language([]), 'en');
  assert.equal(language(['constructor']), 'en');
});

test('every language says everything', () => {
  const [first, ...others] = ['en', 'de', 'sv'].map((name) => texts(name));
  for (const other of others) {
    assert.deepEqual(Object.keys(other), Object.keys(first));
  }
});

test('megabytes are written as in the language', () => {
  assert.equal(texts('en').megabytes(8_949_000), '8.9');
  assert.equal(texts('de').megabytes(8_949_000), '8,9');
  assert.equal(texts('en').loading('3.1', '8.9'), '3.1 of 8.9 MB');
});
