import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Steps } from '../../../slices.ts';
import type { Criterion } from '../../search/criteria/criterion.ts';
import { asksPromise } from '../../search/facts/promised.ts';
import { isOpenThen } from '../../search/opening/opening.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { contentOf } from '../ask/subject.ts';
import { allergensAmong, type Bar, barring } from '../barred.ts';
import type { Context } from '../context.ts';
import { isAnswerable } from '../focus.ts';
import { type Listing, listingOf, type Order } from '../listing/listing.ts';
import { valuesOf } from '../listing/values.ts';
import { listWordsIn } from '../listing/words.ts';
import { allMeeting, lookUp } from '../lookup.ts';
import { venueCriterion } from '../plan/kinds.ts';
import type { Answer } from '../task.ts';

/** Places that a list names where it was asked for all, and where nobody says how many. */
const NAMED_MAX = 20;
const NAMED = 5;
/** Places that the answer to "how many?" names, where there are more. */
const EXAMPLES = 3;

/** Lists and counts of the whole guide. */
export function* list(context: Context): Steps<Answer | null> {
  const { turns, acts, snapshot, shown, now } = context;
  const words = listWordsIn(context.reading.tokens).map(({ value }) => value);
  const { tokens, mentions } = context.reading;
  // "How many seats?", "how many dishes for two?" count no places.
  const isOfFeature = mentions.every(({ meaning }) => meaning.type === 'feature');
  const isOther =
    isOfFeature &&
    contentOf(tokens, new Set()).length > 0 &&
    !tokens.some(({ stem, word }) => PLACE.has(stem) || IN_ALL.has(word));
  const isOfPlace =
    words.includes('many') && shown.length > 0 && (isOther || (shown.length === 1 && mentions.length === 0));
  const isOfThem = isOfPlace || (context.asks && !words.includes('which'));
  if (isOfThem || !isAnswerable(context)) return null;
  // Of places that promise to be free of nuts, those that say so are told, and no list of all where nothing is known.
  if (allergensAmong(context.wishes).length > 0 && asksPromise(turns.at(-1)?.message ?? '')) return null;
  const listing = yield* listingOf(turns, snapshot, now, acts);
  // One place is no list.
  if (!listing || (listing.type === 'list' && listing.count === 1)) return null;
  const { type, state, bars } = listing;
  const bar = yield* barring(state, snapshot);
  const { rows: all, more } = yield* judged(
    yield* inOrder({ ...listing, state: withoutTime(state) }, snapshot, shown),
    bar,
  );
  const rows = openOf(all, state);
  const of = { state, bars, total: rows.length, more };
  if (type === 'areas' || type === 'cuisines')
    return { moves: [{ type: 'values', of: type, values: valuesOf(type, rows), ...of }], picks: [] };
  if (type === 'count') {
    const named = rows.slice(0, rows.length <= CARDS_MAX ? CARDS_MAX : EXAMPLES);
    const ever = state.when?.hours ? all.length : null;
    return {
      moves: [{ type: 'count', rows: named, ever, ofShown: listing.ofShown, ...of }],
      picks: named,
      among: rows.slice(0, NAMED_MAX),
    };
  }
  const { count: asked, order } = listing;
  const named = rows.slice(0, Math.min(NAMED_MAX, asked ?? (listing.all ? NAMED_MAX : NAMED)));
  return {
    moves: [{ type: 'list', rows: named, asked, all: listing.all, order, ...of }],
    picks: named.slice(0, CARDS_MAX),
    ...(named.length > 0 && { others: named.slice(CARDS_MAX), among: named }),
  };
}

const PLACE = wordSet('place restaurant spot bar pub cafe venue one');
const IN_ALL = wordSet('of which list total city town');

/** What is counted whenever it is open, before those are left out that are shut at the hour that was said. */
const withoutTime = (state: Listing['state']): Listing['state'] =>
  state.when?.hours ? { ...state, when: null } : state;

/** Of places that are to be open at an hour, those that are known to be. */
const openOf = (rows: readonly Restaurant[], { when }: Listing['state']): readonly Restaurant[] =>
  when?.hours ? rows.filter((row) => isOpenThen(row, when)) : rows;

/** Places whose notes are read for a list, at most. */
const READ = 500;

/** Some places without those that the diner's needs rule out; `more`: there were too many to judge all of them. */
function* judged(rows: readonly Restaurant[], bar: Bar | null): Steps<{ rows: readonly Restaurant[]; more: boolean }> {
  if (!bar) return { rows, more: false };
  const left: Restaurant[] = [];
  for (const row of rows.slice(0, READ)) {
    if (!bar(row)) left.push(row);
    yield;
  }
  return { rows: left, more: rows.length > READ };
}

/** All restaurants that a listing is about, best first. */
function* inOrder(
  { state, bars, order, ofShown }: Listing,
  snapshot: Snapshot,
  shown: readonly Restaurant[],
): Steps<Restaurant[]> {
  const further: Criterion[] = bars ? [venueCriterion('drinks', snapshot)] : [];
  const meeting = new Set((yield* allMeeting(state, snapshot, further)).flatMap((at) => snapshot.rows[at] ?? []));
  if (ofShown) return shown.filter((row) => meeting.has(row));
  const { ranked } = yield* lookUp({ ...state, rejected: [] }, snapshot, further);
  const first = ranked.map(({ row }) => row).filter((row) => meeting.has(row));
  const rows = [...new Set([...first, ...meeting])];
  const value = VALUES[order];
  return value ? rows.toSorted((a, b) => value(b) - value(a)) : rows;
}

const VALUES: Readonly<Record<Order, ((row: Restaurant) => number) | null>> = {
  fit: null,
  rated: ({ rating }) => rating ?? 0,
  cheapest: ({ price }) => -(price ?? 9),
  dearest: ({ price }) => price ?? 0,
};
