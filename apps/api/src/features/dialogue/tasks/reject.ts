import type { Steps } from '../../../slices.ts';
import { search } from '../../search/retrieve.ts';
import { type Contrast, contrastOf, decides } from '../choosing.ts';
import type { Context } from '../context.ts';
import { isAnswerable } from '../focus.ts';
import { OPPOSITE } from '../measures/features.ts';
import { degreeMeasure } from '../measures/measures.ts';
import type { Move } from '../moves.ts';
import type { Answer } from '../task.ts';

/** What tells the next place from the one before, the first that does. */
const TELLING = ['cheap', 'quiet', 'lively', 'closes', 'rating', 'cosy', 'casual'] as const;

/** "Nah", "not that one", "anything else?": leaves out what was turned down, and says what is next and how it differs. */
export function* reject(context: Context): Steps<Answer | null> {
  const { acts, shown, wishes, turns, snapshot } = context;
  const { intent, changed } = wishes.message;
  const [last] = shown;
  if (!last || !(acts.has('reject') || acts.has('more')) || intent !== 'another' || changed || !isAnswerable(context))
    return null;
  const found = yield* search([...turns], wishes, snapshot);
  const [next] = found.picks;
  const out = shown.filter(({ id }) => wishes.rejected.includes(id));
  const left = shown.filter((row) => !out.includes(row));
  if (out.length > 0 && left.length > 0 && (!next || found.exhausted))
    return { moves: [{ type: 'left out', rows: out, left }], picks: left };
  if (!next || found.exhausted) return null;
  const wished = wishes.features.map(({ key }) => key);
  const contrast = [...wished, ...TELLING.filter((key) => !wished.includes(OPPOSITE[key] ?? ''))]
    .map((key) => contrastOf(degreeMeasure(key, snapshot), [next, out[0] ?? last]))
    .find((one) => isFirst(one, next.id));
  const moves: Move[] = [
    ...(out.length > 0 ? [{ type: 'left out' as const, rows: out, left: [] }] : []),
    { type: 'recommend', found },
    ...(contrast ? [{ type: 'differs' as const, contrast }] : []),
  ];
  return { moves, picks: found.picks };
}

/** The measure puts the place first, and something is known of both. */
const isFirst = (contrast: Contrast, id: number): boolean =>
  decides(contrast) &&
  contrast.places[0]?.row.id === id &&
  contrast.places.every(({ standing }) => standing.level !== null);
