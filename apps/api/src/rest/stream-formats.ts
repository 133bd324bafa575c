import type { TestAssistantEvent } from '@saffron/contracts/admin';
import type { ChatEvent } from '@saffron/contracts/chat';
import {
  assistantTestEvent,
  claudeRecommendationsEvent,
  recommendationsEvent,
  simpleChatEvent,
} from '@saffron/contracts/streams';
import type { z } from 'zod';

/** What the streams of the documented paths are made of. */
export type StreamEvent = ChatEvent | TestAssistantEvent;

/** How a documented path tells our events to clients that are not ours. */
export interface Dialect<Told extends z.ZodType = z.ZodType> {
  /** What a `data:` line of it can be. */
  event: Told;
  /** In which order they come, in a sentence. */
  order: string;
  /** An event of ours in this dialect; null says nothing. */
  tell(event: StreamEvent): z.output<Told> | null;
}

/** Spec section 7, "Stream event shapes (recommendations stream)". */
export const recommendations: Dialect<typeof recommendationsEvent> = {
  event: recommendationsEvent,
  order: 'Any number of `chunk`, then one `final` or one `error`, and nothing after it.',
  tell: (event) => {
    if (event.type !== 'final') return chunkOrFailure(event);
    return { final: true, message: event.message, restaurants: event.restaurants, chatSessionId: event.sessionId };
  },
};

export const claudeRecommendations: Dialect<typeof claudeRecommendationsEvent> = {
  event: claudeRecommendationsEvent,
  order: 'Any number of `chunk`, then one `complete` or one `error`, and nothing after it.',
  tell: (event) => {
    const told = recommendations.tell(event);
    return told && 'final' in told ? { complete: true, ...told } : told;
  },
};

/** The simple chat. */
export const simpleChat: Dialect<typeof simpleChatEvent> = {
  event: simpleChatEvent,
  order: 'The `status`, any number of `chunk`, then one `complete` or one `error`, and nothing after it.',
  tell: (event) => {
    if (event.type === 'status') return { status: event.status };
    if (event.type !== 'final') return chunkOrFailure(event);
    return {
      complete: true,
      sessionId: event.sessionId,
      restaurantIds: event.restaurants.map((card) => card.id),
      message: event.message,
    };
  },
};

export const assistantTest: Dialect<typeof assistantTestEvent> = {
  event: assistantTestEvent,
  order: 'Any number of `chunk`, then one `status` or one `error`, and nothing after it.',
  tell: (event) => {
    if (event.type === 'chunk') return { chunk: event.text };
    if (event.type === 'complete') return { status: 'complete' };
    return event.type === 'error' ? { error: event.message } : null;
  },
};

function chunkOrFailure(event: StreamEvent) {
  if (event.type === 'chunk') return { chunk: event.text };
  return event.type === 'error' && 'error' in event ? { error: event.error, message: event.message } : null;
}
