import type { Restaurant } from '@saffron/contracts/guide';
import { printHours } from '@saffron/contracts/hours/hours-text';
import { timeOf, toSchedule } from '@saffron/contracts/hours/schedule';
import { type LocalMoment, type LocalTime, statusAt } from '@saffron/contracts/hours/status';
import { statusText } from '@saffron/contracts/hours/status-text';
import type { Steps } from '../../../slices.ts';
import { truncate } from '../../../truncate.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { partsOf, speaksOfOthers } from '../../understanding/text/other-places.ts';
import { allSentencesOf, type Sentence } from '../../understanding/text/sentences.ts';
import type { Needs } from '../needs.ts';
import { labelText, plain, valueText } from './guide-text.ts';

/** Maximum length of a restaurant's notes in the prompt, over all parts. */
const NOTES_MAX = 600;
const FIELD_MAX = 200;
/** Maximum lengths of the usual hours, and of their exceptions. */
const WEEK_MAX = 200;
const DATES_MAX = 120;
/** Maximum length of what a search says of one constraint. */
const VERDICT_MAX = 120;
/** The next exceptions of the hours in the prompt. */
const EXCEPTIONS_MAX = 3;

/**
 * Formats objects or texts as JSON lines between tags that contain the random key. `<` is escaped, so that data cannot imitate the closing
 * tag. All text has to be {@link plain}.
 */
export function dataBlock(objects: readonly (object | string)[], key: string): string {
  const lines = objects.map((object) => JSON.stringify(object).replaceAll('<', '\\u003c'));
  return [`<guide-${key}>`, ...lines, `</guide-${key}>`].join('\n');
}

interface BlockOptions {
  /** Maximum length of a restaurant's notes, over all parts. */
  notesMax?: number;
  /** Further fields by restaurant id. */
  more?: ReadonlyMap<number, { distance?: string | undefined; verdicts?: string[] | undefined }>;
  /** Says beside each restaurant whether the diner's needs rule it out. */
  needs?: Needs;
  /** Leaves out what few replies need: addresses. */
  brief?: boolean;
  /** Ids of restaurants that the conversation has data of already: of these, only what is new is told. */
  given?: ReadonlySet<number>;
}

/**
 * Formats restaurants as a {@link dataBlock}.
 *
 * @param now the local time of the guide, for which the data says whether a restaurant is open
 */
export function guideBlock(
  restaurants: readonly Restaurant[],
  key: string,
  now: LocalTime,
  { notesMax = NOTES_MAX, more, needs, brief = false, given }: BlockOptions = {},
): string {
  const objects = restaurants.map((restaurant) => {
    const { distance, verdicts } = more?.get(restaurant.id) ?? {};
    const all = [...against(restaurant, needs), ...(verdicts ?? [])].flatMap(
      (verdict) => valueText(verdict, VERDICT_MAX, key) ?? [],
    );
    const known = given?.has(restaurant.id)
      ? { id: restaurant.id, name: nameOf(restaurant, key), data: 'above' }
      : { ...facts(restaurant, key, now, notesMax), ...contact(restaurant, key, brief) };
    return { ...known, distance, verdicts: all.length > 0 ? all : undefined };
  });
  return dataBlock(objects, key);
}

/** What the guide says against a place is another thing than what such places often do. */
function against({ id }: Restaurant, needs: Needs | undefined): string[] {
  const barred = needs?.against(id);
  if (!barred) return [];
  const { health, silent, atTimes, said, diet, against } = barred;
  if (!health) return [`ruled out by this diner: ${diet ?? said}`];
  const what = against?.attribute.key ?? said;
  if (silent) return [`unsure for this diner: such kitchens often use ${what}, the notes do not say`];
  if (atTimes) return [`unsure for this diner: ${said} only at the times in the notes`];
  return [`unsafe for this diner: ${against?.answer.contains ? `the notes name ${what}` : said}`];
}

const nameOf = ({ name }: Restaurant, key: string): string => valueText(name, FIELD_MAX, key) ?? '…';

function facts(restaurant: Restaurant, key: string, now: LocalTime, notesMax: number): Record<string, unknown> {
  const text = (value: string | null) => valueText(value, FIELD_MAX, key);
  return {
    id: restaurant.id,
    name: nameOf(restaurant, key),
    is: kindOf(restaurant, text),
    tags: text(restaurant.tag),
    ...notesOf(restaurant, key, notesMax),
    ...hoursOf(restaurant, now),
  };
}

/** What fields say of a restaurant, in one text: a key for each would be a tenth of all. */
function kindOf(restaurant: Restaurant, textOf: (value: string | null) => string | undefined): string {
  const { cuisine, neighborhood, price, rating, bar, reservations } = restaurant;
  const parts = [
    textOf(cuisine)?.replaceAll(';', ','),
    textOf(neighborhood)?.replaceAll(';', ','),
    price !== null && '$'.repeat(price),
    rating !== null && `rated ${rating}`,
    mealsOf(restaurant),
    bar && 'bar',
    reservations !== null && (reservations ? 'takes bookings' : 'no bookings'),
  ];
  return parts.filter(Boolean).join('; ');
}

const contact = ({ address, phone }: Restaurant, key: string, brief: boolean) => ({
  address: brief ? undefined : valueText(address, FIELD_MAX, key),
  phone: valueText(phone, FIELD_MAX, key),
});

/**
 * The parts of the notes, the shortest first: what it leaves of its share goes to the longer ones. Where some of them is missing, it says so: a
 * reader would take it for something that the place does not have.
 */
function notesOf(
  restaurant: Restaurant,
  key: string,
  max: number,
): Partial<Record<'vibe' | 'food' | 'for' | 'notes', string | undefined>> {
  const sentences = allSentencesOf(restaurant).map((sentence) => ({
    ...sentence,
    told: told(sentence, restaurant, key),
  }));
  const parts = (['vibe', 'food_notes', 'occasions'] as const).map((part) => {
    const own = sentences.filter((sentence) => sentence.part === part);
    return {
      part,
      text: own
        .map((sentence) => sentence.told)
        .filter(Boolean)
        .join(' '),
    };
  });
  const kept = new Map<Sentence['part'], string | undefined>();
  let [left, isShortened] = [max, false];
  for (const { part, text } of parts.toSorted((a, b) => a.text.length - b.text.length)) {
    const shown = plain(text, Math.floor(left / (parts.length - kept.size)), key);
    isShortened ||= shown.length < text.length && shown.endsWith('…');
    left -= shown.length;
    kept.set(part, shown || undefined);
  }
  const isIncomplete = sentences.some((sentence) => sentence.told !== sentence.text);
  return {
    vibe: kept.get('vibe'),
    food: kept.get('food_notes'),
    for: kept.get('occasions'),
    notes: isShortened ? 'shortened' : isIncomplete ? 'incomplete' : undefined,
  };
}

/** What may be told of a sentence; a model may repeat what it is given. */
const told = (sentence: Sentence, restaurant: Restaurant, key: string): string =>
  sentence.elsewhere ? beforeOthers(sentence, restaurant, key) : isHarmless(sentence) ? sentence.text : '';

/** What a sentence says before it comes to another place, unless it is of diets or allergens: the rest may take it back. */
function beforeOthers(sentence: Sentence, restaurant: Restaurant, key: string): string {
  const parts = partsOf(sentence.text);
  const own = parts.slice(
    0,
    Math.max(
      0,
      parts.findIndex((part) => speaksOfOthers(part, restaurant)),
    ),
  );
  const text = own.join(' ').replace(/;$/, '.');
  return isHarmless({ ...sentence, text }) ? (labelText(text, text.length, key) ?? '') : '';
}

/** Reads the notes of restaurants, and remembers what may be told of them: long ones of many letters that unfold take their time. */
export function* readNotes(restaurants: readonly Restaurant[]): Steps<void> {
  for (const restaurant of restaurants) {
    for (const sentence of allSentencesOf(restaurant)) {
      isHarmless(sentence);
      yield;
    }
  }
}

function hoursOf({ hours }: Restaurant, now: LocalTime): { hours?: string; now?: string } {
  if (!hours) return {};
  const { week, exceptions } = toSchedule(hours);
  const coming = exceptions.filter(({ to }) => to >= now.date).slice(0, EXCEPTIONS_MAX);
  const usual = truncate(printHours({ week, exceptions: [] }), WEEK_MAX);
  const others = truncate(printHours({ week: [], exceptions: coming }), DATES_MAX);
  const status = statusAt({ week, exceptions }, now);
  const { label, detail } = statusText(status);
  const orders = status.open && status.lastOrders ? ordersText(status.lastOrders, now) : null;
  return {
    hours: [usual, others].filter(Boolean).join('; '),
    now: [label, orders, detail].filter(Boolean).join(', '),
  };
}

function ordersText({ daysAhead, time }: LocalMoment, { minute }: LocalTime): string {
  const isOver = daysAhead < 0 || (daysAhead === 0 && time <= timeOf(minute));
  return isOver ? `no more orders since ${time}` : `last orders ${time}`;
}

function mealsOf(restaurant: Restaurant): string | undefined {
  const meals = [
    restaurant.mealTypeBreakfast && 'breakfast',
    restaurant.mealTypeLunch && 'lunch',
    restaurant.mealTypeDinner && 'dinner',
  ];
  return meals.filter(Boolean).join(', ') || undefined;
}
