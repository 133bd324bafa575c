import type { Restaurant } from '@saffron/contracts/guide';
import { inSlices, type Steps } from '../../../slices.ts';
import type { WriterEvent } from '../writer.ts';

/** Dates, which are no numbers to call, or at least seven digits with what people write between them. Minutes and the end of a sentence begin none. */
const NUMBER = /\d{4}-\d{2}-\d{2}|(?<![:\d])(?:\+|\((?=\d{1,5}\)))?\d(?:(?:[ ()–-]|\.(?! )){0,3}\d){6,19}/g;
const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** What may become a number with the next piece, at the end of a text. The longest number has 80 characters. */
const UNFINISHED = /[+(]?(?:[\d:][ ().–-]{0,3}){1,24}$|[+(]$/;
const UNKNOWN = 'the number on its card';

/** What numbers are checked against; it may grow while the reply is written. */
interface Sources {
  /** The restaurants that Claude received, by id. */
  restaurants: ReadonlyMap<number, Restaurant>;
  /** Text that a reply may take numbers from. */
  said: readonly string[];
}

/**
 * Replaces telephone numbers that stand in no data by the number of the restaurant that the text named last. Models copy digits wrongly,
 * and nobody can see it. Holds back text only while it may be the start of a number.
 */
export async function* withExactPhones(
  events: AsyncIterable<WriterEvent>,
  sources: Sources,
): AsyncGenerator<WriterEvent> {
  const exactIn = correction(sources);
  let held = '';
  const release = async function* (text: string): AsyncGenerator<WriterEvent> {
    const exact = await inSlices(exactIn(text));
    if (exact !== '') yield { type: 'text', text: exact };
  };
  try {
    for await (const event of events) {
      if (event.type === 'text') {
        const text = held + event.text;
        held = UNFINISHED.exec(text.slice(-100))?.[0] ?? '';
        yield* release(text.slice(0, text.length - held.length));
      } else {
        if (event.type === 'picks') {
          yield* release(held);
          held = '';
        }
        yield event;
      }
    }
  } catch (error) {
    yield* release(held);
    throw error;
  }
  yield* release(held);
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** @returns corrects the pieces of one text, in their order */
function correction(sources: Sources): (piece: string) => Steps<string> {
  const isKnown = knownNumbers(sources);
  const named = lastNamed(sources.restaurants);
  return function* exactIn(piece) {
    let exact = '';
    let at = 0;
    for (const { 0: number, index } of piece.matchAll(NUMBER)) {
      yield;
      named.read(piece.slice(at, index));
      exact += piece.slice(at, index);
      at = index + number.length;
      const stays = IS_DATE.test(number) || (yield* endsKnown(number, isKnown));
      exact += stays ? number : (named.last()?.phone ?? UNKNOWN);
    }
    named.read(piece.slice(at));
    return exact + piece.slice(at);
  };
}

/** Whether it is a known number, or ends with one: "a table for 2 (293) 555-0104". */
function* endsKnown(number: string, isKnown: (digits: string) => Steps<boolean>): Steps<boolean> {
  for (const { index } of number.matchAll(/(?<!\d)\d/g)) {
    const digits = digitsOf(number.slice(index));
    if (digits.length >= SHORTEST && (yield* isKnown(digits))) return true;
  }
  return false;
}
const SHORTEST = 7;

/** Reads each source once: a reply may have hundreds of numbers, and the sources have hundreds of thousands of characters. */
function knownNumbers({ restaurants, said }: Sources): (digits: string) => Steps<boolean> {
  const known = new Set<string>();
  const unread = [...said];
  const read = new Set<number>();
  return function* isKnown(digits) {
    for (const [id, { phone, saffronNotes, address }] of restaurants) {
      if (!read.has(id)) unread.push(phone ?? '', saffronNotes ?? '', address ?? '');
      read.add(id);
    }
    for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
      yield;
      for (const number of text.match(NUMBER) ?? []) known.add(digitsOf(number));
    }
    return known.has(digits);
  };
}

/** The restaurant that a text names last, as it is read. Only what is new is searched, unless there are new restaurants. */
function lastNamed(restaurants: Sources['restaurants']) {
  let text = '';
  let searched = 0;
  let count = 0;
  let longest = 0;
  let last: Restaurant | null = null;
  return {
    read: (piece: string): void => {
      text += piece;
    },
    last: (): Restaurant | null => {
      if (restaurants.size > count) {
        count = restaurants.size;
        longest = Math.max(...[...restaurants.values()].map(({ name }) => name.length));
        searched = 0;
      }
      last = lastIn(text.slice(Math.max(0, searched - longest)), restaurants) ?? last;
      searched = text.length;
      return last;
    },
  };
}

function lastIn(text: string, restaurants: Sources['restaurants']): Restaurant | null {
  const named = [...restaurants.values()].map((restaurant) => ({ restaurant, at: text.lastIndexOf(restaurant.name) }));
  const last = named.toSorted((a, b) => b.at - a.at || b.restaurant.name.length - a.restaurant.name.length)[0];
  return last && last.at >= 0 ? last.restaurant : null;
}
