import type { Restaurant } from '@saffron/contracts/guide';
import type { WriterEvent } from '../writer.ts';

/** Dates, which are no numbers to call, or at least seven digits with what people write between them. */
const NUMBER = /\d{4}-\d{2}-\d{2}|(?:\+|\((?=\d{1,5}\)))?\d(?:[ ().–-]{0,3}\d){6,19}/g;
const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** What may become a number with the next piece, at the end of a text. The longest number has 80 characters. */
const UNFINISHED = /[+(]?(?:\d[ ().–-]{0,3}){1,20}$|[+(]$/;
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
  let before = '';
  let held = '';
  const release = function* (text: string): Generator<WriterEvent> {
    const exact = exactIn(text, before, sources);
    before += exact;
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

function exactIn(text: string, before: string, { restaurants, said }: Sources): string {
  return text.replace(NUMBER, (number, at: number) => {
    if (IS_DATE.test(number)) return number;
    const all = [...restaurants.values()];
    const digits = digitsOf(number);
    const known = [...all.flatMap(({ phone, saffronNotes, address }) => [phone, saffronNotes, address]), ...said];
    if (known.some((one) => one?.match(NUMBER)?.some((written) => digitsOf(written) === digits))) return number;
    return lastNamed(before + text.slice(0, at), all)?.phone ?? UNKNOWN;
  });
}

function lastNamed(text: string, restaurants: readonly Restaurant[]): Restaurant | null {
  const named = restaurants.map((restaurant) => ({ restaurant, at: text.lastIndexOf(restaurant.name) }));
  const last = named.toSorted((a, b) => b.at - a.at || b.restaurant.name.length - a.restaurant.name.length)[0];
  return last && last.at >= 0 ? last.restaurant : null;
}
