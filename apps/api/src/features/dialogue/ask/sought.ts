import { valuesIn } from '../../search/facts/values.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { contentOf, otherIn } from './subject.ts';

/** What a sentence has to tell to answer a question: the words that it is about, and the amounts that it asks for. */
export interface Sought {
  words: readonly Token[];
  amounts: readonly ((sentence: Sentence) => boolean)[];
  /** Stems of the thing that it asks for. */
  thing: readonly string[];
  /** Stems of its other words, which decide between sentences that are as near. */
  beside: readonly string[];
  /** It is asked of the place as a whole: "is it dark?" is not answered by a dark sauce. */
  ofPlace: boolean;
  /** The stem of what is asked for by degree: "how big are the pizzas?" is not answered by any pizza. */
  degree: string | null;
  /** Yes or no answers it. */
  polar: boolean;
  /** Words that mean something else where a sentence has them. */
  homonyms: ReadonlySet<string>;
}

/** An amount: the words that ask for it, separated by bars, and what tells it in a sentence. */
interface Amount {
  said: string;
  told: (sentence: Sentence) => boolean;
}

const TIMES = wordSet(
  `noon midnight morning afternoon evening night lunchtime dinnertime dusk dawn sunset sunrise weekend weekday daily weekly monthly nightly hour minute when after before while january
  february march april may june july august september october november december spring summer autumn winter`,
);
const CLOCK = /\b\d{1,2}[:.]\d{2}\b/;
const SUMS = wordSet('price corkage discount free charge half percent extra');

const SPANS = wordSet('hour minute sitting');
/** Whether a sentence tells how long something takes. */
export const isLasting = ({ text, stems }: Sentence): boolean =>
  stems.some((stem) => SPANS.has(stem)) || valuesIn(text, tokenize(text)).some(({ kind }) => kind === 'minutes');

/** Whether a sentence tells when something is. */
export const isTimed = ({ text, stems }: Sentence): boolean =>
  CLOCK.test(text) ||
  stems.some((stem) => TIMES.has(stem)) ||
  valuesIn(text, tokenize(text)).some(({ kind }) => kind === 'hour' || kind === 'minutes' || kind === 'day');

const AMOUNTS: readonly Amount[] = [
  {
    said: 'when|whens|what time|what times|what day|which day|which days|every day|each day|all week|until|till|til|how late|how early|how often|how soon|what hour|what hours',
    told: isTimed,
  },
  {
    said: 'how much|cost|costs|costing|price|priced|prices|charge|charges|fee|pricey|expensive|cheap|dear|set me back|set us back',
    told: ({ text, stems }) =>
      stems.some((stem) => SUMS.has(stem)) || valuesIn(text, tokenize(text)).some(({ kind }) => kind === 'money'),
  },
  {
    said: 'what kinds do|what sorts do|what types do|what choices|what varieties|fillings|toppings|flavours|flavors|varieties',
    told: ({ part, text }) => part === 'food_notes' && text.split(LISTED).length > LIST,
  },
  { said: 'how long|how quickly', told: isLasting },
  { said: 'how many|number of', told: ({ text }) => tokenize(text).some(({ word }) => numberIn(word) !== null) },
];
const LISTED = /, |; | and /;
const LIST = 2;
const TABLE = new Phrases(AMOUNTS.flatMap((amount) => amount.said.split('|').map((said) => [said, amount] as const)));

/** Questions with one of these among their first words want more than yes or no. */
const OPEN = wordSet('what whats how hows where wheres when whens which who whos');
const BEGINNING = 4;
/** Yes would not tell which. */
const isChoice = ({ word }: Token, at: number, tokens: readonly Token[]): boolean =>
  word === 'only' || (word === 'or' && tokens[at + 1] !== undefined && !OR_NOT.has(tokens[at + 1]?.word ?? ''));
const OR_NOT = wordSet('not no what anything something so is do should would');

/** Whether yes or no answers a question. */
export const isPolar = (tokens: readonly Token[]): boolean =>
  !tokens.slice(0, BEGINNING).some(({ word }) => OPEN.has(word)) && !tokens.some(isChoice);

/** Yes or no answers it of each place. */
export const asksOfEach = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'which' && EACH.has(tokens[at + 1]?.word ?? ''));
const EACH = wordSet('of one ones has have had do does did is are can could would will');

/** Words that decide between sentences. */
const BESIDE = 12;

/** Whether a clause tells of the diner, and asks nothing. */
export const isStating = ([first]: readonly Token[]): boolean => STATING.has(first?.word ?? '');
const STATING = wordSet('i im ive we weve were my our he hes she shes they theyre its because');

/**
 * What a question seeks, by the words of its clauses.
 *
 * @param names tokens that only say which place is meant
 * @example soughtOf(tokenize('how much is the quiz?'), new Set()) // quiz, and a sum of money
 */
export function soughtOf(tokens: readonly Token[], names: ReadonlySet<number>): Sought {
  const clauses = new Map<number, boolean>();
  for (const { clause, word } of tokens) if (!clauses.has(clause)) clauses.set(clause, !STATING.has(word));
  const isAll = ![...clauses.values()].includes(true);
  const asking = new Set([...tokens.keys()].filter((at) => isAll || clauses.get(tokens[at]?.clause ?? -1)));
  const spans = TABLE.findAll(tokens, names).filter(({ from }) => asking.has(from));
  const taken = new Set(names);
  for (const { from, to } of spans) for (let at = from; at < to; at += 1) taken.add(at);
  const content = new Set(contentOf(tokens, taken));
  const isSought = (at: number) => asking.has(at) && !taken.has(at);
  const other = otherIn(tokens, taken);
  const others = tokens.filter((token, at) => isSought(at) && !content.has(token));
  return {
    thing: other?.attribute.says.yes ? stemsOf(other.said) : [],
    beside: [...new Set(others.map(({ stem }) => stem))].slice(0, BESIDE),
    words: tokens.filter((token, at) => asking.has(at) && content.has(token)),
    amounts: [...new Set(spans.map(({ value }) => value.told))],
    ofPlace:
      !other?.attribute.says.yes &&
      spans.length === 0 &&
      tokens.some(({ word }, at) => BEING.has(word) && PLACE.has(tokens[at + 1]?.word ?? '')),
    degree: tokens.find((token, at) => tokens[at - 1]?.word === 'how' && content.has(token))?.stem ?? null,
    polar: isPolar(tokens),
    homonyms: new Set(),
  };
}
const BEING = wordSet('is isnt are arent');
const PLACE = wordSet('it that this they');
