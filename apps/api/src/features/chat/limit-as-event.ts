import type { ChatEvent } from '@saffron/contracts/chat';
import { AppError } from '../../errors.ts';

/** Streams report the daily limit as an event, for clients that do not check the status. Other errors are thrown. */
export async function limitAsEvent(
  start: () => Promise<AsyncGenerator<ChatEvent>>,
): Promise<AsyncGenerator<ChatEvent>> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof AppError && error.code === 'token_limit_exceeded') return oneEvent(error);
    throw error;
  }
}

async function* oneEvent(error: AppError): AsyncGenerator<ChatEvent> {
  yield { type: 'error', error: error.code, message: error.message };
}
