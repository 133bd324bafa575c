import type { TestAssistantEvent } from '@saffron/contracts/admin';
import {
  TEST_FAILED,
  TEST_STREAM_BROKEN,
  TEST_STREAM_NOT_STARTED,
  TEST_UNREACHABLE,
} from '@saffron/contracts/admin-texts';
import type { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';

type Admin = ReturnType<typeof trpc.useUtils>['client']['admin'];

/** Calls the assistant and yields its answer as events; the last one is `complete` or `error`. Never throws. */
export type TestCall = (api: Admin, question: string, signal: AbortSignal) => AsyncGenerator<TestAssistantEvent>;

/** Without a question, the server uses its default. */
const input = (question: string) => (question ? { message: question } : {});

const failed = (error: unknown, fallback: string): TestAssistantEvent => ({
  type: 'error',
  message: failureText(error, fallback) || TEST_FAILED,
});

/** Yields the whole text at once. */
export const callNormally: TestCall = async function* (api, question, signal) {
  try {
    const answer = await api.testAssistant.mutate(input(question), { signal });
    if (!answer.success) yield { type: 'error', message: answer.error || TEST_FAILED };
    else {
      yield { type: 'chunk', text: answer.message };
      yield { type: 'complete' };
    }
  } catch (error) {
    yield failed(error, TEST_UNREACHABLE);
  }
};

/** Yields the text as it is written. */
export const callStreamed: TestCall = async function* (api, question, signal) {
  let started = false;
  try {
    for await (const event of await api.testAssistantStream.mutate(input(question), { signal })) {
      started = true;
      yield event.type === 'error' ? { type: 'error', message: event.message || TEST_FAILED } : event;
      if (event.type !== 'chunk') return;
    }
    yield { type: 'error', message: TEST_STREAM_BROKEN };
  } catch (error) {
    yield failed(error, started ? TEST_STREAM_BROKEN : TEST_STREAM_NOT_STARTED);
  }
};
