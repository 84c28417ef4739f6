// What the page's thread does in one piece from the press that deals to the first decision, in the first deal of a visit:
// `node stalls.js ADDRESS GAME…`, with the page of `cargo web` at that address. No test: it tells figures.

import { Browser } from './browser.js';
import { choose, greet } from './play.js';

/** Milliseconds for which the page has rested before the deal, as if its player read. */
const READING = 3000;

const [address, ...games] = process.argv.slice(2);
for (const game of games) {
  const browser = await Browser.start();
  try {
    const page = await browser.page();
    await greet(page, address);
    await page.open(`${address}#report`);
    await page.until('the first picture', () => page.mark('kortlek-started'));
    await page.next('the title', (line) => line === 'screen title');
    await page.rest();
    await choose(page, game, 'pointer');
    await page.next('the setup', (line) => line === 'screen setup');
    await page.rest();
    await new Promise((resolve) => { setTimeout(resolve, READING); });
    const tasks = await page.traced(async () => {
      await page.click(...page.focusAt);
      await page.next('a decision', (line) => line.startsWith('offer '));
      await page.rest();
    });
    const longest = (kind) => Math.max(...tasks.map((task) => task[kind])).toFixed(0);
    const long = tasks.filter(({ wall }) => wall > 50).length;
    console.log(`${game}: the longest ${longest('own')} ms of its own, ${longest('wall')} ms by the clock; ${long} over 50 ms by the clock`);
  } finally {
    await browser.end();
  }
}
