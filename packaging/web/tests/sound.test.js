// What sounds is woken by the first press, with a browser's class and its events played here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wakeSound, warmSound } from '../sound.js';

/** The browser's class, as it is before the player has pressed something. */
class Context {
  static pressed = false;
  state = 'suspended';

  constructor(options) {
    this.options = options;
  }

  async resume() {
    this.state = Context.pressed ? 'running' : 'suspended';
  }

  async close() {
    this.state = 'closed';
  }
}

/** A page without any sound yet. Returns what presses something. */
function page() {
  const events = new EventTarget();
  Context.pressed = false;
  globalThis.AudioContext = Context;
  globalThis.addEventListener = (...listener) => events.addEventListener(...listener);
  return (kind) => {
    Context.pressed = true;
    events.dispatchEvent(new Event(kind));
  };
}

for (const kind of ['pointerdown', 'pointerup', 'keydown', 'touchend']) {
  test(`what the program has made sounds after ${kind}`, () => {
    const press = page();
    wakeSound();
    // As the program's script does: it keeps the class, and makes something later.
    const Kept = globalThis.AudioContext;
    const sound = new Kept({ sampleRate: 44100 });
    assert.deepEqual(sound.options, { sampleRate: 44100 });
    assert.equal(sound.state, 'suspended');
    press(kind);
    assert.equal(sound.state, 'running');
  });
}

test('what is closed stays closed', () => {
  const press = page();
  wakeSound();
  const sound = new globalThis.AudioContext();
  sound.close();
  press('keydown');
  assert.equal(sound.state, 'closed');
});

test('a browser without sound is no error', () => {
  page();
  globalThis.AudioContext = undefined;
  wakeSound();
  warmSound();
});
