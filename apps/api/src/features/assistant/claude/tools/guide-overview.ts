import { z } from 'zod';
import type { Count } from '../../../search/guide-tools.ts';
import { dataBlock, plain } from '../guide-data.ts';
import { guideTool } from './tool.ts';

/** Values of one kind. A guide may have hundreds of tags. */
const VALUES_MAX = 25;
const LABEL_MAX = 40;

export const guideOverview = guideTool(
  'guide_overview',
  'How many restaurants the guide has, by cuisine, area, price and tag.',
  z.strictObject({}),
  async (_, { guide, key }) => {
    const { total, cuisines, areas, prices, tags } = await guide.overview();
    const list = (counts: readonly Count[]) => {
      const shown = counts.slice(0, VALUES_MAX).map(({ label, count }) => `${plain(label, LABEL_MAX, key)} ${count}`);
      const rest = counts.length - shown.length;
      return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
    };
    const byPrice = prices.map(({ label, count }) => ({ label: '$'.repeat(Number(label)), count }));
    const overview = { total, cuisines: list(cuisines), areas: list(areas), prices: list(byPrice), tags: list(tags) };
    return { content: dataBlock([overview], key), restaurants: [] };
  },
);
