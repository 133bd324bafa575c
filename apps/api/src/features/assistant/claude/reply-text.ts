import { withoutPiles } from '@saffron/contracts/plain';

/** Control characters, which a terminal obeys and the database does not all store, and what turns the direction of the text around it. */
const UNWANTED = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;
/** UTF-16 units that are more than any character (grapheme cluster) has. */
const CHARACTER_MAX = 40;
/** Maximum characters of a list of ids: far more than the cards of a reply need. */
const LIST_MAX = 200;

/**
 * Splits Claude's output into the text for the user, which is passed through as it arrives, and the closing line with
 * restaurant ids. Holds back only white space and text that may be the start of the tag.
 *
 * @example with key 'k', 'Go to Luna. <cards-k>7</cards-k>' yields the text 'Go to Luna.' and the ids [7]
 */
export class ReplyText {
  readonly #open: string;
  readonly #close: string;
  #pending = '';
  #inTag = false;
  #space = '';
  /** The end of what came before, with all of its last character. */
  #before = '';
  /** The text for the user so far. */
  text = '';
  /** The listed ids; null if there is no valid list. */
  ids: number[] | null = null;

  constructor(key: string) {
    this.#open = `<cards-${key}>`;
    this.#close = `</cards-${key}>`;
  }

  /** Adds a chunk and returns the text that can be shown. */
  push(piece: string): string {
    this.#pending += this.#unpiled(piece.replace(UNWANTED, ''));
    let released = '';
    for (;;) {
      const tag = this.#inTag ? this.#close : this.#open;
      const at = beginning(tag, this.#pending);
      const whole = this.#pending.startsWith(tag, at);
      if (!this.#inTag) {
        released += this.#release(this.#pending.slice(0, at));
        this.#pending = this.#pending.slice(at);
      }
      if (!whole) {
        this.#boundList();
        return released;
      }
      if (this.#inTag) this.ids = idsIn(this.#pending.slice(0, at)) ?? this.ids;
      this.#pending = this.#pending.slice((this.#inTag ? at : 0) + tag.length);
      this.#inTag = !this.#inTag;
    }
  }

  /** Starts a new paragraph with the next text. */
  breakParagraph(): void {
    this.#space = '\n\n';
  }

  /** Ends the input and returns the text that was held back. */
  end(): string {
    const rest = this.#pending;
    this.#pending = '';
    if (!this.#inTag) return this.#release(rest);
    this.ids = idsIn(rest.replace(/<[^>]*$/, '')) ?? this.ids;
    this.#inTag = false;
    return '';
  }

  /** A piece without what piles up on a character that may have begun with pieces before. */
  #unpiled(piece: string): string {
    const kept = withoutPiles(this.#before + piece).slice(this.#before.length);
    this.#before = (this.#before + kept).slice(-CHARACTER_MAX);
    return kept;
  }

  /** Drops a list that is too long, so that nobody waits for its end, which may never come. What is left is not a list. */
  #boundList(): void {
    if (!this.#inTag || this.#pending.length <= LIST_MAX) return;
    this.#pending = `…${this.#pending.slice(-this.#close.length)}`;
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

/** The position of a tag or of a possible start of it at the end of the text; otherwise the length of the text. */
function beginning(tag: string, text: string): number {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text.startsWith(tag, at) || tag.startsWith(text.slice(at))) return at;
  }
  return text.length;
}

function idsIn(list: string): number[] | null {
  const isList = list.length <= LIST_MAX && /^\s*\d{1,10}(\s*,\s*\d{1,10})*\s*$/.test(list);
  return isList ? list.split(',').map(Number) : null;
}
