import { z } from 'zod';
import type { Count } from '../../../search/guide-tools.ts';
import { dataBlock } from '../guide-data.ts';
import { labelText, valueText } from '../guide-text.ts';
import { guideTool } from './tool.ts';

/** Values of one kind. A guide may have hundreds of tags. */
const VALUES_MAX = 25;
const LABEL_MAX = 40;

/** A value, and how many restaurants have it: no value can look like two of them. */
type Pair = [string, number];

export const guideOverview = guideTool(
  'guide_overview',
  'How many restaurants by cuisine, area, price and tag.',
  z.strictObject({}),
  async (_, { guide, key }) => {
    const { total, cuisines, areas, prices, tags } = await guide.overview();
    const list = (counts: readonly Count[], textOf: typeof valueText) => {
      const shown = counts.slice(0, VALUES_MAX).flatMap(({ label, count }): Pair[] => {
        const text = textOf(label, LABEL_MAX, key);
        return text ? [[text, count]] : [];
      });
      const rest = counts.length - VALUES_MAX;
      return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])];
    };
    const overview = {
      total,
      cuisines: list(cuisines, labelText),
      areas: list(areas, labelText),
      prices: prices.map(({ label, count }): Pair => ['$'.repeat(Number(label)), count]),
      tags: list(tags, valueText),
    };
    return { content: dataBlock([overview], key), restaurants: [] };
  },
);
