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
  [role, 'Role', 'The role of an account.'],
  [currentUser, 'CurrentUser', 'The signed-in user.'],
  [userSummary, 'User', 'An account as admins see it.'],
  [chatSession, 'ChatSession', 'A conversation.'],
  [chatEntry, 'ChatEntry', 'A message and its reply.'],
  [sendMessageInput, 'SendMessage', 'A message to send.'],
  [recommendation, 'Recommendation', 'A complete reply.'],
  [card, 'Card', 'A restaurant card in a reply. Its `id` is a string.'],
  [restaurant, 'Restaurant', 'A restaurant.'],
  [addRestaurantInput, 'AddRestaurant', 'A restaurant to add. Missing flags are false.'],
  [
    indexedRestaurant,
    'IndexedRestaurant',
    'A restaurant and its index state; `indexed` is empty if it was never indexed.',
  ],
  [recommendationsEvent, 'RecommendationsEvent', 'An event of the recommendations stream.'],
  [claudeRecommendationsEvent, 'ClaudeRecommendationsEvent', 'An event of the stream that ends with `complete`.'],
  [simpleChatEvent, 'SimpleChatEvent', 'An event of the simple chat stream.'],
  [assistantTestEvent, 'AssistantTestEvent', 'An event of the assistant test stream.'],
];

/** Registers the names in zod's global registry, which its JSON Schema conversion reads. */
export function nameSchemas(): void {
  for (const [schema, id, description] of NAMED) schema.register(z.globalRegistry, { id, description });
}
