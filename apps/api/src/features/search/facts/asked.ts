import { isDishOrFood } from '../../understanding/acts/contents.ts';
import { pastOpeners } from '../../understanding/acts/inquiry.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { phrasesIn, wordSet } from '../../understanding/text/word-set.ts';
import { askedIn } from '../../understanding/topics/asked.ts';
import type { Asked, Attribute } from './attribute.ts';
import { ATTRIBUTE, ATTRIBUTES } from './attributes/attributes.ts';
import { ALLERGENS, DIETS } from './attributes/diets.ts';

const entries = (attribute: Attribute, contrary: boolean) =>
  phrasesIn(contrary ? attribute.contrary : attribute.asked).map(
    (phrase) => [phrase, { attribute, contrary }] as const,
  );

const plain = ATTRIBUTES.flatMap((one) => [...entries(one, false), ...entries(one, true)]);
const named = ATTRIBUTES.flatMap((attribute) =>
  phrasesIn(attribute.allergen?.named).map((phrase) => [phrase, { attribute, contrary: false }] as const),
);
const TABLE = new Phrases(plain);
const SAFETY_TABLE = new Phrases([...plain, ...named]);

const MEALS: readonly string[] = ['breakfast', 'lunch', 'dinner'];
const WHEN: ReadonlySet<string> = new Set(['at', 'for', 'during', 'after', 'before', 'over']);
const isWhen = (tokens: readonly Token[], at: number, meal: string): boolean =>
  tokens[at]?.word === meal && WHEN.has(tokens[at - 1]?.word ?? '');

/** What is warm, or only called so. */
const HOT_THINGS = wordSet('chocolate choc drink dog toddy water plate tub pot beverage tea towel');

interface Options {
  /** Tokens that are part of a name. */
  taken?: ReadonlySet<number>;
  /** Somebody could fall ill: the name of a food asks for the allergen in it. */
  safety?: boolean;
}

/**
 * The attributes that a question asks about, each once, in its order.
 *
 * @example attributesIn(tokenize('is it loud, and do they take dogs?')) // quiet (contrary), dogs
 */
export function attributesIn(tokens: readonly Token[], { taken, safety = false }: Options = {}): Asked[] {
  const found = new Map<string, Asked>();
  const spans = (safety ? SAFETY_TABLE : TABLE).findAll(tokens, taken);
  for (const { value, from, to } of spans) {
    // "Veggie friendly" asks for no friendly waiter, and "hot chocolate" for nothing spicy.
    if (tokens[from]?.word === 'friendly' && spans.some((before) => before.to === from)) continue;
    if (tokens[from]?.word === 'hot' && HOT_THINGS.has(tokens[to]?.stem ?? '')) continue;
    const said = tokens
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' ');
    const { key } = value.attribute;
    const before = found.get(key);
    if (!before) found.set(key, { ...value, said });
    else if (value.contrary) found.set(key, { ...before, contrary: true });
  }
  for (const key of found.size > 1 ? MEALS : [])
    if (found.has('quick') || tokens.some((_, at) => isWhen(tokens, at, key))) found.delete(key);
  // "Can a vegetarian eat there?" asks for no food at large.
  if (found.size > 1 && found.get('food')?.said.includes('eat')) found.delete('food');
  return [...found.values()];
}

/** From this probability on a question asks about a topic, whatever its words, and below that one about none that its words only name. */
const LIKELY = 0.3;
const UNLIKELY = 0.02;
/** From this one on it asks about it beside others. */
const SURE = 0.4;

/**
 * The attributes that a question asks about, also in words that no attribute has. Of those that its words name, the ones that it hardly asks
 * about are left out where it asks about another: "is there room for the pram by the bar?" asks for no drinks. What people eat, or fall ill
 * from, is asked for by its own words alone.
 *
 * @param taken tokens that are part of a name
 * @example attributesAsked(tokenize('can I bring my labrador?')) // dogs
 */
export function attributesAsked(tokens: readonly Token[], taken: ReadonlySet<number> = new Set()): Asked[] {
  const named = attributesIn(tokens, { taken });
  if (named.some(({ attribute }) => EATEN.has(attribute))) return named;
  const rest = tokens.filter((_, at) => !taken.has(at));
  const chances = chancesIn(rest);
  // Who asks for a dish hardly asks about anything else, and for no dessert at large.
  const isDish = rest.some(isDishOrFood);
  const likely = [...chances].filter(([key, chance]) =>
    isDish ? chance >= CERTAIN && !OF_DISHES.has(key) : chance >= LIKELY && !MEALS_AND_HOURS.has(key),
  );
  const isMeant = ({ attribute: { key } }: Asked) => likely.length === 0 || (chances.get(key) ?? 1) >= UNLIKELY;
  const meant = named.filter(isMeant);
  const other = likely
    .filter(([, chance], at) => chance >= SURE || (at === 0 && meant.length === 0))
    .flatMap(([key]) => (meant.some(({ attribute }) => attribute.key === key) ? [] : (ATTRIBUTE.get(key) ?? [])));
  return [...meant, ...other.map((attribute): Asked => ({ attribute, contrary: false, said: '', inOtherWords: true }))];
}

/** From this probability on a message asks about a topic, whatever else its words could ask for. */
const CERTAIN = 0.6;
/** Topics that recorded hours and meals tell, in their own words. */
const MEALS_AND_HOURS = wordSet('late breakfast brunch lunch dinner');
/** Topics that hours tell. */
const OF_HOURS: ReadonlySet<string> = new Set([...MEALS_AND_HOURS, 'wait', 'walk in']);

/**
 * Whether a message asks about a topic other than hours, in whatever words.
 *
 * @example isTopic(tokenize('ok and can we park close')) // true
 */
export function isTopic(tokens: readonly Token[], taken: ReadonlySet<number> = new Set()): boolean {
  const [likeliest] = chancesIn(tokens.filter((_, at) => !taken.has(at)));
  return likeliest !== undefined && likeliest[1] >= CERTAIN && !OF_HOURS.has(likeliest[0]);
}

const EATEN: ReadonlySet<Attribute> = new Set([...DIETS, ...ALLERGENS]);

/** Topics of the food, which a question for one dish does not ask about. */
const OF_DISHES = wordSet('dessert coffee food alcohol sharing home-made');
const LINKS = wordSet('and or but plus also');

/** Parts of a question that are read. */
const PARTS = 8;

/** How likely each topic is asked for, by the part of the question that asks for it most; the likeliest first. */
function chancesIn(tokens: readonly Token[]): Map<string, number> {
  let part = 0;
  const parts = Map.groupBy(tokens, ({ word, clause }, at) =>
    at > 0 && (clause !== tokens[at - 1]?.clause || LINKS.has(word)) ? ++part : part,
  );
  const chances = new Map<string, number>();
  for (const words of [...parts.values()].slice(0, PARTS))
    for (const { topic, chance } of askedIn(words.slice(pastOpeners(words)), 0))
      chances.set(topic, Math.max(chance, chances.get(topic) ?? 0));
  return new Map([...chances].sort(([, one], [, other]) => other - one));
}

/** What somebody names for an allergen: the allergen, and all that is one of its kind. */
const KINDS = new Phrases(
  ATTRIBUTES.filter(({ key }) => key !== 'allergies').flatMap((attribute) => {
    const { asked, allergen } = attribute;
    const words = allergen ? `${asked}|${allergen.named}|${allergen.kinds}` : '';
    return phrasesIn(words).map((phrase) => [phrase, attribute] as const);
  }),
);

/**
 * The allergens that the name of a food stands for: "peanuts" are nuts, and salmon is fish.
 *
 * @example allergensIn('peanuts').map(({ key }) => key) // ['nuts']
 */
export const allergensIn = (text: string): Attribute[] => [
  ...new Set(KINDS.findAll(tokenize(text)).map(({ value }) => value)),
];

/**
 * Whether a text names a food that people fall ill from.
 *
 * @example namesAllergen('peanut') // true
 */
export const namesAllergen = (text: string): boolean =>
  attributesIn(tokenize(text), { safety: true }).some(({ attribute }) => attribute.allergen !== undefined);
