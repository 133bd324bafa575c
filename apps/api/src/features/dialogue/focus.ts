import type { Restaurant } from '@saffron/contracts/guide';
import { choicesOf } from '../understanding/acts/references.ts';
import { saysNext, triggersIn } from '../understanding/acts/triggers.ts';
import { tokenize } from '../understanding/text/tokens.ts';
import type { Intent } from '../understanding/wishes.ts';
import type { Context } from './context.ts';
import { degreeChoice } from './measures/asked.ts';
import type { Head } from './plan/heads.ts';
import { stopsMeant } from './plan/meant.ts';

/** Messages that no task beside searching answers. */
const GUARDED: ReadonlySet<Intent> = new Set(['despair', 'emergency', 'instructions', 'abuse', 'off-topic']);

/** From this probability on a message does something about what was shown, whatever else its words could be about. */
const SURE = 0.5;

/** Whether a message may go on about what was shown. */
export const isAnswerable = ({ wishes: { message }, acts, shown }: Context): boolean =>
  message.language === null &&
  (!GUARDED.has(message.intent) ||
    (message.intent === 'off-topic' &&
      shown.length > 0 &&
      acts.first !== 'out_of_scope' &&
      acts.of(acts.first) >= SURE));

/** Of a plan, the places whose stops a message names, and the words that name them. */
export function stopsNamed({ plan, reading, snapshot }: Pick<Context, 'plan' | 'reading' | 'snapshot'>): {
  rows: readonly Restaurant[];
  heads: readonly Head[];
} {
  if (!plan) return { rows: [], heads: [] };
  const { at, heads } = stopsMeant(reading, plan.stops, snapshot, 0, reading.tokens.length);
  return { rows: at.flatMap((index) => snapshot.byId.get(plan.stops[index]?.placeId ?? -1) ?? []), heads };
}

/** The places that a message tells apart: by name, number or kind. Empty where it only says "it" or "those". */
export function chosenIn(context: Context): readonly Restaurant[] {
  const { snapshot, named, reading } = context;
  const stop = named.length === 0 ? stopsNamed(context).rows : [];
  if (stop.length === 1) return stop;
  const idsOf = (rows: readonly Restaurant[]) => rows.map(({ id }) => id);
  const focus = { among: idsOf(context.focus), on: idsOf(context.shown), out: context.wishes.rejected };
  const ranked = degreeChoice(reading, context.focus, snapshot);
  if (ranked.length > 0) return ranked;
  const ids = choicesOf(reading, snapshot.vocabulary, focus, context.lists.map(idsOf));
  return ids.flatMap((id) => (context.out.has(id) ? [] : (snapshot.byId.get(id) ?? [])));
}

/** Places of which "it" may be any. */
const FEW = 3;
const IT: ReadonlySet<string> = new Set(['it', 'its']);
const THAT: ReadonlySet<string> = new Set(['there', 'that', 'this', 'one', 'place']);

/** What a message points at: of a few places that were shown, "is it loud?" may mean any, and "in there" the one that was put first. */
export function pointedIn({ pointed, shown, reading: { tokens } }: Context): readonly Restaurant[] {
  const isAny =
    shown.length > 1 &&
    shown.length <= FEW &&
    pointed[0] === shown[0] &&
    tokens.some(({ word }) => IT.has(word)) &&
    !tokens.some(({ word }) => THAT.has(word));
  return pointed.length === 1 && isAny ? shown : pointed;
}

/** What the last reply was about, without what was turned down: what a question is about that names nothing. */
export function lastSpokenOf({ shown, focus }: Context): readonly Restaurant[] {
  const last = shown.filter((row) => focus.includes(row));
  return last.length > 0 ? last : focus;
}

/** Words of no more than "and after that?". */
const BARE = 4;

/** "Next one", and after that "and after that?": asks for the one that comes after what was last spoken of. */
export function goesOnListing({ reading: { tokens, mentions }, turns }: Pick<Context, 'reading' | 'turns'>): boolean {
  if (saysNext(tokens)) return true;
  const before = tokenize(turns.at(-2)?.message ?? '');
  const isAfter =
    tokens.length <= BARE && mentions.length === 0 && AFTER_THAT.test(tokens.map(({ word }) => word).join(' '));
  return isAfter && triggersIn(before, new Set()).some(({ value }) => value === 'another');
}
const AFTER_THAT = /\bafter (?:that|it|them|those)\b/;
