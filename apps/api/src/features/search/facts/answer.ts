import type { Restaurant } from '@saffron/contracts/guide';
import { Recent } from '../../understanding/text/recent.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import type { Attribute, Outcome } from './attribute.ts';
import { ATTRIBUTE } from './attributes/attributes.ts';
import { byDish } from './by-dish.ts';
import { breakingOf, deniedAndServed, isDoubtful, promisesAll } from './contradicted.ts';
import { type Fact, factsOf, factsOn, namedIn, WARNED } from './facts.ts';
import { LEFT } from './forbidden-words.ts';
import { limitOf } from './limited.ts';

/** What a guide says of an attribute of a place, and where. */
export interface AttributeAnswer {
  outcome: Outcome;
  /** The sentence of the notes that says it. */
  sentence?: Sentence;
  /** Where no sentence does: what else tells it. `kitchen`: such a cuisine uses the allergen in most dishes. `name`: it is called after it. */
  field?: 'tag' | 'field' | 'kitchen' | 'name';
  /** The sentence names a dish with the allergen in it. */
  contains?: true;
  /** Another sentence, which says the contrary: nobody knows which of the two is true. Of an allergen that is judged by dish, a dish that has it. */
  beside?: Sentence;
  /** The notes judge dishes, not the kitchen: the allergen is in the house. */
  byDish?: true;
}

interface Options {
  /** Somebody could fall ill: nothing is safe by a word. */
  safety?: boolean;
  /** The words that asked: of several sentences, one that has all of them is told. */
  said?: string;
}

const UNKNOWN: AttributeAnswer = { outcome: 'unknown' };

/**
 * What the guide says of an attribute of a place. Silence is `unknown`, not `no`.
 *
 * @param attribute an attribute, or the key of one; others are looked up in the notes
 * @example answerOf('dogs', row) // { outcome: 'no', sentence: { text: 'No dogs.', … } }
 */
export function answerOf(
  attribute: Attribute | string,
  row: Restaurant,
  { safety = false, said = '' }: Options = {},
): AttributeAnswer {
  const asked = typeof attribute === 'string' ? ATTRIBUTE.get(attribute) : attribute;
  if (!asked) return UNKNOWN;
  const own = factsOn(asked, row);
  const { allergen } = asked;
  return allergen && (safety || !allergen.byChoice)
    ? safetyOf(
        asked,
        own.filter(({ hearsay }) => !hearsay),
        row,
      )
    : unlessBroken(asked, plainly(asked, own, row, stemsOf(said)), row);
}

const first = (facts: readonly Fact[], says: Fact['says']): Fact | undefined =>
  facts.find((fact) => fact.says === says && !fact.scoped) ?? facts.find((fact) => fact.says === says);

const from = (outcome: Outcome, { sentence }: Fact): AttributeAnswer =>
  sentence ? { outcome, sentence } : { outcome, field: 'tag' };

/** What the notes contradict elsewhere is nothing that anybody can be promised: a diet, or that there is no pork. */
function unlessBroken(asked: Attribute, answer: AttributeAnswer, row: Restaurant): AttributeAnswer {
  const both = deniedAndServed(asked, row);
  if (both) return both;
  const isPromised = answer.outcome === 'yes' || answer.outcome === 'partly';
  const beside = isPromised && !answer.beside ? breakingOf(asked.key, row) : null;
  return beside && beside.text !== answer.sentence?.text ? { ...answer, outcome: 'partly', beside } : answer;
}

/** Whether notes name a dish with an allergen in it and no sentence promises one without: a tag, which anybody may set, promises nothing against them. */
export function isContained(asked: Attribute, row: Restaurant): boolean {
  const noted = asked.allergen ? factsOn(asked, row).filter(({ sentence }) => sentence !== null) : [];
  return noted.some(({ says, scoped }) => says === 'contains' && !scoped) && !noted.some(({ says }) => says === 'yes');
}

/** What limits the promise of a tag. */
const limitIn = (facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ says, scoped, sentence }) => says === 'contains' && scoped && sentence !== null);

/** Notes are nearer to the place than its tags, and both are nearer than its fields; the kind of kitchen tells least. */
function plainly(asked: Attribute, facts: readonly Fact[], row: Restaurant, said: readonly string[]): AttributeAnswer {
  const noted = facts.filter(({ sentence }) => sentence !== null);
  // All of the words: "scraps free for the asking" says nothing of what is gluten free.
  const speaking = noted.filter(
    ({ says, sentence }) =>
      says !== 'contains' && said.length > 0 && said.every((stem) => sentence?.stems.includes(stem)),
  );
  const isDoubted = isDoubtful(asked.key, row);
  const recorded = isDoubted ? null : (asked.field?.(row) ?? null);
  const [yes, no] = [first(noted, 'yes'), first(noted, 'no')];
  if (no?.sentence && yes?.sentence && !no.scoped && !yes.scoped && no.sentence.text !== yes.sentence.text)
    return { ...from('partly', no), beside: yes.sentence };
  if (no) return no.scoped || yes ? from('partly', speaking[0] ?? no) : from('no', first(speaking, 'no') ?? no);
  if (yes) {
    const told = first(speaking, 'yes') ?? yes;
    const limit = told.sentence && isKept(asked) ? limitOf(asked, told.sentence, row) : null;
    if (limit && limit !== told.sentence) return { ...from('partly', told), beside: limit };
    return from(yes.scoped || limit ? 'partly' : 'yes', told);
  }
  const isUnproven = isContained(asked, row) || isDoubted;
  const tag = first(facts, 'no') ?? (isUnproven ? undefined : first(facts, 'yes'));
  const limit = tag?.says === 'yes' && limitIn(noted);
  if (limit) return from('partly', limit);
  if (tag) return from(tag.says === 'no' ? 'no' : 'yes', tag);
  if (recorded !== null) return { outcome: recorded, field: 'field' };
  return usesIt(asked, row) ? { outcome: 'no', field: 'kitchen' } : UNKNOWN;
}

/** What people eat by: a promise of it is worth what limits it. */
const isKept = ({ key, allergen }: Attribute): boolean => LEFT[key] !== undefined || allergen !== undefined;

/** Never a plain yes. */
function safetyOf(asked: Attribute, facts: readonly Fact[], row: Restaurant): AttributeAnswer {
  const { name } = row;
  const { key, allergen } = asked;
  const no = first(facts, 'no');
  if (no) return from('no', no);
  const warning = factsOf(row).find(({ topic }) => topic === WARNED);
  if (warning) return from('no', warning);
  const dish = first(facts, 'contains');
  const yes = first(facts, 'yes');
  const told = byDish(asked, facts);
  if (told) {
    const other = allergen?.byChoice
      ? undefined
      : facts.find((fact) => fact.says === 'contains' && fact.sentence !== told);
    return { outcome: 'partly', sentence: told, byDish: true, ...(other?.sentence && { beside: other.sentence }) };
  }
  const promise = facts.find(({ says, sentence }) => says === 'yes' && sentence !== null);
  // Who makes something without gluten makes other things with it, unless they say that all they make is without.
  const broken = promise && brokenBy(asked, promise, facts);
  const against = promise && allergen?.byChoice ? broken : dish;
  if (against)
    return {
      ...from('no', against),
      contains: true,
      ...(promise?.sentence && promise.sentence !== against.sentence && { beside: promise.sentence }),
    };
  // A name warns of what the notes are silent about; "Dough Choir" bakes gluten-free bases in an oven of their own.
  if (!(allergen?.byChoice && promise) && namedIn(name).has(key)) return { outcome: 'no', field: 'name' };
  if (promise) return from('partly', yes?.sentence ? yes : (limitIn(facts) ?? promise));
  // A tag is a hint where nothing speaks against it.
  if (usesIt(asked, row)) return { outcome: 'no', field: 'kitchen' };
  return yes ? from('partly', limitIn(facts) ?? yes) : UNKNOWN;
}

/** Whether an allergen is in most of what a kitchen cooks; of the cuisines of a guide, each is read once. */
function usesIt(asked: Attribute, row: Restaurant): boolean {
  const kitchens = kitchensUsing.get(asked) ?? wordsOfKitchens(asked);
  kitchensUsing.set(asked, kitchens);
  const cuisine = row.cuisine ?? '';
  const { words } = cuisines.get(cuisine, () => ({ words: padded(cuisine) }));
  return kitchens.some((one) => words.includes(one));
}

const padded = (text: string): string => ` ${stemsOf(text).join(' ')} `;
const wordsOfKitchens = ({ allergen }: Attribute): readonly string[] =>
  allergen?.kitchens ? allergen.kitchens.split('|').filter(Boolean).map(padded) : [];
const kitchensUsing = new WeakMap<Attribute, readonly string[]>();
/** Cuisines that are remembered. */
const REMEMBERED = 1_000;
const cuisines = new Recent<string, { words: string }>(REMEMBERED);

/** What names an allergen by its own name although a promise keeps it out of the whole kitchen. */
const brokenBy = ({ key, allergen }: Attribute, { sentence: promised }: Fact, facts: readonly Fact[]): Fact | null => {
  if (!promised || !promisesAll(key, promised.text)) return null;
  const names = new Set([key, ...(allergen?.named.split('|') ?? [])]);
  const isNamed = ({ says, sentence }: Fact) =>
    says === 'contains' && sentence !== promised && sentence?.stems.some((stem) => names.has(stem));
  return facts.find(isNamed) ?? null;
};
