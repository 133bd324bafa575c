import type { Restaurant } from '@saffron/contracts/guide';
import { addDays } from '@saffron/contracts/hours/days';
import { printHours } from '@saffron/contracts/hours/hours-text';
import { timeOf, toSchedule } from '@saffron/contracts/hours/schedule';
import { type LocalMoment, type LocalTime, statusAt } from '@saffron/contracts/hours/status';
import { statusText } from '@saffron/contracts/hours/status-text';
import { parseNotes } from '@saffron/contracts/notes';
import { visible } from '@saffron/contracts/visible';
import { truncate } from '../../../truncate.ts';
import { leadsAway } from '../../understanding/text/harmless.ts';
import { splitSentences } from '../../understanding/text/sentences.ts';
import type { Needs } from '../needs.ts';

/** Maximum length of one part of a restaurant's notes in the prompt, and of its hours. */
const NOTE_MAX = 240;
/** Letters of a part of the notes that are read: more than the longest that is sent. */
const READ_MAX = 4000;
/** Maximum length of what a search says of one constraint. */
const VERDICT_MAX = 120;
/** The exceptions of the hours in the prompt: at most three within a month. */
const EXCEPTIONS_MAX = 3;
const EXCEPTIONS_DAYS = 31;

// Line breaks would split the JSON lines.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Converts text from the guide or a user to one line without invisible characters.
 *
 * @param max UTF-16 units to keep
 * @param key the random key of the request, which is removed from the data
 */
export function plain(text: string, max: number, key: string): string {
  const line = visible(text.replace(CONTROL, ' ')).replaceAll(key, '').replace(/ {2,}/g, ' ').trim();
  return truncate(line, max);
}

/**
 * Formats objects as JSON lines between tags that contain the random key. `<` is escaped, so that data cannot imitate the closing tag.
 * Text in the objects has to be {@link plain}.
 */
export function dataBlock(objects: readonly object[], key: string): string {
  const lines = objects.map((object) => JSON.stringify(object).replaceAll('<', '\\u003c'));
  return [`<guide-${key}>`, ...lines, `</guide-${key}>`].join('\n');
}

interface BlockOptions {
  /** Maximum length of one part of a restaurant's notes. */
  notesMax?: number;
  /** Further fields by restaurant id. */
  more?: ReadonlyMap<number, { meters?: number | undefined; verdicts?: string[] | undefined }>;
  /** Says beside each restaurant whether the diner's needs rule it out. */
  needs?: Needs;
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
  { notesMax = NOTE_MAX, more, needs }: BlockOptions = {},
): string {
  const objects = restaurants.map((restaurant) => {
    const { meters, verdicts } = more?.get(restaurant.id) ?? {};
    const all = [...against(restaurant, needs), ...(verdicts ?? [])].map((verdict) => plain(verdict, VERDICT_MAX, key));
    return { ...facts(restaurant, key, now, notesMax), meters, verdicts: all.length > 0 ? all : undefined };
  });
  return dataBlock(objects, key);
}

function against({ id }: Restaurant, needs: Needs | undefined): string[] {
  const barred = needs?.against(id);
  if (!barred) return [];
  return [
    barred.health ? `unsafe for this diner: ${barred.said}` : `ruled out by this diner: ${barred.diet ?? barred.said}`,
  ];
}

function facts(restaurant: Restaurant, key: string, now: LocalTime, notesMax: number): Record<string, unknown> {
  const text = (value: string | null, max = 200) =>
    value && !leadsAway(value, true) ? plain(value, max, key) : undefined;
  const notes = parseNotes(restaurant.saffronNotes) ?? { vibe: restaurant.saffronNotes ?? '' };
  const note = (part: string | undefined) => plain(harmlessIn(part ?? ''), notesMax, key) || undefined;
  return {
    id: restaurant.id,
    name: text(restaurant.name) ?? '…',
    cuisine: text(restaurant.cuisine),
    area: text(restaurant.neighborhood),
    price: restaurant.price === null ? undefined : '$'.repeat(restaurant.price),
    rating: restaurant.rating ?? undefined,
    meals: mealsOf(restaurant),
    bar: restaurant.bar || undefined,
    reservations: restaurant.reservations,
    tags: text(restaurant.tag),
    vibe: note(notes.vibe),
    food: note(notes.food_notes),
    occasions: note(notes.occasions),
    address: text(restaurant.address),
    phone: text(restaurant.phone),
    ...hoursOf(restaurant, now),
  };
}

/** Notes without the sentences that the built-in writer tells nobody either: a model may repeat what it is given. */
const harmlessIn = (note: string): string =>
  splitSentences(visible(truncate(note, READ_MAX)))
    .filter((sentence) => !leadsAway(sentence))
    .join(' ');

function hoursOf({ hours }: Restaurant, now: LocalTime): { hours?: string; now?: string } {
  if (!hours) return {};
  const { week, exceptions } = toSchedule(hours);
  const until = addDays(now.date, EXCEPTIONS_DAYS);
  const coming = exceptions.filter(({ from, to }) => to >= now.date && from <= until).slice(0, EXCEPTIONS_MAX);
  const status = statusAt({ week, exceptions }, now);
  const { label, detail } = statusText(status);
  const orders = status.open && status.lastOrders ? ordersText(status.lastOrders, now) : null;
  return {
    hours: truncate(printHours({ week, exceptions: coming }), NOTE_MAX),
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
