import type { Restaurant } from '@saffron/contracts/guide';
import type { Found } from '../../search/found.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { apart } from './apart.ts';
import { grantsOf } from './grants.ts';
import { AGAIN, ALSO, BETTER, CATCH, DEARER, DOUBTFUL, LEAD, ONLY, PRAISE } from './phrasebook/search.ts';
import { isAddressed, pitchesFor, pitchOf, tell, told } from './pitch.ts';
import { quoted } from './quote.ts';
import { cookingOf } from './reason.ts';
import type { Voice } from './voice.ts';
import { areaOf, article, asPlace, cuisineOf, lower, nameOf, signs, withArticle } from './words.ts';

/** From this rating on a place may be praised; below POOR, or with so many faults in its notes, it is offered with its faults. */
const PRAISED = 4;
const POOR = 3;
const FAULTS = 2;
/** From this price on somebody who did not ask for it should be told. */
const DEAR = 4;
/** Letters of what is said of a first place, to which a second sentence may be added. */
const BRIEF = 80;

/** The first place of a reply: why it, what else it has of the wish, and what speaks against it. */
export function leadText(row: Restaurant, found: Found, voice: Voice): string {
  const [pitch, second] = pitchesFor(row, found.wishes, voice.isSaid);
  const place = described(row, found);
  const faults = against(row, found, voice);
  if (isDoubtful(row)) return `${voice.say(DOUBTFUL, { place })} ${faults}`.trim();
  const isBrief = second && (pitch?.text.length ?? 0) <= BRIEF && second.text.length <= BRIEF;
  const told = [pitch, isBrief ? second : undefined].flatMap((one) => one ?? []);
  const grants = grantsOf(row, found.wishes, told, voice);
  const isOnly = found.total === 1 && found.picks.length === 1 && found.unmet.length === 0 && !found.unproven;
  const again = isShown(row, found) ? AGAIN : isOnly ? ONLY : null;
  const lead = again
    ? [voice.say(again, { place }), pitch ? tell(pitch, voice) : '']
    : [pitch ? voice.say(LEAD[pitch.form], { place, text: pitch.text }) : bare(row, place, found, voice)];
  return [...lead, isBrief ? tell(second, voice) : '', grants, faults].filter(Boolean).join(' ');
}

/** The other places: what sets each apart from the first, and why it. */
export function followTexts(rows: readonly Restaurant[], first: Restaurant, found: Found, voice: Voice): string[] {
  const differences = rows.map((row) => apart(row, first));
  return rows.map((row, at) => {
    const differs = differences[at] ?? '';
    const text = followed(row, differences.indexOf(differs) < at ? '' : differs, found, voice);
    return [text, isDoubtful(row) ? against(row, found, voice) : ''].filter(Boolean).join(' ');
  });
}

function followed(row: Restaurant, differs: string, found: Found, voice: Voice): string {
  const [pitch] = pitchesFor(row, found.wishes, voice.isSaid);
  const place = located(row, found);
  const slots = {
    place,
    apart: differs,
    text: pitch?.text ?? (row.cuisine === found.picks[0]?.cuisine ? '' : kindOf(row, found)),
  };
  const form = pitch ? pitch.form : slots.text ? 'kind' : 'bare';
  const ways = !differs ? ALSO : differs.endsWith('dearer') ? DEARER : BETTER;
  if (form !== 'fits' && form !== 'whole' && form !== 'tip') return voice.say(ways[form], slots);
  return `${voice.say(ways.bare, slots)} ${pitch ? tell(pitch, voice) : ''}`;
}

/** A place of which nothing that is noted speaks to the wish: what it is, what people think of it, and what it cooks. */
function bare(row: Restaurant, place: string, found: Found, voice: Voice): string {
  const kind = kindOf(row, found);
  const praise = (row.rating ?? 0) >= PRAISED ? voice.say(PRAISE) : '';
  const cooking = cooks(row, found, voice);
  return [voice.say(LEAD.bare, { place, text: (kind && `, ${kind}`) + praise }), cooking].filter(Boolean).join(' ');
}

/** What a place is, where that was not what was asked for: "a Thai place"; else empty. */
function kindOf(row: Restaurant, { wishes }: Found): string {
  const kind = cuisineOf(row);
  const isNews = kind && !wishes.foods.some(({ label }) => label.toLowerCase() === kind.toLowerCase());
  return isNews ? `${article(kind)} ${asPlace(kind)}` : '';
}

/** Nobody who leaves something out wants to hear of dishes that may have it. */
function cooks(row: Restaurant, { wishes }: Found, voice: Voice): string {
  const sentence = cookingOf(row, wishes);
  if (sentence === null || wishes.foods.length + wishes.notFoods.length > 0 || voice.isSaid(quoted(sentence)))
    return '';
  return tell(pitchOf(sentence, wishes), voice);
}

const isDoubtful = (row: Restaurant): boolean =>
  (row.rating !== null && row.rating < POOR) || sentencesOf(row).filter(({ critical }) => critical).length >= FAULTS;

/** What speaks against a place, unless it was asked for. */
function against(row: Restaurant, { wishes }: Found, voice: Voice): string {
  const { say, isSaid } = voice;
  const fault = sentencesOf(row).find((one) => one.critical && isHarmless(one) && !isSaid(quoted(one)));
  if (isDoubtful(row) && fault && isAddressed(fault)) return told(fault, voice);
  if (isDoubtful(row) && fault) return say(CATCH.fault, { fault: lower(quoted(fault)).replace(/\.$/, '') });
  if (row.rating !== null && row.rating < POOR) return say(CATCH.rating, { rating: String(row.rating) });
  const isDear = row.price !== null && row.price >= DEAR && !wishes.price && !wishes.shown.includes(row.id);
  return isDear ? say(CATCH.price) : '';
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

const located = (row: Restaurant, found: Found): string => `${nameOf(row)}${where(row, found)}`;

/** The first place with its price, where no price was wished or another one. */
function described(row: Restaurant, found: Found): string {
  const price = !found.wishes.price || lacks(found, 'price') ? signs(row.price) : '';
  return `${located(row, found)}${price ? ` (${price})` : ''}`;
}
