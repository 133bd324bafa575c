import type { TestAssistantEvent, TestAssistantOutput } from '@saffron/contracts/admin';
import { BUILT_IN_REPLIES, TEST_QUESTION } from '@saffron/contracts/admin-texts';
import type { Admin } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { BUILT_IN } from './built-in/writer.ts';
import type { Assistant } from './service.ts';
import type { Usage } from './writer.ts';

/**
 * Tests the assistant with a single message that is not stored. The built-in writer says that it is the one who answers.
 *
 * @returns chunks of text, then `complete` with the token usage, or `error` with the message a user would see
 */
export async function* testAssistant(
  _admin: Admin,
  assistant: Assistant,
  message: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<TestAssistantEvent> {
  const turns = [{ message: message ?? TEST_QUESTION, reply: null }];
  let usage: Usage | null = null;
  if (assistant.writer.name === BUILT_IN) yield { type: 'chunk', text: `${BUILT_IN_REPLIES}\n\n` };
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

/** Collects the events of a test into one result. */
export async function testResult(events: AsyncIterable<TestAssistantEvent>): Promise<TestAssistantOutput> {
  let message = '';
  for await (const event of events) {
    if (event.type === 'chunk') message += event.text;
    if (event.type === 'error') return { success: false, error: event.message };
  }
  return { success: true, message };
}
