import type { Restaurant } from '@saffron/contracts/guide';
import { type AttributeAnswer, answerOf } from '../../search/facts/answer.ts';
import type { Asked, Attribute } from '../../search/facts/attribute.ts';
import { ANIMALS } from '../../search/facts/forbidden-words.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import { toldBy } from './evidence.ts';
import type { AboutMove } from './moves.ts';
import type { Question } from './question.ts';
import { besideOf } from './related.ts';
import { soughtOf } from './sought.ts';
import { keyOf } from './subject.ts';

/** Attributes of one answer. */
const SEVERAL = 3;
/** Questions with one of these among their first words want more than yes or no. */
const OPEN: ReadonlySet<string> = new Set('what whats how hows where wheres when whens which who whos'.split(' '));
const BEGINNING = 4;

/** "Quiet or lively?", "takeaway only?": yes would not tell which. */
const isChoice = ({ word }: Token, at: number, tokens: readonly Token[]): boolean =>
  word === 'only' || (word === 'or' && tokens[at + 1] !== undefined && !OR_NOT.has(tokens[at + 1]?.word ?? ''));
const OR_NOT: ReadonlySet<string> = new Set('not no what anything something so is do should would'.split(' '));

/** "Do they have eggplant?", "is there any whisky?": something that a kitchen or a bar may have. */
const isThing = (attribute: Attribute): boolean => attribute.for !== undefined || attribute.says.yes !== '';

/** Places of which all sentences are compared with a question. */
const READ = 3;

/** Answers about each attribute at each place, with what its notes say of it in other words where it is the only one. */
export const aboutEach = (
  attributes: readonly Asked[],
  rows: readonly Restaurant[],
  { tokens, names }: Pick<Question, 'tokens' | 'names'>,
  { safety, chosen }: { safety: boolean; chosen: boolean },
): AboutMove[] =>
  attributes.slice(0, SEVERAL).map((asked) => ({
    type: 'about',
    asked,
    answers: rows.map((row, at) => {
      const answer = answerAt(row, asked, safety);
      const isOpen = answer.outcome === 'unknown' && !safety && !asked.attribute.allergen;
      // What the guide has words for is not told by something near it.
      const isOther = asked.attribute.key === keyOf(asked.said) && attributes.length === 1 && at < READ;
      const told = isOpen && isOther ? toldBy(soughtOf(tokens, names), row, isThing(asked.attribute)) : null;
      return {
        row,
        answer,
        told,
        beside: isOpen && rows.length === 1 && !told ? besideOf(asked.attribute.key, row) : null,
      };
    }),
    polar: !tokens.slice(0, BEGINNING).some(({ word }) => OPEN.has(word)) && !tokens.some(isChoice),
    safety: safety || asked.attribute.allergen?.byChoice === false,
    chosen,
  }));

/** What a kitchen that keeps a diet does not have, whatever its dishes are called: "banana-blossom fish". */
const KEPT = Object.entries({
  vegan: `${ANIMALS}|cheese|butter|milk`,
  vegetarian: ANIMALS,
  halal: 'pork|bacon|ham|lard',
  kosher: 'pork|bacon|ham|lard|shellfish|prawn|shrimp|lobster',
}).map(([diet, words]) => ({ diet, table: new Phrases(words.split('|').map((word) => [word, true] as const)) }));
const WHOLE: ReadonlySet<string> = new Set(['halal', 'kosher']);

/** Whether the whole kitchen keeps a diet: a few vegan dishes make no vegan kitchen. */
function keeps(row: Restaurant, diet: string): boolean {
  const { outcome } = answerOf(diet, row);
  return outcome === 'yes' && (WHOLE.has(diet) || stemsOf(row.cuisine ?? '').includes(diet));
}

function answerAt(row: Restaurant, { attribute, said }: Asked, safety: boolean): AttributeAnswer {
  const tokens = tokenize(said);
  const excluded = KEPT.some(({ diet, table }) => table.findAll(tokens).length > 0 && keeps(row, diet));
  return excluded && !attribute.allergen ? { outcome: 'no', field: 'field' } : answerOf(attribute, row, { safety });
}
