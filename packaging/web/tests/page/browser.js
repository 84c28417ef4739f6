// A Chromium of this machine, driven over a pipe by its own protocol; nothing has to be installed beside Node.
// https://chromedevtools.github.io/devtools-protocol/ describes the commands.

import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Names of the browser, as systems have them. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Nothing goes out by itself, and pictures are drawn by the processor. */
const ARGUMENTS = [
  '--headless=new', '--no-sandbox', '--remote-debugging-pipe', '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--mute-audio', '--disable-dev-shm-usage',
];
/** Milliseconds for anything before a test gives up. Generous: slow machines draw without a graphics card. */
export const PATIENCE = 180_000;
/** Last events told when a test gives up. */
const LAST = 60;

/** Keys by their names: the sign, the key's code, and its number. */
const KEYS = {
  Enter: ['Enter', 'Enter', 13, '\r'],
  Tab: ['Tab', 'Tab', 9],
  Escape: ['Escape', 'Escape', 27],
  Left: ['ArrowLeft', 'ArrowLeft', 37],
  Up: ['ArrowUp', 'ArrowUp', 38],
  Right: ['ArrowRight', 'ArrowRight', 39],
  Down: ['ArrowDown', 'ArrowDown', 40],
  F1: ['F1', 'F1', 112],
  F9: ['F9', 'F9', 120],
  F10: ['F10', 'F10', 121],
};

function program() {
  if (process.env.KORTLEK_BROWSER) {
    return process.env.KORTLEK_BROWSER;
  }
  for (const folder of process.env.PATH.split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // The next one.
      }
    }
  }
  throw new Error('there is no Chromium; KORTLEK_BROWSER can name one');
}

/** Folder for pictures. */
export function shots() {
  const folder = process.env.KORTLEK_SHOTS ?? join(tmpdir(), 'kortlek-shots');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A folder for what a browser keeps. */
export function profile() {
  return mkdtempSync(join(tmpdir(), 'kortlek-browser-'));
}

/** The running browser. */
export class Browser {
  #child;
  #waiting = new Map();
  #number = 0;
  #sessions = new Map();
  #pages = new Set();
  #ended;

  /**
   * Starts one.
   * @param {{folder?: string, language?: string, ratio?: number}} options the folder of an earlier one, the reader's
   * language, and the screen's pixels to a pixel of the page
   */
  static async start({ folder = profile(), language = 'en-US', ratio = 1 } = {}) {
    const browser = new Browser();
    browser.folder = folder;
    const own = [`--force-device-scale-factor=${ratio}`, `--user-data-dir=${folder}`, `--lang=${language}`, `--accept-lang=${language}`, 'about:blank'];
    browser.#child = spawn(program(), [...ARGUMENTS, ...own], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // A group of its own, so that all its processes can be ended at once.
      detached: true,
    });
    browser.#ended = new Promise((resolve) => { browser.#child.once('exit', resolve); });
    browser.#listen(browser.#child.stdio[4]);
    browser.#child.stdio[3].on('error', () => {});
    return browser;
  }

  #listen(pipe) {
    let rest = '';
    pipe.setEncoding('utf8');
    pipe.on('error', () => {});
    pipe.on('data', (text) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop();
      messages.forEach((message) => this.#hear(JSON.parse(message)));
    });
  }

  #hear({ id, result, error, method, params, sessionId }) {
    if (id === undefined) {
      this.#sessions.get(sessionId)?.(method, params);
      return;
    }
    const { resolve, reject, what } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) {
      reject(new Error(`${what}: ${error.message}`));
    } else {
      resolve(result);
    }
  }

  /** Sends a command, and gives its result. */
  send(method, params = {}, sessionId = undefined) {
    this.#number += 1;
    const id = this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, what: method });
      this.#child.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Opens a tab. */
  async page({ width = 1280, height = 800, touch = false } = {}) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    this.#sessions.set(sessionId, (method, params) => page.hear(method, params));
    this.#pages.add(page);
    await page.prepare({ width, height, touch });
    return page;
  }

  /** A tab is being closed. */
  forget(page) {
    this.#pages.delete(page);
  }

  /** Closes all tabs that are still open. */
  async closePages() {
    await Promise.all([...this.#pages].map((page) => page.close()));
  }

  /** Ends it as a power cut would; what it keeps stays. */
  async kill() {
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    await this.#ended;
    return this.folder;
  }

  /** Ends it, and removes what it keeps. */
  async end() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A tab with the page. */
export class Page {
  /** Lines of the program's report that nobody has asked for yet. */
  unread = [];
  /** Last place of the focus of a menu. */
  focusAt = null;
  /** Requests of the page: address, and bytes over the wire, once known. */
  requests = new Map();
  /** Notices that were shown. */
  notices = [];
  /** States of what sounds. */
  sounds = new Map();
  /** Errors on the page's console. */
  errors = [];
  #last = [];
  #asked = 0;
  #rested = 0;
  #wake = () => {};
  #held = 0;
  #asksForFile = null;
  #traced = () => {};

  constructor(browser, session, target) {
    this.browser = browser;
    this.session = session;
    this.target = target;
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  async prepare(screen) {
    this.touches = screen.touch;
    await Promise.all([
      this.send('Page.enable'),
      this.send('Runtime.enable'),
      this.send('Network.enable'),
      this.send('Log.enable'),
      this.send('Runtime.addBinding', { name: 'kortlekTell' }),
      this.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `globalThis.longTasks = [];
          new PerformanceObserver((list) => {
            for (const { startTime, duration } of list.getEntries()) longTasks.push([Math.round(startTime), Math.round(duration)]);
          }).observe({ type: 'longtask', buffered: true });`,
      }),
      this.resize(screen.width, screen.height),
    ]);
    if (screen.touch) {
      await this.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    }
  }

  hear(method, params) {
    if (method === 'Runtime.bindingCalled' && params.name === 'kortlekTell') {
      this.#said(params.payload);
    } else if (method === 'Runtime.consoleAPICalled') {
      const text = params.args.map((part) => part.value ?? part.description ?? part.type).join(' ');
      this.#remember(`[${params.type}] ${text}`);
      if (params.type === 'error') {
        this.errors.push(text);
      }
    } else if (method === 'Runtime.exceptionThrown') {
      const { text, exception } = params.exceptionDetails;
      this.#remember(`[exception] ${exception?.description ?? text}`);
      this.errors.push(exception?.description ?? text);
    } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
      this.#remember(`[log] ${params.entry.text} ${params.entry.url ?? ''}`);
      this.errors.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    } else if (method === 'WebAudio.contextCreated' || method === 'WebAudio.contextChanged') {
      this.sounds.set(params.context.contextId, params.context.contextState);
    } else if (method === 'Page.fileChooserOpened') {
      this.#asksForFile = params.backendNodeId;
    } else if (method === 'Tracing.tracingComplete') {
      this.#traced(params.stream);
    } else if (method === 'Network.requestWillBeSent') {
      this.requests.set(params.requestId, { url: params.request.url, bytes: 0, isAnswered: false, isKept: false });
    } else if (method === 'Network.responseReceived') {
      const request = this.requests.get(params.requestId);
      if (request) {
        request.isAnswered = true;
        request.isKept = params.response.fromServiceWorker || params.response.fromDiskCache;
      }
    } else if (method === 'Network.loadingFinished') {
      const request = this.requests.get(params.requestId);
      if (request) {
        request.bytes = params.encodedDataLength;
      }
    }
    this.#wake();
  }

  #said(line) {
    this.#remember(`said  ${line}`);
    if (line.startsWith('notice ')) {
      this.notices.push(line.slice('notice '.length));
    }
    if (line.startsWith('rest ')) {
      this.#rested = Number(line.slice(5));
      return;
    }
    const focus = /^(?:focus|placed) (.*) (-?\d+) (-?\d+)$/.exec(line);
    if (focus) {
      this.focusAt = [Number(focus[2]), Number(focus[3])];
    }
    this.unread.push(line);
  }

  #remember(event) {
    this.#last.push(event);
    if (this.#last.length > LAST) {
      this.#last.shift();
    }
  }

  /** Waits until a question has an answer, which is asked again whenever something is heard. */
  async until(what, answer, patience = PATIENCE) {
    const end = Date.now() + patience;
    for (;;) {
      const found = await answer();
      if (found !== undefined && found !== null && found !== false) {
        return found;
      }
      const left = end - Date.now();
      if (left <= 0) {
        throw new Error(`waited in vain for ${what}. What happened last:\n${this.#last.join('\n')}`);
      }
      await new Promise((resolve) => {
        // What the page does not tell is looked at now and then.
        const timer = setTimeout(resolve, Math.min(left, 250));
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** The next unread line that is wanted; those before it are forgotten. */
  heard(wanted) {
    while (this.unread.length > 0) {
      const line = this.unread.shift();
      if (wanted(line)) {
        return line;
      }
    }
    return null;
  }

  /** Waits for a line. */
  next(what, wanted) {
    return this.until(what, () => this.heard(wanted));
  }

  /** Gives a line to the program's input script. */
  script(line) {
    return this.evaluate(`kortlek.script(${JSON.stringify(line)})`);
  }

  async #ask() {
    this.#asked += 1;
    await this.script(`ask ${this.#asked}`);
    return this.#asked;
  }

  /** Waits until the program is at rest: all that was done to it has had its effect. */
  async rest() {
    const question = await this.#ask();
    await this.until('the program’s rest', () => this.#rested >= question);
  }

  /** Waits for a line; null if the program comes to rest without it. */
  async beforeRest(wanted) {
    const question = await this.#ask();
    let line = null;
    await this.until('a line or rest', () => {
      line = this.heard(wanted);
      return line !== null || this.#rested >= question;
    });
    return line ?? this.heard(wanted);
  }

  /** Runs a script before those of every page that is opened from now on. */
  before(source) {
    return this.send('Page.addScriptToEvaluateOnNewDocument', { source });
  }

  /** Listens to what becomes of the page's sound, in `sounds`: states by the number of what sounds. */
  hearSound() {
    return this.send('WebAudio.enable');
  }

  /** Opens an address; what was heard before is forgotten. */
  async open(address) {
    this.unread = [];
    this.#rested = 0;
    this.#asked = 0;
    this.requests.clear();
    // The same address with another part after # would not load the page again.
    await this.send('Page.navigate', { url: 'about:blank' });
    await this.send('Page.navigate', { url: address });
  }

  /** The value of an expression in the page, as if the player had just pressed something or not. */
  async evaluate(expression, userGesture = false) {
    let timer;
    const never = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${expression}: there is no answer`)), PATIENCE);
    });
    const asked = this.send('Runtime.evaluate', {
      expression, returnByValue: true, awaitPromise: true, userGesture,
    });
    const { result, exceptionDetails } = await Promise.race([asked, never]).finally(() => clearTimeout(timer));
    if (exceptionDetails) {
      throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    }
    return result.value;
  }

  /** Changes the size of the window, in the page's pixels. */
  resize(width, height) {
    // The ratio is the browser's: an emulated one does not reach the canvas.
    return this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 0, mobile: false });
  }

  #mouse(type, x, y, more = {}) {
    return this.send('Input.dispatchMouseEvent', { type, x, y, buttons: this.#held, ...more });
  }

  /** Moves the pointer. */
  point(x, y) {
    return this.#mouse('mouseMoved', x, y);
  }

  /** Presses the left button and lets it go. */
  async click(x, y) {
    this.#remember(`did   click ${x} ${y}`);
    await this.point(x - 3, y);
    await this.point(x, y);
    await this.#frame();
    await this.#press(x, y);
    await this.#frame();
    await this.#release(x, y);
    await this.#frame();
  }

  #press(x, y) {
    this.#held = 1;
    return this.#mouse('mousePressed', x, y, { button: 'left', clickCount: 1 });
  }

  #release(x, y) {
    this.#held = 0;
    return this.#mouse('mouseReleased', x, y, { button: 'left', clickCount: 1 });
  }

  /** Drags with the left button. */
  async drag([x, y], [toX, toY]) {
    this.#remember(`did   drag ${x} ${y} ${toX} ${toY}`);
    const steps = 8;
    await this.point(x, y);
    await this.#press(x, y);
    for (let step = 1; step <= steps; step += 1) {
      await this.point(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps);
      await this.#frame();
    }
    await this.#release(toX, toY);
    await this.#frame();
  }

  /** Touches with a finger. */
  async tap(x, y) {
    this.#remember(`did   tap ${x} ${y}`);
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.#frame();
    await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await this.#frame();
  }

  /** Presses a key and lets it go: a name of `KEYS`, or a letter. */
  async press(name) {
    this.#remember(`did   key ${name}`);
    const [key, code, number, text] = KEYS[name]
      ?? [name, `Key${name.toUpperCase()}`, name.toUpperCase().charCodeAt(0), name];
    const event = { key, code, windowsVirtualKeyCode: number, nativeVirtualKeyCode: number };
    await this.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...event });
    await this.#frame();
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    await this.#frame();
  }

  /** Waits for a frame, so that each step of a hand reaches one of its own. */
  #frame() {
    return this.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve(true)))');
  }

  /** The browser's back button. */
  back() {
    return this.evaluate('history.back()');
  }

  /** Does what asks for a file, and chooses this one. */
  async chooseFile(path, act) {
    await this.send('Page.setInterceptFileChooserDialog', { enabled: true });
    this.#asksForFile = null;
    await act();
    const backendNodeId = await this.until('a question for a file', () => this.#asksForFile);
    await this.send('DOM.setFileInputFiles', { files: [path], backendNodeId });
  }

  /** Takes a picture. */
  async shot(name) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
    const path = join(shots(), `web-${name}.png`);
    writeFileSync(path, Buffer.from(data, 'base64'));
    console.log(`picture: ${path}`);
    return data;
  }

  /** Network or none. */
  offline(isOff) {
    return this.send('Network.emulateNetworkConditions', {
      offline: isOff, latency: 0, downloadThroughput: -1, uploadThroughput: -1,
    });
  }

  /** Milliseconds from the beginning of the page to a mark of its script. */
  mark(name) {
    return this.evaluate(`performance.getEntriesByName(${JSON.stringify(name)})[0]?.startTime ?? null`);
  }

  /** The tasks of the main thread of 50 ms or more since the last call: begin and duration. */
  longTasks() {
    return this.evaluate('longTasks.splice(0)');
  }

  /**
   * Does something, and gives the tasks of the main thread meanwhile.
   * @returns {Promise<{wall: number, own: number}[]>} milliseconds by the clock, and of them those in which the thread
   * itself ran, not another program or the threads that draw in software
   */
  async traced(act) {
    const includedCategories = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'];
    await this.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig: { includedCategories } });
    await act();
    const complete = new Promise((resolve) => { this.#traced = resolve; });
    await this.send('Tracing.end');
    const handle = await complete;
    let text = '';
    for (let eof = false; !eof;) {
      const part = await this.send('IO.read', { handle, size: 1 << 20 });
      text += part.base64Encoded ? Buffer.from(part.data, 'base64').toString() : part.data;
      eof = part.eof;
    }
    await this.send('IO.close', { handle });
    const { traceEvents } = JSON.parse(text);
    const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
    const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
    const tasks = traceEvents
      .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
      .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    // A task is written down more than once, each within the other.
    let end = 0;
    const whole = tasks.filter(({ ts, dur }) => {
      const isNext = ts >= end;
      end = Math.max(end, ts + dur);
      return isNext;
    });
    return whole.map(({ dur, tdur = 0 }) => ({ wall: dur / 1000, own: tdur / 1000 }));
  }

  /** Closes the tab. */
  close() {
    this.browser.forget(this);
    return this.browser.send('Target.closeTarget', { targetId: this.target });
  }
}
