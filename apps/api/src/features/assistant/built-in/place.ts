import type { Restaurant } from '@saffron/contracts/guide';
import { factsOf } from '../../search/facts/facts.ts';
import { forbiddenAt, tellable } from '../../search/facts/forbidden.ts';
import { ASKING_FOR_DRINKS } from '../../search/facts/forbidden-words.ts';
import type { Found } from '../../search/found.ts';
import { contraryIn } from '../../search/ranking/themes.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { clausesOf, clauseText, daysOf, lacksOf, ratedOf } from './accounts.ts';
import { apart } from './apart.ts';
import { catchAt, DECISIVE, WORTH } from './catches.ts';
import { type Lacking, sayLacks } from './lacking.ts';
import { AGAIN, ALSO, BETTER, DOUBTFUL, LEAD, NEXT, ONLY, REASON, SAME } from './phrasebook/reasons.ts';
import { CATCH, MET } from './phrasebook/search.ts';
import {
  cookingAt,
  drunkAt,
  inQuotes,
  isAddressed,
  isEaten,
  LEAST,
  type Pitch,
  pitchesFor,
  remarkAt,
  sceneAt,
  tell,
} from './pitch.ts';
import { limitedOf, quoted } from './quote.ts';
import { isConditionFor, UNAPPEALING } from './reason.ts';
import { taggedAs } from './tags.ts';
import { untilOf } from './until.ts';
import type { Voice } from './voice.ts';
import { soleWish } from './wish-phrase.ts';
import { areaOf, article, asPlace, cuisineOf, lower, nameOf, signs, withArticle } from './words.ts';

/** Below this rating, or with so many faults in its notes, a place is offered with its faults. */
const POOR = 3;
/** Who rated a place so has weighed its faults. */
const GOOD = 4;
const FAULTS = 2;
/** Letters of what is said of a place that comes after much, so that a phone shows a card. */
const SHORT = 80;
const MUCH = 300;
/** Words of two reasons together, and where the second one meets another wish. */
const WORDS = 30;
const WORDS_OF_WISHES = 45;

/** What the picks lack of the wishes, or may lack. */
export const lackTexts = (found: Found, voice: Voice): Lacking =>
  sayLacks(
    found.picks.map((row) => lacksOf(row, found, reasonsFor(row, found, voice))),
    voice,
  );

/**
 * The first place of a reply: why it, what else it has of the wish, and what speaks against it.
 *
 * @param lacks what it lacks of the wishes, as a text
 */
export function leadText(row: Restaurant, found: Found, lacks: string, voice: Voice): string {
  const place = placeOf(row, found);
  const { said, clauses, reasons } = toldOf(row, found, voice);
  const faults = against(row, found, reasons, voice);
  if (isDoubtful(row)) return [voice.say(DOUBTFUL, { place }), lacks, faults].filter(Boolean).join(' ');
  const [first, ...others] = said;
  const rest = [...others.map((one) => tell(one, voice)), ...also(clauses, voice), lacks, faults];
  const before = opens(row, place, found, voice);
  const lead = before
    ? [before, first ? tell(first, voice) : '']
    : [first ? voice.say(LEAD[first.form], { place, text: first.text }) : bare(row, place, found, voice)];
  return [...lead, ...rest].filter(Boolean).join(' ');
}

/** A sentence of the notes, or what the guide knows. */
interface Said extends Pick<Pitch, 'text' | 'brief'> {
  form: Pitch['form'] | 'fact';
}

/** What is told of a place. */
interface Told {
  /** In order: what speaks to the wishes comes first, a sentence of the notes or else what the guide knows. */
  said: readonly Said[];
  /** What else the guide knows that was wished. */
  clauses: readonly string[];
  reasons: readonly Pitch[];
}

function toldOf(row: Restaurant, found: Found, voice: Voice): Told {
  const speaking = reasonsFor(row, found, voice);
  const known = clausesOf(row, found, speaking, voice);
  const isSilent = known.length + speaking.length === 0;
  const remarkFrom = (least: number) => (isSilent ? remarkAt(row, found.wishes, voice.isSaid, least) : null);
  const appealing = remarkFrom(UNAPPEALING);
  const tags = isSilent && !appealing ? taggedAs(row, found.wishes) : '';
  if (tags && !voice.isSaid(tags) && !isShown(row, found))
    return { said: [{ form: 'fact', text: tags, brief: tags }], clauses: [], reasons: [] };
  const remark = appealing ?? (tags ? null : remarkFrom(LEAST));
  const reasons = remark ? [remark] : speaking;
  const clauses = row !== found.picks[0] || known.length + reasons.length > 0 ? known : ratedOf(row);
  const isWished = (reasons[0]?.met.length ?? 0) > 0;
  if (clauses.length === 0 || isWished) return { said: reasons, clauses, reasons };
  const text = clauseText(clauses);
  return { said: [{ form: 'fact', text, brief: text }, ...reasons.slice(0, 1)], clauses: [], reasons };
}

const also = (clauses: readonly string[], { say }: Voice): string[] =>
  clauses.length > 0 ? [say(MET, { clauses: clauseText(clauses) })] : [];

/** What is said of a place before any reason: that it is the same again, or the only one. */
function opens(row: Restaurant, place: string, found: Found, { say }: Voice): string {
  if (isShown(row, found)) return say(isLead(row, found) ? AGAIN : NEXT, { place });
  const wish = found.sole && found.picks.length === 1 && found.unmet.length === 0 ? soleWish(found) : '';
  return wish ? say(ONLY, { place, wish }) : '';
}

/** What speaks best for a place, and one thing more: what speaks to another wish, or else something to eat. */
function reasonsFor(row: Restaurant, { wishes }: Found, { isSaid }: Voice): Pitch[] {
  const pitches = pitchesFor(row, wishes, isSaid);
  const drunk = isForDrinks(wishes) ? drunkAt(row, wishes, isSaid) : null;
  if (drunk) return [drunk, ...pitches.filter((one) => one.sentence !== drunk.sentence && !isEaten(one)).slice(0, 1)];
  const [main, other] = pitches;
  const cooking = cookingAt(row, wishes, isSaid);
  if (!main) return [cooking ?? sceneAt(row, wishes, isSaid)].flatMap((one) => one ?? []);
  const isOfFood = main.dishes || main.sentence.part === 'food_notes' || cooking?.sentence === main.sentence;
  const second = other ?? (isOfFood ? null : cooking);
  const most = second === other ? WORDS_OF_WISHES : WORDS;
  return second && wordsIn(main.text) + wordsIn(second.text) <= most ? [main, second] : [main];
}

/** Whether somebody wants to drink, and nothing to eat. */
const isForDrinks = ({ foods, meals, features }: Wishes): boolean =>
  foods.length + meals.length === 0 &&
  features.some(({ key }) => ASKING_FOR_DRINKS.has(key)) &&
  !features.some(({ key }) => key === 'food');

const wordsIn = (text: string): number => text.split(' ').length;

/**
 * The other places: what sets each apart from the first, and why it; where much was said before, only a short reason.
 *
 * @param lacks what each of them lacks of the wishes, as texts
 * @param before letters of the reply before these
 */
export function followTexts(
  rows: readonly Restaurant[],
  first: Restaurant,
  found: Found,
  lacks: readonly string[],
  voice: Voice,
  before: number,
): string[] {
  const differences = rows.map((row) => apart(row, first, found.wishes));
  const told = [first, ...rows].map((row) => toldOf(row, found, voice));
  const facts = told.map(({ said: [one] }) => (one?.form === 'fact' ? one.text : ''));
  let letters = before;
  return rows.map((row, at) => {
    const differs = differences[at] ?? '';
    const isSame = facts[at] !== '' && facts[at + 1] === facts[at];
    const follows = { differs: differences.indexOf(differs) < at ? '' : differs, isLate: letters >= MUCH, isSame };
    const all = told[at + 1] ?? toldOf(row, found, voice);
    const text = followed(row, all, follows, found, voice);
    letters += text.length;
    return [text, lacks[at], against(row, found, all.reasons, voice)].filter(Boolean).join(' ');
  });
}

/** How another place stands to those before: `differs` as `apart` tells it; `isSame`: the guide knows the same of the one before. */
interface Follows {
  differs: string;
  isLate: boolean;
  isSame: boolean;
}

function followed(
  row: Restaurant,
  { said, clauses }: Told,
  { differs, isLate, isSame }: Follows,
  found: Found,
  voice: Voice,
): string {
  const isShort = ({ brief }: Said) => !isLate || brief.length <= SHORT;
  if (isSame && !differs) {
    const further = said.slice(1).find(isShort);
    const same = voice.say(SAME, { place: placeOf(row, found) });
    return further ? `${same} ${tell({ ...further, text: further.brief }, voice)}` : same;
  }
  const first = said.find(isShort);
  const slots = { place: placeOf(row, found), apart: differs, text: first?.brief ?? kindOf(row, found) };
  const form = first?.form ?? (slots.text ? 'kind' : 'bare');
  const ways = differs ? BETTER : ALSO;
  const lead =
    form === 'tip'
      ? [voice.say(ways.bare, slots), tell({ form, text: slots.text }, voice)]
      : [voice.say(ways[form], slots)];
  return [...lead, ...also(clauses, voice)].filter(Boolean).join(' ');
}

/** A place of which nothing that can be told speaks to the wish: what it is. */
function bare(row: Restaurant, place: string, found: Found, voice: Voice): string {
  const kind = kindOf(row, found);
  return voice.say(LEAD.bare, { place, text: kind && `, ${kind}` });
}

/** What a place is, where that was not what was asked for: "a Thai place"; else empty. */
function kindOf(row: Restaurant, { wishes }: Found): string {
  const kind = cuisineOf(row);
  const isNews = kind && !wishes.foods.some(({ label }) => label.toLowerCase() === kind.toLowerCase());
  return isNews ? `${article(kind)} ${asPlace(kind)}` : '';
}

const isDoubtful = (row: Restaurant): boolean =>
  (row.rating !== null && row.rating < POOR) ||
  ((row.rating ?? 0) < GOOD && sentencesOf(row).filter(({ critical }) => critical).length >= FAULTS);

/** What is told that is good to know of a place that is put forward alone. */
const CAVEATS = 2;
/** Letters of what speaks against a place. */
const CATCH_LONGEST = 90;

/** What speaks against a place: what its notes tell against the wishes, and its faults where it has several. */
function against(row: Restaurant, found: Found, reasons: readonly Pitch[], voice: Voice): string {
  const { isSaid } = voice;
  const { wishes } = found;
  const days = daysOf(row, found, voice);
  const isTold = (one: Sentence) =>
    isHarmless(one) &&
    one.text.length <= CATCH_LONGEST &&
    !isSaid(quoted(one)) &&
    !reasons.some(({ sentence }) => sentence === one);
  const sentences = sentencesOf(row).filter(isTold);
  const contrary = contraryIn(sentences, wishes, factsOf(row)) ?? conditionIn(sentences, row, found);
  const fault = contrary ?? (isDoubtful(row) ? sentences.find(({ critical }) => critical) : undefined);
  const text = faultText(fault, row, found, voice);
  const before = [text, ...reasons.map(({ sentence }) => sentence.text)].join(' ');
  const isFirst = row === found.picks[0];
  const least = text || !isFirst ? DECISIVE : WORTH;
  const most = isFirst && !text && found.picks.length === 1 ? CAVEATS : 1;
  return [days, text, catchAt(row, wishes, voice, { before, least, most, further: DECISIVE })]
    .filter(Boolean)
    .join(' ');
}

function faultText(fault: Sentence | undefined, row: Restaurant, found: Found, { say }: Voice): string {
  if (fault && (isAddressed(fault) || mayTell(fault, row, found) === 'quoted'))
    return say(REASON.tip, { text: inQuotes(fault) });
  if (fault) return say(CATCH.fault, { fault: lower(quoted({ ...fault, text: limitedOf(fault) })).replace(/\.$/, '') });
  return row.rating !== null && row.rating < POOR ? say(CATCH.rating, { rating: String(row.rating) }) : '';
}

const mayTell = (sentence: Sentence, row: Restaurant, { wishes }: Found) =>
  tellable(sentence, wishes, forbiddenAt(wishes, row));

/** A sentence that tells on which condition a place has what was wished; null where none does that may be told. */
const conditionIn = (sentences: readonly Sentence[], row: Restaurant, found: Found): Sentence | null =>
  sentences.find(
    (sentence) => isConditionFor(sentence, row, found.wishes) && mayTell(sentence, row, found) !== 'never',
  ) ?? null;

/** It was shown by the reply before, and counts as shown: the next one of several is put forward for the first time. */
const isShown = (row: Restaurant, { turns, wishes }: Found): boolean =>
  (turns.at(-2)?.reply?.restaurantIds.includes(row.id) ?? false) && wishes.shown.includes(row.id);

/** The reply before put it first. */
const isLead = (row: Restaurant, { turns }: Found): boolean => turns.at(-2)?.reply?.restaurantIds[0] === row.id;

const lacks = (found: Found, kind: string): boolean => found.unmet.some((one) => one.kind === kind);

/** The part of town, where the wish leaves it open. */
function where(row: Restaurant, found: Found): string {
  const { areas } = found.wishes;
  const settled = areas.length === 1 && areas[0]?.values.length === 1 && !lacks(found, 'area');
  const area = settled ? null : areaOf(row);
  return area ? ` in ${withArticle(area)}` : '';
}

/** A place as a reply names it: where it is, what it costs, and until when it is open where a time was asked for. */
function placeOf(row: Restaurant, found: Found): string {
  const details = [signs(row.price), untilOf(row, found.wishes)].filter(Boolean).join(', ');
  return `${nameOf(row)}${where(row, found)}${details ? ` (${details})` : ''}`;
}
