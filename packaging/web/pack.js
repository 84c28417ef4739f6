// Many files as one: the length of an index as four bytes, little-endian; the index, `{"path": [offset, length], …}`
// as JSON, offsets counted from its end; then the bytes. `cargo web` writes the pictures and sounds so, and the page
// what is kept, with the time of the last change as a third number.

/** The file that marks an export, so that another file is not taken for one. */
const MARK = 'kortlek-export';

/**
 * Puts files together.
 * @param {Map<string, {bytes: Uint8Array, modified: number}>} files
 * @returns {Uint8Array}
 */
export function pack(files) {
  const index = {};
  let offset = 0;
  const paths = [...files.keys()].sort();
  for (const path of paths) {
    const { bytes, modified } = files.get(path);
    index[path] = [offset, bytes.length, modified];
    offset += bytes.length;
  }
  const head = new TextEncoder().encode(JSON.stringify(index));
  const whole = new Uint8Array(4 + head.length + offset);
  new DataView(whole.buffer).setUint32(0, head.length, true);
  whole.set(head, 4);
  for (const path of paths) {
    whole.set(files.get(path).bytes, 4 + head.length + index[path][0]);
  }
  return whole;
}

/**
 * Takes files apart again.
 * @param {Uint8Array} whole
 * @returns {Map<string, {bytes: Uint8Array, modified: number}>}
 * @throws {Error} if it is no such file, or a part of one
 */
export function unpack(whole) {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const start = whole.length < 4 ? Infinity : 4 + view.getUint32(0, true);
  if (start > whole.length) {
    throw new Error('not a pack');
  }
  const index = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(whole.subarray(4, start)));
  const files = new Map();
  for (const [path, [offset, length, modified]] of Object.entries(index)) {
    const isWithin = Number.isInteger(offset) && Number.isInteger(length) && offset >= 0 && length >= 0
      && start + offset + length <= whole.length;
    if (!isWithin) {
      throw new Error(`the pack ends before ${path}`);
    }
    files.set(path, { bytes: whole.slice(start + offset, start + offset + length), modified: Number(modified) || 0 });
  }
  return files;
}

/**
 * One file with everything that is kept.
 * @param {Map<string, {bytes: Uint8Array, modified: number}>} files
 * @param {number} now
 */
export function exported(files, now) {
  const mark = { bytes: new TextEncoder().encode('1'), modified: now };
  return pack(new Map([...files, [MARK, mark]]));
}

/**
 * The files of an export; null if it is none.
 * @param {Uint8Array} whole
 */
export function imported(whole) {
  let files;
  try {
    files = unpack(whole);
  } catch {
    return null;
  }
  return files.delete(MARK) ? files : null;
}
