import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint } from '@saffron/contracts/guide-query';
import { z } from 'zod';
import { AppError } from '../../../../errors.ts';
import { dataBlock } from '../guide-data.ts';
import { plain } from '../guide-text.ts';
import type { Block, Message } from '../wire.ts';
import { getRestaurants } from './get-restaurants.ts';
import { guideOverview } from './guide-overview.ts';
import { searchGuide } from './search-guide.ts';
import type { ToolContext, ToolResult } from './tool.ts';

const ALL = [searchGuide, getRestaurants, guideOverview];

/** The tools of all requests, which are a part of the cached prefix. */
export const TOOLS = ALL.map(({ definition }) => definition);

/** Approximate tokens of the largest usual result. */
export const RESULT_TOKENS = 1700;
const PROBLEM_MAX = 600;
const FAILED = 'The guide cannot be searched right now. Answer from what you have.';

/** What calls need, and who hears of failures that Claude did not cause. */
interface CallContext extends ToolContext {
  report: (error: unknown) => void;
  signal: AbortSignal;
}

type Result = Extract<Extract<Message, { role: 'user' }>['content'][number], { type: 'tool_result' }>;

/**
 * Executes the first tool call of a round. Others are answered with an error: the tokens of the reply are enough for the result of one.
 *
 * @returns one result per call, the restaurants in the results, those of them whose data is there, and what was searched for
 * @throws only after the reply was aborted
 */
export async function answerCalls(
  blocks: Block[],
  context: CallContext,
): Promise<{ results: Result[]; found: Restaurant[]; told: Restaurant[]; searched: readonly Constraint[] }> {
  let searched: readonly Constraint[] = [];
  const results: Result[] = [];
  const found: Restaurant[] = [];
  const told: Restaurant[] = [];
  for (const block of blocks) {
    if (block.type !== 'tool_use') continue;
    const result = { type: 'tool_result' as const, tool_use_id: block.id };
    const tool = results.length === 0 && ALL.find(({ definition }) => definition.name === block.name);
    if (!tool) {
      const names = TOOLS.map(({ name }) => name).join(', ');
      results.push({ ...result, content: `Make one call, of one of these tools: ${names}.`, is_error: true });
      continue;
    }
    try {
      const answer: ToolResult = await tool.run(block.input, context);
      found.push(...answer.restaurants);
      told.push(...(answer.told ?? []));
      searched = answer.searched ?? [];
      results.push({ ...result, content: answer.content });
    } catch (error) {
      if (context.signal.aborted) throw error;
      results.push({ ...result, content: problemOf(error, context), is_error: true });
    }
  }
  return { results, found, told, searched };
}

/** What is wrong with a call. It may name values of the guide, so it is data. */
function problemOf(error: unknown, { key, report }: CallContext): string {
  const message = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error, report);
  return dataBlock([{ error: plain(message, PROBLEM_MAX, key) }], key);
}

/** Any other error is the operator's to know; the reply goes on without the result. */
function messageOf(error: unknown, report: CallContext['report']): string {
  if (error instanceof AppError && ['bad_input', 'not_found'].includes(error.code)) return error.message;
  report(error);
  return FAILED;
}
