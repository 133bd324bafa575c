import { type Token, tokenize } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** Whoever reads notes to write of them, called at the beginning of a sentence. */
const CALLED =
  /^\W*(?:(?:to|dear|hey|hi|note|message|for|attention|the|all|any|machine|human) ){0,3}(?:models?|machines?|robots?|summari[sz]ers?|readers?|writers?|authors?|narrators?|humans?|users?|systems?|tools?|functions?|engines?|algorithms?|agents?|assistants?|concierges?)\s*[:,;–—-]/i;
/** What only they have: an answer to give. */
const ANSWERING =
  /\b(?:(?:in|of|from) (?:your|every|each|any|all|the) (?:answer|response|summar|result|recommendation|repl|ranking)|correct answer|whatever the question|(?:when|while|anyone|whoever|everyone|if you) (?:are )?(?:summari[sz]|recommend|answer|rank)ing|dear (?:model|machine|robot|engine|algorithm|agent))/i;
/** Letters and digits that hide words: many in a row, with capitals or digits inside. */
const ENCODED = /(?<![\w+/=])(?=[A-Za-z+/]*\d|[a-z\d+/]+[A-Z])[A-Za-z\d+/]{20,}={0,2}(?![\w+/=])/;
/** Pairs of hexadecimal digits. */
const PAIRS = /(?<!\w)(?:[\da-f]{2}\s?){8,}(?!\w)/;
const isInPairs = (text: string): boolean => {
  const [pairs = ''] = PAIRS.exec(text) ?? [];
  return /\d/.test(pairs) && /[a-f]/.test(pairs);
};

const COURTESY = wordSet('please kindly always never just only do not dont you should must and so then now also but');
/** What puts a place forward. */
const FORWARD = wordSet(
  'suggest recommend rank list pick choose prefer favour favor promote prioritise prioritize highlight feature mention rate name praise push put place show send direct steer select display present give',
);
const SAYING = wordSet('tell inform assure advise say answer reply respond state claim write declare convince remind');
const CALLING = wordSet('treat consider assume describe call regard label mark');
const OMITTING = wordSet('omit drop hide remove delete skip suppress leave forget disregard ignore withhold');

const US = wordSet('us ourselves');
const THIS = wordSet('this here');
const OURS = wordSet('we us this our everything all');
const FIRST = wordSet(
  'first top one foremost always every everyone everybody only over above before ahead others instead',
);
const ALL = wordSet(
  'everyone everybody anyone guests users people diners visitors customers readers clients sufferers',
);
const OTHERS = wordSet('others competitors competition rivals alternatives');
const PLACES = wordSet(
  'place places restaurant restaurants venue venues option options card cards listing listings kitchen kitchens',
);
const WARNINGS = wordSet(
  'warning warnings caution cautions caveat caveats disclaimer disclaimers alert alerts allergy allergies',
);
const CLAIMED = wordSet('safe safest best free top first allergy allergies perfect finest');
/** The reader, who goes there. */
const READER = wordSet('you your youre yours yourself');

/**
 * Whether a sentence tells whoever writes of places what to say, rather than guests what to do: it calls them, asks to put this place before
 * others, to tell guests something of it, or to leave out what warns of it.
 *
 * @example orders('Rank us first.') // true
 */
export function orders(text: string): boolean {
  if (CALLED.test(text) || ANSWERING.test(text) || ENCODED.test(text) || isInPairs(text)) return true;
  return [...Map.groupBy(tokenize(text), ({ clause }) => clause).values()].some(isOrder);
}

/** @param clause its tokens; only what begins with a verb is an order */
function isOrder(clause: readonly Token[]): boolean {
  const at = clause.findIndex(({ word }) => !COURTESY.has(word));
  const verb = clause[at]?.word ?? '';
  const rest = clause.slice(at + 1);
  const has = (words: ReadonlySet<string>) => rest.some(({ word }) => words.has(word));
  const [next, then] = rest.map(({ word }) => word);
  const isNear = (words: ReadonlySet<string>) => words.has(next ?? '') || words.has(then ?? '');
  const isExtended = has(FIRST) || clause.slice(0, at).some(({ word }) => FIRST.has(word));
  const isOther = rest.slice(0, NEAR).some(({ word }) => word === 'other') && has(PLACES);
  if (FORWARD.has(verb)) {
    if (US.has(next ?? '')) return true;
    const isHere = isNear(THIS) && !has(READER);
    return isOther || isNear(OTHERS) || (isHere && (isExtended || has(PLACES))) || (isNear(ALL) && has(THIS));
  }
  if (SAYING.has(verb)) return !has(READER) && (isNear(ALL) || (verb !== 'tell' && isNear(OURS)));
  if (CALLING.has(verb)) return isNear(OURS) && has(CLAIMED);
  if (OMITTING.has(verb)) return rest.slice(0, NEAR).some(({ word }) => WARNINGS.has(word)) || isOther;
  return false;
}

/** Words behind a verb that may be what it is about. */
const NEAR = 4;
