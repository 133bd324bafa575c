import { DIETS } from '../../understanding/lexicon/foods.ts';
import { partySizeIn } from '../../understanding/reading/party-size.ts';
import { untimed } from '../../understanding/reading/times.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Fact } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import type { Bill } from './moves.ts';

/** What is asked for of sums, and for whom: "with wine" asks for no bottle where all of it is to be paid for. */
export function billed(
  facts: readonly Fact[],
  { reading, wishes }: Pick<Context, 'reading' | 'wishes'>,
): { facts: readonly Fact[]; bill: Bill | null } {
  const { tokens, mentions } = reading;
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  const isOfDish = facts.includes('dish price');
  const isAll = has(ALL) || partySizeIn(untimed(reading)) !== null;
  if (!(isOfDish ? isAll : facts.includes('price') && (isAll || has(AMOUNTS)))) return { facts, bill: null };
  const party = partySizeIn(untimed(reading)) ?? wishes.partySize;
  const drinks = mentions.some(({ meaning }) => meaning.type === 'feature' && POURED.has(meaning.key));
  const isEaten = mentions.some(({ meaning }) => meaning.type === 'food' && !DIETS.has(meaning.key));
  const priced = facts.map((fact) => (fact === 'dish price' && !isEaten ? 'price' : fact));
  return { facts: priced, bill: { party, drinks, children: has(CHILDREN) } };
}
const AMOUNTS = wordSet('much cost pay spend budget');
const ALL = wordSet(
  'head person each apiece roughly damage total altogether come comes both us together everyone everybody all two three four',
);
const CHILDREN = wordSet('kid kids child children little ones him her daughter son');
const POURED: ReadonlySet<string> = new Set(['wine', 'beer', 'cocktails', 'drinks', 'sparkling', 'spirits', 'whisky']);
