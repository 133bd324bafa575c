import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import { GUIDE_PAGE_MAX } from '@saffron/contracts/limits';
import type { guideOverview } from '@saffron/contracts/mcp';
import type { z } from 'zod';
import type { Api } from '../caller.ts';
import { AppError } from '../errors.ts';
import { reading } from './failures.ts';

const GUIDE = 'saffron://guide';
const RESTAURANTS = `${GUIDE}/restaurants`;
const mimeType = 'application/json';
const OVERVIEW = {
  title: 'The guide',
  description:
    'The number of restaurants, the time zone of their hours, and the cuisines, neighborhoods and tags in use.',
  mimeType,
};

/** The guide as resources: an overview, and each restaurant. */
export function addResources(server: McpServer, api: Api, report: (error: unknown) => void): void {
  server.registerResource('guide', GUIDE, OVERVIEW, ({ href }) =>
    reading(report, href, async () => contents(href, await overviewOf(api))),
  );

  const template = new ResourceTemplate(`${RESTAURANTS}/{id}`, { list: undefined });
  const details = { title: 'A restaurant', description: 'Everything that the guide has about a restaurant.', mimeType };
  server.registerResource('restaurant', template, details, ({ href }, { id }) =>
    reading(report, href, async () => {
      if (typeof id !== 'string' || !/^[1-9]\d{0,8}$/.test(id)) throw new AppError('not_found', RESTAURANT_NOT_FOUND);
      return contents(href, (await api.guide.get({ restaurantId: Number(id) })).restaurant);
    }),
  );

  // In place of the library's own list, which has no pages.
  server.server.setRequestHandler('resources/list', ({ params }) =>
    reading(report, GUIDE, async () => {
      const cursor = params?.cursor;
      const { restaurants, nextCursor } = await api.guide.page({ limit: GUIDE_PAGE_MAX, cursor });
      const listed = restaurants.map(({ id, name }) => ({ uri: `${RESTAURANTS}/${id}`, name, mimeType }));
      const first = cursor === undefined ? [{ uri: GUIDE, name: 'guide', ...OVERVIEW }] : [];
      return { resources: [...first, ...listed], ...(nextCursor !== null && { nextCursor }) };
    }),
  );
}

async function overviewOf({ guide }: Api): Promise<z.infer<typeof guideOverview>> {
  const [{ total }, { timeZone }, cuisines, neighborhoods, tags] = await Promise.all([
    guide.page({ limit: 1 }),
    guide.settings(),
    guide.cuisines(),
    guide.neighborhoods(),
    guide.tags(),
  ]);
  return { restaurants: total, timeZone, cuisines, neighborhoods, tags };
}

function contents(uri: string, value: object) {
  return { contents: [{ uri, mimeType, text: JSON.stringify(value) }] };
}
