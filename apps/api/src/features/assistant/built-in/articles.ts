import { wordSet } from '../../understanding/text/word-set.ts';
import { article } from './words.ts';

/** What one finds in a room or round it, of which there may be one: notes leave its article out, a sentence cannot. */
const FITTINGS = wordSet(
  `alcove aquarium arcade armchair atrium attic awning balcony bandstand bar barge barn basement bench boat booth bookcase bookshop brazier bunker
  cabin canteen caravan carriage cart cave ceiling ceremony cellar chandelier chapel church clock cloister conservatory container corner counter courtyard
  crowd deck dancefloor dj doorway farmhouse fireplace fountain gallery garage garden greenhouse hall hatch hut jetty jukebox kiosk landing lane
  lawn library loft lounge mezzanine mill mural nook orchard oven parlour parlor passage patio pavilion piano pier playground playlist pool porch
  projector queue record-player roof rooftop room salon shack shed shopfront skylight snug sofa stage staircase stall stove table tavern telescope
  television telly tent terrace trolley tram tree truck tunnel van vault veranda verandah view vineyard wall warehouse waterwheel window workshop
  yard fire list menu buffet`,
);
/** What one may have something to do with. */
const OCCASIONS = wordSet(
  `date birthday anniversary proposal reunion party meeting celebration christening wedding engagement farewell interview catch-up treat chat talk
  drink picnic meal weekend`,
);
/** These are said without an article unless something describes them: "good for lunch", "good for a long lunch". */
const DESCRIBED = wordSet('dinner lunch breakfast brunch supper night evening afternoon morning');
/** "The top of the hill". */
const PARTS = wordSet('top bottom back front edge end middle heart centre center foot side rest corner');
const ONLY = /^(?:first|ground|top|upper|lower|second|third) (?:floor|storey|story|deck)$/i;
/** It has its article, says how many, or is a name or a day. */
const DETERMINED =
  /^(?:an?|the|this|that|these|those|its?|their|our|your|my|his|her|no|any|some|each|every|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|many|few|more|most|all|both|half|another|plenty|lots?|enough|what|such|\d.*|.*['’]s?)$|days?$/iu;
const AFTER_HEAD =
  /,|[;:(]| (?:of|with|in|on|at|by|from|for|to|over|under|above|behind|beside|between|near|off|that|which|who|where|when|while|until|if|as|so|and|or|running|facing)\b/i;
/** Words of a thing that is named, rather than told of. */
const LONGEST = 4;

/**
 * A thing of a list as it stands in a sentence: with the article that notes leave out.
 *
 * @example asThing('cheese trolley') // 'a cheese trolley'
 * @example asThing('top of the tower') // 'the top of the tower'
 */
export function asThing(text: string): string {
  const [head = ''] = text.split(AFTER_HEAD, 1);
  const words = head.trim().split(' ');
  const [first = ''] = words;
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (words.length > LONGEST || DETERMINED.test(first)) return text;
  if ((words.length === 1 && PARTS.has(last) && / of /.test(text)) || ONLY.test(head)) return `the ${text}`;
  const isCounted = FITTINGS.has(last) || OCCASIONS.has(last) || (words.length > 1 && DESCRIBED.has(last));
  return isCounted ? `${article(text)} ${text}` : text;
}
