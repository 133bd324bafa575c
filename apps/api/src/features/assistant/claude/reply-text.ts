/**
 * Divides what Claude writes into the text for the diner, which passes through as it comes, and the last line that names the
 * restaurants by id, which does not. Only white space and what may yet become the tag are kept back.
 *
 * @example with key 'k', 'Go to Luna. <cards-k>7</cards-k>' is the text 'Go to Luna.' and the ids [7]
 */
export class ReplyText {
  readonly #open: string;
  readonly #close: string;
  #pending = '';
  #inTag = false;
  #space = '';
  /** The diner's text so far. */
  text = '';
  /** The ids that Claude named; null while it named none in the agreed form. */
  ids: number[] | null = null;

  constructor(key: string) {
    this.#open = `<cards-${key}>`;
    this.#close = `</cards-${key}>`;
  }

  /** Takes in a piece and returns the text that it releases. */
  push(piece: string): string {
    this.#pending += piece;
    let released = '';
    for (;;) {
      const tag = this.#inTag ? this.#close : this.#open;
      const at = beginning(tag, this.#pending);
      const whole = this.#pending.startsWith(tag, at);
      if (!this.#inTag) {
        released += this.#release(this.#pending.slice(0, at));
        this.#pending = this.#pending.slice(at);
      }
      if (!whole) return released;
      if (this.#inTag) this.ids = idsIn(this.#pending.slice(0, at)) ?? this.ids;
      this.#pending = this.#pending.slice((this.#inTag ? at : 0) + tag.length);
      this.#inTag = !this.#inTag;
    }
  }

  /** What follows is a new paragraph. */
  breakParagraph(): void {
    this.#space = '\n\n';
  }

  /** Nothing follows: returns what was kept back because it might have become the tag. */
  end(): string {
    const rest = this.#pending;
    this.#pending = '';
    if (!this.#inTag) return this.#release(rest);
    this.ids = idsIn(rest.replace(/<[^>]*$/, '')) ?? this.ids;
    this.#inTag = false;
    return '';
  }

  #release(part: string): string {
    const kept = part.trimEnd();
    const trailing = part.slice(kept.length);
    if (kept === '') {
      this.#space += trailing;
      return '';
    }
    const text = this.text === '' ? kept.trimStart() : this.#space + kept;
    this.#space = trailing;
    this.text += text;
    return text;
  }
}

/** Where a tag begins in a text, or may begin with what comes next; the text's length when it does not. */
function beginning(tag: string, text: string): number {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text.startsWith(tag, at) || tag.startsWith(text.slice(at))) return at;
  }
  return text.length;
}

function idsIn(list: string): number[] | null {
  return /^\s*\d{1,10}(\s*,\s*\d{1,10})*\s*$/.test(list) ? list.split(',').map(Number) : null;
}
