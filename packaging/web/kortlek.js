// The page's own script: shows a progress bar while the program comes, reads what is kept, starts the program, and is
// its hand to the browser (`host` below). What goes wrong is told in one sentence.

import { programArguments } from './arguments.js';
import { CAN_LOAD, bytesOf, loading, wire } from './begin.js';
import { BUILD } from './build.js';
import { ROOT, register } from './first.js';
import { isBrowsers } from './keys.js';
import { exported, imported } from './pack.js';
import { warmSound } from './sound.js';
import { Storage } from './storage.js';
import { language, texts } from './texts.js';
import { Trail } from './trail.js';

const FOLDER = new URL('./', import.meta.url);
const LANGUAGE = language(navigator.languages ?? [navigator.language]);
const SAY = texts(LANGUAGE);
const part = (id) => document.getElementById(id);

/** The program's exported functions, once it runs. */
let program = null;
/** @type {Storage} */
let storage = null;
let hasFailed = false;

document.documentElement.lang = LANGUAGE;

// ---------------------------------------------------------------------------------------------------------------
// The cover: progress, failures, what is kept.

/** Shows the cover with a sentence, details for a report, and buttons: pairs of a text and what it does. */
function cover(sentence, buttons = [], details = '') {
  part('bar').hidden = true;
  part('words').textContent = sentence;
  part('details').textContent = details;
  part('details').hidden = details === '';
  part('buttons').replaceChildren(...buttons.map(([text, act]) => button(text, act)));
  part('cover').hidden = false;
}

function button(text, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

/** A sentence above the table, until it is dismissed. Gives its button, which goes when another sentence comes. */
function note(sentence) {
  const close = button(SAY.close, () => { part('note').hidden = true; });
  part('note').replaceChildren(sentence, close);
  part('note').hidden = false;
  return close;
}

/** The smallest window in which a table is drawn in its own size, and how much smaller it may be without a word. */
const SMALLEST = [640, 400];
const STILL_READABLE = 0.8;

/** Says once that a table is too small to be read, for as long as it is. */
let told = null;
function checkSize() {
  const scale = Math.min(innerWidth / SMALLEST[0], innerHeight / SMALLEST[1]);
  if (scale >= STILL_READABLE) {
    if (told?.isConnected) {
      part('note').hidden = true;
    }
    told = null;
  } else if (!told && part('note').hidden) {
    told = note(SAY.small);
  }
}

const reload = () => location.reload();

/** The end: the program can't begin or go on. The first reason is the one that counts. */
function fail(sentence, details = '') {
  if (hasFailed) {
    return;
  }
  hasFailed = true;
  const buttons = [[SAY.reload, reload]];
  if (storage && storage.files.size > 0) {
    buttons.push([SAY.save, exportFiles]);
  }
  cover(sentence, buttons, details);
  console.error(sentence, details);
}

/** The page `#storage`: everything kept to a file and back. */
function storagePage() {
  const bytes = [...storage.files.values()].reduce((sum, file) => sum + file.bytes.length, 0);
  const read = async () => {
    if (await importFiles() === false) {
      part('words').textContent = storage.refuses ? SAY.notWritten : SAY.notExport;
    }
  };
  cover(SAY.kept(SAY.megabytes(Math.max(bytes, 1e5))), [
    [SAY.save, exportFiles],
    [SAY.read, read],
    [SAY.play, () => location.replace(location.pathname)],
  ]);
}

// ---------------------------------------------------------------------------------------------------------------
// Fetching.

/** Milliseconds between two drawings of the progress bar: without a graphics card they slow down what they show. */
const PROGRESS_EVERY = 100;

/** Shows the bytes that have come over the wire; nothing is shown while none come. */
function showProgress() {
  part('words').textContent = SAY.preparing;
  let drawn = -Infinity;
  const draw = () => {
    const now = performance.now();
    if (hasFailed || wire.come === 0 || (wire.come < wire.all && now - drawn < PROGRESS_EVERY)) {
      return;
    }
    drawn = now;
    const bar = part('bar');
    bar.hidden = false;
    bar.max = wire.all;
    bar.value = wire.come;
    part('words').textContent = wire.come >= wire.all
      ? SAY.preparing
      : SAY.loading(SAY.megabytes(wire.come), SAY.megabytes(wire.all));
  };
  wire.tell = draw;
  draw();
}

/** The sounds: after the first picture, once. */
let sounds = null;
function fetchSounds() {
  sounds ??= bytesOf(BUILD.parts.sounds);
  return sounds;
}

// ---------------------------------------------------------------------------------------------------------------
// What is kept.

/** Milliseconds for which the right to write is waited for, if another page has it: that one may just be going. */
const LOCK_WAIT = 500;

/** Asks for the right to write, and keeps it until the page goes. False: another page has it. */
function lockWith(options) {
  return new Promise((resolve) => {
    navigator.locks.request('kortlek', options, (held) => {
      resolve(held !== null);
      return held && new Promise(() => {});
    }).catch(({ name }) => resolve(name !== 'TimeoutError'));
  });
}

/** The right to write, which one tab has at a time, for as long as it is open. */
async function lock() {
  const isHeld = !navigator.locks
    || await lockWith({ ifAvailable: true })
    || await lockWith({ signal: AbortSignal.timeout(LOCK_WAIT) });
  return isHeld ? 'held' : 'readonly';
}

/** Asked once, when something has been kept: that the browser does not throw it away by itself. */
let hasAsked = false;
async function write(changes) {
  await storage.write(changes);
  if (!hasAsked) {
    hasAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
}

async function exportFiles() {
  const day = new Date().toISOString().slice(0, 10);
  download(`kortlek-${day}.kortlek`, exported(storage.files, Date.now()));
  return true;
}

/** Reads an export that the player chooses, and begins again. Null: nothing was chosen; false: it could not be. */
async function importFiles() {
  const chosen = await pick();
  if (!chosen) {
    return null;
  }
  const files = imported(chosen.bytes);
  if (!files) {
    return false;
  }
  try {
    await storage.write([...files].map(([path, file]) => [path, file.bytes]));
  } catch (error) {
    console.warn(error);
    return false;
  }
  reload();
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// The host: what the program can ask of the browser.

function download(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A file that the player chooses, or null. */
function pick() {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', async () => {
      const [file] = input.files;
      resolve(file ? await fileBytes(file) : null);
    });
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

/** A file that the player chooses is watched. */
async function chooseFile() {
  const chosen = await pick();
  if (chosen) {
    program?.dropped?.(chosen.name, chosen.bytes);
  }
}

async function fileBytes(file) {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const trail = new Trail();
// The page may have been loaded again on the second entry.
trail.isAhead = history.state?.kortlek === true;

/** Changes the browser's list of pages. */
function walk(step) {
  if (step === 'push') {
    history.pushState({ kortlek: true }, '');
  } else if (step === 'back') {
    history.back();
  }
}

function screen(_name, depth) {
  walk(trail.shown(depth));
}

function onPopState(event) {
  const { ask, then } = trail.moved(event.state?.kortlek === true);
  walk(then);
  if (ask) {
    program?.back?.();
    // The program tells the page that it opens when it draws; if it stays where it is, it tells nothing.
    requestAnimationFrame(() => requestAnimationFrame(() => walk(trail.asked())));
  }
}

let hasStarted = false;
function started() {
  if (hasStarted || hasFailed) {
    return;
  }
  hasStarted = true;
  performance.mark('kortlek-started');
  part('cover').hidden = true;
  part('table').focus();
  if (storage.refuses === 'ReadOnly') {
    note(SAY.secondTab);
  } else if (storage.refuses) {
    note(SAY.noStorage);
  }
  checkSize();
  addEventListener('resize', checkSize);
  fetchSounds().catch((error) => console.warn(error));
  keepPage();
}

/** The service worker fetches the whole page, if it is not kept: after the first picture. */
async function keepPage() {
  if (await register()) {
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage('keep');
  }
}

/** A build that waits takes over before the program begins, if no other tab runs the one before. */
async function update(held) {
  const registration = await navigator.serviceWorker?.getRegistration(ROOT).catch(() => null);
  if (!registration?.waiting || !navigator.serviceWorker.controller || held !== 'held') {
    return false;
  }
  const changed = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  registration.waiting.postMessage('take over');
  await changed;
  reload();
  return true;
}

function host(held, pictures) {
  const media = (query) => matchMedia(query).matches;
  return {
    assets: pictures,
    sounds: fetchSounds,
    files: storage.files,
    write,
    storage: storage.refuses === 'StorageUnavailable' ? 'unavailable' : 'kept',
    lock: held,
    arguments: programArguments(location.hash),
    canvas: '#table',
    language: [...navigator.languages],
    touch: navigator.maxTouchPoints > 0 && media('(pointer: coarse)'),
    reducedMotion: media('(prefers-reduced-motion: reduce)'),
    dark: media('(prefers-color-scheme: dark)'),
    moreContrast: media('(prefers-contrast: more)'),
    worker: new URL('worker.js', FOLDER).href,
    download,
    chooseFile,
    showStorage: () => { location.hash = '#storage'; },
    copy: (text) => navigator.clipboard.writeText(text).then(() => true, () => false),
    paste: () => navigator.clipboard.readText().catch(() => null),
    open: (url) => { window.open(url, '_blank', 'noopener,noreferrer'); },
    started,
    failed: (details) => fail(hasStarted ? SAY.failed : SAY.notBegun, details),
    title: (text) => { document.title = text; },
    screen,
    // Somebody listens only in tests.
    tell: (line) => globalThis.kortlekTell?.(line),
  };
}

// ---------------------------------------------------------------------------------------------------------------
// The beginning.

/** Makes the context that the program finds then: the same options as wgpu's, which get the same context. */
function hasGraphics() {
  return part('table').getContext('webgl2', { antialias: false }) !== null;
}

/** What the page hears from the browser while the program runs. */
function listen() {
  // Before the program's own listener, which takes every key.
  addEventListener('keydown', (event) => {
    if (isBrowsers(event)) {
      event.stopImmediatePropagation();
    }
  }, { capture: true });
  addEventListener('popstate', onPopState);
  // Another address with the same page: a link was followed.
  addEventListener('hashchange', () => {
    if (location.hash.length > 1) {
      reload();
    }
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', async (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) {
      const { name, bytes } = await fileBytes(file);
      program?.dropped?.(name, bytes);
    }
  });
  part('table').addEventListener('contextmenu', (event) => event.preventDefault());
  part('table').addEventListener('webglcontextlost', () => fail(SAY.graphicsLost));
  const broken = (reason) => {
    // A trap of the program; other errors do not end it.
    if (reason instanceof WebAssembly.RuntimeError) {
      fail(SAY.failed, String(reason.stack ?? reason));
    }
  };
  addEventListener('error', (event) => broken(event.error));
  addEventListener('unhandledrejection', (event) => broken(event.reason));
}

async function run() {
  if (!CAN_LOAD) {
    fail(SAY.noWasm);
    return;
  }
  if (loading) {
    warmSound();
    showProgress();
  }
  const held = await lock();
  if (await update(held)) {
    return;
  }
  storage = await Storage.read(held === 'readonly');
  if (!loading) {
    addEventListener('hashchange', reload);
    storagePage();
    return;
  }
  if (!hasGraphics()) {
    fail(SAY.noGraphics);
    return;
  }
  let loaded;
  try {
    loaded = await loading;
  } catch (error) {
    const isRefused = error instanceof WebAssembly.CompileError;
    fail(isRefused ? SAY.noWasm : SAY.notLoaded, String(error));
    return;
  }
  listen();
  const { module, pictures, glue } = loaded;
  await glue.default({ module_or_path: module });
  program = glue;
  globalThis.kortlek = program;
  const hands = host(held, pictures);
  // The address was heard: when the page is loaded again, it does not deal the same game anew.
  history.replaceState(history.state, '', location.pathname + location.search);
  performance.mark('kortlek-begun');
  await program.start(hands);
}

run().catch((error) => fail(SAY.notBegun, String(error?.stack ?? error)));
