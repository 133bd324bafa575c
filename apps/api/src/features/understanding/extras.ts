import { beginning } from '../../truncate.ts';
import { asksForOne } from './acts/inquiry.ts';
import type { Doing } from './acts/intents.ts';
import type { State } from './fold.ts';
import { merge } from './merge.ts';
import type { Reading } from './reading/reading.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** From this many people on, a table is a group's. */
const GROUP = 6;

/** The wishes with what a message says beside its mentions: how many come, whether they reserve, what they turn down. */
export function withExtras(
  state: State,
  doing: Doing,
  partySize: number | null,
  rejected: readonly number[],
  reading: Reading,
  vocabulary: Vocabulary,
  asksAbout: boolean,
): State {
  const reserve = doing.triggers.includes('reserve') && (!asksAbout || asksForOne(reading));
  return {
    ...(partySize === null ? state : withParty(state, partySize, vocabulary)),
    reservations: reserve
      ? {
          said: beginning(reading.tokens.map((token) => token.raw).join(' '), 80),
        }
      : state.reservations,
    rejected: merge(rejected, state.rejected),
  };
}

/** The wishes of so many people. */
export function withParty(state: State, partySize: number, { tagsOf }: Vocabulary): State {
  const group = partySize >= GROUP && !state.features.some((wish) => wish.key === 'group');
  const features = group
    ? [
        ...state.features,
        { key: 'group', label: 'a group', tags: tagsOf.get('group') ?? [], firm: false, said: `${partySize}` },
      ]
    : partySize < GROUP
      ? // "Only two of us now."
        state.features.filter(({ key, said }) => key !== 'group' || !/^\d+$/.test(said))
      : state.features;
  return { ...state, features, partySize };
}

/** The wishes that were given up, by their labels. */
export function givenUp(before: State, after: State): string[] {
  const gone = <T>(list: readonly T[], kept: readonly T[]) => list.filter((one) => !kept.includes(one));
  const price = before.price && !after.price ? [`the ${before.price.label} price`] : [];
  return [
    ...gone(before.foods, after.foods).map((wish) => wish.label),
    ...gone(before.areas, after.areas).map((area) => area.label),
    ...price,
    ...gone(before.meals, after.meals).map((wish) => wish.meal),
    ...gone(before.features, after.features).map((wish) => wish.label),
  ];
}
