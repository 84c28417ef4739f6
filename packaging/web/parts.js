// The large files of the page ("parts"), as the page, the worker and the service worker fetch them: compressed by the
// build, because not every host compresses, and unpacked here. A script of the old kind, so that the service worker
// can load it in every browser; it defines `kortlekCaches` and `kortlekParts`.

/**
 * What the names of the page's caches begin with, before the hash of a build. Other pages of the same host may have
 * caches, too.
 * @param {string | URL} root the page's folder
 */
globalThis.kortlekCaches = (root) => `kortlek ${root} `;

/**
 * Fetches and keeps parts.
 * @param {object} unpacker the part that unpacks brotli where the browser does not; undefined if nothing is compressed
 * @param {string | URL} folder where the parts lie
 */
globalThis.kortlekParts = (unpacker, folder) => {
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
    const { brotli, gzip } = part.packed;
    if (brotli && (unpacks('brotli') || (unpacker && part.name !== unpacker.name))) {
      return { ...brotli, compression: 'brotli' };
    }
    if (gzip) {
      return { ...gzip, compression: 'gzip' };
    }
    return { name: part.name, bytes: part.bytes, compression: null };
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

  /** The module that unpacks brotli, once it has been needed. */
  let compiled = null;

  /** Unpacks brotli by our own module: `plugins/unpacker` says what it exports. */
  async function unpackedByModule(stream) {
    compiled ??= WebAssembly.compileStreaming(open(unpacker));
    const { exports } = await WebAssembly.instantiate(await compiled);
    return stream.pipeThrough(new TransformStream({
      transform(chunk, controller) {
        const input = exports.input(chunk.byteLength);
        new Uint8Array(exports.memory.buffer, input, chunk.byteLength).set(chunk);
        const length = exports.push();
        if (length < 0) {
          throw new Error('this is not brotli');
        }
        if (length > 0) {
          controller.enqueue(new Uint8Array(exports.memory.buffer, exports.output(), length).slice());
        }
      },
      flush() {
        if (exports.end() === 0) {
          throw new Error('the end is missing');
        }
      },
    }));
  }

  /**
   * Fetches a part and unpacks it as it comes.
   * @param {object} part of `build.js`
   * @param {(bytes: number) => void} onBytes told the bytes that come over the wire
   * @returns {Promise<Response>} the part itself, with its type
   */
  async function open(part, onBytes = () => {}) {
    const { name, compression } = source(part);
    const response = await fetch(new URL(name, folder));
    if (!response.ok || !response.body) {
      throw new Error(`${name}: ${response.status}`);
    }
    if (response.headers.has(UNPACKED)) {
      return response;
    }
    let stream = counted(response.body, onBytes);
    if (compression && unpacks(compression)) {
      stream = stream.pipeThrough(new DecompressionStream(compression));
    } else if (compression) {
      stream = await unpackedByModule(stream);
    }
    return unpacked(part, stream);
  }

  /** The answer to who fetches a part, with its bytes as they are. */
  function unpacked(part, body) {
    const headers = { 'Content-Type': part.type, 'Content-Length': String(part.bytes), [UNPACKED]: '1' };
    return new Response(body, { headers });
  }

  /**
   * Puts a part into the cache from which the service worker answers, unless it is there.
   * @param {Cache} cache
   * @param {object} part of `build.js`
   * @param {BodyInit} body its bytes, if they need not be fetched
   */
  async function keep(cache, part, body) {
    const place = new URL(source(part).name, folder);
    if (!await cache.match(place)) {
      await cache.put(place, body ? unpacked(part, body) : await open(part));
    }
  }

  return { keep, open, source };
};
