import {
  type Constraint,
  type GuideAnswer,
  type GuideQuery,
  placeQuery,
  type Verdict,
} from '@saffron/contracts/guide-query';
import { distanceTexts } from '@saffron/contracts/location';
import { inSlices } from '../../../../slices.ts';
import type { GuideSearch } from '../../../search/query/service.ts';
import { dataBlock, guideBlock, readNotes } from '../guide-data.ts';
import { labelText } from '../guide-text.ts';
import { labelOf, sayNearMisses, sayNothing, sayOrigin } from './search-gaps.ts';
import { guideTool } from './tool.ts';

/** Restaurants in one result. More cost tokens and rarely change the reply. */
const HITS_MAX = 5;
/** Further ones of which a result has what a line of a list needs; get_restaurants tells of them. */
const NAMES_MAX = 12;
const NAME_MAX = 60;

/** What a hit does not meet. What it meets is what was asked for. */
function lacking(verdicts: readonly Verdict[]): string[] | undefined {
  const lacks = verdicts.filter(({ outcome }) => outcome !== 'meets');
  return lacks.length > 0 ? lacks.map(({ constraint, outcome }) => `${labelOf(constraint)}: ${outcome}`) : undefined;
}

/** What nobody wants to do without. */
const FIRM: ReadonlySet<Constraint['slot']> = new Set(['diet', 'name']);
const isSoft = ({ strength, op, slot, core }: Constraint): boolean =>
  strength === 'must' && op !== 'not' && !core && !FIRM.has(slot);

/** Fills up a short result with restaurants that miss one `must` of several: the diner may prefer one of these. */
async function closeTo(
  query: GuideQuery,
  exact: GuideAnswer['hits'],
  search: GuideSearch,
): Promise<GuideAnswer['hits']> {
  const room = query.limit - exact.length;
  const { constraints } = query;
  if (room <= 0 || query.sort !== 'fit' || constraints.filter(({ strength }) => strength === 'must').length < 2)
    return [];
  const softened = constraints.map((one): Constraint => (isSoft(one) ? { ...one, strength: 'prefer' } : one));
  const known = new Set(exact.map(({ restaurant }) => restaurant.id));
  const missesOne = (verdicts: readonly Verdict[]) =>
    verdicts.filter(({ outcome }, at) => constraints[at]?.strength === 'must' && outcome !== 'meets').length === 1;
  const { hits, relaxed } = await search({ ...query, constraints: softened });
  if (relaxed.length > 0) return [];
  return hits.filter(({ restaurant, verdicts }) => !known.has(restaurant.id) && missesOne(verdicts)).slice(0, room);
}

/** Without a `must`, all of the guide are hits. */
const asksFirmly = ({ constraints }: GuideQuery): boolean => constraints.some(({ strength }) => strength === 'must');

/** Where something gave way: the hits that come near it, if some do. The others have nothing to do with it. */
function nearest({ hits, relaxed }: Pick<GuideAnswer, 'hits' | 'relaxed'>): GuideAnswer['hits'] {
  const gaveWay = new Set(relaxed);
  const near = hits.filter(({ verdicts }) =>
    verdicts.every(
      ({ constraint, outcome }) => !gaveWay.has(constraint) || outcome === 'nearly' || outcome === 'meets',
    ),
  );
  return near.length > 0 ? near : hits;
}

/** How many there are, so that nobody calls one of those that are told of the only one. */
function totalText(total: number, told: number, query: GuideQuery): string {
  if (!asksFirmly(query)) return `The guide has ${total}.`;
  return total > told
    ? `${total} meet every must, the first ${told} are below.`
    : `${total} meet every must; the guide says it of no others.`;
}

const OTHERS = 'Others, as [id, name, area, price, distance]; null is not given here:';

/** What a line of a list tells of a restaurant. */
const lineOf = (
  { restaurant: { id, name, neighborhood, price }, distance }: GuideAnswer['hits'][number],
  key: string,
  textOf: (meters: number) => string,
) => [
  id,
  labelText(name, NAME_MAX, key) ?? '…',
  labelText(neighborhood, NAME_MAX, key) ?? null,
  price === null ? null : '$'.repeat(price),
  ...(distance === null ? [] : [textOf(distance)]),
];

/** What gave way to everything that was asked, without coming near any of it, is no answer. */
const isUnrelated = ({ hits, relaxed }: Pick<GuideAnswer, 'hits' | 'relaxed'>, { constraints }: GuideQuery): boolean =>
  relaxed.length > 0 &&
  hits.every(({ verdicts }) =>
    verdicts.every(({ outcome }, at) => constraints[at]?.op === 'not' || outcome === 'unknown' || outcome === 'lacks'),
  );

export const searchGuide = guideTool(
  'search_guide',
  `The total, at most ${HITS_MAX} restaurants, what each does not meet (\`verdicts\`), and a line for each of others.`,
  placeQuery,
  async (asked, { guide, now, needs, key, given }) => {
    const query = { ...asked, limit: HITS_MAX };
    const answer = await guide.search({ ...query, limit: HITS_MAX + NAMES_MAX });
    const { total, relaxed } = answer;
    const found = nearest(answer);
    const exact = found.slice(0, HITS_MAX);
    const close = await closeTo(query, exact, guide.search);
    const hits = [...exact, ...close];
    const origin = await sayOrigin(query, guide.search, key);
    if (hits.length === 0 || isUnrelated({ hits, relaxed }, query))
      return { content: `${await sayNothing(query, guide.search, key)}${origin}`, restaurants: [] };
    const further = asksFirmly(query) ? found.slice(HITS_MAX) : [];
    const textOf = distanceTexts([...hits, ...further].flatMap(({ distance }) => distance ?? []));
    const more = new Map(
      hits.map(({ restaurant, distance, verdicts }) => [
        restaurant.id,
        { distance: distance === null ? undefined : textOf(distance), verdicts: lacking(verdicts) },
      ]),
    );
    const gaveWay = [...new Set(relaxed.map(({ slot }) => slot))].join(', ');
    const comesClose =
      close.length > 0 ? ` The last ${close.length} below only come close, and are none of these.` : '';
    const counted = gaveWay
      ? `Nothing meets every must. Gave way: ${gaveWay}. ${total} meet the others.`
      : `${totalText(total, exact.length, query)}${comesClose}${await sayNearMisses(query, total, guide.search, key)}`;
    const restaurants = hits.map(({ restaurant }) => restaurant);
    await needs.judge([...restaurants, ...further.map(({ restaurant }) => restaurant)]);
    await inSlices(readNotes(restaurants));
    const others = further.filter(({ restaurant }) => !needs.against(restaurant.id));
    const lines = others.map((hit) => lineOf(hit, key, textOf));
    const also = lines.length > 0 ? `\n${OTHERS}\n${dataBlock(lines, key)}` : '';
    const content = `${counted}${origin}\n${guideBlock(restaurants, key, now, { more, needs, brief: true, given })}${also}`;
    return {
      content,
      restaurants: [...restaurants, ...others.map(({ restaurant }) => restaurant)],
      told: restaurants,
      searched: asked.constraints,
    };
  },
);
