// Keeps the page of one build, so that it opens without a network and at once. The build writes its name and files
// into the first lines; another build is another script, which the browser fetches beside this one, and which takes
// over when the page is opened the next time.

/** {hash, folder, shell: [paths], parts: {name: a part}}: what belongs to this build. */
const BUILD = /*build*/ null;

importScripts(`${BUILD.folder}parts.js`);

/** Other pages of the same address may have caches, too: the name begins with the page's own path. */
const MINE = `kortlek ${self.registration.scope} `;
const NAME = MINE + BUILD.hash;
const FOLDER = new URL(BUILD.folder, self.registration.scope);
const PARTS = kortlekParts(BUILD.parts.unpacker, FOLDER);

/** Puts everything into the cache. What the page has just fetched comes from the browser's own cache. */
async function keep() {
  const cache = await caches.open(NAME);
  const start = await fetch('./', { cache: 'no-cache' });
  if (!(await start.clone().text()).includes(BUILD.folder)) {
    // The page and this script are of different builds: the host is just being changed.
    throw new Error('another build');
  }
  await cache.put(new URL('./', self.registration.scope), start);
  await cache.addAll(BUILD.shell);
  for (const part of Object.values(BUILD.parts)) {
    // Kept unpacked: the browser can keep the machine code of a program that is fetched so.
    await cache.put(new URL(PARTS.source(part).name, FOLDER), await PARTS.open(part));
  }
}

/** Removes the builds before this one. */
async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith(MINE) && name !== NAME) {
      await caches.delete(name);
    }
  }
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const key = request.mode === 'navigate' ? new URL('./', self.registration.scope) : request;
  const kept = await cache.match(key, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
// The page that brought this script is answered from here, too, and not only the next one.
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') {
    self.skipWaiting();
  }
});
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
