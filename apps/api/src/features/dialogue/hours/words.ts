import { isNumbered } from '../../understanding/acts/references.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { movedBy } from '../../understanding/reading/shifts.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';

/** What words say about hours: `asks` when rather than whether, `until` a time to stay to, `orders` up to when one can order, `which` those of what was shown, or else places to be found; `sought` a place to be found; `other`: what is near is not closed, and what is closed for good has no hours, and a wait is none. */
export type HoursWord =
  | 'open'
  | 'opens'
  | 'closes'
  | 'orders'
  | 'late'
  | 'starts'
  | 'ends'
  | 'week'
  | 'days'
  | 'asks'
  | 'until'
  | 'arrive'
  | 'most'
  | 'least'
  | 'which'
  | 'sought'
  | 'other';

const ROWS: Readonly<Record<HoursWord, string>> = {
  open: 'open|opened|opening|closed|shut|still serving|still going|still doing|still on|kitchen open|open up|still be going|still be serving|still be cooking|still be on',
  opens: 'opening time|opens at|start serving|how early|open from|what time open',
  closes:
    'close|closes|closing|shut|closing time|how long have we got|how long have i got|how long do we have|how long would we have|til when|till when|until when|till what time|until what time|til what time|up to what time|how late|stop serving|wrap up|how long are they open|how long is it open|chuck you out|kick you out|throw us out|throw you out|kick us out|chuck us out|stay open|stays open|staying open|open till|open until|open til|open to|going till|serve till|serve until',
  orders:
    'order|orders|ordering|last food|last call|cooking|kitchen|stop serving|serve till|serve until|serve food|serving food|food served|seat us|seating|seatings|get food|get fed',
  late: 'late|that late|late night',
  starts: 'get going|gets going|start|starts|begin|begins|kick off|kicks off',
  ends: 'last food|last call|finish|finishes|stop|stops|end|ends|packs up|pack up',
  week: 'open and close|open and shut|opens and closes|opens and shuts|open and closing|opening and closing|what hours|which hours|the hours|their hours|its hours|hours of|hours for|hours at|hours there|hours on|hours like|hours please|opening hours|opening times|business hours|open hours|schedule|open early|opens early',
  days: 'what days|which days|what day|which day|days off|day off|every day|all week|seven days a week',
  asks: 'when|whens|what time open|what time|till what time|until what time|til what time|up to what time|what times|how late|how early|till when|til when|until when|how long|what hour|the latest',
  until: 'till|until|til|past|beyond',
  arrive:
    'doing food|serving food|do food|get there|be there|got there|go there|arrive|arrived|turn up|turned up|rock up|show up|showed up|went at|come at|came at|go early|go earlier|go later|come early|come earlier|come later|if we go|if we went|if we come|if we came|if we arrive|if i go|if i come|can they do|could they do|made it there|make it there|get in at|go at|too late|too early|still eat|can we eat|could we eat|can i eat|could i eat|we can eat|we could eat|we can still',
  other:
    'shut down|shuts down|close down|closed down|closing down|shut for good|closed for good|closing for good|close to|close by|close enough|too close|quite close|pretty close|close together|real close|how long do we have to|how long do i have to|how long would we have to',
  most: 'last|latest|longest|later|longer',
  least: 'earliest|first|earlier|soonest',
  which: 'whats open|what is open|whats still open|what is still open|whats open there|which is open|which are open',
  sought:
    'somewhere|anywhere|anything|something|someplace|wheres open|where is open|who is open|whos open|where can|where could|place open|places open|find|recommend|any place|any places|looking for|options|need|want|fancy',
};

const PHRASES = new Phrases<HoursWord>(
  Object.entries(ROWS).flatMap(([word, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, word as HoursWord] as const),
  ),
);

const SUBJECTS: readonly HoursWord[] = ['open', 'opens', 'closes', 'week'];

/**
 * Whether words are about the hours of a place at all.
 *
 * @param timed a time is named: "can we turn up at ten?", but not "can sixteen of us turn up?"
 */
export const asksHours = (words: ReadonlySet<HoursWord>, timed: boolean): boolean =>
  SUBJECTS.some((word) => words.has(word)) ||
  asksForOrders(words) ||
  (words.has('asks') && (words.has('starts') || words.has('ends'))) ||
  (words.has('arrive') && (timed || words.has('asks')));

/** "What's the latest we can order?", "when does the kitchen stop?" */
export const asksForOrders = (words: ReadonlySet<HoursWord>): boolean =>
  (words.has('orders') || (words.has('arrive') && words.has('most'))) && ENDS.some((word) => words.has(word));
const ENDS: readonly HoursWord[] = ['closes', 'ends', 'until', 'most'];

/** The tokens of a message that ask about hours, or name a time. */
export function hoursTokens({ tokens, times }: Pick<Reading, 'tokens' | 'times'>): ReadonlySet<number> {
  const spans = [...PHRASES.findAll(tokens), ...times];
  const days = tokens.flatMap(({ word }, at) => (DAY.test(word) ? [at] : []));
  return new Set([
    ...days,
    ...spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  ]);
}
const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|now|weekends?|weekdays?)$/;

/** What a message says about hours, but for the words that stand for a place: its name, "the first". */
export function hoursWordsOf({ tokens, names }: Pick<Reading, 'tokens' | 'names'>): ReadonlySet<HoursWord> {
  const isNamed = (at: number) => names.some(({ from, to }) => at >= from && at < to);
  // "If we came an hour earlier" asks for no first and no last place.
  const isMoved = movedBy(tokens) !== null;
  const isSaid = ({ value, from, to }: Span<HoursWord>) =>
    to - from === 1
      ? !isNumbered(tokens, tokens[from]?.word === 'stop' ? from - 1 : from) && !(isMoved && ORDERING.has(value))
      : true;
  const spans = tokens.flatMap((_, at) => (isNamed(at) ? [] : PHRASES.at(tokens, at)));
  const words = new Set(spans.filter(isSaid).map(({ value }) => value));
  return words.has('asks') && doesOpen(tokens) ? words.add('opens') : words;
}

/** "What time does the first one open?" asks for the hour at which it does, and "when is it open?" for all hours. */
const doesOpen = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, stem, clause }, at) =>
      stem === 'open' &&
      tokens[at - 1]?.word !== 'be' &&
      !UP_TO.has(tokens[at + 1]?.word ?? '') &&
      (word === 'opens' || tokens.slice(0, at).some((before) => before.clause === clause && DOING.has(before.word))),
  );
const DOING = wordSet('do does did will would');
const UP_TO = wordSet('until till til to');

const ORDERING: ReadonlySet<HoursWord> = new Set(['most', 'least']);
