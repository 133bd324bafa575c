import { type Constraint, guideQuery, type Verdict } from '@saffron/contracts/guide-query';
import { guideBlock } from '../guide-data.ts';
import { guideTool } from './tool.ts';

/** Restaurants in one result. More cost tokens and rarely change the reply. */
const HITS_MAX = 5;

const OPERATOR: Readonly<Record<Constraint['op'], string>> = {
  is: '',
  not: 'not ',
  atMost: 'at most ',
  atLeast: 'at least ',
};
const label = ({ slot, op, values }: Constraint) => `${slot} ${OPERATOR[op]}${values.join(' or ')}`;

/** What a hit does not meet. What it meets is what was asked for. */
function lacking(verdicts: readonly Verdict[]): string[] | undefined {
  const lacks = verdicts.filter(({ outcome }) => outcome !== 'meets');
  return lacks.length > 0 ? lacks.map(({ constraint, outcome }) => `${label(constraint)}: ${outcome}`) : undefined;
}

export const searchGuide = guideTool(
  'search_guide',
  `Searches the guide by constraints. Returns the total, at most ${HITS_MAX} restaurants, and what each does not meet (\`verdicts\`).`,
  guideQuery,
  async (query, { guide, now, key }) => {
    const { hits, total, relaxed } = await guide.search({ ...query, limit: Math.min(query.limit, HITS_MAX) });
    if (hits.length === 0) return { content: 'The guide has nothing for this.', restaurants: [] };
    const more = new Map(
      hits.map(({ restaurant, distance, verdicts }) => [
        restaurant.id,
        { meters: distance ?? undefined, verdicts: lacking(verdicts) },
      ]),
    );
    const gaveWay = [...new Set(relaxed.map(({ slot }) => slot))].join(', ');
    const summary = `${total} in the guide.${gaveWay ? ` Nothing meets every must. Gave way: ${gaveWay}.` : ''}`;
    const restaurants = hits.map(({ restaurant }) => restaurant);
    return { content: `${summary}\n${guideBlock(restaurants, key, now, { more })}`, restaurants };
  },
);
