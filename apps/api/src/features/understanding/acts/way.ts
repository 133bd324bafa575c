import type { Mention, Reading } from '../reading/reading.ts';
import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** What asks for a way: by itself, or where nothing is looked for. */
const WAYS = new Phrases(
  `how far|far from|far is|is it far|is that far|are they far|can we walk|can i walk|could we walk|could i walk|walk there|walk it|walk to it|walk to that|walk over|walk from|walk to there|walk to|it walkable|that walkable|they walkable|those walkable|get there|get to it|get to that|get to|get over|getting there|go there|on foot|by foot|take to get|take to walk|take me to|take us to|long to get|long to walk|long a walk|long is the walk|the walk|the distance from|the distance to|minutes from|mins from|miles from`
    .split('|')
    .map((said) => [said, true] as const),
);
/** Who says one of these looks for a place. */
const LOOKS = wordSet(
  'somewhere anywhere someplace something anything anyone else another find recommend suggest which where need want nearest closest',
);
/** Before where somebody is. */
const BEING = wordSet('im am were are staying stay be being sat standing based coming starting start leaving hotel');
const AT = wordSet('at in on by near outside beside opposite from');
/** Words between what leads to a place and the place. */
const BETWEEN = /^(?:the|our|my|\d{1,4}\p{L}?)$/u;

/**
 * Where the way begins that a message asks for: it looks for no place, and what it names is none to eat in. Null where it asks for no way,
 * or only from where nobody knows.
 *
 * @example wayFrom(reading("can we walk there from the docks?")) // the mention of the docks
 */
export function wayFrom({ tokens, mentions, names }: Pick<Reading, 'tokens' | 'mentions' | 'names'>): Origin | null {
  const asks = WAYS.findAll(tokens).length > 0 && !tokens.some(({ word }) => LOOKS.has(word));
  if (!asks || !mentions.every(({ meaning }) => PLACES.has(meaning.type))) return null;
  const mention = mentions.find(({ from }) => isOrigin(tokens, from) || leadOf(tokens, from).lead === 'to');
  const name = names.find(({ from }) => isOrigin(tokens, from));
  return name ? { ids: name.ids } : mention ? { mention } : null;
}
const PLACES: ReadonlySet<string> = new Set(['area', 'place', 'compass']);

/** Restaurants by their name, or another place that a message mentions. */
export type Origin = { ids: readonly number[] } | { mention: Mention };

/** Whether what begins at a token is where a way begins. */
function isOrigin(tokens: readonly Token[], from: number): boolean {
  const { lead, before } = leadOf(tokens, from);
  return lead === 'from' || (AT.has(lead) && BEING.has(before));
}

function leadOf(tokens: readonly Token[], from: number): { lead: string; before: string } {
  let at = from - 1;
  while (at >= 0 && BETWEEN.test(tokens[at]?.word ?? '')) at -= 1;
  return { lead: tokens[at]?.word ?? '', before: tokens[at - 1]?.word ?? '' };
}
