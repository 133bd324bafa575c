import { currentUser, role } from '@saffron/contracts/accounts';
import { indexedRestaurant, userSummary } from '@saffron/contracts/admin';
import { chatEntry, chatSession, recommendation, sendMessageInput } from '@saffron/contracts/chat';
import { addRestaurantInput, card, restaurant } from '@saffron/contracts/guide';
import {
  assistantTestEvent,
  claudeRecommendationsEvent,
  recommendationsEvent,
  simpleChatEvent,
} from '@saffron/contracts/streams';
import { z } from 'zod';

/** Schemas listed in the document's components, under the names that generated clients use. */
const NAMED: [z.ZodType, id: string, description: string][] = [
  [role, 'Role', 'What somebody may do.'],
  [currentUser, 'CurrentUser', 'Somebody who is signed in.'],
  [userSummary, 'User', 'An account as admins see it.'],
  [chatSession, 'ChatSession', 'A conversation.'],
  [chatEntry, 'ChatEntry', 'A message of a conversation with its reply.'],
  [sendMessageInput, 'SendMessage', 'A message to send.'],
  [recommendation, 'Recommendation', 'A whole reply.'],
  [card, 'Card', 'A restaurant as a card in a reply. Its `id` is text.'],
  [restaurant, 'Restaurant', 'A restaurant of the guide.'],
  [addRestaurantInput, 'AddRestaurant', 'A restaurant to add. Flags that are absent are false.'],
  [
    indexedRestaurant,
    'IndexedRestaurant',
    'A restaurant and its state in the index; empty while it was never indexed.',
  ],
  [recommendationsEvent, 'RecommendationsEvent', 'A line of a stream of recommendations.'],
  [claudeRecommendationsEvent, 'ClaudeRecommendationsEvent', 'A line of a stream that ends with `complete`.'],
  [simpleChatEvent, 'SimpleChatEvent', 'A line of the stream of the simple chat.'],
  [assistantTestEvent, 'AssistantTestEvent', 'A line of the stream of a test of the assistant.'],
];

/** Registers the names in zod's global registry, which its JSON Schema conversion reads. */
export function nameSchemas(): void {
  for (const [schema, id, description] of NAMED) schema.register(z.globalRegistry, { id, description });
}
