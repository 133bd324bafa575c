import type { Restaurant } from '@saffron/contracts/guide';
import { attributesAsked, attributesIn, isTopic } from '../../search/facts/asked.ts';
import type { Asked } from '../../search/facts/attribute.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { actsOf } from '../../understanding/acts/acts-of.ts';
import { isDishOrFood } from '../../understanding/acts/contents.ts';
import { pointersIn } from '../../understanding/acts/references.ts';
import { factTriggersIn } from '../../understanding/acts/triggers.ts';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { partySizeIn } from '../../understanding/reading/party-size.ts';
import { untimed } from '../../understanding/reading/times.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import type { Fact, FoodWish } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { chosenIn, pointedIn, stopsNamed } from '../focus.ts';
import { asksWhetherFit } from './choice.ts';
import { asksForSomebody } from './eaters.ts';
import { allergensOf } from './known.ts';
import { type Opinion, opinionIn } from './opinions.ts';
import { statingClauses, toldBeside } from './stating.ts';
import { otherIn } from './subject.ts';
import { SUMS } from './sums.ts';

/** A question about places, with what it leaves out filled in from the question before. */
export interface Question {
  tokens: readonly Token[];
  rows: readonly Restaurant[];
  /** The message itself says which places it means. */
  chosen: boolean;
  attributes: readonly Asked[];
  facts: readonly Fact[];
  opinion: Opinion | null;
  /** How many are to find room; null where that is not asked. */
  party: number | null;
  /** What somebody leaves alone: it is not asked about. */
  avoided: readonly FoodWish[];
  /** Tokens that only say which places are meant: parts of their names, and kinds. */
  names: ReadonlySet<number>;
  /** The subject comes from the question before. */
  carried: boolean;
  /** The tokens of that question. */
  from?: readonly Token[];
  /** Another sentence states what somebody does not eat. */
  states: boolean;
}

/** Places of one answer. */
const PLACES = 5;
/** Words of a message that leaves its subject out, and messages back in which it is looked for. */
const SHORT = 7;
const BACK = 3;
const QUESTIONS: readonly Act[] = ['ask_about', 'ask_fact', 'ask_opinion', 'safety'];
/** "Is it cheap?" asks for the price. */
const PRICED: ReadonlySet<string> = new Set(
  'cheap expensive pricey affordable afford money budget dear inexpensive overpriced costly'.split(' '),
);
/** Who says one of these asks about all places under discussion, unless it is said of what one eats, or of who does. */
const ANY: ReadonlySet<string> = new Set(['which', 'any', 'either', 'neither', 'anywhere', 'all', 'each']);
const NOT_OF_PLACES: ReadonlySet<string> = new Set(['us', 'we', 'person']);
/** Words behind one of these in which its thing is named; a verb, or a word for places, ends them. */
const THING_READ = 3;
const PLACED: ReadonlySet<string> = new Set(
  'have has had do does did serve serves use uses sell sells offer offers with without that is are can place places one ones restaurant restaurants them'.split(
    ' ',
  ),
);
function asksOfAll(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, clause }, at) => {
    if (!ANY.has(word)) return false;
    const behind = tokens.slice(at + 1, at + 1 + THING_READ).filter((token) => token.clause === clause);
    const end = behind.findIndex((token) => PLACED.has(token.word));
    const thing = end < 0 ? behind : behind.slice(0, end);
    const isPlace = end >= 0 && /^(?:place|restaurant|one)/.test(behind[end]?.word ?? '');
    return isPlace || !thing.some((token) => NOT_OF_PLACES.has(token.word) || isDishOrFood(token));
  });
}

/** What a message asks about which places; null where it asks about none. */
export function questionOf(context: Context): Question | null {
  const tokens = tokenize(context.text);
  const { rows, chosen } = placesOf(context, tokens);
  if (rows.length === 0) return null;
  const pointers = chosen ? pointersIn(context.reading) : [];
  const avoided = tokens.slice(0, OPENING).some(({ word }) => WHAT.has(word)) ? avoidedIn(context) : [];
  const names = new Set([
    ...namesIn(tokens, rows),
    ...headsOf(context, tokens, rows),
    ...pointers,
    ...tokensOf(avoided, tokens),
    ...toldBeside(context.reading, context.text.trim().endsWith('?')),
  ]);
  const { acts, wishes } = context;
  // Who states something asks what that changes, and who names an hour whether they can come then.
  const { mentions, times } = context.reading;
  const isOpen = acts.first !== 'state' && times.length === 0 && !mentions.some(({ stated }) => stated);
  const subject = (taken: ReadonlySet<number>) =>
    subjectOf(tokens, taken, acts.has('safety'), wishes.message.facts, isOpen);
  const stating = statingClauses(context.reading);
  const apart = [...tokens.keys()].filter((at) => stating.has(tokens[at]?.clause ?? -1));
  const beside = apart.length > 0 ? besideOf(tokens, new Set([...names, ...apart]), subject) : null;
  const wanted = avoided.length > 0 ? ORDER : null;
  // "And my son?" asks what he can eat, and not how they are with children.
  const forSomebody = asksForSomebody(tokens, wishes, names) ? (carriedFrom(context, rows, CARING) ?? ORDER) : null;
  const told = forSomebody ?? beside ?? subject(names) ?? wanted;
  const party = context.asks
    ? (partySizeIn(untimed(context.reading)) ?? (SO_MANY.findAll(tokens).length > 0 ? wishes.partySize : null))
    : null;
  // What it costs so many, or what they should order, is no question of room.
  const isOfRoom = told?.opinion !== 'order' && !told?.facts.some((fact) => SUMS.has(fact));
  const many = party !== null && party >= MANY && isOfRoom ? party : null;
  const own =
    told ??
    nightOf(context) ??
    (many === null ? null : NOTHING) ??
    (asksForThing(tokens) ? thingBefore(context) : null);
  const isShort = chosen && tokens.length <= SHORT && !otherIn(tokens, names);
  const whole = own ?? (isShort ? (carriedFrom(context, rows) ?? (saysOnlyWhich(context) ? LIKE : null)) : null);
  // Somebody may call a place like one of which the notes warn.
  const isOfAllergen = whole?.attributes.some(({ attribute }) => attribute.allergen) === true;
  const alike = isOfAllergen ? context.namesakes : [];
  return {
    tokens,
    rows: [...new Set([...rows, ...alike])].slice(0, PLACES),
    chosen,
    names,
    ...(whole ?? NOTHING),
    party: many,
    avoided,
    carried: own === null && whole !== null && whole !== LIKE,
    states: beside !== null,
  };
}

/** "Which night is that?", after music was wished for. */
function nightOf({ reading: { tokens }, wishes }: Context): Subject | null {
  if (tokens.length > SHORT || !NIGHTS.test(tokens.map(({ word }) => word).join(' '))) return null;
  const attributes = wishes.features.flatMap(({ key, label }): Asked[] => {
    const attribute = SHOWS.has(key) ? attributeOf(key) : undefined;
    return attribute ? [{ attribute, contrary: false, said: label }] : [];
  });
  return attributes.length > 0 ? { ...NOTHING, attributes } : null;
}
const NIGHTS = /^(?:(?:so|and|ok|but) )?(?:which|what) (?:nights?|evenings?)\b/;
const SHOWS: ReadonlySet<string> = new Set(['live music', 'dancing', 'karaoke', 'games', 'sports']);

/** What somebody leaves alone by choice is not what is asked about. */
const avoidedIn = ({ reading, wishes }: Context): FoodWish[] =>
  hasHealthNeed(wishes)
    ? []
    : reading.mentions.flatMap(({ meaning, said, negated, stated }) =>
        negated && !stated && meaning.type === 'food'
          ? [{ key: meaning.key, label: said, said, food: FOODS.get(meaning.key) ?? null, fallback: false }]
          : [],
      );
const tokensOf = (avoided: readonly FoodWish[], tokens: readonly Token[]): number[] => {
  const stems = new Set(avoided.flatMap(({ said }) => stemsOf(said)));
  return [...tokens.keys()].filter((at) => stems.has(tokens[at]?.stem ?? ''));
};
const WHAT: ReadonlySet<string> = new Set(['what', 'whats']);
/** Words of a question before what it asks for. */
const OPENING = 3;

/** "And the other one?", where nothing was asked of the first: what that one is like. */
const saysOnlyWhich = ({ reading: { tokens, names }, acts }: Context): boolean =>
  names.length === 0 &&
  acts.first !== 'select' &&
  acts.first !== 'reject' &&
  tokens.every(({ word }) => WHICH_ONE.has(word));
const WHICH_ONE: ReadonlySet<string> = new Set(
  'and so ok what whats about abt how hows the other one place spot first second third last 1st 2nd 3rd 4th'.split(' '),
);

/** What the rest of a message asks: "how is Foxlight?" wants to hear what it is like. */
const besideOf = (
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  subject: (taken: ReadonlySet<number>) => Subject | null,
): Subject | null => subject(taken) ?? (tokens.every(({ word }, at) => taken.has(at) || HOW.has(word)) ? LIKE : null);

const HOW: ReadonlySet<string> = new Set('how is hows whats what about then and so'.split(' '));

/** As many as were said before. */
const SO_MANY = new Phrases(
  'that many|so many|this many|all of us|us all|everyone|everybody|the lot of us|the whole group|a group that size|a group like that'
    .split('|')
    .map((said) => [said, true] as const),
);

/** From this many people on it is a question whether a place has room. */
const MANY = 3;

type Subject = Pick<Question, 'attributes' | 'facts' | 'opinion' | 'from'>;

const NOTHING: Subject = { attributes: [], facts: [], opinion: null };
const LIKE: Subject = { ...NOTHING, opinion: 'like' };
const ORDER: Subject = { ...NOTHING, opinion: 'order' };

/**
 * What the words of a question ask about; null where they leave it out.
 *
 * @param known the facts that a whole message asks for
 * @param isOpen other words than those of an attribute may ask for it, too
 */
export function subjectOf(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  safety: boolean,
  known?: readonly Fact[],
  isOpen = false,
): Subject | null {
  const priced = known && tokens.some(({ word }, at) => PRICED.has(word) && !taken.has(at)) ? ['price' as const] : [];
  const told = known ? [...known, ...priced] : factTriggersIn(tokens, taken).map(({ value }) => value);
  // "Can we park close?" asks for no hours.
  const isOther = isOpen && isTopic(tokens, taken);
  const facts = [...new Set(told)].filter(
    (fact) => fact !== 'more' && fact !== 'name' && !(isOther && fact === 'hours'),
  );
  const opinion = opinionIn(tokens, taken);
  // What is recorded, and what somebody thinks of a place, is asked for in its own words.
  const attributes =
    isOpen && !safety && facts.length === 0 && !opinion
      ? attributesAsked(tokens, taken)
      : attributesIn(tokens, { taken, safety });
  return attributes.length + facts.length > 0 || opinion ? { attributes, facts, opinion } : null;
}

/** What is asked for one of the table and goes on for another. */
const CARING = ({ attributes, opinion }: Subject): boolean =>
  opinion === 'order' || (attributes.length > 0 && attributes.every(({ attribute }) => attribute.allergen));

/** The subject of the last question before, if one of the last messages was one. */
function carriedFrom(
  { turns, snapshot, wishes }: Context,
  rows: readonly Restaurant[],
  counts: (subject: Subject) => boolean = () => true,
): Subject | null {
  for (const { message } of turns.slice(-1 - BACK, -1).reverse()) {
    const tokens = tokenize(message);
    const subject = subjectOf(tokens, namesIn(tokens, rows), false);
    const acts = actsOf(message, { shown: true, guide: snapshot.vocabulary });
    const asked = QUESTIONS.includes(acts.first);
    if (subject) return asked && counts(subject) ? { ...subject, from: tokens } : null;
    if (asked && hasHealthNeed(wishes) && asksWhetherFit(tokens))
      return { ...NOTHING, attributes: allergensOf(wishes) };
    if (tokens.length > SHORT || TURNING.has(acts.first)) return null;
  }
  return null;
}

const asksForThing = (tokens: readonly Token[]): boolean =>
  THING.test(
    tokens
      .slice(-2)
      .map(({ word }) => word)
      .join(' '),
  );
const THING = /^(?:have|has|got|get|do|does|offers?) (?:ones?|any)$/;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any', 'some']);

/** The thing that one of the last messages wished or asked for. */
function thingBefore({ turns }: Context): Subject | null {
  for (const { message } of turns.slice(-1 - BACK, -1).reverse()) {
    const tokens = tokenize(message);
    const isThing = (said: string) =>
      tokens.some(({ raw }, at) => said.split(' ')[0] === raw && ARTICLES.has(tokens[at - 1]?.word ?? ''));
    const thing = attributesIn(tokens).findLast(({ said }) => isThing(said));
    if (thing) return { ...NOTHING, attributes: [thing] };
  }
  return null;
}

/** What leaves a question behind: what comes after it asks nothing that it asked. */
const TURNING: ReadonlySet<Act> = new Set<Act>(['more', 'reject', 'adjust', 'exclude', 'plan', 'inform']);

/** The tokens that are a part of a restaurant's name: "Dog & Bone" asks about no dogs. */
function namesIn(tokens: readonly Token[], rows: readonly Restaurant[]): Set<number> {
  const names = new Set(rows.flatMap(({ name }) => namePairs(tokenize(name))));
  const words = new Set(rows.flatMap(({ name }) => stemsOf(name)));
  const taken = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next && names.has(`${token.stem} ${next.stem}`)) taken.add(at).add(at + 1);
    else if (names.has(token.stem) || (words.has(token.stem) && !ENGLISH.has(token.word))) taken.add(at);
  }
  return taken;
}

/** The words that name the one stop that is asked about: "does the bar do food?" does not ask about drinks. */
function headsOf(context: Context, tokens: readonly Token[], rows: readonly Restaurant[]): number[] {
  const { rows: stops, heads } = stopsNamed(context);
  if (stops.length !== 1 || stops[0] !== rows[0]) return [];
  return heads.flatMap(({ from, to }) => [...tokens.keys()].slice(from, to));
}

/** A name of one word stands for itself, a longer one by its pairs. */
const namePairs = (name: readonly Token[]): string[] =>
  name.length === 1 ? name.map(({ stem }) => stem) : name.slice(1).map(({ stem }, at) => `${name[at]?.stem} ${stem}`);

/** A place beside the one that is named; in "is it loud at Foxlight?" they are one. */
const isBeside = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => IT.has(word) && [-1, 1, 2].some((by) => BESIDE.has(tokens[at + by]?.word ?? '')));
const IT: ReadonlySet<string> = new Set('it that this those these them they'.split(' '));
const BESIDE: ReadonlySet<string> = new Set('or vs versus than against compare compares compared'.split(' '));

function placesOf(context: Context, tokens: readonly Token[]): Pick<Question, 'rows' | 'chosen'> {
  const { named, pointed, shown, focus, wishes } = context;
  if (named.length > 0)
    return { rows: [...new Set([...named, ...(isBeside(tokens) ? pointed : chosenIn(context))])], chosen: true };
  if (wishes.message.unlisted.length > 0) return { rows: [], chosen: true };
  const told = chosenIn(context);
  if (told.length > 0) return { rows: told, chosen: true };
  const meant = pointedIn(context);
  if (meant.length > 0) return { rows: meant, chosen: meant === pointed };
  return { rows: asksOfAll(tokens) ? focus : shown, chosen: false };
}
