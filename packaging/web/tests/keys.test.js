// Keys that the program never sees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBrowsers } from '../keys.js';

const press = (key, ...held) => ({
  key, ctrlKey: held.includes('ctrl'), metaKey: held.includes('meta'), altKey: held.includes('alt'),
});

test('tabs, windows, reload and tools stay the browser’s', () => {
  for (const event of [
    press('F5'), press('F11'), press('F12'), press('r', 'ctrl'), press('R', 'ctrl'), press('t', 'meta'),
    press('Tab', 'ctrl'), press('+', 'ctrl'), press('ArrowLeft', 'alt'),
  ]) {
    assert.equal(isBrowsers(event), true, JSON.stringify(event));
  }
});

test('what the program uses reaches it', () => {
  for (const event of [
    press('F1'), press('F9'), press('F10'), press('Tab'), press('Enter'), press('Escape'), press('r'), press('+'),
    press('z', 'ctrl'), press('y', 'ctrl'), press('c', 'ctrl'), press('v', 'meta'), press('Enter', 'alt'), press('ArrowLeft'),
  ]) {
    assert.equal(isBrowsers(event), false, JSON.stringify(event));
  }
});
