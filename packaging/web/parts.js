// The large files of the page ("parts"), as the page, the worker and the service worker fetch them: compressed by the
// build, because not every host compresses, and unpacked here. A script of the old kind, so that the service worker
// can load it in every browser; it defines `kortlekParts`.

globalThis.kortlekParts = (() => {
  /** Names of compressions for `DecompressionStream`, the best first. */
  const COMPRESSIONS = ['brotli', 'gzip'];

  /** The header of a part that the service worker has kept unpacked. */
  const UNPACKED = 'Kortlek-Unpacked';

  /** Returns true if the browser unpacks this. */
  function unpacks(compression) {
    try {
      new DecompressionStream(compression);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * How a part is fetched best: the name of the file, its size, and its compression, if it has one.
   * @param {{name: string, bytes: number, packed: Object<string, {name: string, bytes: number}>}} part
   */
  function source(part) {
    const compression = COMPRESSIONS.find((name) => part.packed[name] && unpacks(name));
    return compression ? { ...part.packed[compression], compression } : { name: part.name, bytes: part.bytes, compression: null };
  }

  /** The same bytes, told to `onBytes` as they come. */
  function counted(stream, onBytes) {
    return stream.pipeThrough(new TransformStream({
      transform(chunk, controller) {
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }));
  }

  /**
   * Fetches a part and unpacks it as it comes.
   * @param {object} part of `build.js`
   * @param {string | URL} folder where it lies
   * @param {(bytes: number) => void} onBytes told the bytes that come over the wire
   * @returns {Promise<Response>} the part itself, with its type
   */
  async function open(part, folder, onBytes = () => {}) {
    const { name, compression } = source(part);
    const response = await fetch(new URL(name, folder));
    if (!response.ok || !response.body) {
      throw new Error(`${name}: ${response.status}`);
    }
    if (response.headers.has(UNPACKED)) {
      return response;
    }
    let stream = counted(response.body, onBytes);
    if (compression) {
      stream = stream.pipeThrough(new DecompressionStream(compression));
    }
    const headers = { 'Content-Type': part.type, 'Content-Length': String(part.bytes), [UNPACKED]: '1' };
    return new Response(stream, { headers });
  }

  return { open, source };
})();
