import type { NearMove, NearPlace, WhereMove } from '../../../dialogue/moves.ts';
import { isClose } from '../../../dialogue/near/nearness.ts';
import { NEAR } from '../phrasebook/outing.ts';
import type { Voice } from '../voice.ts';
import { areaOf, clean, listOf, nameOf, signs, withArticle } from '../words.ts';
import { caveat } from './lacks.ts';
import { sayLeg, thereText } from './leg.ts';
import { detailOf } from './plan.ts';

/** Places near another one, each with the way to it. */
export function sayNear(move: NearMove, voice: Voice): string {
  const { places, reference, nearest, landmark } = move;
  const [first] = places;
  if (!first) return '';
  const name = landmark ? clean(landmark.label, 40) : nameOf(reference);
  const area = landmark ? null : areaOf(reference);
  const missed = places.every((place) => foodOf(place)) ? foodOf(first) : undefined;
  const near = isClose(first.leg)
    ? ''
    : `Nothing like that is close to ${name}${area ? ` in ${withArticle(area)}` : ''}.`;
  const lead = missed ? `I know no${landmark ? '' : ' other'} ${clean(missed.label, 40)} near ${name}.` : near;
  if (nearest) return [lead, sayNearest(move)].filter(Boolean).join(' ');
  const lines = places.map((place, at) => {
    const leg = legOf(place, move, at === 0);
    const price = place.row.price === null ? '' : ` (${signs(place.row.price)})`;
    const said = `${nameOf(place.row)}${price}${leg ? `, ${leg}` : ''}`;
    return [
      at === 0
        ? `${near && !missed ? `${voice.say(NEAR.nearest)} ` : ''}${said}.`
        : voice.say(NEAR.further, { place: said }),
      detailOf(place.row, move.state, voice),
      caveat({ row: place.row, unmet: place.unmet.filter(({ label }) => label !== missed?.label) }),
    ]
      .filter(Boolean)
      .join(' ');
  });
  return [lead, ...lines].filter(Boolean).join('\n\n');
}

/** Where a place is, from what it is near to; `first`: that is named. */
function legOf({ leg, row }: NearPlace, { reference, landmark }: NearMove, first: boolean): string {
  if (landmark?.rows.includes(row)) return thereText(landmark);
  const name = landmark ? clean(landmark.label, 40) : nameOf(reference);
  return sayLeg(leg, row, areaOf(reference), first ? name : undefined);
}

/** The dish or the kitchen that a place lacks. */
const foodOf = ({ unmet }: NearPlace) => unmet.find(({ kind }) => kind === 'food' || kind === 'dish');

function sayNearest(move: NearMove): string {
  const [first, ...rest] = move.places;
  if (!first) return '';
  const way = legOf(first, move, true);
  const lead = `${nameOf(first.row)}${way ? `, ${way}` : ''}.`;
  const others = rest
    .map((place) => [nameOf(place.row), legOf(place, move, false)])
    .map(([name, text]) => (text ? `${name} (${text})` : (name ?? '')));
  return rest.length === 0 ? lead : `${lead} After that ${rest.length > 1 ? 'come' : 'comes'} ${listOf(others)}.`;
}

/** The question where the diner is, or where the place is that they named. */
export const sayWhere = ({ what }: WhereMove, { say }: Voice): string => say(NEAR[what]);
