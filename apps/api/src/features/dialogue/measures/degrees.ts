import { phrasesIn } from '../../understanding/text/word-set.ts';
/** An attribute that comes in degrees. Several words are separated by bars. */
export interface Degree {
  key: string;
  has: string;
  lacks: string;
  more: string;
  most: string;
  /** Adjectives of which somebody wants more. */
  of?: string;
  /** Those of the contrary, of which they want less. */
  against?: string;
  /** What else asks for it, as it is said. */
  said?: string;
  /** Things that somebody finds fault with who wants more of it. */
  faults?: string;
}

/** "Livelier", "bigger", "nicer" and so on; also for adjectives that nobody says so. */
function comparativesOf(adjective: string): string[] {
  if (adjective.includes(' ')) return [];
  const stem = adjective.replace(/e$|(?<=[^aeiou])y$|ey$/, '');
  const ending = /(?:[^aeiou]y|ey)$/.test(adjective) ? 'i' : /[^aeiou][aeiou][bdgmnpt]$/.test(stem) ? stem.at(-1) : '';
  return [`${stem}${ending}er`, `${stem}${ending}est`];
}

/** What turns what a place is into more than somebody likes. */
const HEDGES =
  'a bit|bit|a little|a touch|a tad|a bit on the|kinda|kind of|sort of|sorta|rather|somewhat|slightly|a bit too'.split(
    '|',
  );

/** What is complained of, of which somebody wants less. */
export const complaintsOf = ({ against }: Degree): string[] => phrasesIn(against).map((one) => `too ${one}`);

/** A complaint where it is said of what was shown. */
export const hedgedOf = ({ against }: Degree): string[] =>
  phrasesIn(against).flatMap((one) => HEDGES.map((hedge) => `${hedge} ${one}`));

/** The things that are complained of by those who want more of it. */
export const faultsOf = ({ faults }: Degree): string[] => phrasesIn(faults);

/** All phrases that ask for more of an attribute, or for the most of it. */
export const phrasesOf = ({ of, against, said }: Degree): string[] => [
  ...phrasesIn(said),
  ...phrasesIn(of).flatMap((one) => [`more ${one}`, `most ${one}`, ...comparativesOf(one)]),
  ...phrasesIn(against).flatMap((one) => [`less ${one}`, `least ${one}`, `not so ${one}`, `not as ${one}`]),
];

/** The degrees that a feature of the lexicon stands behind have its key; the others are read from fields. */
export const DEGREES: readonly Degree[] = [
  {
    key: 'cheap',
    has: 'is cheap',
    lacks: "isn't cheap",
    more: 'cheaper',
    most: 'the cheapest',
    of: 'cheap|affordable|reasonable',
    against: 'expensive|pricey|costly|dear',
    faults: 'price|prices|bill|cost',
    said: 'by price|by cost|lower price|lowest price|lowest prices|lowest bill|smallest bill|smaller bill|less money|least money|best value|better value|costs less|costs the least|cost the least|best deal|best for a tight budget|easier on the wallet|easiest on the wallet',
  },
  {
    key: 'dear',
    has: 'is expensive',
    lacks: "isn't expensive",
    more: 'more expensive',
    most: 'the most expensive',
    of: 'expensive|pricey|dear|costly',
    against: 'cheap',
    said: 'costs more|costs the most|highest price|highest prices|biggest bill',
  },
  {
    key: 'rating',
    has: 'is well rated',
    lacks: "isn't rated well",
    more: 'rated higher',
    most: 'the best rated',
    said: 'by rating|by stars|best rated|better rated|highest rated|higher rated|top rated|most highly rated|best reviews|better reviews|best reviewed|better reviewed|highest rating|higher rating|best rating|better rating|best ratings|better ratings|most stars|more stars|better food|best food|better than that|better than this|better than it|better than those|anything better|something better|somewhere better|anywhere better|any better|better one|better place|better option|better score|highest score|top scoring',
  },
  {
    key: 'nice',
    has: 'is nice',
    lacks: "isn't that nice",
    more: 'nicer',
    most: 'the nicest',
    said: 'nicer|nicer than that',
  },
  {
    key: 'fine',
    has: 'is first-rate',
    lacks: "isn't first-rate",
    more: 'finer',
    most: 'the finest',
    said: 'finer|the finest',
  },
  {
    key: 'quiet',
    has: 'is quiet',
    lacks: "isn't quiet",
    more: 'quieter',
    most: 'the quietest',
    of: 'quiet|calm|peaceful|tranquil|mellow|gentle|serene|sedate|civilised',
    faults: 'noise|racket|din|crowd|crowds|shouting',
    against: 'loud|noisy|busy|crowded|hectic|rowdy|lively|raucous|packed|buzzy',
    said: 'by noise|best for talking|better for talking|easiest to talk|easier to talk|best for a conversation|best for conversation|less of a scene',
  },
  {
    key: 'lively',
    has: 'is lively',
    lacks: "isn't lively",
    more: 'livelier',
    most: 'the liveliest',
    of: 'lively|loud|noisy|rowdy|buzzy|fun|busy|wild|energetic|upbeat|festive|happening|atmospheric',
    against: 'quiet|boring|dull|sleepy|sedate|dead',
    said: 'best atmosphere|better atmosphere|more buzz|most buzz|more atmosphere|most atmosphere|more energy|most energy|more party',
  },
  {
    key: 'cosy',
    has: 'is cosy',
    lacks: "isn't cosy",
    more: 'cosier',
    most: 'the cosiest',
    of: 'cosy|cozy|snug|warm|homely|charming',
    against: 'sterile|cavernous',
  },
  {
    key: 'date',
    has: 'is romantic',
    lacks: "isn't romantic",
    more: 'more romantic',
    most: 'the most romantic',
    of: 'romantic|intimate|sexy',
    said: 'best for a date|better for a date|best for a first date|better for a first date|better date|best date|best for two|better for two|best for couples|better for couples',
  },
  {
    key: 'casual',
    has: 'is casual',
    lacks: "isn't casual",
    more: 'more casual',
    most: 'the most casual',
    of: 'casual|relaxed|laid back|informal|low key|chilled|simple|down to earth|scruffy|easygoing|unfussy',
    against: 'formal|fancy|posh|stuffy|dressy|pretentious|poncy|precious',
    said: 'dial the formality down',
  },
  {
    key: 'dressy',
    has: 'is smart',
    lacks: "isn't smart",
    more: 'fancier',
    most: 'the fanciest',
    of: 'fancy|posh|smart|classy|formal|upmarket|upscale|swanky|elegant|special|impressive|dressy|luxurious|grown up|refined|sophisticated|polished|glamorous|adult',
    against: 'casual|scruffy|basic|shabby|grubby|rough',
    said: 'step up|more wow',
  },
  {
    key: 'trendy',
    has: 'is stylish',
    lacks: "isn't stylish",
    more: 'trendier',
    most: 'the trendiest',
    of: 'trendy|hip|cool|stylish|modern|fashionable|contemporary',
    against: 'old fashioned|dated',
  },
  {
    key: 'classic',
    has: 'is a classic',
    lacks: "isn't a classic",
    more: 'more traditional',
    most: 'the most traditional',
    of: 'traditional|classic|old school|old fashioned',
    against: 'trendy|modern|hipster',
  },
  {
    key: 'local',
    has: 'is where locals go',
    lacks: "isn't where locals go",
    more: 'more local',
    most: 'the most local',
    of: 'local|authentic',
    against: 'touristy',
  },
  {
    key: 'unusual',
    has: 'is out of the ordinary',
    lacks: 'is nothing out of the ordinary',
    more: 'more unusual',
    most: 'the most unusual',
    of: 'unusual|weird|quirky|different|adventurous|interesting|unique|exciting|original',
    against: 'ordinary|obvious|predictable|generic',
  },
  {
    key: 'quick',
    has: 'is quick',
    lacks: "isn't quick",
    more: 'quicker',
    most: 'the quickest',
    of: 'quick|fast',
    against: 'slow',
    faults: 'queue|queues|queueing|queuing|wait|waiting|line|lines|service',
    said: 'least wait|less wait|shortest wait|shorter wait|less of a wait',
  },
  {
    key: 'hearty',
    has: 'serves big portions',
    lacks: "doesn't serve big portions",
    more: 'more filling',
    most: 'the most filling',
    of: 'filling|hearty|substantial',
    against: 'light',
    said: 'biggest portions|bigger portions|largest portions|larger portions|more food|most food',
  },
  {
    key: 'mild',
    has: 'cooks mild food',
    lacks: 'cooks spicy food',
    more: 'milder',
    most: 'the mildest',
    of: 'mild',
    against: 'spicy|hot|fiery',
  },
  {
    key: 'spicy',
    has: 'cooks spicy food',
    lacks: 'cooks mild food',
    more: 'spicier',
    most: 'the spiciest',
    of: 'spicy|hot|fiery|peppery',
    against: 'mild|bland',
  },
  {
    key: 'closes',
    has: 'stays open late',
    lacks: "isn't open late",
    more: 'open later',
    most: 'open latest',
    said: 'open later|open latest|open the latest|opens latest|later opening|later hours|latest hours|closes last|closes latest|closes later|close later|close latest|stays open longest|stays open latest|stays open later|stay open later|open longest|open longer|latest kitchen|serves latest|serving latest|serve latest|open till latest|last orders latest|latest|later',
  },
  {
    key: 'opens',
    has: 'opens early',
    lacks: "doesn't open early",
    more: 'open earlier',
    most: 'open earliest',
    said: 'open earlier|open earliest|opens earlier|opens earliest|opens first|open first|opens the earliest|earliest|earlier',
  },
  {
    key: 'big',
    has: 'is big',
    lacks: "isn't big",
    more: 'bigger',
    most: 'the biggest',
    of: 'big|large|roomy|spacious',
    against: 'cramped|small|tiny|poky',
    said: 'more space|most space|more room|most room|more seats|most seats',
  },
  {
    key: 'small',
    has: 'is small',
    lacks: "isn't small",
    more: 'smaller',
    most: 'the smallest',
    of: 'small|tiny|little',
    against: 'big|huge|cavernous',
  },
  {
    key: 'new',
    has: 'is new',
    lacks: "isn't new",
    more: 'newer',
    most: 'the newest',
    of: 'new|recent',
    said: 'most recently opened|opened most recently|opened last',
  },
  {
    key: 'near',
    has: 'is close',
    lacks: "isn't close",
    more: 'closer',
    most: 'the closest',
    of: 'close|near|central',
    against: 'far|remote',
    said: 'shortest walk|shorter walk|less of a walk|least walking|less walking|less of a trek|walking distance|easiest to get to|easier to get to',
  },
];
