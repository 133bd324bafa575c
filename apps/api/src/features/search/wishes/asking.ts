import type { Token } from '../text/tokens.ts';
import type { Reading } from './read.ts';
import type { Topic } from './wishes.ts';

/** The subject of the question that a reply ended with. */
export function askedIn(reply: string): Topic[] {
  const question = reply.trim().endsWith('?')
    ? (reply
        .trim()
        .split(/[.!?\n]+\s/)
        .at(-1) ?? '')
    : '';
  const topics: Topic[] = [];
  if (/\b(price|budget|spend|cost|cheap|pricey)/i.test(question)) topics.push('price');
  if (/\b(area|part of town|neighbou?rhood|where|side of)\b/i.test(question)) topics.push('area');
  if (/\b(food|cuisine|kitchen|craving|eat|mood for)\b/i.test(question)) topics.push('food');
  return topics;
}

const POINTING: ReadonlySet<string> = new Set(
  'there it they that this those them first second third last one'.split(' '),
);

/** "Is it in the west?", "Do they have ramen?": a question about places, not for new ones. */
export function isCheck(reading: Reading): boolean {
  const mentioned = reading.tokens[reading.mentions[0]?.from ?? -1];
  return (
    asksOf(reading, (token) => token.sentence === mentioned?.sentence) ||
    // "How about the second one, does it have a terrace?"
    asksOf(reading, (token) => token.clause === mentioned?.clause)
  );
}

function asksOf(reading: Reading, within: (token: Token) => boolean): boolean {
  const words = reading.tokens.filter(within).map((token) => token.word);
  const start = words.findIndex((word) => ['is', 'are', 'does', 'do', 'can', 'so', 'and'].includes(word));
  if (start !== 0 || words.includes('near') || words.includes('nearby')) return false;
  return words.slice(1, 4).some((word) => POINTING.has(word)) || reading.names.length > 0;
}

/** "Is there a terrace?" asks about the places just shown. */
export function isThere(reading: Reading, last: readonly number[]): boolean {
  const [first, second] = reading.tokens.map((token) => token.word);
  const features =
    reading.mentions.length > 0 &&
    reading.mentions.every(({ meaning }) => meaning.type === 'feature' || meaning.type === 'tag');
  return last.length > 0 && features && (first === 'is' || first === 'are') && second === 'there';
}
