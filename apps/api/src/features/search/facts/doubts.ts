import { Phrases } from '../../understanding/text/phrases.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { WARNING } from './warned.ts';

/** What takes a promise about a diet or an allergen back, or makes it unsure. */
type Doubt = 'against' | 'unsure';

interface Sign {
  doubt: Doubt;
  /** It counts within a clause: "cloudy pork bone, a vegan miso" speaks of two dishes. */
  near?: true;
  /** It speaks of what is in a dish, and not where that is denied or replaced. */
  mixed?: true;
  /** It counts only where somebody could fall ill. */
  health?: true;
}

const signs = (phrases: string, sign: Sign) => phrases.split('|').map((phrase) => [phrase.trim(), sign] as const);

/** What somebody else says, or nobody knows. */
const HEARSAY =
  'maybe|perhaps|might|may|hear|heard|said|says|say|told|tells|apparently|think|thinks|thought|believe|believes';

const TABLE = new Phrases<Sign>([
  // Harm.
  ...signs(
    `poisoned|poisoning|hospital|ambulance|fell ill|was ill|were ill|got ill|made ill|is ill|be ill|ill for|ill after|sick|sickness|reaction|
    reactions|reacted|anaphylaxis|anaphylactic|hives|rash|vomit|vomited|vomiting|collapsed|fainted|starve|starved|starving|glutened|died|dies|death|
    emergency|better run|run away|unsafe|not safe|dangerous|danger|at your own risk|suffer|suffered|regret|regretted|disaster`,
    { doubt: 'against' },
  ),
  // What is over.
  ...signs(
    `used to|formerly|no longer|has gone|have gone|is gone|are gone|gone now|withdrawn|discontinued|any more|anymore|any longer|until last|
    until recently|stopped|dropped|scrapped|ceased|abandoned|ended in|in the past|back then|long ago|years ago|history now|
    burned down|burnt down|replaced by|replaced with`,
    { doubt: 'against' },
  ),
  // What is not true.
  ...signs(
    `lie|lies|liar|lied|fake|faked|false|falsely|untrue|not true|myth|a joke|misleading|mislabelled|mislabeled|so called|supposedly|allegedly|
    pretend|pretends|in name only|do not believe|dont believe|do not trust|dont trust|fraud|nonsense|turned out`,
    { doubt: 'against', near: true },
  ),
  ...signs(WARNING, { doubt: 'against' }),
  ...signs(
    `not quite|not exactly|not a chance|no chance|no way|as if|by mistake|in error|false advertising|dream on|i wish|wish it|if only|
    break it|breaks it|broke it|break that|breaks that`,
    { doubt: 'against' },
  ),
  // What is mixed in.
  ...signs(
    `same pot|same pots|same pan|same pans|same water|same oil|same fryer|same grill|same oven|same knife|same knives|same board|shared pot|
    shared pan|shared fryer|shared oil|shared wok|shared grill|shared oven|share the grill|shares the grill|share a fryer|share the fryer|dripping|lard|tallow|suet|chicken stock|beef stock|meat stock|fish stock|bone broth|pork bone|
    fish sauce|oyster sauce|shrimp paste|gelatine|gelatin|rennet|cross contamination|contaminated|traces|cooked with bacon|cooked with ham`,
    { doubt: 'against', near: true, mixed: true },
  ),
  ...signs(
    `next door|nearby|across the road|across the street|neighbours|neighbour|another place|other places|promised|promises|promise|claim|claims|
    claimed|take note|takes note|beware|be warned|whether|rumour|rumours|rumoured|supposed to|if they ever|coming soon|
    plans to|plans for|planned for|planned from|being planned|been planned|is planning|are planning|hopes to|hoping to|hope for|thinking of|considering|aims to|aiming for|working on|wants to|
    intend to|intends to|talk of|one day|some day|next year|next month|in future|in the future|about to|not yet|yet to`,
    { doubt: 'unsure' },
  ),
  ...signs(
    `${HEARSAY}|was|were|had|once|formerly|ask|asked|check|if|could|elsewhere|until|almost|nearly|
    trying|try to|hopes|unless|usually|mostly|sometimes|on request|last year|last summer`,
    { doubt: 'unsure', health: true },
  ),
]);

/** It limits what stands before it: "small, but the whole menu is nut free" limits no promise. */
const TURNS = 'but';

const TOLD_TO_READER: ReadonlySet<string> = new Set(['tell', 'ask', 'say']);

const NEGATED: ReadonlySet<string> = new Set(
  'no not never without none nobody isnt arent wasnt dont doesnt nor swap swaps swapped replace replaces replaced instead omit omits'.split(
    ' ',
  ),
);

/** What a sentence says against its promises, by clause: by itself, and where somebody could fall ill. */
interface Doubts {
  anywhere: Strongest;
  near: ReadonlyMap<number, Strongest>;
}
interface Strongest {
  always: Doubt | null;
  health: Doubt | null;
}

const stronger = (one: Doubt | null, other: Doubt | null): Doubt | null =>
  one === 'against' || other === 'against' ? 'against' : (one ?? other);
const both = (one: Strongest, other: Strongest): Strongest => ({
  always: stronger(one.always, other.always),
  health: stronger(one.health, other.health),
});
const NONE: Strongest = { always: null, health: null };

/** Each sentence is asked once for each of its promises. */
const known = new WeakMap<readonly Token[], Doubts>();

function doubtsOf(tokens: readonly Token[]): Doubts {
  const before = known.get(tokens);
  if (before) return before;
  const negated = new Map<number, number>();
  tokens.forEach(({ word, clause }, at) => {
    if (NEGATED.has(word) && !negated.has(clause)) negated.set(clause, at);
  });
  let anywhere = NONE;
  const near = new Map<number, Strongest>();
  for (const { value, from, to } of TABLE.findAll(tokens)) {
    const clause = tokens[from]?.clause ?? 0;
    // "Tell staff and the dal is nut free" speaks to the reader, and is no hearsay.
    if (from === 0 && to === 1 && TOLD_TO_READER.has(tokens[0]?.word ?? '')) continue;
    if (value.mixed && (negated.get(clause) ?? to) < to) continue;
    const found = { always: value.health ? null : value.doubt, health: value.doubt };
    if (value.near) near.set(clause, both(near.get(clause) ?? NONE, found));
    else anywhere = both(anywhere, found);
  }
  const doubts = { anywhere, near };
  known.set(tokens, doubts);
  return doubts;
}

/**
 * What in a sentence speaks against a promise that it makes; null where it makes it without a doubt. Asking again about the same tokens costs
 * nothing.
 *
 * @param clause of the promise; absent for any
 * @param health somebody could fall ill: then hearsay, conditions and the past are no promise either
 * @example doubtIn(tokenize('We used to be nut free.'), { health: true }) // 'against'
 */
export function doubtIn(
  tokens: readonly Token[],
  { clause, health }: { clause?: number | undefined; health: boolean },
): Doubt | null {
  const { anywhere, near } = doubtsOf(tokens);
  const beside = clause === undefined ? [...near.values()].reduce(both, NONE) : (near.get(clause) ?? NONE);
  const isTurned = tokens.some(
    ({ word, clause: own }, at) => word === TURNS && (clause !== own || tokens[at - 1]?.clause === own),
  );
  const turned: Strongest = isTurned ? { always: null, health: 'unsure' } : NONE;
  const found = both(both(anywhere, beside), turned);
  return health ? found.health : found.always;
}

/** What names the dishes that a promise is not made of. */
const EXCEPTIONS = new Phrases(
  'except|excepting|exception of|apart from|aside from|barring|bar the|bar one|bar two|save for|excluding|other than|all but'
    .split('|')
    .map((phrase) => [phrase, true] as const),
);

/** Whether a sentence makes an exception, with which alone its promise may be told. */
export const hasException = (tokens: readonly Token[]): boolean => EXCEPTIONS.findAll(tokens).length > 0;

const SAID = new Phrases(HEARSAY.split('|').map((phrase) => [phrase, true] as const));

/** Whether a sentence only repeats or supposes something; what it tells the reader to say is neither. */
export const isHearsay = (tokens: readonly Token[]): boolean =>
  SAID.findAll(tokens).some(({ from }) => from > 0 || !TOLD_TO_READER.has(tokens[0]?.word ?? ''));

/** Whether a sentence has one of some phrases, says it of what is served, and nothing in it makes that unsure. */
export function saysSurely(text: string, phrases: Phrases<true>, health: boolean): boolean {
  const tokens = tokenize(text);
  if (health && hasException(tokens)) return false;
  return phrases
    .findAll(tokens)
    .some(
      (span) => !isInPassing(tokens, span) && doubtIn(tokens, { clause: tokens[span.from]?.clause, health }) === null,
    );
}

const BARE: ReadonlySet<string> = new Set(
  `a an the our we they it its of is are all every everything whole entire kitchen menu food dish dishes place restaurant bakery cafe house room
  always completely fully entirely strictly totally 100 certified and here there this nut nuts peanut tree free safe`.split(
    /\s+/,
  ),
);

/**
 * Whether a sentence promises that a place is free of something, and says nothing else in that clause.
 *
 * @example isBare('The kitchen is nut free.', ['nut free']) // true
 */
export function isBare(text: string, phrases: readonly string[]): boolean {
  const tokens = tokenize(text);
  if (doubtIn(tokens, { health: true }) || hasException(tokens)) return false;
  return new Phrases(phrases.map((phrase) => [phrase, true] as const))
    .findAll(tokens)
    .some(({ from, to }) =>
      tokens.every(
        ({ clause, word }, at) => clause !== tokens[from]?.clause || (at >= from && at < to) || BARE.has(word),
      ),
    );
}

const PEOPLE =
  wordSet(`owner owners chef chefs cook cooks baker bakers waiter waiters waitress server servers staff barman bartender manager founder founders
  friend friends family couple couples man men woman women wife husband partner sister brother mother father mum dad daughter daughters son sons kid kids
  child children aunt uncle cousin neighbour neighbours guest guests diner diners regular regulars customer customers crowd student students people eater
  eaters activist activists`);
/** Those who keep a diet, in the plural. */
const KEEPING = wordSet('vegans vegetarians veggies pescatarians coeliacs celiacs');
const SUBJECTS = new Set([...PEOPLE, ...wordSet('who he she i himself herself')]);
const COPULAS = wordSet('is are was were went turned became being');
/** What is done for who keeps a diet. */
const SERVING = wordSet('for to feed feeds please pleases suit suits bring take takes treat treats after');
const SERVED = wordSet(
  'welcome eat eats get gets have find order share enjoy try fed happy served serve catered covered choose choice choices option options menu dishes sorted safe looked enough plenty well need dine',
);
const NOT_SERVED = wordSet(
  'owned leather shoes candles posters magazine slogan shop shops market fair festival blog bookshop',
);
const VENUES = wordSet('place places restaurant restaurants cafe cafes bakery bakeries deli kitchen pub bar stall');
const ELSEWHERE = wordSet('opposite beside near next behind above below under across from at by than former');
/** Words on each side that say it. */
const WITHIN = 3;
const REACH = 12;

/**
 * Whether a sentence names a diet in passing: of people for whom it tells of nothing to eat, of another place or of a thing.
 *
 * @example isInPassing(tokenize('The owner is vegan.'), { from: 3, to: 4 }) // true
 */
export function isInPassing(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  const { clause } = tokens[from] ?? {};
  const word = (at: number): string => (tokens[at]?.clause === clause ? (tokens[at]?.word ?? '') : '');
  const before = Array.from({ length: WITHIN }, (_, by) => word(from - 1 - by));
  const next = word(to);
  const [first = '', second = '', third = ''] = before;
  const subject = COPULAS.has(first) ? second : COPULAS.has(second) ? third : '';
  if (SUBJECTS.has(subject) || NOT_SERVED.has(next)) return true;
  if (VENUES.has(next)) return before.some((one) => ELSEWHERE.has(one));
  if (!PEOPLE.has(next) && !KEEPING.has(word(to - 1))) return false;
  if (before.some((one) => SERVING.has(one))) return false;
  return !Array.from({ length: REACH }, (_, by) => word(to + by)).some((one) => SERVED.has(one));
}
