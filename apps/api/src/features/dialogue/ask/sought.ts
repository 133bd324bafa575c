import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';

/** Words that ask for an amount: when, how much, how long, how many, or what there is to choose from. */
const AMOUNTS = new Phrases(
  [
    'when|whens|what time|what times|what day|which day|which days|every day|each day|all week|until|till|til|how late|how early|how often|how soon|what hour|what hours',
    'how much|cost|costs|costing|price|priced|prices|charge|charges|fee|pricey|expensive|cheap|dear|set me back|set us back',
    'what kinds do|what sorts do|what types do|what choices|what varieties|fillings|toppings|flavours|flavors|varieties',
    'how long|how quickly|how many|number of',
  ].flatMap((said) => said.split('|').map((words) => [words, true] as const)),
);

/**
 * Whether a question asks for an amount.
 *
 * @param names tokens that only say which place is meant
 */
export const asksForAmount = (tokens: readonly Token[], names: ReadonlySet<number>): boolean =>
  AMOUNTS.findAll(tokens, names).length > 0;

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

/** Whether a clause tells of the diner, and asks nothing. */
export const isStating = ([first]: readonly Token[]): boolean => STATING.has(first?.word ?? '');
const STATING = wordSet('i im ive we weve were my our he hes she shes they theyre its because');
