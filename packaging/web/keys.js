// Keys that belong to the browser: the program never sees them, so they do what they always do.

/** Function keys: reload, address, full screen, tools. */
const FUNCTION_KEYS = new Set(['F3', 'F5', 'F6', 'F7', 'F11', 'F12']);
/** Letters and signs that belong to the browser while Ctrl (on a Mac ⌘) is held: tabs, windows, address, printing, size. */
const WITH_CONTROL = new Set(['r', 't', 'w', 'n', 'l', 'd', 'p', 'f', 'j', '+', '-', '=', '0', 'Tab', 'PageUp', 'PageDown', 'F4']);

/**
 * Returns true if a key is the browser's own.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 */
export function isBrowsers(event) {
  if (FUNCTION_KEYS.has(event.key)) {
    return true;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    return WITH_CONTROL.has(key);
  }
  return event.altKey && ['ArrowLeft', 'ArrowRight', 'Home', 'F4', 'd'].includes(key);
}
