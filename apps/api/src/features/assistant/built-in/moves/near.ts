import type { NearMove, NearPlace, WhereMove } from '../../../dialogue/moves.ts';
import { NEAR } from '../phrasebook/outing.ts';
import type { Voice } from '../voice.ts';
import { areaOf, clean, listOf, nameOf, signs, withArticle } from '../words.ts';
import { caveat } from './lacks.ts';
import { sayLeg } from './leg.ts';
import { detailOf } from './plan.ts';

/** Places near another one, each with the way to it. */
export function sayNear(move: NearMove, voice: Voice): string {
  const { places, reference, nearest } = move;
  const [first] = places;
  if (!first) return '';
  const missed = places.every((place) => foodOf(place)) ? foodOf(first) : undefined;
  const near = isNear(first)
    ? ''
    : `Nothing like that is near ${nameOf(reference)}${areaOf(reference) ? ` in ${withArticle(areaOf(reference) ?? '')}` : ''}.`;
  const lead = missed ? `I know no other ${clean(missed.label, 40)} near ${nameOf(reference)}.` : near;
  if (nearest) return [lead, sayNearest(move)].filter(Boolean).join(' ');
  const lines = places.map((place, at) => {
    const leg = sayLeg(place.leg, place.row, areaOf(reference), at === 0 ? nameOf(reference) : undefined);
    const price = place.row.price === null ? '' : ` (${signs(place.row.price)})`;
    const name = `${nameOf(place.row)}${price}${leg ? `, ${leg}` : ''}`;
    return [
      at === 0 ? `${name}.` : voice.say(NEAR.further, { place: name }),
      detailOf(place.row, move.state, voice),
      caveat({ unmet: place.unmet.filter(({ label }) => label !== missed?.label) }),
    ]
      .filter(Boolean)
      .join(' ');
  });
  return [lead, ...lines].filter(Boolean).join('\n\n');
}

/** The dish or the kitchen that a place lacks. */
const foodOf = ({ unmet }: NearPlace) => unmet.find(({ kind }) => kind === 'food' || kind === 'dish');

const isNear = ({ leg }: NearPlace): boolean => leg.by === 'foot' || (leg.by === 'area' && leg.how !== 'other');

/** "Lucky Badger, three minutes' walk from Nine Pleats. After that come …" */
function sayNearest({ places, reference }: NearMove): string {
  const [first, ...rest] = places;
  if (!first) return '';
  const area = areaOf(reference);
  const way = sayLeg(first.leg, first.row, area, nameOf(reference));
  const lead = `${nameOf(first.row)}${way ? `, ${way}` : ''}.`;
  const others = rest
    .map(({ row, leg }) => [nameOf(row), sayLeg(leg, row, area)])
    .map(([name, text]) => (text ? `${name} (${text})` : (name ?? '')));
  return rest.length === 0 ? lead : `${lead} After that ${rest.length > 1 ? 'come' : 'comes'} ${listOf(others)}.`;
}

/** The question where the diner is, or where the place is that they named. */
export const sayWhere = ({ what }: WhereMove, { say }: Voice): string => say(NEAR[what]);
