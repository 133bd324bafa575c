import { partsOf } from '../delta/said-together.ts';
import { FEATURES } from '../lexicon/features.ts';
import { DIETS } from '../lexicon/foods.ts';
import { isOfSeveral } from '../reading/eater.ts';
import { Phrases } from '../text/phrases.ts';
import { inClauses, type Token, tokenize } from '../text/tokens.ts';
import { phrasesIn, wordSet } from '../text/word-set.ts';
import type { FoodWish } from '../wishes.ts';
import { spelt } from './spelling.ts';
import { statedIn } from './stated.ts';

const HERS =
  'she her shes wife girlfriend daughter mum mom mother sister nan gran grandma granny grandmother aunt niece';
const HIS = 'he his hes husband boyfriend son dad father brother grandpa grandad granddad grandfather uncle nephew';
const EITHERS = 'they theyre partner friend kid child colleague boss guest cousin mate flatmate';
/** Whom a word can stand for. */
const SHE = wordSet(`${HERS} ${EITHERS}`);
const HE = wordSet(`${HIS} ${EITHERS}`);
const ANY = wordSet(`${HERS} ${HIS} ${EITHERS}`);
const OWN = wordSet('i im ive me we were us');
const PRONOUNS = new Map([
  ...['she', 'shes', 'her'].map((word) => [word, SHE] as const),
  ...['he', 'hes', 'his'].map((word) => [word, HE] as const),
  ...['they', 'theyre'].map((word) => [word, ANY] as const),
]);

const LEAD =
  '(?:(?:actually|ok|okay|oh|oops|correction|hang on|hold on|well|so|right|wait|sorry|yes|yeah|hey|now|and|but|btw|good news|great news|turns out|it turns out|(?:he|she|they) (?:says?|said)|,) )*';
/** Behind it another clause may begin. */
const TAIL =
  '(?: (?:after all|any ?more|any longer|now|again|tonight|today|sadly|unfortunately|either|with us|in the end|thankfully|luckily))*(?= *$| ,| so )';
const WHO = '(?:(?:my|our|the) )?(?<who>[a-z]+)';
const COMING = '(?:come|coming|make it|join|joining|be there|be joining|be coming)';
const NEED = '(?:(?:nut|egg|milk|food|fish|shellfish) )?(?:allergy|allergies|intolerance)';

/** Sentences that say of somebody that they do not come, or of a need that it is over: that has to be one. */
const FORMS = (
  [
    [
      'person',
      `${WHO} (?:is |are )?(?:not|isnt|arent|wont|cant|cannot|no longer)(?: be)?(?: able to)? ${COMING}`,
      `(?:(?:my|our|the) )?(?<who>[a-z]+?)(?:ll| will| has| is|s)?(?: have)? (?:eats?|eaten|eating|ate) (?:before|beforehand|first|already|earlier|elsewhere|at home)`,
      `${WHO} (?:has |have |is |are )?(?:cancelled|canceled|bailed|dropped out|pulled out)`,
      `(?:forget|never mind|nevermind)(?: about)? ${WHO}`,
    ],
    [
      'need',
      `${WHO} (?:is |has |have )?(?:grown out of|grew out of|outgrown|outgrew) (?:it|that|them|(?:his|her|their|the) ${NEED})`,
      `${WHO} can (?:now )?(?:eat|have) (?<food>[a-z ]{1,30}?) (?:again|now)`,
      `${WHO} (?:is |are |am )?no longer allergic(?: to (?<food>[a-z ]{1,30}?))?`,
      `${WHO} (?:is |are |am )?(?:not|isnt|arent) allergic(?: to (?<food>[a-z ]{1,30}?))? (?:any ?more|now|any longer)`,
      '(?:it|that) (?:was|is) my ex[ a-z]*? (?:who|that|thats|whos) (?:was|is|has|had)[ a-z]{1,40}?(?: ,)? not (?<who>me|us)',
      `(?:forget|ignore|drop|never mind|nevermind)(?: about)? (?:the|my|that|his|her|our) ${NEED}`,
    ],
  ] as const
).flatMap(([of, ...forms]) => forms.map((form) => ({ of, form: new RegExp(`^${LEAD}${form}${TAIL}`) })));

interface Told {
  key: string | null;
  /** As it was told. */
  said: string;
  /** As a message of its own takes it back. */
  food: string;
  who: ReadonlySet<string>;
  /** Only a choice: nobody falls ill. */
  chosen: boolean;
}

interface Said {
  who: string;
  of: 'person' | 'need';
  food: string;
  /** It is only supposed, or limited. */
  hedged: boolean;
  /** Where the rest of the message begins. */
  end: number;
}

/** The beginning of a message that says of a need that it is over. A question says so of none. */
function saidIn(message: string): Said | null {
  if (message.length > READ) return null;
  const tokens = tokenize(message);
  const text = inClauses(tokens);
  for (const { form, of } of FORMS) {
    const found = form.exec(text);
    const { who = '', food = 'it' } = found?.groups ?? {};
    if (!found || !(who === '' || OWN.has(who) || ANY.has(who))) continue;
    const read = found[0].split(' ').filter((word) => word !== ',').length;
    const end = tokens[read - 1]?.end ?? message.length;
    if (message.slice(end).trimStart().startsWith('?') || TAG.test(message.slice(end))) return null;
    return { who, of, food, hedged: HEDGES.test(of === 'person' ? text.replace(SAYING, '') : text), end };
  }
  return null;
}
const TAG = /^\W*(?:right|yes|no|ok|okay|correct|isnt it|is she|is he|are they)\s*\?/i;
const HEDGES =
  /\b(?:think|hope|maybe|perhaps|probably|might|guess|apparently|says|wish|if|unless|but|except|almost|nearly|mostly|partly|until|though)\b/;
/** Whether somebody comes is told by others; whether they are still ill is not. */
const SAYING = /\b(?:he|she|they) says\b/;
/** Code units of the longest message that is looked at. */
const READ = 120;

/** What a message tells that somebody must not eat, and of whom its clause speaks. */
function toldIn(message: string): Told[] {
  const tokens = spelt(tokenize(message));
  return statedIn(tokens, message).stated.flatMap(({ from, to, key, role, plain }): Told[] => {
    if (role !== 'avoid' || plain) return [];
    const said = message.slice(tokens[from]?.start, tokens[to - 1]?.end);
    const free = freeOf(key);
    const isDiet = key !== null && DIETS.has(key) && free === null;
    const clause = tokens[from]?.clause;
    const who = tokens.filter((token) => token.clause === clause).flatMap(personOf);
    return [
      {
        key,
        said: said.toLowerCase(),
        food: isDiet ? `Forget the ${key} thing` : `${free ?? said} is fine`,
        who: new Set(who),
        chosen: isDiet,
      },
    ];
  });
}

/** What somebody must not eat who keeps to "gluten free". */
const freeOf = (key: string | null): string | null => (key?.endsWith(' free') ? key.slice(0, -' free'.length) : null);

const isCalled = ({ key, said }: Told, food: string): boolean =>
  ` ${said}`.endsWith(` ${food}`) || freeOf(key) === food;

/** What is remembered of somebody and none of the messages tells: it was told in another version, or long ago. What two have is nobody's alone. */
const unheardOf = (holding: readonly FoodWish[], heard: readonly Told[]): Told[] =>
  holding.flatMap((wish) => {
    const { key, eater = 'me', shared = false } = wish;
    const who = new Set(shared ? [] : [eater]);
    return partsOf(wish)
      .map((part) => part.toLowerCase())
      .filter((said) => shared || !heard.some((one) => one.key === key || isCalled(one, said)))
      .map((said) => ({ key, said, food: `${freeOf(key) ?? said} is fine`, who, chosen: false }));
  });

/** What of access a message needs, and for whom: it ends with the one who needs it. */
function accessIn(message: string): Told[] {
  const tokens = tokenize(message);
  return ACCESS.findAll(tokens)
    .slice(0, 1)
    .map(({ from, to }) => ({
      key: 'wheelchair',
      said: message.slice(tokens[from]?.start, tokens[to - 1]?.end).toLowerCase(),
      food: 'No need for step-free access',
      who: nearest(tokens, from),
      chosen: true,
    }));
}

/** Of whom a clause speaks last before a token; where of nobody, whom it names. */
function nearest(tokens: readonly Token[], at: number): ReadonlySet<string> {
  const own = [...tokens.entries()].filter(([, { clause }]) => clause === tokens[at]?.clause);
  const before = own.filter(([index]) => index < at).flatMap(([, token]) => personOf(token));
  return new Set(before.length > 0 ? before.slice(-1) : own.flatMap(([, token]) => personOf(token)));
}
const ACCESS = new Phrases(
  [FEATURES.wheelchair?.said, FEATURES.wheelchair?.told].flatMap(phrasesIn).map((words) => [words, true] as const),
);

const personOf = ({ word }: Token): string[] =>
  OWN.has(word) ? ['me'] : [word, word.replace(/s$/, '')].filter((one) => ANY.has(one)).slice(0, 1);

/**
 * Who does not come after all, by the words that tell of them; none where a message says that of nobody.
 *
 * @example leavingIn("my dad isn't coming") // the word "dad"
 */
export function leavingIn(message: string): ReadonlySet<string> {
  const said = saidIn(message);
  if (said?.of !== 'person' || said.hedged || said.who === '' || OWN.has(said.who)) return new Set();
  return PRONOUNS.get(said.who) ?? new Set([said.who]);
}

/** What a message says of needs that are over. */
export interface Over {
  /** The message, in the words of what it takes back. */
  message: string;
  /** It is not clear which need it takes back: none. */
  unclear: boolean;
  /** What takes back all that was told. */
  all: string;
}

/**
 * "She isn't coming after all", behind what was told of somebody: the need that it takes back, where only one person can be meant. What
 * somebody could fall ill from ends by its own name only, so the reply asks for it: others may have the same allergy and have said so in any
 * words. Null for a message of another kind.
 *
 * @param before the messages before it
 * @param holding what somebody must not eat, as it was remembered
 * @example overIn("she isn't coming", ['my friend is vegan']) // { message: 'Forget the vegan thing. ', unclear: false, … }
 */
export function overIn(message: string, before: readonly string[], holding: readonly FoodWish[] = []): Over | null {
  const said = saidIn(message);
  const heard = said ? before.flatMap((one) => [...toldIn(one), ...(said.of === 'person' ? accessIn(one) : [])]) : [];
  const all = said ? [...unheardOf(holding, heard), ...heard] : [];
  if (!said || all.length === 0) return null;
  const once = all.filter(({ food }, at) => all.findIndex((one) => one.food === food) === at);
  const told = IT.has(said.food) ? once : once.filter((one) => isCalled(one, said.food));
  const isMeant = (who: string) =>
    said.who === '' ||
    (OWN.has(said.who)
      ? who === 'me'
      : (PRONOUNS.get(said.who)?.has(who) ?? who === said.who) || isPronounOf(who, said.who));
  const isTheirs = ({ who }: Told) => (said.who === '' || OWN.has(said.who) || who.size > 0) && [...who].every(isMeant);
  // What somebody else must not eat either stays.
  const meant = told.filter(({ key, food }) =>
    all.filter((one) => (key === null ? one.food === food : one.key === key)).every(isTheirs),
  );
  const people = new Set(
    [...before.flatMap((one) => tokenize(one).flatMap(personOf)), ...all.flatMap((one) => [...one.who])].filter(
      (who) => !PRONOUNS.has(who) && isMeant(who),
    ),
  );
  const isOne = said.of === 'person' ? people.size <= 1 : told.length === 1;
  const isNamed = said.of === 'need' && !IT.has(said.food);
  const isSure = isOne && !said.hedged && meant.every(({ chosen }) => chosen || isNamed) && !before.some(isShared);
  const rest = message.slice(said.end).replace(/^[\s,.;!-]+/, '');
  const isClear = meant.length > 0 && isSure;
  return { message: isClear ? `${inWords(meant)} ${rest}` : message, unclear: !isClear, all: inWords(once) };
}

const inWords = (told: readonly Told[]): string => told.map(({ food }) => `${food}.`).join(' ');
const isShared = (message: string): boolean => isOfSeveral(tokenize(message));

/** Says that what the reply asked about is so, and what else such an answer may have in it. */
const YES = wordSet('yes yeah yep yup sure right correct exactly fine course absolutely definitely stop');
const BESIDE_YES = wordSet(
  'ok okay please thanks they theyre those that thats it its all both are is good again now do you can so then of no problem for with everyone everybody us',
);

/** A "yes, they're fine" behind a message of which it was not clear what it takes back: it takes all of it back. */
export function confirmedIn(
  message: string,
  before: readonly string[],
  holding: readonly FoodWish[] = [],
): string | null {
  const words = message.length > READ || message.includes('?') ? [] : tokenize(message).map(({ word }) => word);
  if (!words.some((word) => YES.has(word)) || !words.every((word) => YES.has(word) || BESIDE_YES.has(word)))
    return null;
  const over = overIn(before.at(-1) ?? '', before.slice(0, -1), holding);
  return over?.unclear ? over.all : null;
}

const WHAT = '(?:they|it|that|those|these)';
const PERSON = '(?:i|we|he|she|(?:my|our|the) [a-z]+)';
const FOR_NEED =
  '(?:fine|ok|okay|good|safe|allergic|intolerant|coeliac|celiac|vegan|vegetarian|eat (?:it|them|that|those))';
/** Says of what the message before took back that it holds. */
const RETRACTED = new RegExp(
  `^${LEAD}(?:${[
    '(?:no|nope|nah|not)',
    '(?:undo|cancel|scratch|forget|ignore)(?: (?:it|that))?',
    '(?:i )?take (?:that|it) back',
    '(?:i was |i am |im |only |just )*(?:kidding|joking|jk)',
    'my (?:mistake|bad)',
    `(?:no |nope )?(?:${WHAT}|${PERSON}) (?:still |really )?(?:(?:are|is|am|do|does|can) (?:still )?not|isnt|arent|aint|dont|doesnt|cant|cannot)(?: ${FOR_NEED})?`,
    `(?:no |nope )?(?:${PERSON} still (?:am|is|are|do|does|has|have|cant|cannot)|${PERSON} (?:am|is|are|does|do|has|have)|(?:im|hes|shes|theyre)) ?(?:still)?(?: ${FOR_NEED})?`,
    `(?:no |nope )?(?:(?:${PERSON} (?:is|are|am)|im|hes|shes|theyre) coming|${PERSON} can (?:come|make it))`,
  ].join('|')})(?: (?:after all|actually|still|though|sorry|now))*$`,
);

/**
 * A "no they aren't", "just kidding" or "actually, I still am" behind a message that took needs back: the needs, told again. Null for any other.
 *
 * @param before the messages before it
 * @example retractedIn('undo that', ['allergic to nuts', 'nuts are fine']) // 'I am allergic to nuts.'
 */
export function retractedIn(message: string, before: readonly string[]): string | null {
  const last = before.at(-1) ?? '';
  if (message.length > READ || message.includes('?') || last.length > READ) return null;
  if (!RETRACTED.test(wordsOf(tokenize(message)))) return null;
  const tokens = spelt(tokenize(overIn(last, before.slice(0, -1))?.message ?? last));
  const back = statedIn(tokens, last).stated.flatMap(({ from, to, key, role }) =>
    role !== 'again'
      ? []
      : key !== null && DIETS.has(key)
        ? [`I am ${key.endsWith(' free') ? `allergic to ${key.replace(' free', '')}` : key}.`]
        : [`I am allergic to ${wordsOf(tokens.slice(from, to))}.`],
  );
  return back.length > 0 ? back.join(' ') : null;
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

const IT = wordSet('it that them those everything');

/** "She" told, and "my daughter" now. */
const isPronounOf = (told: string, said: string): boolean => PRONOUNS.get(told)?.has(said) ?? false;
