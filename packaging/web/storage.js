// Where the program's files are kept: the database `kortlek` of the page's address, store `files`, a record
// {bytes, modified} for each path. What is written in one call is there afterwards as a whole, or not at all.

const STORE = 'files';

/** The error of a call that can't write, with the name by which the program knows the reason. */
function refusal(name) {
  return Object.assign(new Error(name), { name });
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The files as they were read at the start and written since, and the database behind them. */
export class Storage {
  /** @type {Map<string, {bytes: Uint8Array, modified: number}>} */
  files = new Map();
  /** A reason why nothing is written: `ReadOnly`, `StorageUnavailable`, or none. */
  refuses = null;
  /** @type {IDBDatabase | null} */
  #database = null;
  /** The last call, so that each waits for the one before. */
  #last = Promise.resolve();

  /**
   * Reads everything. If there is no storage, as in some private windows, there are no files, and none can be written.
   * @param {boolean} isReadOnly another tab writes
   */
  static async read(isReadOnly) {
    const storage = new Storage();
    try {
      await storage.#open();
      const store = storage.#database.transaction(STORE).objectStore(STORE);
      const [paths, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      paths.forEach((path, n) => storage.files.set(path, values[n]));
    } catch (error) {
      console.warn('nothing can be kept:', error);
      storage.refuses = 'StorageUnavailable';
    }
    if (isReadOnly) {
      storage.refuses ??= 'ReadOnly';
    }
    return storage;
  }

  async #open() {
    const request = indexedDB.open('kortlek', 1);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.result.createObjectStore(STORE);
    };
    const database = await done(request);
    // The browser closes it when the player empties the storage, or another tab deletes it.
    database.onclose = () => { this.#database = null; };
    database.onversionchange = () => {
      database.close();
      this.#database = null;
    };
    this.#database = database;
    return isNew;
  }

  /**
   * Writes files, or removes those whose bytes are null, all together.
   * @param {Array<[string, Uint8Array | null]>} changes
   * @returns {Promise<void>} rejected with an error whose name tells the reason, such as `QuotaExceededError`
   */
  write(changes) {
    const modified = Date.now();
    // The program may use its memory for something else meanwhile.
    const copies = changes.map(([path, bytes]) => [path, bytes && { bytes: bytes.slice(), modified }]);
    const written = this.#last.then(() => this.#write(copies));
    this.#last = written.catch(() => {});
    return written;
  }

  async #write(changes) {
    if (this.refuses) {
      throw refusal(this.refuses);
    }
    for (const [path, file] of changes) {
      if (file) {
        this.files.set(path, file);
      } else {
        this.files.delete(path);
      }
    }
    try {
      await this.#transact(await this.#wanted(changes));
    } catch (error) {
      // The database may have been closed without a word.
      if (error.name !== 'InvalidStateError') {
        throw error;
      }
      this.#database = null;
      await this.#transact(await this.#wanted(changes));
    }
  }

  /** What has to be written: where the storage was emptied, everything that is known goes into the new one. */
  async #wanted(changes) {
    const isNew = this.#database === null && await this.#open();
    return isNew ? [...this.files] : changes;
  }

  #transact(changes) {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? refusal('AbortError'));
      const store = transaction.objectStore(STORE);
      for (const [path, file] of changes) {
        if (file) {
          store.put(file, path);
        } else {
          store.delete(path);
        }
      }
      // It is finished even if the page goes now.
      transaction.commit();
    });
  }
}
