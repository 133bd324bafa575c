import type { HoursMove, PlaceHours } from '../../../dialogue/hours/moves.ts';
import { firstOf, lastOf } from '../../../dialogue/hours/place-hours.ts';
import type { When } from '../../../understanding/wishes.ts';
import { clock, nightClock } from '../hours-words.ts';
import { HOURS } from '../phrasebook/ask.ts';
import type { Voice } from '../voice.ts';
import { capital, listOf, nameOf, whose } from '../words.ts';
import { closedThen, headOf, isOpen, ofDay, on, ordersOf, SAYING, type Said, textOf } from './place-hours.ts';

/** One sentence or two for each place. */
export function sayHours({ ask, when, places, contrary = false }: HoursMove, voice: Voice): string {
  if (ask === 'last' || ask === 'soonest' || ask === 'first') return inOrder(ask, when, places, voice);
  const [only] = places;
  if (ask === 'open' && only && places.length === 1) return polar(only, when, contrary, voice);
  if (ask === 'told') return toldOf(places, when, voice);
  const silent = places.filter(isUntold);
  const told = silent.length > 1 ? places.filter((place) => !silent.includes(place)) : places;
  const rest = silent.length > 1 ? sayUntold(silent, ask, when, voice) : '';
  const said = `${together(told.map((place) => SAYING[ask](place, when, voice)))} ${rest}`.trim();
  const isSilent = ask === 'orders' && places.some((place) => lastOf(place) && !place.over && ordersOf(place) === null);
  return isSilent ? `${said} ${voice.say(HOURS.kitchen)}` : said;
}

/** Nothing is known of its hours. */
const isUntold = ({ open, schedule, noted }: PlaceHours): boolean => open === null && !schedule && !noted;

function sayUntold(places: readonly PlaceHours[], ask: HoursMove['ask'], when: When | null, voice: Voice): string {
  const names = listOf(
    places.map(({ row }) => nameOf(row)),
    'or',
  );
  const isThen = when?.said && (ask === 'open' || ask === 'week');
  const whether = isThen ? `whether ${names} is open ${when.said}` : `the hours of ${names}`;
  return `${voice.say(HOURS.unknown, { whether })}, so ring before you go.`;
}

/** What is said of places, in their order: those that are closed all day share a sentence, and so do those that are open until some hour. */
const together = (said: readonly Said[]): string =>
  [...Map.groupBy(said, (one) => (one.until ? 'until' : (one.many ?? textOf(one)))).values()].map(shared).join(' ');

function shared([first, ...others]: readonly Said[]): string {
  if (!first) return '';
  if (others.length === 0 || !first.many) return `${capital(textOf(first))}.`;
  return first.until
    ? `${listOf([textOf(first), ...others.map(({ name, until }) => `${name} ${until}`)])}.`
    : `${listOf([first.name, ...others.map(({ name }) => name)])} ${first.many}.`;
}

/** What nobody asked: that places are closed, that one has to hurry, and once in a conversation that nobody knows their hours. */
function toldOf(places: readonly PlaceHours[], when: When | null, voice: Voice): string {
  const known = places
    .filter(({ open }) => open !== null)
    .map((place) => ({ place, asked: isOpen(place, when, voice), shut: closedThen(place, when) }))
    .filter(({ place: { soon, open }, asked, shut }) =>
      soon || !open ? ![asked, ...(shut ? [shut] : [])].some((one) => voice.isSaidWhole(headOf(one))) : true,
    )
    .map(({ asked, shut }) => shut ?? asked);
  const unknown = places.filter(({ open, row }) => open === null && !isOwned(nameOf(row), voice));
  const names = listOf(
    unknown.map(({ row }) => whose(nameOf(row))),
    'or',
  );
  return [
    together(known),
    names ? voice.say(HOURS.unsure, { names, day: unknown.some(({ schedule }) => schedule) ? on(when) : '' }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether it was said before that nobody knows the hours of a place, alone or among others. */
const isOwned = (name: string, { isSaid }: Voice): boolean =>
  [' hours', ', ', ' or '].some((next) => isSaid(`${whose(name)}${next}`));

function polar(place: PlaceHours, when: When | null, contrary: boolean, voice: Voice): string {
  const text = textOf(isOpen(place, when, voice));
  // That it is open does not tell whether one gets in.
  if (place.open === null || (place.open && place.booked)) return `${capital(text)}.`;
  return `${place.open === contrary ? 'No' : 'Yes'}, ${text}.`;
}

const VERBS = {
  last: ['shuts last', 'goes until'],
  soonest: ['shuts first', 'goes until'],
  first: ['opens first', 'opens at'],
} as const;

function inOrder(ask: keyof typeof VERBS, when: When | null, places: readonly PlaceHours[], voice: Voice): string {
  const known = places.filter((place) => lastOf(place));
  const [first, ...others] = known;
  const rest = places.filter((place) => !known.includes(place)).map((place) => `${textOf(ofDay(place, when, voice))}.`);
  if (!first) return rest.join(' ');
  const time = (place: PlaceHours) =>
    ask === 'first' ? clock(firstOf(place)?.start ?? 0) : nightClock(lastOf(place)?.end ?? 0);
  const [verb, other] = VERBS[ask];
  const after = listOf(others.map((place) => `${nameOf(place.row)} ${other} ${time(place)}`));
  return [`${nameOf(first.row)} ${verb}${on(when)}, at ${time(first)}${after ? `; ${after}` : ''}.`, ...rest].join(' ');
}
