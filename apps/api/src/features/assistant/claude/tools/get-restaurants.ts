import { rowId } from '@saffron/contracts/ids';
import { z } from 'zod';
import { inSlices } from '../../../../slices.ts';
import { guideBlock, readNotes } from '../guide-data.ts';
import { guideTool } from './tool.ts';

const RESTAURANTS_MAX = 5;
/** Characters of notes in one result. */
const NOTES = 3600;

export const getRestaurants = guideTool(
  'get_restaurants',
  `All of at most ${RESTAURANTS_MAX} restaurants.`,
  z.strictObject({ ids: z.array(rowId).min(1).max(RESTAURANTS_MAX) }),
  async ({ ids }, { guide, now, needs, key }) => {
    const restaurants = await guide.restaurants([...new Set(ids)]);
    if (restaurants.length === 0) return { content: 'The guide has none of these.', restaurants };
    const notesMax = Math.floor(NOTES / restaurants.length);
    await needs.judge(restaurants);
    await inSlices(readNotes(restaurants));
    return { content: guideBlock(restaurants, key, now, { notesMax, needs }), restaurants, told: restaurants };
  },
);
