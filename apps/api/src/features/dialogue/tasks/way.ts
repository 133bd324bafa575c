import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Context } from '../context.ts';
import type { Anchor } from '../measures/fields.ts';
import { anchorOf } from '../measures/measures.ts';
import { anchorAt, type Landmark, landmarkIn } from '../near/landmark.ts';
import { legOfAreas, legTo } from '../near/nearness.ts';
import type { Answer } from '../task.ts';

/** Places of one answer. */
const PLACES = 4;
/** Where one of these stands, yes or no says too little. */
const OPEN = wordSet('how what whats far long');

/** The way from there to what is under discussion. */
export function* way(context: Context): Steps<Answer | null> {
  const { named, pointed, shown, wishes, reading } = context;
  const origin = originOf(context);
  if (!origin) return null;
  yield;
  const { row: from, anchor, area, label, landmark } = origin;
  const about = [named, pointed, shown].map((rows) => rows.filter((row) => row !== from));
  const rows = (about.find((some) => some.length > 0) ?? []).slice(0, PLACES);
  if (rows.length === 0) return null;
  const ways = rows.map((row) => ({ row, leg: anchor ? legTo(row, anchor) : legOfAreas(row, area) }));
  const polar = !reading.tokens.some(({ word }) => OPEN.has(word));
  const addressed = wishes.message.facts.includes('address');
  return {
    moves: [{ type: 'ways', to: label, polar, ways, addressed, ...(landmark && { landmark }) }],
    picks: rows,
    among: context.focus,
  };
}

/** Where a way begins, as far as the guide knows it. */
interface Beginning {
  label: string;
  anchor: Anchor | null;
  area: string | null;
  row?: Restaurant;
  landmark?: Landmark;
}

function originOf({ way: from, snapshot }: Context): Beginning | null {
  if (!from) return null;
  if ('ids' in from) {
    const row = from.ids.flatMap((id) => snapshot.byId.get(id) ?? [])[0];
    return row ? { label: row.name, anchor: anchorOf(row, snapshot), area: row.neighborhood, row } : null;
  }
  const { mention } = from;
  const landmark = landmarkIn({ mentions: [mention] }, snapshot);
  if (landmark)
    return {
      label: landmark.label,
      anchor: anchorAt(landmark),
      area: landmark.rows[0]?.neighborhood ?? null,
      landmark,
    };
  const { meaning } = mention;
  const areas =
    meaning.type === 'area'
      ? meaning.values
      : meaning.type === 'compass'
        ? snapshot.vocabulary.compass.get(meaning.point)
        : [];
  const [area] = areas ?? [];
  // What the guide cannot place is called as it was said.
  const label = area ?? (meaning.type === 'place' ? meaning.label : mention.said);
  return { label, anchor: area === undefined ? null : anchorOf(area, snapshot), area: area ?? null };
}
