import type {
  AdjustMove,
  ContradictionMove,
  DiffersMove,
  FreedMove,
  InsteadMove,
  LeftOutMove,
  NeedsMove,
  NewsMove,
  RemarkMove,
  StillMove,
  Verdict,
} from '../../../dialogue/situation/moves.ts';
import { THE_PRICE } from '../../../dialogue/situation/otherwise.ts';
import { attributeOf } from '../../../search/facts/attribute-of.ts';
import type { Wishes } from '../../../understanding/wishes.ts';
import { sayNoted } from '../caution.ts';
import { sayLacks } from '../lacking.ts';
import { QUESTIONS } from '../phrasebook/search.ts';
import { ADJUST, COMPLAINED, CONTRADICTION, FREED, LEAVES, LEFT_OUT, STILL } from '../phrasebook/situation.ts';
import { REMARK, SOMBER } from '../phrasebook/social.ts';
import { eatenAt, inQuotes, tell, told } from '../pitch.ts';
import { quoted } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { areaOf, clean, listOf, nameOf, signs, withArticle } from '../words.ts';
import { againstClause, detailClause, fieldValue } from './detail.ts';
import { agreed } from './predicate.ts';

export const sayNews = ({ news }: NewsMove, { say }: Voice): string => say(news.replies);

/** @example 'Lively and quiet rarely go together, so I went by quiet.' */
export const sayContradiction = ({ kept, given }: ContradictionMove, { say }: Voice): string =>
  say(CONTRADICTION, { kept, given });

/** @example "I hope she does. Enjoy Tre Chiuse." */
export const sayRemark = ({ tone, row }: RemarkMove, { say, somber }: Voice): string =>
  tone === 'thanks' && somber
    ? say(SOMBER)
    : tone === 'settled' && row
      ? say(REMARK.done, { name: nameOf(row) })
      : say(REMARK[tone]);

/** Which of the places still do, with what decides; then of which nobody knows, and last those that do not. */
export function sayStill({ verdicts, opens }: StillMove, voice: Voice): string {
  const of = (outcome: string) => verdicts.filter(({ standing }) => standing.outcome === outcome);
  const [yes, partly, no, unknown] = ['yes', 'partly', 'no', 'unknown'].map(of);
  const opening = opens ? voice.say(STILL.opening) : '';
  const said = [opening, ...stillYes(yes ?? [], opens, voice), ...sayPartly(partly ?? [], voice)].filter(Boolean);
  return [
    ...said,
    notedOf([...(yes ?? []), ...(partly ?? [])], said.join(' ')),
    sayUnknown(unknown ?? []),
    ...sayNo(no ?? [], { opens, does: (yes ?? []).length + (partly ?? []).length > 0 }, voice),
    caution(verdicts),
  ]
    .filter(Boolean)
    .join(' ');
}

/** That a place has something without an allergen is never all that is said of it. */
function notedOf(verdicts: readonly Verdict[], before: string): string {
  const rows = [...new Set(verdicts.map(({ row }) => row))];
  const keys = new Set(verdicts.map(({ measure }) => measure.key));
  const allergens = [...keys].flatMap((key) => attributeOf(key) ?? []).filter(({ allergen }) => allergen?.byChoice);
  return sayNoted(rows, allergens, before);
}

/** What can make somebody ill is told to those who cook. */
function caution(verdicts: readonly Verdict[]): string {
  const told = verdicts.some(
    ({ measure, standing }) => measure.strict === 'health' && /^(?:yes|partly)$/.test(standing.outcome),
  );
  return told ? 'Do tell them when you book, so the kitchen can confirm.' : '';
}

/** From this level on a tag or the notes say it in so many words. */
const TOLD = 2;

/** Those without anything to add share a sentence. */
function stillYes(verdicts: readonly Verdict[], opens: boolean, voice: Voice): string[] {
  const clauses = verdicts.map(({ row, standing, measure }) => ({
    row,
    measure,
    standing,
    // Of one place, what answers is said again.
    clause:
      detailClause(standing, voice, measure.strict !== undefined) ||
      (verdicts.length === 1
        ? detailClause(standing, { ...voice, isSaid: () => false }, measure.strict !== undefined)
        : ''),
  }));
  const bare = clauses.filter(({ clause }) => clause === '');
  const names = listOf(bare.map(({ row }) => nameOf(row)));
  const works = voice.say(STILL.works);
  // What a tag tells is said; what is only supposed is not.
  const isTold = bare.every(({ standing, measure }) => measure.strict || (standing.level ?? 0) >= TOLD);
  return [
    ...clauses
      .filter(({ clause }) => clause !== '')
      .map(
        ({ row, clause, measure }) =>
          `${nameOf(row)} ${/^: /.test(clause) && opens && !measure.strict ? works : measure.words.has}${clause}.`,
      ),
    bare[0] ? `${names} ${agreed(isTold || !opens ? bare[0].measure.words.has : works, bare.length)}.` : '',
  ];
}

/** Those that fail by the same share a sentence; of what harms somebody it is short, where something else was named before. */
const sayNo = (
  verdicts: readonly Verdict[],
  { opens, does }: { opens: boolean; does: boolean },
  voice: Voice,
): string[] =>
  sharing(
    verdicts,
    ({ measure }) => measure.words.lacks,
    ({ standing, measure }) =>
      measure.strict === 'health' && (does || !opens)
        ? ''
        : detailClause(standing, voice, measure.strict !== undefined),
  );

const sayPartly = (partly: readonly Verdict[], voice: Voice): string[] => [
  ...partly.filter(({ measure }) => measure.strict === 'health').map(sayHopeful),
  ...sharing(
    partly.filter((verdict) => isTold(verdict)),
    ({ measure }) => measure.words.maybe ?? 'might do',
    (verdict) => maybeClause(verdict, voice),
  ),
  ...sayFaint(partly.filter((verdict) => verdict.measure.strict !== 'health' && !isTold(verdict))),
];

/** "Might do" alone tells nobody what it might do for. */
const isTold = ({ measure, standing }: Verdict): boolean =>
  measure.strict !== 'health' && (measure.words.maybe !== undefined || standing.details.length > 0);

const sayFaint = (verdicts: readonly Verdict[]): string[] =>
  [...Map.groupBy(verdicts, ({ measure }) => measure.words.has)].map(
    ([has, same]) =>
      `I can't say for sure that ${listOf(
        same.map(({ row }) => nameOf(row)),
        'or',
      )} ${has}.`,
  );

/** Places of which the same is to be said share a sentence. */
const sharing = (
  verdicts: readonly Verdict[],
  wordsOf: (verdict: Verdict) => string,
  clauseOf: (verdict: Verdict) => string,
): string[] => {
  const said = verdicts.map((verdict) => ({
    name: nameOf(verdict.row),
    words: wordsOf(verdict),
    clause: clauseOf(verdict),
  }));
  return [...Map.groupBy(said, ({ words, clause }) => words + clause).values()].map((same) => {
    const { words = '', clause = '' } = same[0] ?? {};
    return `${listOf(same.map(({ name }) => name))} ${agreed(words, same.length)}${same.length > 1 ? plural(clause) : clause}.`;
  });
};

/** What is said of one place, of several. */
const plural = (clause: string): string => (clause === BOOKS ? BOOKS_EACH : clause);
const BOOKS = ': it takes bookings, so ask when you ring';
const BOOKS_EACH = ': they take bookings, so ask when you ring';

/** What a place promises to somebody who could fall ill is its own word. */
function sayHopeful({ row, measure, standing }: Verdict): string {
  const said = standing.details.flatMap((detail) => (detail.type === 'sentence' ? [inQuotes(detail.sentence)] : []));
  const word = said[0] ? `, but they say “${said[0]}”` : '';
  return `I can't promise that ${nameOf(row)} ${measure.words.has}${word}.`;
}

/** Who keeps a diet hears what there is, although it was told before. */
const maybeClause = ({ standing, measure }: Verdict, voice: Voice): string =>
  standing.details.some(({ type }) => type === 'reservations')
    ? BOOKS
    : detailClause(standing, measure.strict ? { ...voice, isSaid: () => false } : voice, measure.strict !== undefined);

function sayUnknown(verdicts: readonly Verdict[]): string {
  const [first] = verdicts;
  const names = listOf(
    verdicts.map(({ row }) => nameOf(row)),
    'or',
  );
  return first
    ? `I don't know whether ${names} ${first.measure.words.whether ?? first.measure.words.has}${first.measure.strict ? ', so ask before you go' : ''}.`
    : '';
}

/** Places that one sentence names. */
const SEVERAL = 3;

/** @example 'Right, nuts are fine again.' */
export function sayNeeds({ again, kept }: NeedsMove): string {
  const eaten = namesOf(again);
  const diets = eaten.some((label) => DIET.test(label));
  return [
    eaten.length === 0
      ? ''
      : diets
        ? `Right, ${listOf(eaten, 'or')} no longer.`
        : `Right, ${listOf(eaten)} ${isMany(eaten) ? 'are' : 'is'} fine again.`,
    kept.length > 0 ? `I'll keep ${keeping(kept)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a place keeps to, and nothing that is left out. */
const DIET = /^(?:fully )?(?:vegan|vegetarian|pescatarian|halal|kosher|jain)$/;

/** Foods as they are left out, and diets as they are kept. */
const namesOf = (labels: readonly string[]): string[] =>
  labels.map((label) => clean(label.replace(/^fully | free$/g, ''), 40));
const isMany = (foods: readonly string[]): boolean => foods.length > 1 || /[^s]s$/.test(foods[0] ?? '');

/**
 * What is kept, and what ends it: what harms ends by its own name.
 *
 * @example keeping(['nuts', 'vegan']) // 'leaving out nuts, and to vegan food until you tell me they are fine again'
 */
function keeping(labels: readonly string[]): string {
  const [diets = [], out = []] = [true, false].map((is) => namesOf(labels).filter((label) => DIET.test(label) === is));
  const kept = [out.length > 0 ? `leaving out ${listOf(out)}` : '', diets.length > 0 ? `to ${listOf(diets)} food` : ''];
  const end =
    out.length === 0
      ? 'unless you tell me otherwise'
      : `until you tell me ${isMany(out) ? 'they are' : 'it is'} fine again`;
  return `${kept.filter(Boolean).join(', and ')} ${end}`;
}

/** What is left out still, although the message that told of it is set aside. */
export const sayEarlier = (labels: readonly string[]): string =>
  labels.length > 0 ? `As you told me earlier in this chat, I'll keep ${keeping(labels)}. ` : '';

/** One thing less to look for. */
export function sayFreed({ stand, back }: FreedMove, { say }: Voice): string {
  const names = (rows: FreedMove['stand']) => listOf(rows.map(nameOf));
  return [
    say(FREED),
    back.length > 0 ? `${names(back)} ${back.length > 1 ? 'are' : 'is'} back in the running.` : '',
    stand.length > SEVERAL
      ? 'All that I named will do.'
      : stand.length > 0
        ? `${names(stand)} ${stand.length > 1 ? 'are' : 'is'} as good as before.`
        : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What to do where none of those that were shown does. */
export function sayInstead({ verdicts, needs, lacking, lacks, wishes }: InsteadMove, voice: Voice): string {
  const [first, second] = verdicts;
  const [need] = needs;
  if (!first)
    return need?.strict
      ? 'I know of nowhere I could promise it; ring ahead wherever you go.'
      : "I don't know a better one for that, I'm afraid.";
  const where = (verdict: Verdict) => {
    const area = areaOf(verdict.row);
    const { price } = verdict.row;
    const cost = price !== null && lacking.includes(THE_PRICE) ? ` (${signs(price)})` : '';
    return `${nameOf(verdict.row)}${cost}${area ? ` in ${withArticle(area)}` : ''}${detailClause(verdict.standing, voice) || metClause(verdict)}`;
  };
  const lead =
    lacking.length > 0
      ? voice.say(STILL.without, { what: listOf(lacking), where: where(first) })
      : voice.say(STILL.instead, { where: where(first) });
  const unsure = first.standing.outcome === 'unknown' ? ' Ring first, because I can promise nothing there.' : '';
  const { each, shared } = sayLacks(lacks, voice);
  const reasons = [first, second].map((one) => (one ? sayWhy(one, wishes, voice) : ''));
  const other = second ? `Or ${where(second)}.` : '';
  return [lead, reasons[0], each[0], other, reasons[1], each[1], shared].filter(Boolean).join(' ') + unsure;
}

/** That a place meets a need, where only a tag or a field says so. */
const metClause = ({ standing: { outcome }, measure: { words } }: Verdict): string =>
  outcome === 'yes' ? `, which ${words.has}` : outcome === 'partly' && words.maybe ? `, which ${words.maybe}` : '';

/** Why a place, where nothing beside its name says it: what meets the need, or else what one can eat there. */
function sayWhy({ row, standing }: Verdict, wishes: Wishes, voice: Voice): string {
  if (detailClause(standing, voice)) return '';
  const asked = standing.details.find((detail) => detail.type === 'sentence' && voice.suits(row, detail.sentence));
  if (asked?.type === 'sentence' && !voice.isSaid(quoted(asked.sentence))) return told(asked.sentence, voice);
  const eaten = eatenAt(row, wishes, voice.isSaid);
  return eaten ? tell(eaten, voice) : '';
}

export function sayLeftOut({ rows, left, unsure = [], asks, complained }: LeftOutMove, { say }: Voice): string {
  const names = rows.map(nameOf);
  const unknown = sayUnknown(unsure);
  if (names.length === 0) {
    const works = left.length > 0 ? `${listOf(left.map(nameOf))} ${agreed(say(STILL.works), left.length)}.` : '';
    return [say(STILL.opening), works, unknown].filter(Boolean).join(' ');
  }
  if (complained) return say(COMPLAINED, { all: listOf(names) });
  if (asks) return `${say(COMPLAINED, { all: listOf(names) })} ${say(QUESTIONS.food)}`;
  const out = say(LEFT_OUT, { either: listOf(names, 'or'), all: listOf(names) });
  const leaves = left.length > 0 ? say(LEAVES, { names: listOf(left.map(nameOf), 'or') }) : '';
  return [out, leaves, unknown].filter(Boolean).join(' ');
}

/** @example 'Shingle Shack is quieter than Lobster Bandstand.' */
export function sayDiffers({ contrast: { measure, places } }: DiffersMove, voice: Voice): string {
  const [next, before] = places;
  if (!next || !before) return '';
  const clause = againstClause(next.standing, before.standing) || detailClause(next.standing, voice);
  return `${nameOf(next.row)} is ${measure.words.more} than ${nameOf(before.row)}${clause}.`;
}

/** "Quieter": places that are so, measured by what was shown. */
export function sayAdjust(move: AdjustMove, voice: Voice): string {
  const { measure, base, mentioned, gone, places, wishes, lacks } = move;
  const [first, ...others] = places;
  const { more } = measure.words;
  const than = nameOf(base.row);
  const { each, shared } = sayLacks(lacks, voice);
  if (!first) {
    const value = fieldValue(base.standing);
    const none = voice.say(mentioned ? ADJUST.mentioned : ADJUST.none, {
      more,
      than: `${than}${value ? ` (${value})` : ''}`,
    });
    return [none, each[0]].filter(Boolean).join(' ');
  }
  const where = ({ row, standing }: AdjustMove['base']) => {
    const area = areaOf(row);
    return `${nameOf(row)}${area ? ` in ${withArticle(area)}` : ''}${detailClause(standing, voice)}`;
  };
  const value = fieldValue(base.standing);
  const beyond = [
    gone.foods.length + gone.occasions.length > 0 ? `for ${listOf([...gone.foods, ...gone.occasions], 'or')}` : '',
    gone.areas.length > 0 ? `in ${listOf(gone.areas.map(withArticle), 'or')}` : '',
  ].filter(Boolean);
  const lead = voice.say(
    beyond.length > 0 ? ADJUST.beyond : base.standing.level === null ? ADJUST.plain : ADJUST.found,
    {
      more,
      than: `${than}${value ? ` (${value})` : ''}`,
      where: where(first),
      beyond: beyond.join(' '),
    },
  );
  const eaten = eatenAt(first.row, wishes, voice.isSaid);
  return [
    lead,
    eaten ? tell(eaten, voice) : '',
    each[0],
    ...others.flatMap((place, at) => [voice.say(ADJUST.second, { where: where(place) }), each[at + 1]]),
    shared,
  ]
    .filter(Boolean)
    .join(' ');
}
