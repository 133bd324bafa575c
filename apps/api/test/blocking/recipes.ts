import type { Restaurant } from '@saffron/contracts/guide';
import { MESSAGE_MAX } from '@saffron/contracts/limits';
import { ASKS } from '../../../../bench/quality/asks/index.ts';
import type { Turn } from '../../src/features/understanding/turn.ts';

/** A message made of pieces, again and again, up to a length. */
export interface Recipe {
  pieces: string[];
  separator: string;
  letters: number;
}

/** @example textOf({ pieces: ['no', 'pizza'], separator: ' ', letters: 11 }) // 'no pizza no' */
export function textOf({ pieces, separator, letters }: Recipe): string {
  const round = pieces.map((piece) => `${piece || 'x'}${separator}`).join('');
  return round
    .repeat(Math.ceil(letters / round.length))
    .slice(0, letters)
    .toWellFormed();
}

/** Text that becomes longer when it is put into words or normalized, and text that tokenizers and regular expressions choke on. */
export const TROUBLE: readonly string[] = [
  ...'🍜 🍕 🐶 ☕ 👩‍🍳 🏳️‍🌈 ﷺ ㍻ ㎉ ﬃ Ⅷ ½ ẞ İ ŉ 각 が 𝒜 𝔸 Ǆ é ж 寿司 مطعم ラーメン'.split(' '),
  ...'a aa ab 1 7 $ $$ € 7pm 19:15 $20 under 4th 100000'.split(' '),
  ...`, . ? ! ; : ( ) [ " “ ” ' ’ - — … / & < <a <script </ | \\ *`.split(' '),
  ...'not|no|without|anything but|instead of|or|and|in|near the|at|the|is it|do they have|which|check if'.split('|'),
  ...'half past 6|30 each|two of us|under 50| - '.split('|'),
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['\u0301', 'a\u0301\u0323', '\u200d', '\u200b', '\ufe0f', '\u202e', '\u00a0', '\t', '\n'],
  ...[' '.repeat(30), 'x'.repeat(70)],
];

/** What people say and what the guide has in it, as pieces of messages; `seldom`: each has a letter too many. */
export function wordsFor(rows: readonly Restaurant[]): { usual: string[]; seldom: string[] } {
  const said = ASKS.flatMap((ask) => ask.said.flatMap((message) => message.split(/(?<=[,.?!])\s+/)));
  const fields = rows.flatMap(({ name, cuisine, neighborhood, tag, address }) => [
    ...[name, cuisine, neighborhood, address].map((text) => text ?? ''),
    ...(tag ?? '').split(', '),
  ]);
  const phrases = [...said, ...fields];
  const words = phrases.flatMap((phrase) => phrase.split(' '));
  const usual = [...new Set([...phrases, ...words])].filter((text) => text && text.length < 100);
  const long = [...new Set(words)].filter((word) => word.length > 4);
  return { usual, seldom: long.map((word) => `${word.slice(0, 3)}${word[1]}${word.slice(3)}`) };
}

/** The conversation of some messages, each of which but the last one was answered with restaurants of the guide. */
export const conversationOf = (messages: readonly string[], rows: readonly Restaurant[]): Turn[] =>
  messages.map((message, at) => ({
    message: message.slice(0, MESSAGE_MAX),
    reply:
      at === messages.length - 1
        ? null
        : {
            text: `Here are three. ${'Which part of town? '.repeat(at)}`,
            restaurantIds: [0, 1, 2].flatMap((place) => rows[(at * 7 + place * 3) % rows.length]?.id ?? []),
          },
  }));
