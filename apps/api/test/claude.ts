import type { Restaurant } from '@saffron/contracts/guide';
import { onTestFinished } from 'vitest';
import { AppError } from '../src/errors.ts';
import type { ClaudeLimits } from '../src/features/assistant/claude/limits.ts';
import type { ClaudeBrief } from '../src/features/assistant/claude/prompt.ts';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import type { Usage, WriterEvent } from '../src/features/assistant/writer.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { NO_NEEDS, NOW, toolsOf } from './guide-tools.ts';

export const API_KEY = 'sk-ant-api03-canary-DO-NOT-TELL';

/** A restaurant with an id and a name; `more` overrides other fields. */
export function restaurant(id: number, name: string, more: Partial<Restaurant> = {}): Restaurant {
  return {
    id,
    name,
    neighborhood: 'Old Harbour',
    website: null,
    bar: false,
    restaurant: true,
    mealTypeBreakfast: false,
    mealTypeLunch: true,
    mealTypeDinner: true,
    cuisine: 'Seafood',
    price: 2,
    rating: 4.5,
    reservations: true,
    tag: null,
    saffronNotes: null,
    address: null,
    phone: null,
    hours: null,
    latitude: null,
    longitude: null,
    addedBy: null,
    dateAdded: '2026-01-01T00:00:00.000Z',
    updatedBy: null,
    dateUpdated: null,
    last_edited_by: null,
    last_edited_at: null,
    ...more,
  };
}

export const CANDIDATES = [restaurant(11, 'Casa Luna'), restaurant(12, 'Luna'), restaurant(13, "Mara's Table")];

const NOTHING = toolsOf([]);

/** A brief for one message about {@link CANDIDATES}. */
export function brief(more: Partial<ClaudeBrief> = {}): ClaudeBrief {
  const found = more.found ?? {
    turns: [{ message: 'Somewhere quiet for fish?', reply: null }],
    candidates: CANDIDATES,
  };
  return {
    found,
    leads: async () => found.candidates,
    dinerName: null,
    now: NOW,
    systemPrompt: 'Sound like a friend.',
    tokens: 20_000,
    discussed: [],
    pointing: false,
    guide: NOTHING,
    needs: NO_NEEDS,
    report: (error) => {
      throw error;
    },
    ...more,
  };
}

/** The fake and a writer that calls it, for one test, with short retry pauses. */
export async function startClaude(limits: Partial<ClaudeLimits> = {}, model = 'claude-sonnet-5-5') {
  const anthropic = await new FakeAnthropic().start();
  onTestFinished(() => anthropic.stop());
  const writer = createClaudeWriter({
    apiKey: API_KEY,
    baseURL: anthropic.url,
    model,
    limits: { backoff: 1, ...limits },
  });
  return { anthropic, writer };
}

/** Everything that a reply yielded, and its error. */
export interface Written {
  events: WriterEvent[];
  text: string;
  picks: number[] | null;
  usage: Usage | null;
  error: unknown;
}

/** Reads a reply to its end, whether it completes or throws. */
export async function read(events: AsyncIterable<WriterEvent>): Promise<Written> {
  const written: Written = { events: [], text: '', picks: null, usage: null, error: null };
  try {
    for await (const event of events) {
      written.events.push(event);
      if (event.type === 'text') written.text += event.text;
      else if (event.type === 'picks') written.picks = event.ids;
      else if (event.type === 'usage') written.usage = event.usage;
    }
  } catch (error) {
    written.error = error;
  }
  return written;
}

/** The code and message of an expected error, and the logged text of its cause. */
export function errorDetails(error: unknown): { code: string; message: string; cause: string } {
  if (!(error instanceof AppError)) throw new Error('No AppError was thrown.', { cause: error });
  return { code: error.code, message: error.message, cause: error.cause instanceof Error ? error.cause.message : '' };
}

/** A signal that never aborts. */
export const never = new AbortController().signal;
