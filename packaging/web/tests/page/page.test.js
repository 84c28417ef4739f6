// The page in a real browser, as a player meets it. KORTLEK_PAGE is its address; `cargo verify --only web` sees to
// everything.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, afterEach, before, test } from 'node:test';
import { Browser, shots } from './browser.js';
import { choose, greet, offersIn, play } from './play.js';

const ADDRESS = process.env.KORTLEK_PAGE;
/** A grid, a trick game, the canvas, and one in which all decide at the same time. */
const GAMES = [['granicus', 2], ['court', 2], ['hatchet', 2], ['paparazzi', 3]];
/** A task that takes longer than this, in milliseconds, is felt as a stall. */
const STALL = 50;

/** @type {Browser} */
let browser;

before(async () => {
  assert.ok(ADDRESS, 'KORTLEK_PAGE names the page; `cargo verify --only web` sees to it');
  browser = await Browser.start();
});
after(() => browser?.end());
// A tab that a failed test has left has the right to write.
afterEach(() => browser.closePages());

/** The page with these words behind `#`, once it has drawn, for a player who has been there before. */
async function opened(words, screen = {}, of = browser) {
  const page = await of.page(screen);
  await greet(page, ADDRESS);
  await open(page, words);
  return page;
}

async function open(page, words) {
  await page.open(`${ADDRESS}#${words}${words && '&'}report`);
  await page.until('the first picture', () => page.mark('kortlek-started'));
}

/** The address of a game against bots that do not think long. */
function game(id, players, pace = 'instant') {
  return `play=${id}&players=${players}&bots=novice&seed=5&pace=${pace}`;
}

/** The texts that are kept, by their paths. Nothing is opened, and so made, that is not there. */
async function kept(page) {
  if (!await page.evaluate("indexedDB.databases().then((all) => all.some(({ name }) => name === 'kortlek'))")) {
    return {};
  }
  return page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('kortlek');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const store = request.result.transaction('files').objectStore('files');
      const found = {};
      store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (cursor) {
          found[cursor.key] = new TextDecoder().decode(cursor.value.bytes);
          cursor.continue();
        } else {
          request.result.close();
          resolve(found);
        }
      };
    };
  })`);
}

/** The file that a page gives as a download, caught before the browser lays it into a folder. */
async function downloaded(page, act) {
  await page.evaluate(`(() => {
    const address = URL.createObjectURL;
    globalThis.caught = new Promise((resolve) => {
      URL.createObjectURL = (blob) => {
        URL.createObjectURL = address;
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(',')[1]);
        reader.readAsDataURL(blob);
        return address(new Blob());
      };
    });
  })()`);
  await act();
  return Buffer.from(await page.evaluate('caught'), 'base64');
}

/** The save of a game; empty if there is none. */
async function save(page, id) {
  const files = await kept(page);
  return Object.entries(files).find(([path]) => path.endsWith(`saves/${id}.jsonl`))?.[1] ?? '';
}

/** What the main thread did for too long, in words. */
async function stalls(page, when) {
  const long = (await page.longTasks()).filter(([, duration]) => duration > STALL);
  const longest = Math.max(0, ...long.map(([, duration]) => duration));
  console.log(`${when}: ${long.length} tasks over ${STALL} ms, the longest ${longest} ms`);
}

/** The mean colour of a part of the page is not that of all others: something is drawn. */
async function isDrawn(page) {
  return page.evaluate(`(() => {
    const canvas = document.getElementById('table');
    return canvas.width > 0 && canvas.height > 0 && document.getElementById('cover').hidden;
  })()`);
}

test('the title comes, then from the cache, then without a network', async () => {
  const own = await Browser.start();
  try {
    const page = await opened('', {}, own);
    await page.next('the title', (line) => line === 'screen title');
    await page.rest();
    await page.shot('title');
    const first = await page.mark('kortlek-started');
    const bytes = [...page.requests.values()].reduce((sum, { bytes: size }) => sum + size, 0);
    console.log(`first visit: ${(first / 1000).toFixed(2)} s, ${(bytes / 2 ** 20).toFixed(2)} MiB, ${page.requests.size} requests`);
    await stalls(page, 'first visit');
    const foreign = [...page.requests.values()].filter(({ url }) => !url.startsWith(ADDRESS) && !url.startsWith('blob:'));
    assert.deepEqual(foreign, [], 'nobody else is asked for anything');

    // The page itself is kept last.
    await page.until('what is kept', () => page.evaluate('caches.match(location.pathname).then(Boolean)'));
    await open(page, '');
    await page.next('the title', (line) => line === 'screen title');
    const second = await page.mark('kortlek-started');
    console.log(`second visit: ${(second / 1000).toFixed(2)} s`);
    await page.rest();
    await stalls(page, 'second visit');
    const answered = [...page.requests.values()].filter(({ isAnswered }) => isAnswered);
    const fetched = answered.filter(({ url, isKept }) => url.startsWith(ADDRESS) && !isKept);
    assert.deepEqual(fetched.map(({ url }) => url), [], 'everything comes from the cache');

    await page.offline(true);
    await open(page, '');
    await page.next('the title', (line) => line === 'screen title');
    await page.rest();
    assert.ok(await isDrawn(page));
    // The worker with the bots is kept as well.
    await open(page, 'watch=court&players=2&bots=novice&seed=5&pace=instant');
    await page.next('moves of bots', (line) => line.startsWith('moved ') && Number(line.slice('moved '.length)) > 8);
    assert.deepEqual(page.errors, []);
  } finally {
    await own.end();
  }
});

for (const [id, players] of GAMES) {
  test(`${id} is played to its end by pointer and keys`, async () => {
    const page = await opened(game(id, players));
    await page.next('the table', (line) => line === 'screen table');
    let turn = 0;
    const hand = (now) => {
      turn = now;
      return Math.floor(now / 5) % 2 === 0 ? 'pointer' : 'keys';
    };
    assert.equal(await play(page, hand, 6), null);
    await page.rest();
    await page.shot(id);
    await stalls(page, `${id}, at the beginning`);
    const result = await play(page, hand);
    console.log(`${id}: ${turn} picks, ${JSON.stringify(result)}`);
    assert.equal(result.scores.length, players);
    await page.next('the result', (line) => line === 'menu result');
    await page.rest();
    await page.shot(`${id}-result`);
    await stalls(page, id);
    assert.deepEqual(page.errors, []);
    await page.close();
  });
}

test('a game goes on after the browser was killed', async () => {
  const first = await Browser.start();
  let folder;
  try {
    const page = await opened(game('court', 2), {}, first);
    await play(page, () => 'pointer', 4);
    await page.rest();
    assert.notEqual(await save(page, 'court'), '', 'the game is kept');
  } finally {
    folder = await first.kill();
  }
  const second = await Browser.start({ folder });
  try {
    const page = await opened('continue', {}, second);
    const line = await page.next('where it stands', (said) => said.startsWith('moved '));
    assert.ok(Number(line.split(' ')[1]) > 1, line);
    await page.rest();
    await page.shot('continued');
    assert.equal(await play(page, () => 'keys', 2), null);
  } finally {
    await second.end();
  }
});

test('a game goes on when what is kept is lost, and is kept again', async () => {
  const page = await opened(game('court', 2));
  await play(page, () => 'pointer', 3);
  await page.rest();
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('kortlek');
    request.onsuccess = () => resolve(true);
    request.onerror = () => reject(request.error);
  })`);
  // Until something is decided; the browser may still be writing when the program rests.
  await page.until('the game to be kept again', async () => {
    await play(page, () => 'pointer', 1);
    await page.rest();
    return await save(page, 'court') !== '';
  });
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('a second tab plays and keeps nothing', async () => {
  const page = await opened(game('court', 2));
  await play(page, () => 'pointer', 3);
  await page.rest();
  const earlier = await save(page, 'court');
  assert.notEqual(earlier, '');
  const second = await opened(game('court', 2));
  assert.equal(await second.evaluate("document.getElementById('note').hidden"), false);
  await second.shot('second-tab');
  await play(second, () => 'keys', 4);
  await second.rest();
  assert.equal(await save(page, 'court'), earlier);
  await second.close();
  await page.close();
});

/** Waits until the canvas has all the pixels that a note leaves of a window of this size, and the program rests. */
async function fills(page, width, height, ratio) {
  await page.resize(width, height);
  await page.until('the canvas to follow', () => page.evaluate(`(() => {
    const { width, height } = document.getElementById('table');
    const left = ${height} - document.getElementById('note').offsetHeight;
    return Math.abs(width - ${width * ratio}) <= 2 && Math.abs(height - left * ${ratio}) <= 2;
  })()`));
  await page.rest();
}

test('the page follows its window, on phones too', async () => {
  const page = await opened(game('granicus', 2), { width: 844, height: 390, touch: true });
  for (const [name, width, height] of [['landscape', 844, 390], ['portrait', 390, 844], ['wide', 1600, 700]]) {
    await fills(page, width, height, 1);
    await page.shot(`size-${name}`);
    const told = await page.evaluate("!document.getElementById('note').hidden");
    assert.equal(told, name === 'portrait', 'a table that is too small is told of');
  }
  await page.tap(422, 195);
  await page.rest();
  assert.equal(await page.evaluate('scrollX + scrollY + visualViewport.offsetTop'), 0, 'nothing is scrolled');
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('every pixel of a sharp screen is used', async () => {
  const own = await Browser.start({ ratio: 2 });
  try {
    const page = await opened(game('granicus', 2), { width: 640, height: 400 }, own);
    await fills(page, 640, 400, 2);
    await page.shot('size-sharp');
  } finally {
    await own.end();
  }
});

test('a finger plays', async () => {
  const page = await opened(game('court', 2), { width: 1024, height: 768, touch: true });
  assert.equal(await play(page, () => 'finger', 5), null);
  await page.close();
});

test('back goes a page back', async () => {
  const page = await opened('');
  await page.next('the title', (line) => line === 'screen title');
  await choose(page, 'settings', 'pointer');
  await page.next('the settings', (line) => line === 'menu settings');
  await page.rest();
  await page.back();
  await page.next('the title again', (line) => line === 'menu none');
  await page.rest();
  assert.ok(await isDrawn(page));
  await page.close();
});

test('sound comes with the first press', async () => {
  const page = await browser.page();
  await greet(page, ADDRESS);
  await page.hearSound();
  await open(page, '');
  await page.next('the title', (line) => line === 'screen title');
  await page.rest();
  const states = () => [...page.sounds.values()];
  assert.ok(states().includes('suspended') && !states().includes('running'), `${states()}`);
  await page.press('Tab');
  await page.until('sound', () => states().includes('running'));
  await page.close();
});

/** A gamepad that the browser has, with buttons in their standard places. */
const GAMEPAD = `
  const button = () => Object.create(GamepadButton.prototype, {
    pressed: { value: false, writable: true }, touched: { value: false }, value: { value: 0, writable: true },
  });
  const pad = Object.create(Gamepad.prototype, {
    id: { value: 'Standard gamepad' }, index: { value: 0 }, connected: { value: true },
    mapping: { value: 'standard' }, axes: { value: [0, 0, 0, 0] }, timestamp: { value: 1, writable: true },
    buttons: { value: Array.from({ length: 17 }, button) },
  });
  navigator.getGamepads = () => [pad, null, null, null];
  globalThis.plugIn = () => dispatchEvent(new GamepadEvent('gamepadconnected', { gamepad: null }));
  globalThis.pressButton = async (n) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const value of [1, 0]) {
      pad.buttons[n].pressed = value === 1;
      pad.buttons[n].value = value;
      pad.timestamp += 1;
      for (let n = 0; n < 4; n += 1) await frame();
    }
  };`;
/** The lower one of the four buttons on the right, and a way of the cross. */
const SOUTH = 0;
const RIGHT = 15;

test('a gamepad plays', async () => {
  const page = await browser.page();
  await greet(page, ADDRESS);
  await page.before(GAMEPAD);
  await open(page, game('court', 2));
  await page.evaluate('plugIn()');
  for (let turn = 0; turn < 4; turn += 1) {
    const line = await page.next('an offer', (said) => said.startsWith('offer ') || said.startsWith('result '));
    assert.ok(line.startsWith('offer '), line);
    // The first press brings the focus, the last one decides.
    for (let press = 0; press < 8 && page.unread.every((said) => !said.startsWith('moved ')); press += 1) {
      await page.evaluate(`pressButton(${press === 0 ? RIGHT : SOUTH})`);
      await page.rest();
    }
    await page.next('a move', (said) => said.startsWith('moved '));
  }
  await page.shot('gamepad');
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('a full storage is told of, and the game goes on', async () => {
  const page = await browser.page();
  await greet(page, ADDRESS);
  await page.before(`IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`);
  await open(page, game('court', 2));
  assert.equal(await play(page, () => 'pointer', 3), null);
  await page.rest();
  assert.ok(page.notices.length > 0, 'it is told of');
  assert.equal(new Set(page.notices).size, page.notices.length, `told once: ${page.notices.join('; ')}`);
  await page.shot('full');
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('a picture of the table is a download', async () => {
  const page = await opened(game('court', 2));
  await page.rest();
  const picture = await downloaded(page, () => page.press('F9'));
  assert.equal(picture.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1280, 800]);
  // Something is drawn: one colour takes fewer bytes.
  assert.ok(picture.length > 50_000, `${picture.length} bytes`);
  writeFileSync(join(shots(), 'web-picture.png'), picture);
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('a file that is chosen in the records is watched', async () => {
  const page = await opened('');
  await page.next('the title', (line) => line === 'screen title');
  await choose(page, 'records', 'pointer');
  await page.next('the records', (line) => line === 'menu records');
  await page.rest();
  await page.shot('records');
  const trace = fileURLToPath(new URL('../../../../plugins/games/shed/traces/3-players.jsonl', import.meta.url));
  await page.chooseFile(trace, () => choose(page, 'open file', 'pointer'));
  await page.next('the replay', (line) => line === 'screen table');
  await page.rest();
  await page.shot('watched');
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('a seed is copied elsewhere and pasted in the setup', async () => {
  // Of the other games there are saves.
  const page = await opened('');
  await page.next('the title', (line) => line === 'screen title');
  await browser.send('Browser.grantPermissions', { permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
  await choose(page, 'shed', 'pointer');
  await page.next('the setup', (line) => line === 'screen setup');
  await page.evaluate("navigator.clipboard.writeText(' Seed 70 412')", true);
  await choose(page, 'paste seed', 'pointer');
  await choose(page, 'start', 'keys');
  await page.next('the table', (line) => line === 'screen table');
  await page.rest();
  const begun = await save(page, 'shed');
  assert.match(begun, /"seed":70412\b/);
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('a link to bots at play opens their table', async () => {
  const page = await opened('watch=court&players=2&bots=novice&seed=5&pace=instant');
  await page.next('the end', (line) => line.startsWith('result '));
  await stalls(page, 'bots alone');
  assert.deepEqual(page.errors, []);
  await page.close();
});

test('an unknown game is answered with a sentence', async () => {
  const page = await browser.page();
  await page.open(`${ADDRESS}#play=poker`);
  const words = await page.until('a sentence', () => page.evaluate(
    "document.querySelector('#buttons button') && document.getElementById('cover').innerText"));
  assert.match(words, /poker/);
  await page.close();
});

test('everything kept goes into one file and comes back', async () => {
  const page = await opened(game('court', 2));
  await play(page, () => 'pointer', 3);
  await page.rest();
  const files = await kept(page);
  await page.open(`${ADDRESS}#storage`);
  await page.until('the page of what is kept', () => page.evaluate("document.querySelectorAll('#buttons button').length === 3"));
  await page.shot('storage');
  const exported = await downloaded(page, () => page.evaluate("document.querySelector('#buttons button').click()"));
  const path = join(shots(), 'web-export.kortlek');
  writeFileSync(path, exported);
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('kortlek');
    request.onsuccess = () => resolve(true);
    request.onerror = () => reject(request.error);
  })`);
  await page.chooseFile(path, () => page.evaluate("document.querySelectorAll('#buttons button')[1].click()", true));
  await page.until('everything to be there again', async () => {
    try {
      return JSON.stringify(await kept(page)) === JSON.stringify(files);
    } catch {
      // The page is being loaded again.
      return false;
    }
  });
  await page.close();
});

test('offers are read', () => {
  assert.deepEqual(offersIn('offer 12 piece 4YK 640 712; zone sealed 52 -7'), [
    { name: 'piece 4YK', at: [640, 712] }, { name: 'zone sealed', at: [52, -7] },
  ]);
});
