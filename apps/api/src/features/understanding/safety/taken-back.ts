import type { Token } from '../text/tokens.ts';
import { isDiet, isFood, type Sentence } from './sentence.ts';
import { isSomebodyElses } from './wished.ts';

const FOOD = '#';
const DIET = '%';
const NEED = '@';
// Two foods side by side are another one: oat milk, crab apples.
const LIST = '#(?:(?: (?:and|or|nor|,))+ #)*';
const DIETS = '%(?: (?:and|or|nor|,|%))*';
const WE_ARE_NOT = '(?:(?:i am|i m|im|we are|we re|were) (?:not|no longer)|we arent|we aint|i aint)';
/** What may begin such a sentence. */
const LEAD =
  '(?:(?:actually|ok|okay|oh|well|so|right|wait|sorry|yes|yeah|hey|now|and|also|btw|fyi|good news|great news|it turns out|turns out|by the way|,) )*';
/** What may end it. */
const TAIL =
  '(?: (?:any more|anymore|any longer|after all|now|again|these days|at all|really|actually|please|thanks|then|too|as well))*';
const PEOPLE = '(?: (?:friend|guest|colleague|one|person|sister|brother|daughter|son|mate|cousin))?';

/** Whole sentences with which the one who eats takes a need back; `#` stands for foods, and `%` for diets. */
const FORMS: readonly string[] = [
  `${WE_ARE_NOT}(?: really| actually)? (?:allergic|intolerant|sensitive) to ${LIST}`,
  `${WE_ARE_NOT}(?: really| actually)? ${LIST} (?:allergic|intolerant)`,
  `(?:i|we) (?:dont have|do not have|have no|ve no)(?: an?| any| the)? ${LIST} (?:allergy|allergies|intolerance)`,
  `my ${LIST} (?:allergy|intolerance) (?:is|has) gone`,
  `(?:i|we) can(?: now| actually)? (?:eat|have) ${LIST}`,
  `${LIST} (?:is|are) (?:fine|ok|okay|good|alright|all right|allowed|no problem)(?: (?:for|by|with) (?:me|us|all of us|us all|everyone|everybody))?`,
  `${WE_ARE_NOT}(?: really| actually)?(?: an?| on an?| on)? ${DIETS}(?: diet)?`,
  `(?:i|we) (?:dont|do not|no longer)(?: really| actually)? (?:keep|eat|follow|need|do) ${DIETS}(?: diet| food)?`,
  `(?:i|we)(?: have| ve)? (?:stopped|quit|gave up|given up) (?:being |eating |keeping )?${DIETS}`,
  `(?:forget|ignore|drop|never mind|nevermind|forget about|never mind about) (?:the |my |our |about )*${DIETS}(?: (?:thing|bit|part|rule|diet|stuff))?`,
  `(?:forget|ignore|never mind|nevermind|forget about|never mind about) (?:the |my |our |about )*${LIST} (?:thing|allergy|intolerance|rule)`,
  `(?:(?:it|they|that|this) )?(?:doesnt|dont|does not|do not|neednt|need not)(?: have to| need to)? be ${DIETS}`,
  `(?:the )?${DIETS} (?:isnt|is not|is no longer|not|no longer) (?:needed|necessary|required|important)`,
  `no need (?:for|to be) ${DIETS}`,
  `(?:the|my|our) ${DIETS}${PEOPLE} (?:has |have )?(?:cancelled|canceled|bailed|dropped out)`,
  `(?:the|my|our) ${DIETS}${PEOPLE} (?:is |are )?(?:cant|cannot|isnt|arent|wont|not)(?: be)?(?: able to)? (?:come|coming|make it|join|joining)(?: us)?`,
];

/** Behind it another clause may begin, but none that takes it back itself. */
const END = '(?= *$| , (?!(?:but(?! (?:also |only )?to)|though|although|however|only|except|just|unless)\\b))';
const TAKEN_BACK = new RegExp(`^${LEAD}(?:${FORMS.join('|')})${TAIL}${END}`);

/** The same for what somebody needs beside food, `@`: step-free access, a place without alcohol, care about allergies. */
const NOT_NEED = '(?:dont|do not|no longer|wont|neednt)(?: really| actually)? (?:need|use|have|want|require)';
const ARTICLE = '(?: an?| the| my| our| any)?';
const NEED_FORMS: readonly string[] = [
  `(?:(?:i|we) )?${NOT_NEED}${ARTICLE} @`,
  `${WE_ARE_NOT}(?: really| actually)?(?: in| on| using)?${ARTICLE} @(?: to [a-z ]{1,40})?`,
  `(?:(?:it|they|that|this) )?(?:doesnt|dont|does not|do not|neednt|need not)(?: have to| need to)? be @`,
  `(?:forget|ignore|drop|skip|scrap|never mind|nevermind|forget about|never mind about)(?: about)?${ARTICLE} @`,
  `@ (?:isnt|is not|is no longer|not|no longer) (?:needed|necessary|required|important|essential)`,
  `@ (?:doesnt|does not|no longer) matters?`,
  `@ is optional`,
  `no @ (?:needed|necessary|required|after all)`,
  `no need (?:for|to be)${ARTICLE} @`,
  `(?:i|we) (?:do|can) drink(?: @)?`,
  `(?:the|my|our) @ (?:has |have )?(?:cancelled|canceled|bailed|dropped out)`,
  `(?:the|my|our) @ (?:is |are )?(?:cant|cannot|isnt|arent|wont|not)(?: be)?(?: able to)? (?:come|coming|make it|join|joining)(?: us)?`,
];
/** What may follow the word for a need. */
const OF_NEED = '(?: (?:access|accessible|user|place|places|friendly|thing|bit|part|rule|friend|guest|one))*';
const NEED_TAKEN_BACK = new RegExp(`^${LEAD}(?:${NEED_FORMS.join('|').replaceAll('@', `@${OF_NEED}`)})${TAIL}${END}`);

/** What may stand between it and the mark of a question, and begins none of its own. */
const ASKING = /^[ ,]*(?:right|yes|no|ok|okay|correct|isnt it|arent they)?$/;

/** Letters of a sentence that are looked at: these sentences are short. */
const READ = 200;

/**
 * Whether the sentence of a need beside food takes it back, by the same rule.
 *
 * @param from the first token that names the need
 * @example isNeedTakenBack(tokenize("I said she doesn't need a wheelchair"), 6, 7) // false
 */
export function isNeedTakenBack(tokens: readonly Token[], from: number, to: number): boolean {
  const sentence = tokens[from]?.sentence;
  let start = from;
  while (start > 0 && from - start < READ && tokens[start - 1]?.sentence === sentence) start -= 1;
  const words: string[] = [];
  for (let at = start; at - start < READ && tokens[at]?.sentence === sentence; at += 1) {
    if (at > start && tokens[at]?.clause !== tokens[at - 1]?.clause) words.push(',');
    if (at <= from || at >= to) words.push(at === from ? NEED : (tokens[at]?.word ?? ''));
  }
  return NEED_TAKEN_BACK.test(words.join(' '));
}

/**
 * The foods and diets, by their first tokens, that a sentence takes back. A need is a matter of health: it ends only with a sentence of the
 * one who eats that says so from its beginning, and that says nothing else. "I wish I wasn't allergic", "the menu says nuts are fine" and "my
 * brother isn't vegan" take nothing back.
 *
 * @example takenBackBy(sentenceOf("I'm not allergic to nuts any more")) // the token of "nuts"
 */
export function takenBackBy(sentence: Sentence): ReadonlySet<number> {
  const { tokens, from, to, at: spans } = sentence;
  const words: string[] = [];
  const named: number[] = [];
  let letters = 0;
  for (let at = from; at < to && letters < READ; ) {
    const token = tokens[at];
    if (at > from && token?.clause !== tokens[at - 1]?.clause) words.push(',');
    const span = spans.get(at);
    const word = span && isFood(span) ? FOOD : span && isDiet(span.value) ? DIET : (token?.word ?? '');
    if (word === FOOD || word === DIET) named.push(at);
    words.push(word);
    letters += word.length + 1;
    at = word === FOOD || word === DIET ? (span?.to ?? at + 1) : at + 1;
  }
  const said = TAKEN_BACK.exec(words.join(' '))?.[0] ?? '';
  // "Nuts are fine again?" asks.
  if (
    ASKING.test(words.join(' ').slice(said.length)) &&
    sentence.text
      .slice(tokens[to - 1]?.end)
      .trimStart()
      .startsWith('?')
  )
    return new Set();
  const isStill = (at: number) => isSomebodyElses({ from: at, to: spans.get(at)?.to ?? at + 1 }, sentence);
  return new Set(named.slice(0, said.match(/[#%]/g)?.length ?? 0).filter((at) => !isStill(at)));
}
