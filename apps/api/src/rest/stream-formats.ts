import type { TestAssistantEvent } from '@saffron/contracts/admin';
import type { ChatEvent } from '@saffron/contracts/chat';
import {
  assistantTestEvent,
  claudeRecommendationsEvent,
  recommendationsEvent,
  simpleChatEvent,
} from '@saffron/contracts/streams';
import type { z } from 'zod';

/** Internal events that the documented streams are made from. */
export type StreamEvent = ChatEvent | TestAssistantEvent;

/** Converts internal events to the event format of a documented stream. */
export interface StreamFormat<Event extends z.ZodType = z.ZodType> {
  /** The schema of one event. */
  event: Event;
  /** The order of events, as a sentence for the OpenAPI document. */
  order: string;
  /** Returns the event in this format, or null to skip it. */
  convert(event: StreamEvent): z.output<Event> | null;
}

/** Spec section 7, "Stream event shapes (recommendations stream)". */
export const recommendations: StreamFormat<typeof recommendationsEvent> = {
  event: recommendationsEvent,
  order: 'Zero or more `chunk` events, then one `final` or one `error`.',
  convert: (event) => {
    if (event.type !== 'final') return chunkOrFailure(event);
    return { final: true, message: event.message, restaurants: event.restaurants, chatSessionId: event.sessionId };
  },
};

export const claudeRecommendations: StreamFormat<typeof claudeRecommendationsEvent> = {
  event: claudeRecommendationsEvent,
  order: 'Zero or more `chunk` events, then one `complete` or one `error`.',
  convert: (event) => {
    const converted = recommendations.convert(event);
    return converted && 'final' in converted ? { complete: true, ...converted } : converted;
  },
};

/** The stream of the simple chat. */
export const simpleChat: StreamFormat<typeof simpleChatEvent> = {
  event: simpleChatEvent,
  order: '`status` events, zero or more `chunk` events, then one `complete` or one `error`.',
  convert: (event) => {
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

export const assistantTest: StreamFormat<typeof assistantTestEvent> = {
  event: assistantTestEvent,
  order: 'Zero or more `chunk` events, then one `status` or one `error`.',
  convert: (event) => {
    if (event.type === 'chunk') return { chunk: event.text };
    if (event.type === 'complete') return { status: 'complete' };
    return event.type === 'error' ? { error: event.message } : null;
  },
};

function chunkOrFailure(event: StreamEvent) {
  if (event.type === 'chunk') return { chunk: event.text };
  return event.type === 'error' && 'error' in event ? { error: event.error, message: event.message } : null;
}
