// Has the page's module of bots answer what was asked of the one here, and compares:
//
//   KORTLEK_WORKER_REQUESTS=target/web/requests cargo test -p kortlek_worker --test all same_answers
//   wasm-bindgen --target web --out-name thinker --out-dir FOLDER kortlek_worker.wasm
//   node packaging/web/tests/worker.mjs FOLDER target/web/requests

import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [folder, requests] = process.argv.slice(2).map((path) => resolve(path));
const { default: init, answer } = await import(join(folder, 'thinker.js'));
await init({ module_or_path: readFileSync(join(folder, 'thinker_bg.wasm')) });

let wrong = 0;
for (const file of readdirSync(requests).sort()) {
  const lines = readFileSync(join(requests, file), 'utf8').trim().split('\n');
  const begun = performance.now();
  let same = 0;
  for (let n = 0; n < lines.length; n += 2) {
    const found = answer(lines[n]);
    if (found === lines[n + 1]) {
      same += 1;
    } else {
      wrong += 1;
      console.error(`${file}, request ${n / 2 + 1}:\n${lines[n]}\nexpected ${lines[n + 1]}\nfound ${found}`);
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${file.padEnd(20)} ${same} of ${lines.length / 2} the same, ${seconds} s`);
}
for (const bad of ['', '{}', '{"kind":"decide","trace":"x","seat":300}']) {
  if (!answer(bad).startsWith('{"error":')) {
    wrong += 1;
    console.error(`not refused: ${bad}`);
  }
}
process.exit(wrong > 0 ? 1 : 0);
