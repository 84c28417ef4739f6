// The back button. The browser's list of visited pages has one entry for the first page of the program and, while
// any other page or a table is open, a second one, whatever is open: going back from the second means “one page back”
// to the program, which may lead to a page that needs a second entry again.

/** What has been done to the list, and what is to be done. */
export class Trail {
  /** Pages between the program's first page and the one that is open. */
  depth = 0;
  /** The second entry is there. */
  isAhead = false;
  /** The second entry is being taken away by the page itself, so that the answer to it means nothing. */
  isReturning = false;

  /**
   * The program has opened a page.
   * @param {number} depth
   * @returns {'push' | 'back' | null} what has to be done to the list
   */
  shown(depth) {
    this.depth = depth;
    if (this.isReturning) {
      return null;
    }
    if (depth > 0 && !this.isAhead) {
      this.isAhead = true;
      return 'push';
    }
    if (depth === 0 && this.isAhead) {
      this.isReturning = true;
      return 'back';
    }
    return null;
  }

  /**
   * The list has come to another entry.
   * @param {boolean} isAhead it is the second one
   * @returns {{ask: boolean, then: 'push' | 'back' | null}} whether the program has to go a page back, and what has
   * to be done to the list
   */
  moved(isAhead) {
    this.isAhead = isAhead;
    if (this.isReturning) {
      this.isReturning = false;
      return { ask: false, then: this.shown(this.depth) };
    }
    if (isAhead) {
      // Forward: there is no page that the program could open again.
      return { ask: false, then: this.shown(this.depth) };
    }
    return { ask: this.depth > 0, then: null };
  }

  /**
   * The program was asked for the page before, and has drawn since.
   * @returns {'push' | 'back' | null}
   */
  asked() {
    return this.shown(this.depth);
  }
}
