import { currentUser, role } from '@saffron/contracts/accounts';
import { indexedRestaurant, userSummary } from '@saffron/contracts/admin';
import { chatEntry, chatSession, recommendation, sendMessageInput } from '@saffron/contracts/chat';
import { addRestaurantInput, card, restaurant } from '@saffron/contracts/guide';
import { guideSettings } from '@saffron/contracts/guide-settings';
import { openingHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import {
  assistantTestEvent,
  claudeRecommendationsEvent,
  recommendationsEvent,
  simpleChatEvent,
} from '@saffron/contracts/streams';
import { z } from 'zod';

/** Schemas listed in the document's components, under the names that generated clients use. */
const NAMED: [z.core.$ZodType, id: string, description: string][] = [
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
    openingHoursSpecification,
    'OpeningHoursSpecification',
    'Opening hours in the form of schema.org: every week on `dayOfWeek`, or, as an exception, from `validFrom` to `validThrough`. Times are local times of the guide. A closing time at or before the opening time is on the next day; 00:00 to 00:00 means closed. `lastOrders` is an addition.',
  ],
  [guideSettings, 'GuideSettings', 'Settings of the guide, set by admins.'],
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
  for (const [schema, id, description] of NAMED) z.globalRegistry.add(schema, { id, description });
}
