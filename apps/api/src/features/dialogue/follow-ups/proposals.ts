import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { FollowUp } from '@saffron/contracts/steering';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import type { Topic } from '../../understanding/wishes.ts';
import type { Move } from '../moves.ts';
import type { Response } from '../response.ts';

/** A reply as it was written. */
export interface Written {
  found: Response;
  text: string;
  /** The restaurants on its cards, in their order. */
  shown: readonly Restaurant[];
}

/** A message that may be worth sending, and whether a response is what it asks for. */
export interface Proposal extends FollowUp {
  answers: (response: Response) => boolean;
}

/** Values that answer a question of the reply. */
const ANSWERS = 3;
/** Sentences of notes that leave something to tell, whatever of them a reply has told. */
const TELLING = 4;
/** Other cuisines, and other parts of town, that are tried. */
const CUISINES = 2;
const AREAS = 2;

const PRICES = ['Something cheap', 'Mid-range', 'Something expensive'];

/**
 * What could be sent after a reply, the most fitting first. Nothing after a reply without restaurants, unless it asks for something.
 *
 * @param now the local time of the guide; null where nobody knows it
 */
export function proposalsFor({ found, shown }: Written, snapshot: Snapshot, now: LocalTime | null): Proposal[] {
  const asked = has(found, 'where') ? 'area' : found.question;
  const answers = asked ? answersTo(asked, found, snapshot) : [];
  const [first] = shown;
  if (!first || found.wishes.message.language) return answers;
  return [
    ...answers,
    ...toOrder(found, first),
    ...cheaper(first),
    ...quieter(found),
    ...nearby(found, first),
    ...otherCuisine(found, shown, snapshot),
    ...compared(found, shown),
    ...(now ? openNow(found, shown) : []),
    ...more(found, first),
    ...similar(first),
    ...otherArea(found, shown, snapshot),
  ];
}

const has = ({ moves }: Response, type: Move['type']): boolean => moves?.some((move) => move.type === type) ?? false;

/** It shows something, and that has all that was wished. */
const fits = ({ picks, unmet, exhausted, moves }: Response): boolean =>
  picks.length > 0 && unmet.length === 0 && !exhausted && !moves?.some(isInVain);

/** Nothing is cheaper or quieter, and so on, than what was shown. */
const isInVain = (move: Move): boolean => move.type === 'adjust' && move.places.length === 0 && !move.mentioned;

/** The names of a field, the most frequent first. */
function frequent(rows: readonly Restaurant[], of: (row: Restaurant) => string | null): string[] {
  const counts = Map.groupBy(rows, (row) => of(row)?.trim() ?? '');
  counts.delete('');
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

function answersTo(topic: Topic, { candidates }: Response, { rows }: Snapshot): Proposal[] {
  const from = candidates.length > 0 ? candidates : rows;
  const messages = {
    food: () => frequent(from, ({ cuisine }) => cuisine),
    area: () => frequent(from, ({ neighborhood }) => neighborhood).map((area) => `In ${area}`),
    price: () => PRICES,
  }[topic]();
  return messages.slice(0, ANSWERS).map((message) => ({ kind: 'answer', message, answers: fits }));
}

function toOrder(found: Response, { id, name }: Restaurant): Proposal[] {
  if (has(found, 'order')) return [];
  const answers = ({ moves }: Response) =>
    moves?.some((move) => move.type === 'order' && move.row.id === id && move.dishes.length > 0) ?? false;
  return [{ kind: 'order', message: `What should I order at ${name}?`, answers }];
}

function cheaper({ price }: Restaurant): Proposal[] {
  if (price === null || price === 1) return [];
  const answers = (response: Response) =>
    fits(response) && response.picks.every((pick) => pick.price !== null && pick.price < price);
  return [{ kind: 'cheaper', message: 'Something cheaper', answers }];
}

function quieter({ wishes }: Response): Proposal[] {
  if (wishes.features.some(({ key }) => key === 'quiet')) return [];
  const answers = (response: Response) =>
    fits(response) &&
    (response.unsure.get(response.picks[0]?.id ?? 0)?.length ?? 0) === 0 &&
    response.wishes.features.some(({ key }) => key === 'quiet');
  return [{ kind: 'quieter', message: 'Somewhere quieter', answers }];
}

/** Other cuisines of what was found beside it; then of the whole guide. */
function otherCuisine({ candidates, wishes }: Response, shown: readonly Restaurant[], { rows }: Snapshot): Proposal[] {
  if (!wishes.foods.some((wish) => !isDiet(wish))) return [];
  const eaten = new Set(shown.map(({ cuisine }) => cuisine?.trim()));
  const names = [
    ...new Set([...frequent(candidates, ({ cuisine }) => cuisine), ...frequent(rows, ({ cuisine }) => cuisine)]),
  ];
  return names
    .filter((name) => !eaten.has(name))
    .slice(0, CUISINES)
    .map((name) => ({
      kind: 'cuisine',
      message: `${name} instead`,
      answers: (response) => fits(response) && response.picks.some(({ cuisine }) => cuisine?.trim() === name),
    }));
}

/** Other parts of town, where one was wished. */
function otherArea({ wishes }: Response, shown: readonly Restaurant[], { rows }: Snapshot): Proposal[] {
  if (wishes.areas.length === 0) return [];
  const left = new Set([...wishes.areas.flatMap(({ values }) => values), ...shown.map(areaOf)]);
  return frequent(rows, areaOf)
    .filter((area) => !left.has(area))
    .slice(0, AREAS)
    .map((area) => ({
      kind: 'area',
      message: `In ${area} instead`,
      answers: (response) => fits(response) && response.picks.every((pick) => areaOf(pick) === area),
    }));
}

const areaOf = ({ neighborhood }: Restaurant): string => neighborhood?.trim() ?? '';

function nearby(found: Response, { id, name }: Restaurant): Proposal[] {
  if (has(found, 'near')) return [];
  const answers = ({ moves, picks }: Response) =>
    picks.length > 0 &&
    (moves?.some((move) => move.type === 'near' && move.reference.id === id && move.places.length > 0) ?? false);
  return [{ kind: 'nearby', message: `What else is near ${name}?`, answers }];
}

function compared(found: Response, [one, other]: readonly Restaurant[]): Proposal[] {
  if (!one || !other || has(found, 'compare') || !isTold(one) || !isTold(other)) return [];
  const answers = ({ moves, picks }: Response) =>
    (moves?.some(({ type }) => type === 'compare') ?? false) &&
    [one, other].every(({ id }) => picks.some((pick) => pick.id === id));
  return [{ kind: 'compare', message: 'Compare the first two', answers }];
}

/** Which of the restaurants can be gone to at once, where a time was not asked about. */
function openNow(found: Response, shown: readonly Restaurant[]): Proposal[] {
  if (found.wishes.when || has(found, 'hours')) return [];
  const [{ name } = { name: '' }, other] = shown;
  const answers = ({ moves }: Response) =>
    moves?.some((move) => move.type === 'hours' && move.places.some(({ open }) => open)) ?? false;
  return [{ kind: 'open now', message: other ? 'Which of these are open now?' : `Is ${name} open now?`, answers }];
}

function more(found: Response, row: Restaurant): Proposal[] {
  const { id, name } = row;
  if (has(found, 'describe') || sentencesOf(row).length < TELLING) return [];
  const answers = ({ moves }: Response) =>
    moves?.some((move) => move.type === 'describe' && move.row.id === id) ?? false;
  return [{ kind: 'more', message: `Tell me more about ${name}`, answers }];
}

const isTold = (row: Restaurant): boolean => sentencesOf(row).length > 0;

function similar({ id, name }: Restaurant): Proposal[] {
  const answers = (response: Response) => fits(response) && response.picks.every((pick) => pick.id !== id);
  return [{ kind: 'similar', message: `Somewhere like ${name}`, answers }];
}
