import { table } from '../../../table.ts';
import { chanceOf, type Features, type Linear, oddsOf, readLinear } from '../learned/linear.ts';
import { ACTS, type Act } from './act.ts';
import { HASHED } from './features.ts';

/**
 * What a message wants that follows a reply with places: it asks about them, looks for others or with another wish, goes on to a further stop,
 * chooses between them, tells something that matters for them, or closes (books, picks, thanks, comments). The order is that of the weights.
 */
export const FOLLOW_UPS = ['asks', 'searches', 'goes on', 'compares', 'tells', 'closes'] as const;

export type FollowUp = (typeof FOLLOW_UPS)[number];

/** Written by `npm run train`; see apps/api/training/follow-ups/README.md. */
export const FOLLOW_UPS_FILE = new URL('follow-ups.bin', import.meta.url);

let loaded: Linear<FollowUp> | undefined;

/** The weights. Throws if the file was written for other kinds. */
export const loadFollowUps = (): Linear<FollowUp> => {
  loaded ??= readLinear(FOLLOW_UPS_FILE, FOLLOW_UPS, HASHED);
  return loaded;
};

/** The acts by which a message wants something. */
const ACTS_OF: Readonly<Record<FollowUp, readonly Act[]>> = table({
  asks: ['ask_about', 'ask_fact', 'ask_opinion'],
  searches: ['inform', 'exclude', 'relax', 'adjust', 'more', 'reject', 'list', 'count', 'near'],
  'goes on': ['plan', 'near'],
  compares: ['compare', 'rank'],
  tells: ['state', 'exclude', 'relax'],
  closes: ['social', 'select', 'book', 'out_of_scope'],
});

/** By kind, in the order of {@link FOLLOW_UPS}, how likely a message wants that. */
export const kindsOf = (features: Features): number[] => oddsOf(features, loadFollowUps()).map(chanceOf);

/** From which probability on the likeliest kind is sure. */
const SURE = 0.6;

/** The likeliest kind; null where none is sure. */
export function wantedIn(kinds: readonly number[]): FollowUp | null {
  const most = Math.max(...kinds);
  return most >= SURE ? (FOLLOW_UPS[kinds.indexOf(most)] ?? null) : null;
}

/**
 * The probabilities of the acts of a message that follows a reply with places: the likeliest act of each kind is as likely as the kind, and no act
 * is likelier than its kind. Questions of safety are no kind, and stay as likely as they were.
 *
 * @param chances by act, as the model of the acts has them
 * @param kinds as {@link kindsOf} has them
 */
export function following(chances: readonly number[], kinds: readonly number[]): number[] {
  const of = (act: Act): number => chances[ACTS.indexOf(act)] ?? 0;
  const firsts = FOLLOW_UPS.map((kind) => ACTS_OF[kind].toSorted((one, other) => of(other) - of(one))[0]);
  return ACTS.map((act) => {
    const likely = FOLLOW_UPS.flatMap((kind, at) => {
      const chance = kinds[at] ?? 0;
      return ACTS_OF[kind].includes(act) ? [firsts[at] === act ? chance : Math.min(chance, of(act))] : [];
    });
    return likely.length > 0 ? Math.max(...likely) : of(act);
  });
}
