import type { NearMove, NearPlace } from '../../../dialogue/moves.ts';
import type { Voice } from '../realise.ts';
import { areaOf, capital, listOf, nameOf, signs, withArticle } from '../words.ts';
import { sayLeg } from './leg.ts';
import { caveat, detailOf } from './plan.ts';

/** Places near another one, each with the way to it. */
export function sayNear(move: NearMove, voice: Voice): string {
  const { places, reference, nearest } = move;
  const [first] = places;
  if (!first) return '';
  const lead = isNear(first)
    ? ''
    : `Nothing like that is near ${nameOf(reference)}${areaOf(reference) ? ` in ${withArticle(areaOf(reference) ?? '')}` : ''}.`;
  if (nearest) return [lead, sayNearest(move)].filter(Boolean).join(' ');
  const lines = places.map((place, at) => {
    const from = at === 0 ? ` from ${nameOf(reference)}` : ' away';
    const leg = sayLeg(place.leg, place.row, areaOf(reference)).replace(' away', from);
    const price = place.row.price === null ? '' : ` (${signs(place.row.price)})`;
    const name = `${at === 0 ? '' : voice.vary(['Or ', 'Then there is ', 'Also '])}${nameOf(place.row)}${price}`;
    return [
      `${name}${leg ? `, ${leg}` : ''}.`,
      detailOf(place.row, move.state, voice),
      caveat({ unmet: place.unmet, label: 'that' }),
    ]
      .filter(Boolean)
      .join(' ');
  });
  return [lead, ...lines].filter(Boolean).join('\n\n');
}

const isNear = ({ leg }: NearPlace): boolean => leg.by === 'foot' || (leg.by === 'area' && leg.how !== 'other');

/** "Lucky Badger, three minutes' walk from Nine Pleats. Next are …" */
function sayNearest({ places, reference }: NearMove): string {
  const [first, ...rest] = places;
  if (!first) return '';
  const text = (place: NearPlace) => {
    const leg = sayLeg(place.leg, place.row, areaOf(reference));
    return `${nameOf(place.row)}${leg ? `, ${leg}` : ''}`;
  };
  const lead = `${text(first).replace(' away', ` from ${nameOf(reference)}`)}.`;
  const others = listOf(
    rest.map((place) =>
      text(place)
        .replace(', ', ' (')
        .replace(/$/, ')')
        .replace(/^([^(]*)\)$/, '$1'),
    ),
  );
  return rest.length === 0 ? capital(lead) : `${capital(lead)} After that come ${others}.`;
}

/** The question where the diner is. */
export const sayWhere = ({ vary }: Voice): string =>
  vary([
    "I can't see where you are. Which neighborhood are you in, or what are you next to?",
    "I don't know where you are: tell me a neighborhood or a place nearby, and I'll look around it.",
  ]);
