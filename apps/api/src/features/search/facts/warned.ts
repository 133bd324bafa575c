import { FOODS } from '../../understanding/lexicon/foods.ts';
import { DANGER, HARM, IGNORANCE, NEGLECT, SCORN } from '../../understanding/lexicon/harm.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import { stemsOf, type Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { polarityIn } from './polarity.ts';

/** What keeps people away, or leaves it to them. */
export const WARNING =
  'should skip|skip it|skip this|wrong place|stay out|stay away|should avoid|better avoid|keep away|eat elsewhere|go elsewhere|look elsewhere|order elsewhere|not a reliable|not reliable|unreliable|is a problem|are a problem|will not serve|give it a miss|not the place|no place for|steer clear|think twice|beware|not to eat here|do not eat here|dont eat here|nobody keeps track|not eat here|turned away|turn away|turns away|turn you away|refused|refuses|stay home|stay at home|eat somewhere else|go somewhere else|elsewhere if|best avoided|avoided|waiver|waivers|disclaimer|own risk|no promise|no promises|no guarantee|no guarantees|no information|no allergen information|no allergy information';

type Kind = 'harm' | 'danger' | 'scorn' | 'slight';
const listed = (phrases: string, kind: Kind) =>
  [...new Set(phrases.split('|'))].map((phrase) => [phrase, kind] as const);
const TABLE = new Phrases<Kind>([
  ...listed(HARM, 'harm'),
  ...listed(SCORN, 'scorn'),
  ...listed(`${IGNORANCE}|${NEGLECT}`, 'slight'),
  ...listed(`${WARNING}|${DANGER}`, 'danger'),
]);

/** Needs at large: whoever wants to know what is in the food. */
const NEEDS = new Phrases(
  'allergy|allergies|allergic|allergen|allergens|intolerance|intolerances|intolerant|dietary|dietary needs|dietaries|special diet|special diets|food safety|ingredients|ingredient|cross contamination|epipen|what is in|what was in|whats in'
    .split('|')
    .map((phrase) => [phrase, true] as const),
);

/** @example tellsOfNeed(tokenize('with an allergy')) // true */
export const tellsOfNeed = (tokens: readonly Token[]): boolean => NEEDS.findAll(tokens).length > 0;

/** Words right before one of scorn that say it of the guests, and of no need. */
const GUESTS = wordSet('we i you us children kids friends everyone all');
const DENIAL_REACH = 3;
const DENYING = new Set([...DENIALS, ...wordSet('nobody none didnt wasnt werent')]);

/** What begins another statement within a clause. */
const TURNING = wordSet('but and while whereas although though yet');
/** Words of a statement that name nothing it could be about beside a need: those who serve and those who ask, what they do, and the menu. */
const IN_BETWEEN = wordSet(`
  a an the any some all no not he she it they we you i him her them us me my our his their your its this that these those who whom which what there here one nobody everyone anyone people someone
  is are was were be been being am do does did done have has had having can could will would should may might must cannot cant couldnt wont wouldnt dont doesnt didnt isnt arent wasnt werent
  of to in on at by for from with about into over as if when once because after before until than so then or nor even just only really very quite rather too also still again twice once always never ever often sometimes both each every
  staff waiter waiters waitress waitresses server servers chef chefs cook cooks owner owners manager managers barman bartender host hostess kitchen team service crew guy girl man woman boy
  son daughter wife husband partner friend friends mother father mum mom dad sister brother child baby guest diner
  ask asked asking asks question questions request requests mention mentioned mentioning tell told telling say said saying explain explained explaining word words order ordered ordering orders hear heard heads think thinks thought
  menu menus card chart list lists folder label labels labelling labeling labelled sign signs answer answers advice information info training knowledge dish dishes food meal plate need needs diet diets
  free safe special thing things something anything everything way time times`);
const EATEN: ReadonlySet<string> = new Set(
  [...FOODS.values()].flatMap(({ kind, words }) => (kind === 'kitchen' ? [] : words.flatMap(stemsOf))),
);

/** What a sentence tells of harm, or of scorn, ignorance and neglect. */
export interface Warns {
  /** Somebody came to harm. */
  harm: boolean;
  /** Whether it tells of scorn, ignorance or neglect of what a token names. */
  slights: (at: number) => boolean;
  /** Needs at large are slighted. */
  needs: boolean;
}

/**
 * @param isNeed whether a token is of something that people do not eat
 * @example warnsIn(tokenize('They laughed at my allergy.'), () => false).needs // true
 */
export function warnsIn(tokens: readonly Token[], isNeed: (at: number) => boolean): Warns {
  const told = TABLE.findAll(tokens).filter((span) => isTold(span, tokens));
  const harm = told.some(({ value }) => value === 'harm');
  const signs = told.filter(({ value }) => value !== 'harm');
  const needs = NEEDS.findAll(tokens);
  const isRefused = needs.length > 0 && refuses(tokens, needs);
  if (signs.length === 0) return { harm, slights: () => false, needs: isRefused };
  const of = statementsOf(tokens);
  const isOf = ({ from, to }: Pick<Span<unknown>, 'from' | 'to'>, at: number) => at >= from && at < to;
  const others = new Set(
    of.filter((_, at) => {
      const { word = '', stem = '' } = tokens[at] ?? {};
      const isOther = word.length > 2 && !IN_BETWEEN.has(word) && !TURNING.has(word) && !EATEN.has(stem);
      return isOther && !isNeed(at) && ![...signs, ...needs].some((span) => isOf(span, at));
    }),
  );
  // What is said of something else is said of no need that another statement names.
  const isAnywhere = signs.some(({ value, from }) => value === 'danger' || !others.has(of[from] ?? -1));
  const slighted = new Set(signs.map(({ from }) => of[from]));
  const slights = (at: number) => isAnywhere || slighted.has(of[at]);
  return { harm, slights, needs: isRefused || needs.some(({ from }) => slights(from)) };
}

/** Whether a kitchen does nothing for needs at large. "Never a problem" does all. */
function refuses(tokens: readonly Token[], needs: readonly Span<true>[]): boolean {
  if (tokens.some(({ stem }) => TROUBLE.has(stem))) return false;
  const polarityAt = polarityIn(tokens);
  return needs.some(({ from, to }) => REFUSABLE.has(tokens[from]?.stem ?? '') && polarityAt(from, to)?.denied === true);
}
const REFUSABLE = new Set(
  'allergy allergies allergic allergen intolerance intolerant dietary'.split(' ').flatMap(stemsOf),
);
/** What is denied to say that a kitchen is good at it. */
const TROUBLE = new Set(
  'problem trouble issue fuss bother hassle worry drama corner better fault complaint blink surprise question'
    .split(' ')
    .flatMap(stemsOf),
);

/** Of each token the statement that it belongs to. */
function statementsOf(tokens: readonly Token[]): number[] {
  let statement = 0;
  return tokens.map(({ word, clause }, at) => {
    if (at > 0 && (clause !== tokens[at - 1]?.clause || TURNING.has(word))) statement += 1;
    return statement;
  });
}

function isTold({ from, value }: Span<Kind>, tokens: readonly Token[]): boolean {
  const { word = '', clause } = tokens[from] ?? {};
  const before = tokens.slice(Math.max(0, from - DENIAL_REACH), from).filter((token) => token.clause === clause);
  const isDenied = !DENYING.has(word) && before.some((token) => DENYING.has(token.word));
  return !isDenied && !(value === 'scorn' && GUESTS.has(before.at(-1)?.word ?? ''));
}
