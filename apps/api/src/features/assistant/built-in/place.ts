import type { Restaurant } from '@saffron/contracts/guide';
import { factsOf } from '../../search/facts/facts.ts';
import type { Found } from '../../search/found.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { accountsOf } from './accounts.ts';
import { apart } from './apart.ts';
import { AGAIN, ALSO, BETTER, DOUBTFUL, LEAD, ONLY } from './phrasebook/reasons.ts';
import { CATCH } from './phrasebook/search.ts';
import { cookingAt, isAddressed, type Pitch, pitchesFor, sceneAt, tell, told } from './pitch.ts';
import { quoted, shortened } from './quote.ts';
import { contraryIn } from './themes.ts';
import { untilOf } from './until.ts';
import type { Voice } from './voice.ts';
import { soleWish } from './wish-phrase.ts';
import { areaOf, article, asPlace, cuisineOf, lower, nameOf, signs, withArticle } from './words.ts';

/** Below this rating, or with so many faults in its notes, a place is offered with its faults. */
const POOR = 3;
/** Who rated a place so has weighed its faults. */
const GOOD = 4;
const FAULTS = 2;
/** Letters of what is said of another place than the first, and of one that comes after much, so that a phone shows a card. */
const BRIEF = 70;
const SHORT = 80;
const MUCH = 300;
/** Words of two reasons together. */
const WORDS = 30;

/** The first place of a reply: why it, what else it has of the wish, and what speaks against it. */
export function leadText(row: Restaurant, found: Found, voice: Voice): string {
  const place = placeOf(row, found);
  const faults = against(row, found, voice);
  if (isDoubtful(row)) return `${voice.say(DOUBTFUL, { place })} ${faults}`.trim();
  const [first, second] = reasonsFor(row, found, voice);
  const reasons = [first, second].flatMap((one) => one ?? []);
  const rest = [second ? tell(second, voice) : '', accountsOf(row, found, reasons, voice), faults];
  const before = opens(row, place, found, voice);
  const lead = before
    ? [before, first ? tell(first, voice) : '']
    : [first ? voice.say(LEAD[formOf(first)], { place, text: first.text }) : bare(row, place, found, voice)];
  return [...lead, ...rest].filter(Boolean).join(' ');
}

/** What is said of a place before any reason: that it is the same again, or the only one. */
function opens(row: Restaurant, place: string, found: Found, { say }: Voice): string {
  if (isShown(row, found)) return say(AGAIN, { place });
  const wish = found.sole && found.picks.length === 1 && found.unmet.length === 0 ? soleWish(found) : '';
  return wish ? say(ONLY, { place, wish }) : '';
}

/** What speaks best for a place, and one thing more: what speaks to another wish, or else something to eat. */
function reasonsFor(row: Restaurant, { wishes }: Found, { isSaid }: Voice): (Pitch | undefined)[] {
  const [main, other] = pitchesFor(row, wishes, isSaid);
  const cooking = cookingAt(row, wishes, isSaid) ?? undefined;
  if (!main) return [cooking ?? sceneAt(row, wishes, isSaid) ?? undefined];
  const isEaten = main.sentence.part === 'food_notes' || cooking?.sentence === main.sentence;
  const second = other ?? (isEaten ? undefined : cooking);
  return second && wordsIn(main.text) + wordsIn(second.text) <= WORDS ? [main, second] : [main];
}

const wordsIn = (text: string): number => text.split(' ').length;

/**
 * The other places: what sets each apart from the first, and why it; where much was said before, only a short reason.
 *
 * @param before letters of the reply before these
 */
export function followTexts(
  rows: readonly Restaurant[],
  first: Restaurant,
  found: Found,
  voice: Voice,
  before: number,
): string[] {
  const differences = rows.map((row) => apart(row, first, found.wishes));
  let letters = before;
  return rows.map((row, at) => {
    const differs = differences[at] ?? '';
    const text = followed(row, differences.indexOf(differs) < at ? '' : differs, letters >= MUCH, found, voice);
    letters += text.length;
    return [text, against(row, found, voice)].filter(Boolean).join(' ');
  });
}

function followed(row: Restaurant, differs: string, isLate: boolean, found: Found, voice: Voice): string {
  const [pitch] = isLate ? shortReasonsFor(row, found, voice) : reasonsFor(row, found, voice);
  const place = placeOf(row, found);
  const slots = { place, apart: differs, text: pitch ? brief(pitch.text) : kindOf(row, found) };
  const form = pitch ? formOf(pitch) : slots.text ? 'kind' : 'bare';
  const ways = differs ? BETTER : ALSO;
  if (isIn(form, ways)) return voice.say(ways[form], slots);
  return `${voice.say(ways.bare, slots)} ${pitch ? tell({ ...pitch, text: slots.text }, voice) : ''}`;
}

/** Of what speaks for a place, what is short or can be cut short. */
const shortReasonsFor = (row: Restaurant, { wishes }: Found, { isSaid }: Voice): Pitch[] =>
  [...pitchesFor(row, wishes, isSaid), cookingAt(row, wishes, isSaid), sceneAt(row, wishes, isSaid)].flatMap(
    (pitch) => {
      const text = pitch ? shortened(pitch.text, SHORT) : '';
      return pitch && text !== '' && !text.endsWith('…') ? [{ ...pitch, text }] : [];
    },
  );

/** A shorter text, where it can end before. */
function brief(text: string): string {
  const cut = shortened(text, BRIEF);
  return cut.endsWith('…') ? text : cut;
}

/** What has a colon of its own does not follow one: "fourteen taps: a lager, pale ales". */
const formOf = ({ form, text }: Pitch): Pitch['form'] => (form === 'scene' && text.includes(': ') ? 'whole' : form);

const isIn = <Key extends string>(key: string, ways: Readonly<Record<Key, unknown>>): key is Key => key in ways;

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

/** Letters of what speaks against a place. */
const CATCH_LONGEST = 90;

/** What speaks against a place: what its notes tell against the wishes, and its faults where it has several. */
function against(row: Restaurant, { wishes }: Found, voice: Voice): string {
  const { say, isSaid } = voice;
  const tellable = (one: Sentence) => isHarmless(one) && one.text.length <= CATCH_LONGEST && !isSaid(quoted(one));
  const sentences = sentencesOf(row).filter(tellable);
  const contrary = contraryIn(sentences, wishes, factsOf(row));
  const fault = contrary ?? (isDoubtful(row) ? sentences.find(({ critical }) => critical) : undefined);
  if (fault && isAddressed(fault)) return told(fault, voice);
  if (fault) return say(CATCH.fault, { fault: lower(quoted(fault)).replace(/\.$/, '') });
  return row.rating !== null && row.rating < POOR ? say(CATCH.rating, { rating: String(row.rating) }) : '';
}

/** It was shown by the reply before. */
const isShown = (row: Restaurant, { turns }: Found): boolean =>
  turns.at(-2)?.reply?.restaurantIds.includes(row.id) ?? false;

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
