// Sound before and after the first press.

/**
 * No page may sound before the player has pressed something: what was made before that is woken then. Must be called
 * before the program's own script is loaded, since that takes hold of the browser's class at once.
 */
export function wakeSound() {
  const Context = globalThis.AudioContext;
  if (!Context) {
    return;
  }
  const made = [];
  globalThis.AudioContext = class extends Context {
    constructor(options) {
      super(options);
      made.push(this);
    }
  };
  const wake = () => {
    for (const context of made.filter(({ state }) => state === 'suspended')) {
      context.resume().catch((error) => console.warn(error));
    }
  };
  for (const kind of ['pointerdown', 'pointerup', 'keydown', 'touchend']) {
    addEventListener(kind, wake, { capture: true });
  }
}

/** What sounds takes a twentieth of a second to make the first time, and there is time while the program comes. */
export function warmSound() {
  const Context = globalThis.AudioContext;
  if (Context) {
    new Context().close().catch((error) => console.warn(error));
  }
}
