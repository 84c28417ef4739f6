// The program of the first visit goes to the worker that keeps it, with a browser's service worker played here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptProgram } from '../first.js';

/** Everything that waits for a turn has had one. */
const settled = () => new Promise((resolve) => { setTimeout(resolve, 0); });

/** A page before its first visit, or as `options` say. Returns what was sent to `keep.js`, and what takes over the page. */
function page({ controller = null, registered = {}, isChromium = true } = {}) {
  const events = new EventTarget();
  const sent = [];
  const serviceWorker = {
    controller,
    register: async () => registered ?? Promise.reject(new Error('refused')),
    addEventListener: (...listener) => events.addEventListener(...listener),
  };
  const value = isChromium ? { serviceWorker, userAgentData: {} } : { serviceWorker };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  globalThis.Worker = class {
    constructor(url) {
      assert.match(url.href, /\/keep\.js$/);
    }

    postMessage(bytes) {
      sent.push(bytes);
    }
  };
  return { sent, takeOver: () => events.dispatchEvent(new Event('controllerchange')) };
}

/** A program that comes in two pieces; `more` sends the second. */
function program() {
  let more;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1, 2]));
      more = () => {
        controller.enqueue(new Uint8Array([3]));
        controller.close();
      };
    },
  });
  return { response: new Response(body, { headers: { 'Content-Type': 'application/wasm' } }), more: () => more() };
}

/** The bytes of a response or a blob. */
const bytesOf = async (whole) => [...new Uint8Array(await whole.arrayBuffer())];

for (const [when, isEarly] of [['before', true], ['after', false]]) {
  test(`the program is sent once if the page is taken over ${when} it has come`, async () => {
    const { sent, takeOver } = page();
    const { response, more } = program();
    const passed = keptProgram()(response);
    assert.equal(passed.headers.get('Content-Type'), 'application/wasm');
    if (isEarly) {
      takeOver();
      await settled();
      assert.equal(sent.length, 0);
    }
    more();
    assert.deepEqual(await bytesOf(passed), [1, 2, 3]);
    if (!isEarly) {
      assert.equal(sent.length, 0);
      takeOver();
    }
    await settled();
    assert.equal(sent.length, 1);
    assert.deepEqual(await bytesOf(sent[0]), [1, 2, 3]);
  });
}

for (const [what, options] of [
  ['a later visit', { controller: {} }],
  ['another browser', { isChromium: false }],
]) {
  test(`${what} compiles what has come and nothing else`, () => {
    page(options);
    const { response } = program();
    assert.equal(keptProgram()(response), response);
  });
}

for (const [what, registered] of [
  ['the page is loaded past its caches', { active: {} }],
  ['the service worker is refused', null],
]) {
  test(`nothing is kept if ${what}`, async () => {
    const { sent, takeOver } = page({ registered });
    const { response, more } = program();
    const passed = keptProgram()(response);
    await settled();
    more();
    assert.deepEqual(await bytesOf(passed), [1, 2, 3]);
    takeOver();
    await settled();
    assert.deepEqual(sent, []);
  });
}
