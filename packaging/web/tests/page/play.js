// Playing in the page: reads what can be picked and picks it. The lines are those of the window's tests.

/** A game with more picks goes on and on. */
const TOO_MANY = 1500;

/**
 * The offers of a line: names, and where they lie in the page.
 * @param {string} line such as `offer 12 piece 4YK 640 712; zone sealed 52 740`
 */
export function offersIn(line) {
  const list = line.split(' ').slice(2).join(' ');
  return list.split('; ').map((offer) => {
    const [, name, x, y] = /^(.*) (-?\d+) (-?\d+)$/.exec(offer);
    return { name, at: [Number(x), Number(y)] };
  });
}

const isSaid = (line) => line.startsWith('offer ') || line.startsWith('result ');

/** A player with settings is not asked for them at the start, and no tips appear in the middle of a game. */
export async function greet(page, address) {
  // A page on which the program does not begin.
  await page.open(`${address}#storage`);
  await page.until('the page of what is kept', () => page.evaluate("document.querySelectorAll('#buttons button').length === 3"));
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('kortlek', 1);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction('files', 'readwrite');
      const put = (path, text) => {
        const file = { bytes: new TextEncoder().encode(text), modified: Date.now() };
        transaction.objectStore('files').put(file, path);
      };
      put('config/settings.toml', 'tell_decided = false\\ntable_tips = false\\n');
      put('data/memory.toml', 'greeted = true\\n');
      transaction.oncomplete = () => {
        request.result.close();
        resolve(true);
      };
    };
  })`);
}

/** Moves the focus along until it is on what is called `name`, and gives its place at rest. */
export async function steer(page, name) {
  await page.rest();
  page.unread = [];
  for (let step = 0; step < 60; step += 1) {
    await page.press('Tab');
    const line = await page.next('a focus', (said) => said.startsWith('focus '));
    if (line.startsWith(`focus ${name} `)) {
      await page.rest();
      return page.focusAt;
    }
  }
  throw new Error(`the focus never comes to ${name}`);
}

/** Chooses what is called `name` in a menu. */
export async function choose(page, name, hand) {
  const [x, y] = await steer(page, name);
  await (hand === 'keys' ? page.press('Enter') : hand === 'finger' ? page.tap(x, y) : page.click(x, y));
}

async function pick(page, hand, offers, turn) {
  const at = turn % offers.length;
  const [x, y] = offers[at].at;
  if (hand === 'keys') {
    for (let step = 0; step < Math.min(at, 3); step += 1) {
      await page.press('Right');
    }
    await page.press('Enter');
  } else if (hand === 'finger') {
    await page.tap(x, y);
  } else {
    await page.click(x, y);
  }
}

/**
 * Plays a number of picks, or to the end: then this gives the result.
 * @param {(turn: number) => 'pointer' | 'keys' | 'finger'} hand
 */
export async function play(page, hand, enough = TOO_MANY) {
  let last = null;
  let idle = 0;
  for (let turn = 0; turn < enough; turn += 1) {
    // A key may have ended on what can't be picked: then the latest offer stands, and the pointer takes it.
    let line = last ? await page.beforeRest(isSaid) : await page.next('an offer', isSaid);
    const rests = line === null;
    if (rests) {
      idle += 1;
      if (idle > 8 + turn / 4) {
        throw new Error(`picks are lost: ${last}`);
      }
      line = last;
    }
    if (line.startsWith('result ')) {
      return { ...JSON.parse(line.slice('result '.length)), turns: turn };
    }
    last = line;
    await pick(page, rests ? 'pointer' : hand(turn), offersIn(line), turn);
  }
  if (enough === TOO_MANY) {
    throw new Error('the game goes on and on');
  }
  return null;
}
