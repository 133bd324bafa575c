import { table } from '../../../table.ts';
import { opensQuestion } from '../acts/inquiry.ts';
import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { askedIn } from '../topics/asked.ts';
import type { Topic } from '../topics/topics.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import { numberIn } from './numbers.ts';

/** The features that topics are wished as. */
const FEATURE_OF: Readonly<Partial<Record<Topic, string>>> = table({
  quiet: 'quiet',
  view: 'view',
  waterside: 'water',
  outdoor: 'terrace',
  indoor: 'inside',
  music: 'live music',
  dancing: 'dancing',
  screens: 'sports',
  games: 'games',
  group: 'group',
  'private room': 'private room',
  seats: 'seated',
  counter: 'counter',
  solo: 'solo',
  date: 'date',
  business: 'business',
  birthday: 'celebration',
  casual: 'casual',
  fancy: 'dressy',
  lively: 'lively',
  'step-free': 'wheelchair',
  cosy: 'cosy',
  fire: 'fire',
  'open kitchen': 'open kitchen',
  dogs: 'dog',
  kids: 'kids',
  'kids menu': 'kids menu',
  play: 'play',
  highchairs: 'highchairs',
  pram: 'kids',
  parking: 'parking',
  wifi: 'wifi',
  'walk in': 'walk in',
  quick: 'quick',
  byob: 'byob',
  delivery: 'delivery',
  late: 'late',
  portions: 'hearty',
  sharing: 'sharing',
});

/** From this probability on a clause wishes for a topic. */
const SURE = 0.5;
/** "More zingy" asks for a step from what was shown. */
const STEPS: ReadonlySet<string> = new Set(['more', 'less']);
/** Clauses of a message that are read. */
const CLAUSES = 12;
/** Words of a clause that says one thing. */
const WORDS = 14;

/**
 * The features that clauses wish for in words that no list has, by a model of wishes: "muddy boots ok", "we need to hear each other". A clause of
 * which something is understood already, or that asks, wishes for no more; numbers tell how many come, and when. Numbers tell how many come, and when.
 *
 * @param taken tokens that are understood
 */
export function wishedTopics(tokens: readonly Token[], taken: ReadonlySet<number>): Span<Meaning>[] {
  const clauses = [...Map.groupBy(tokens.keys(), (at) => tokens[at]?.clause).values()].slice(0, CLAUSES);
  return clauses.flatMap((clause): Span<Meaning>[] => {
    const words = clause.flatMap((at) => tokens[at] ?? []);
    const [from] = clause;
    if (
      from === undefined ||
      clause.length > WORDS ||
      clause.some((at) => taken.has(at)) ||
      opensQuestion(words) ||
      words.some(({ word }) => STEPS.has(word) || numberIn(word) !== null)
    )
      return [];
    const [likeliest] = askedIn(words, SURE);
    const key = likeliest && FEATURE_OF[likeliest.topic];
    return key ? [{ from, to: from + clause.length, value: { type: 'feature', key } }] : [];
  });
}
