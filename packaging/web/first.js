// The first visit: everything comes over the wire, and nothing is kept yet.

/** The page's folder, from which the service worker answers. */
export const ROOT = new URL('../', import.meta.url);

/** Registers the service worker; null where there is none or it is refused. */
export async function register() {
  try {
    return await navigator.serviceWorker?.register(new URL('sw.js', ROOT), { updateViaCache: 'none' }) ?? null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** True if this is the first visit with a browser that keeps the machine code of programs. */
function isWorthwhile() {
  const worker = navigator.serviceWorker;
  // Other browsers than Chromium would compile everything a second time.
  return Boolean(worker) && !worker.controller && 'userAgentData' in navigator;
}

/**
 * On the first visit, has the program kept and compiled by `keep.js` while it starts. Chromium keeps machine code each
 * time that another megabyte of it has been made. The start makes two; a title on which nothing is done makes no third,
 * so that the second compilation must be over by then. For that the service worker has to answer for this page before
 * the program has come.
 * @returns {(program: Response) => Response} what the program goes through on its way
 */
export function keptProgram() {
  if (!isWorthwhile()) {
    return (program) => program;
  }
  let chunks = [];
  const keeper = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      resolve(new Worker(new URL('keep.js', import.meta.url), { type: 'module' }));
    }, { once: true });
  });
  register().then((registration) => {
    // No service worker, or one that will not take over, since the page was loaded past it (Shift and reload).
    if (!registration || registration.active) {
      chunks = null;
    }
  });
  const copy = new TransformStream({
    transform(chunk, controller) {
      chunks?.push(chunk);
      controller.enqueue(chunk);
    },
    flush() {
      if (chunks) {
        const bytes = new Blob(chunks);
        chunks = null;
        keeper.then((worker) => worker.postMessage(bytes));
      }
    },
  });
  return ({ body, headers }) => new Response(body.pipeThrough(copy), { headers });
}
