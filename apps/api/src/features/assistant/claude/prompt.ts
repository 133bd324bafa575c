import type { Restaurant } from '@saffron/contracts/guide';
import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { timeOf } from '@saffron/contracts/hours/schedule';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Found } from '../../search/found.ts';
import type { Turn } from '../../understanding/turn.ts';
import type { Brief } from '../writer.ts';
import { guideBlock, plain } from './guide-data.ts';
import { guessTokens } from './limits.ts';
import { SEARCH_TOOL, systemText } from './rules.ts';
import type { Conversation, Message } from './wire.ts';

/** Restaurants per data block. More cost tokens and rarely change the reply. */
const CANDIDATES_MAX = 8;
export const RESULTS_MAX = 5;
/** Approximate tokens of one search result. */
export const RESULTS_TOKENS = 1500;
/** Token budget for the history; older exchanges are dropped whole. */
const HISTORY_TOKENS = 1200;

/** The input of the Claude writer. It gets the raw conversation, because Claude does its own language understanding. */
export type ClaudeBrief = Omit<Brief, 'found'> & { found: Pick<Found, 'turns' | 'candidates'> };

const TOOL = {
  name: SEARCH_TOOL,
  description:
    'Searches the restaurant guide. Use it when the guide data of the last message does not answer the wish. Returns restaurants in the same form, best first.',
  strict: true,
  input_schema: {
    type: 'object' as const,
    properties: {
      query: { type: 'string', description: 'A few words: a name, a dish, a cuisine, an area, an occasion.' },
    },
    required: ['query'],
    additionalProperties: false,
  },
};

/**
 * The first request of a reply. The parts that all requests share come first and are marked for prompt caching; the
 * candidates, the time and the key are in the last message.
 *
 * @param key random for each reply, so that data cannot imitate the tags
 * @param room token budget for the request; history is dropped first
 */
export function openConversation(brief: ClaudeBrief, key: string, room: number): Conversation {
  const { turns, candidates } = brief.found;
  const question = turns.at(-1)?.message ?? '';
  const system = [
    { type: 'text' as const, text: systemText(brief.systemPrompt), cache_control: { type: 'ephemeral' as const } },
  ];
  const context = [
    `The key of this message is ${key}.`,
    aboutTime(brief.now),
    ...aboutDiner(brief.dinerName, key),
    candidateText(candidates, key, brief.now),
  ];
  const last: Message = {
    role: 'user',
    content: [
      { type: 'text', text: context.join('\n') },
      { type: 'text', text: question },
    ],
  };
  const taken = guessTokens(JSON.stringify({ system, tools: [TOOL], messages: [last] }));
  const before = history(turns.slice(0, -1), Math.min(HISTORY_TOKENS, room - taken));
  return { system, tools: [TOOL], messages: [...before, last] };
}

/** Formats search results as a tool result. */
export function searchResult(restaurants: Restaurant[], key: string, now: LocalTime): string {
  if (restaurants.length === 0) return 'The guide has nothing for this.';
  return guideBlock(restaurants, key, now);
}

function aboutTime({ date, minute }: LocalTime): string {
  return `The local time is ${DAYS[weekdayOf(date)]}, ${date}, ${timeOf(minute)}.`;
}

function aboutDiner(name: string | null, key: string): string[] {
  return name ? [`The diner's name, as data: ${JSON.stringify(plain(name, 80, key))}`] : [];
}

function candidateText(candidates: Restaurant[], key: string, now: LocalTime): string {
  if (candidates.length === 0) return 'Guide data: none was looked up for this message.';
  return `Guide data found for this message, best first:\n${guideBlock(candidates.slice(0, CANDIDATES_MAX), key, now)}`;
}

function history(turns: Turn[], tokensMax: number): Message[] {
  const kept: Message[] = [];
  let tokens = 0;
  for (const { message, reply } of turns.toReversed()) {
    const replyText = reply?.text.trim() ?? '';
    tokens += guessTokens(message) + guessTokens(replyText);
    if (tokens > tokensMax) break;
    if (replyText) kept.unshift({ role: 'assistant', content: [{ type: 'text', text: replyText }] });
    kept.unshift({ role: 'user', content: [{ type: 'text', text: message }] });
  }
  return kept;
}
