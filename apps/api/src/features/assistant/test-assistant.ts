import type { TestAssistantEvent, TestAssistantOutput } from '@saffron/contracts/admin';
import { TEST_QUESTION } from '@saffron/contracts/admin-texts';
import { AppError } from '../../errors.ts';
import type { Assistant } from './service.ts';
import type { Usage } from './writer.ts';

/**
 * Tries the assistant as an administrator does: a conversation of one message, kept nowhere.
 *
 * @returns its text in pieces, then `complete` with its tokens, or `error` with the sentence that a diner would see
 */
export async function* testAssistant(
  assistant: Assistant,
  message: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<TestAssistantEvent> {
  const turns = [{ message: message ?? TEST_QUESTION, reply: null }];
  let usage: Usage | null = null;
  try {
    for await (const event of assistant.answer({ turns, dinerName: null }, signal ?? new AbortController().signal)) {
      if (event.type === 'text') yield { type: 'chunk', text: event.text };
      if (event.type === 'usage') usage = event.usage;
    }
    yield { type: 'complete', ...(usage && { usage: { input: usage.input, output: usage.output } }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    yield { type: 'error', message: error.message };
  }
}

/** The same at once. */
export async function tried(events: AsyncIterable<TestAssistantEvent>): Promise<TestAssistantOutput> {
  let message = '';
  for await (const event of events) {
    if (event.type === 'chunk') message += event.text;
    if (event.type === 'error') return { success: false, error: event.message };
  }
  return { success: true, message };
}
