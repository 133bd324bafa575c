import type { McpServer } from '@modelcontextprotocol/server';
import { type Restaurant, restaurantRef } from '@saffron/contracts/guide';
import { guideQuery } from '@saffron/contracts/guide-query';
import { CARD_DESCRIPTION_MAX } from '@saffron/contracts/limits';
import { type FoundRestaurant, getRestaurantOutput, searchGuideOutput } from '@saffron/contracts/mcp';
import { parseNotes } from '@saffron/contracts/notes';
import type { Api } from '../caller.ts';
import { truncateAtWord } from '../truncate.ts';
import { result, toolResult } from './failures.ts';
import { toolSchema } from './tool-schema.ts';

const SEARCH_INPUT = toolSchema(guideQuery);
const SEARCH_OUTPUT = toolSchema(searchGuideOutput);
const RESTAURANT_REF = toolSchema(restaurantRef);
const RESTAURANT = toolSchema(getRestaurantOutput);
const READ_ONLY = { readOnlyHint: true, openWorldHint: false };

/** `search_guide` and `get_restaurant`. */
export function addGuideTools(server: McpServer, api: Api, report: (error: unknown) => void): void {
  server.registerTool(
    'search_guide',
    {
      title: 'Search the guide',
      description:
        'Searches the guide by constraints. Each hit has a verdict for each of them; `relaxed` lists the musts that gave way because no restaurant meets all. The resource saffron://guide has the cuisines, neighborhoods and tags in use.',
      inputSchema: SEARCH_INPUT,
      outputSchema: SEARCH_OUTPUT,
      annotations: READ_ONLY,
    },
    (input) =>
      toolResult(report, async () => {
        const { hits, ...rest } = await api.guide.search(input);
        const shown = hits.map(({ restaurant, distance, verdicts }) => ({
          restaurant: found(restaurant),
          distance,
          verdicts,
        }));
        return result({ hits: shown, ...rest });
      }),
  );

  server.registerTool(
    'get_restaurant',
    {
      title: 'Get a restaurant',
      description:
        'Returns everything that the guide has about one restaurant, with its notes and opening hours, and up to four restaurants that are most like it.',
      inputSchema: RESTAURANT_REF,
      outputSchema: RESTAURANT,
      annotations: READ_ONLY,
    },
    (input) =>
      toolResult(report, async () => {
        const { restaurant, similar } = await api.guide.get(input);
        return result({ restaurant, similar: similar.map(found) });
      }),
  );
}

function found(restaurant: Omit<Restaurant, 'addedBy' | 'updatedBy' | 'last_edited_by'>): FoundRestaurant {
  const { id, name, neighborhood, cuisine, price, rating, tag, reservations, address, saffronNotes } = restaurant;
  const notes = truncateAtWord(Object.values(parseNotes(saffronNotes) ?? {}).join(' '), CARD_DESCRIPTION_MAX);
  return { id, name, neighborhood, cuisine, price, rating, tag, reservations, address, notes };
}
