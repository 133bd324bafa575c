import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../../search/facts/answer.ts';
import type { Asked, Attribute } from '../../search/facts/attribute.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import type { AboutMove } from './moves.ts';

/** Attributes of one answer. */
const SEVERAL = 3;
/** Questions with one of these among their first words want more than yes or no. */
const OPEN: ReadonlySet<string> = new Set('what whats how hows where wheres when whens which who whos'.split(' '));
const BEGINNING = 4;

/** Words of questions that name no subject. */
const ASKING: ReadonlySet<string> = new Set(
  `a an the any some is are am was be been do does did done can could will would should shall may might must has have had having got get gets
  getting there here it its they them their theyre theyve this that those these one ones two both either first second third last i im id we
  were well you your he she my our me us to of in on at by for from with about into up out off and or but so if too also as well then than
  though tho please thanks ok okay hi hey yes no not just only even still really very quite actually pretty maybe perhaps
  what whats which who how when where why know think tell say said sure wonder wondering mind ask go going come coming want wanna need like
  serve serves serving offer offers sell sells place places restaurant restaurants spot bar cafe kitchen menu food dish dishes option options
  anything something stuff things thing kind sort bit lot much many more most other others another ok fine good nice great decent allowed
  available possible let bring eat sit use sell work back tonight today tomorrow now ever always usually normally lol btw theres thats`.split(
    /\s+/,
  ),
);
const WORDS = 3;
const LETTERS = 40;

/** Answers about each attribute at each place. */
export const aboutEach = (
  attributes: readonly Asked[],
  rows: readonly Restaurant[],
  tokens: readonly Token[],
  { safety, chosen }: { safety: boolean; chosen: boolean },
): AboutMove[] =>
  attributes.slice(0, SEVERAL).map((asked) => ({
    type: 'about',
    asked,
    answers: rows.map((row) => ({ row, answer: answerOf(asked.attribute, row, { safety }) })),
    polar: !tokens.slice(0, BEGINNING).some(({ word }) => OPEN.has(word)),
    safety: safety || asked.attribute.allergen?.byChoice === false,
    chosen,
  }));

/**
 * What a question asks about in words that no attribute has: "do they have heaters?", "is there lobster?".
 *
 * @param taken tokens that are part of a name
 */
export function otherIn(tokens: readonly Token[], rows: readonly Restaurant[]): Asked | null {
  const names = new Set(rows.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  const isContent = ({ word }: Token) => word.length > 2 && !ASKING.has(word) && !names.has(word);
  const from = tokens.findIndex(isContent);
  if (from < 0) return null;
  const rest = tokens.slice(from, from + WORDS);
  const length = rest.findIndex((token) => !isContent(token));
  const words = length < 0 ? rest : rest.slice(0, length);
  const said = words
    .map(({ raw }) => raw.toLowerCase())
    .join(' ')
    .slice(0, LETTERS);
  return { attribute: attributeOf(said), contrary: false, said };
}

function attributeOf(said: string): Attribute {
  const food = FOODS.get(said) ?? FOODS.get(said.replace(/s$/, ''));
  return {
    key: `said ${said}`,
    asked: said,
    yes: said,
    ...(food && { for: food.shown.join('|') }),
    says: { yes: `they have ${said}`, no: `they have no ${said}`, whether: `whether they have ${said}` },
  };
}
