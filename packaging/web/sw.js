// Keeps the page of one build, so that it opens without a network and at once. The build writes its name and files
// into the first lines; another build is another script, which the browser fetches beside this one, and which takes
// over when the page is opened the next time.

/** {hash, folder, shell: [paths], parts: {name: a part}}: what belongs to this build. */
const BUILD = /*build*/ null;

importScripts(`${BUILD.folder}parts.js`);

const ROOT = self.registration.scope;
const MINE = kortlekCaches(ROOT);
const NAME = MINE + BUILD.hash;
const PARTS = kortlekParts(BUILD.parts.unpacker, new URL(BUILD.folder, ROOT));

/** Puts everything into the cache, the page itself last. What has just been fetched comes from the browser's own cache. */
async function keep() {
  const cache = await caches.open(NAME);
  if (await cache.match(ROOT)) {
    return;
  }
  const start = await fetch('./', { cache: 'no-cache' });
  if (!(await start.clone().text()).includes(BUILD.folder)) {
    // The page and this script are of different builds: the host is just being changed.
    throw new Error('another build');
  }
  await cache.addAll(BUILD.shell);
  for (const part of Object.values(BUILD.parts)) {
    // Unpacked: the browser can keep the machine code of a program that is fetched so.
    await PARTS.keep(cache, part);
  }
  await cache.put(ROOT, start);
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
  const key = request.mode === 'navigate' ? ROOT : request;
  const kept = await cache.match(key, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
  return kept ?? fetch(request);
}

// The first build of all is kept when the page asks for it, which is busy until then; another one before it takes over.
self.addEventListener('install', (event) => event.waitUntil(self.registration.active ? keep() : undefined));
// The page that brought this script is answered from here, too, and not only the next one.
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') {
    self.skipWaiting();
  } else if (event.data === 'keep') {
    event.waitUntil(keep());
  }
});
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(ROOT)) {
    event.respondWith(answer(event.request));
  }
});
