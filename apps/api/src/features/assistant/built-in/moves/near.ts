import type { NearMove, NearPlace, WhereMove } from '../../../dialogue/moves.ts';
import type { Voice } from '../voice.ts';
import { areaOf, clean, listOf, nameOf, signs, withArticle } from '../words.ts';
import { sayLeg } from './leg.ts';
import { caveat, detailOf } from './plan.ts';

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
  const words = voice.vary(FURTHER);
  const lines = places.map((place, at) => {
    const leg = sayLeg(place.leg, place.row, areaOf(reference), at === 0 ? nameOf(reference) : undefined);
    const price = place.row.price === null ? '' : ` (${signs(place.row.price)})`;
    const name = `${at === 0 ? '' : words[at % words.length]}${nameOf(place.row)}${price}`;
    return [
      `${name}${leg ? `, ${leg}` : ''}.`,
      detailOf(place.row, move.state, voice),
      caveat({ unmet: place.unmet.filter(({ label }) => label !== missed?.label) }),
    ]
      .filter(Boolean)
      .join(' ');
  });
  return [lead, ...lines].filter(Boolean).join('\n\n');
}

const FURTHER: readonly [readonly string[], ...(readonly string[])[]] = [
  ['', 'Or ', 'Then there is ', 'Also ', 'Or '],
  ['', 'Then there is ', 'And ', 'Or ', 'Also '],
];

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
export const sayWhere = ({ what }: WhereMove, { vary }: Voice): string =>
  what === 'place'
    ? vary([
        "I don't know where that is. Which neighborhood is it in?",
        "I can't place that one. Tell me the neighborhood, and I'll look there.",
      ])
    : vary([
        "I can't see where you are. Which neighborhood are you in, or what are you next to?",
        "I don't know where you are: tell me a neighborhood or a place nearby, and I'll look around it.",
      ]);
