import type { Restaurant } from '@saffron/contracts/guide';
import { z } from 'zod';
import type { Brief } from '../writer.ts';
import { RESULTS_MAX, searchResult } from './prompt.ts';
import { SEARCH_TOOL } from './rules.ts';
import type { Block, Message } from './wire.ts';

const searchInput = z.object({ query: z.string().trim().min(1).max(300) });

type Result = Extract<Extract<Message, { role: 'user' }>['content'][number], { type: 'tool_result' }>;

/**
 * Executes the first tool call of a round. Others are answered with an error: the tokens of the reply are enough for the result of one.
 *
 * @returns one result per call, and the restaurants in the results
 * @throws the errors of the search
 */
export async function answerTools(
  blocks: Block[],
  { search, now }: Pick<Brief, 'search' | 'now'>,
  key: string,
): Promise<{ results: Result[]; found: Restaurant[] }> {
  const results: Result[] = [];
  const found: Restaurant[] = [];
  for (const block of blocks) {
    if (block.type !== 'tool_use') continue;
    const result = { type: 'tool_result' as const, tool_use_id: block.id };
    const input = searchInput.safeParse(block.input);
    if (results.length > 0 || block.name !== SEARCH_TOOL || !input.success) {
      results.push({ ...result, content: `Make one call of ${SEARCH_TOOL}, with a short query.`, is_error: true });
      continue;
    }
    const restaurants = (await search(input.data.query)).slice(0, RESULTS_MAX);
    found.push(...restaurants);
    results.push({ ...result, content: searchResult(restaurants, key, now) });
  }
  return { results, found };
}
