import type { Restaurant } from '@saffron/contracts/guide';
import { beginning } from '../../../truncate.ts';
import { answerOf } from '../../search/facts/answer.ts';
import type { Asked, Attribute } from '../../search/facts/attribute.ts';
import { pastOpeners } from '../../understanding/acts/inquiry.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { partySizeIn } from '../../understanding/reading/party-size.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** Words of questions that name no subject. */
const ASKING: ReadonlySet<string> = new Set(
  `a an the any some is are am was be been do does did done can could will would should shall may might must has have had having got get gets
  getting there here it its they them their theyre theyve this that those these one ones two both either first second third last 1st 2nd 3rd 4th i im id we
  show see look under over below above between were well you your he she him her his hers em my our me us to of in on at by for from with about abt into up down out off and or but so if too also as well then than
  though tho please thanks ok okay hi hey yes no not just only even still really very quite actually pretty maybe perhaps
  what whats which who how when where why know think mean meant guess reckon suppose tell say said sure wonder wondering mind ask go going come coming want wanna need like
  serve serves serving cook cooks cooking take takes taking offer offers sell sells place places restaurant restaurants spot bar cafe kitchen menu food dish dishes option options
  anything something everything nothing somewhere anywhere someone somebody anyone anybody everyone everybody enough people stuff things thing kind sort bit lot much many more most other others another ok fine good nice great decent allowed
  available possible hmm um er ah else let lets bring eat use sell work back around per tonight today tomorrow now ever always usually normally lol btw theres thats hows wheres whens whos
  all day days dont doesnt didnt cant wont wouldnt isnt arent wasnt hasnt havent shouldnt couldnt ive weve youve theyve hes shes youre theyll shell theyd wed`.split(
    /\s+/,
  ),
);
const WORDS = 3;
const LETTERS = 40;

const isContent = ({ word }: Token): boolean => word.length > 2 && !ASKING.has(word);

/** "A glass of wine" is wine. */
const MEASURES: ReadonlySet<string> = new Set(
  'glass glasses bottle bottles carafe jug pot cup cups mug bowl bowls plate plates slice slices piece portion scoop pint pints'.split(
    ' ',
  ),
);
const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  MEASURES.has(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'of';

/**
 * The words of a question that tell what it is about.
 *
 * @param names tokens that are part of a restaurant's name
 */
export function contentOf(tokens: readonly Token[], names: ReadonlySet<number>): Token[] {
  const from = pastOpeners(tokens);
  return tokens.filter((token, at) => at >= from && isContent(token) && !names.has(at) && !isMeasure(tokens, at));
}

/**
 * What a question asks about in words that no attribute has.
 *
 * @param names tokens that are part of a restaurant's name
 */
export function otherIn(tokens: readonly Token[], names: ReadonlySet<number>): Asked | null {
  const [first] = contentOf(tokens, names);
  if (!first) return null;
  const from = tokens.indexOf(first);
  const end = tokens.findIndex(
    (token, at) => at > from && (!isContent(token) || names.has(at) || token.clause !== first.clause),
  );
  const words = tokens.slice(from, Math.min(from + WORDS, end < 0 ? tokens.length : end));
  const last = tokens[from - 1]?.word ?? '';
  const said = beginning(words.map(({ raw }) => raw.toLowerCase()).join(' '), LETTERS);
  const stems = words.map(({ stem }) => stem).join(' ');
  const noun = ARTICLES.has(last) ? `${last} ${said}` : said;
  const before = tokens.slice(0, from).findLast(({ word }, at) => !DETERMINERS.has(word) && !isMeasure(tokens, at));
  const isIt = before?.word === 'get' && tokens[tokens.indexOf(before) - 1]?.word === 'it';
  const next = tokens[from + words.length];
  const isBefore = next?.clause === first.clause && GENERIC.has(next.stem);
  const has = isBefore ? false : before ? HAVING.has(before.word) && !isIt : from + words.length === tokens.length;
  return { attribute: attributeOf(said, stems, has ? noun : null), contrary: false, said };
}

const GENERIC: ReadonlySet<string> = new Set('food dish menu option stuff thing place kitchen people'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);
const DETERMINERS: ReadonlySet<string> = new Set('a an any some good nice great decent of'.split(' '));
/** What stands before a thing that is asked for. */
const HAVING: ReadonlySet<string> = new Set(
  'have has got there serve serves sell sells do does offer offers get'.split(' '),
);

const DRINKS: ReadonlySet<string> = new Set([
  'wine',
  'beer',
  'cider',
  'cocktails',
  'sake',
  'sparkling',
  'natural wine',
]);

/** What no words of replies stand for. */
export const UNNAMED: Asked = {
  attribute: { key: '', asked: '', yes: '', says: { yes: '', no: '', whether: '' } },
  contrary: false,
  said: '',
};

/** The key of what no attribute has. */
export const keyOf = (said: string): string => `said ${said}`;

/** A dish, a drink or anything else, by the words that ask for it and those that notes have for it. */
function attributeOf(said: string, stems: string, noun: string | null): Attribute {
  const food = FOODS.get(said) ?? FOODS.get(stems);
  const drink = DRINKS.has(said) ? said : DRINKS.has(`${said}s`) ? `${said}s` : null;
  const shown = drink ? FEATURES[drink]?.shown : food?.kind === 'dish' ? food.shown.join('|') : undefined;
  return {
    key: keyOf(said),
    asked: said,
    yes: said,
    ...(noun !== null && { topic: noun }),
    ...(shown && { for: shown }),
    says: noun
      ? { yes: `they have ${noun}`, no: `they don't have ${noun}`, whether: `whether they have ${noun}` }
      : { yes: '', no: '', whether: '' },
    ...(drink && { field: (row: Restaurant) => (answerOf('alcohol', row).outcome === 'no' ? 'no' : null) }),
  };
}

/** Whether a message says no more than with how many they come. */
export const isOnlyParty = ({ tokens, times }: Reading): boolean =>
  times.length === 0 &&
  partySizeIn(tokens) !== null &&
  contentOf(tokens, new Set()).every(({ word }) => numberIn(word) !== null);
