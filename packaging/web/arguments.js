// The program's arguments, as the address of the page names them.
//
//   #play=granicus&seed=7       a game with these cards
//   #watch=shed&players=3       bots play it
//   #continue                   the game that was left last
//   #storage                    the page on which everything kept is saved to a file, or read from one

/** Words with a value, and the options of the program that they stand for. */
const OPTIONS = {
  play: 'play',
  watch: 'demo',
  players: 'players',
  seed: 'seed',
  bots: 'bots',
  seat: 'seat',
  pace: 'pace',
  set: 'set',
};

/** Words without a value. `report` is for tests: the program tells what happens, and listens to a script. */
const FLAGS = {
  continue: ['--continue'],
  report: ['--report', '--input-from-stdin'],
};

/**
 * The arguments in the part of an address after `#`. Unknown words are left out: they may be a later version's.
 * @param {string} hash such as `#play=granicus&seed=7`
 * @returns {string[]}
 */
export function programArguments(hash) {
  const found = [];
  for (const [word, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (Object.hasOwn(FLAGS, word)) {
      found.push(...FLAGS[word]);
    } else if (Object.hasOwn(OPTIONS, word) && value !== '') {
      // One argument, so that no value is taken for an option.
      found.push(`--${OPTIONS[word]}=${value}`);
    }
  }
  return found;
}

/**
 * Returns true if an address asks for the page of what is kept.
 * @param {string} hash
 */
export function asksForStorage(hash) {
  return new URLSearchParams(hash.replace(/^#/, '')).has('storage');
}
