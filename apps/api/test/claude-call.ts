import type { Restaurant } from '@saffron/contracts/guide';
import type { ClaudeBrief } from '../src/features/assistant/claude/prompt.ts';
import { brief, never, read, startClaude } from './claude.ts';
import { keyOf, lastText, type ToolCall } from './fakes/anthropic-script.ts';
import { toolsOf } from './guide-tools.ts';

/** What Claude reads after one call of a tool, and the cards of a reply that picks `cards`. */
export async function callTool(
  tool: ToolCall,
  guide: readonly Restaurant[],
  { cards = [], ...asked }: Partial<ClaudeBrief> & { cards?: number[] } = {},
) {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ tool }, { say: ['Well.'], cards });
  const { picks } = await read(writer.write(brief({ guide: toolsOf(guide), ...asked }), never));
  const body = anthropic.requests[1]?.body;
  const key = body ? keyOf(body) : '';
  const text = body ? lastText(body) : '';
  const data = text.split(`<guide-${key}>\n`)[1]?.split(`\n</guide-${key}>`)[0]?.split('\n') ?? [];
  const [block] = body?.messages.at(-1)?.content ?? [];
  return { picks, key, text, isError: block?.is_error === true, data: data.map((line) => JSON.parse(line)) };
}

export const must = (slot: string, ...values: (string | number)[]) => ({ slot, op: 'is', values, strength: 'must' });
export const search = (...constraints: object[]): ToolCall => ({ name: 'search_guide', input: { constraints } });
