// The back button: a browser's list of entries, played here as an array.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trail } from '../trail.js';

/** A browser and a program with pages one after the other. */
class World {
  trail = new Trail();
  entries = ['outside', 'first'];
  at = 1;
  depth = 0;
  /** The program stays on its page when asked to go back. */
  isStubborn = false;

  open(depth) {
    this.depth = depth;
    this.#walk(this.trail.shown(depth));
  }

  back() {
    this.#go(-1);
  }

  forward() {
    this.#go(1);
  }

  #walk(step) {
    if (step === 'push') {
      this.entries.splice(this.at + 1, Infinity, 'second');
      this.at += 1;
    } else if (step === 'back') {
      this.#go(-1);
    }
  }

  #go(by) {
    this.at += by;
    if (this.entries[this.at] === 'outside') {
      return;
    }
    const { ask, then } = this.trail.moved(this.entries[this.at] === 'second');
    this.#walk(then);
    if (ask) {
      if (!this.isStubborn) {
        this.open(this.depth - 1);
      }
      this.#walk(this.trail.asked());
    }
  }

  get place() {
    return this.entries[this.at];
  }
}

test('back goes a page back, then leaves', () => {
  const world = new World();
  world.open(1);
  world.open(2);
  world.back();
  assert.equal(world.depth, 1);
  assert.equal(world.place, 'second');
  world.back();
  assert.equal(world.depth, 0);
  assert.equal(world.place, 'first');
  world.back();
  assert.equal(world.place, 'outside');
});

test('pages closed in the program leave nothing behind', () => {
  const world = new World();
  for (let times = 0; times < 3; times += 1) {
    world.open(2);
    world.open(1);
    world.open(0);
  }
  assert.equal(world.place, 'first');
  world.back();
  assert.equal(world.place, 'outside');
});

test('a program that stays where it is can be asked again', () => {
  const world = new World();
  world.open(1);
  world.isStubborn = true;
  world.back();
  assert.equal(world.depth, 1);
  assert.equal(world.place, 'second');
  world.isStubborn = false;
  world.back();
  assert.equal(world.depth, 0);
});

test('forward leads nowhere', () => {
  const world = new World();
  world.open(1);
  world.back();
  assert.equal(world.place, 'first');
  world.forward();
  assert.equal(world.depth, 0);
  assert.equal(world.place, 'first');
});

test('a page loaded again on the second entry begins on the first', () => {
  const world = new World();
  world.open(1);
  world.trail = new Trail();
  world.trail.isAhead = true;
  world.open(0);
  assert.equal(world.place, 'first');
  world.open(1);
  assert.equal(world.place, 'second');
  assert.equal(world.entries.length, 3);
});

test('a page opened while the second entry is being taken away has one again', () => {
  const trail = new Trail();
  assert.equal(trail.shown(1), 'push');
  assert.equal(trail.shown(0), 'back');
  assert.equal(trail.shown(1), null);
  assert.deepEqual(trail.moved(false), { ask: false, then: 'push' });
});
