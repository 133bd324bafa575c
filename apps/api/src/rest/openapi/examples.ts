import {
  currentUser,
  isAdminOutput,
  isReviewerOutput,
  loginInput,
  registerInput,
  setNameInput,
} from '@saffron/contracts/accounts';
import {
  indexedRestaurant,
  indexSearchInput,
  indexSearchOutput,
  indexStarted,
  indexStatus,
  restaurantIndexed,
  roleOutput,
  setRoleInput,
  setSystemPromptInput,
  setTokenLimitInput,
  systemPrompt,
  testAssistantInput,
  testAssistantOutput,
  tokenLimitOutput,
  userSummary,
} from '@saffron/contracts/admin';
import { INDEX_READY, INDEXING_STARTED, INDEXING_STARTED_ONE } from '@saffron/contracts/admin-texts';
import {
  chatEntry,
  chatSession,
  createSessionInput,
  recommendation,
  renameSessionInput,
  sendMessageInput,
  sessionRef,
} from '@saffron/contracts/chat';
import {
  addRestaurantInput,
  card,
  editRestaurantInput,
  nameQuery,
  nameTaken,
  restaurant,
  restaurantPage,
  restaurantRef,
} from '@saffron/contracts/guide';
import { guideSettings } from '@saffron/contracts/guide-settings';
import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { z } from 'zod';
import type { StreamEvent } from '../stream-formats.ts';

const examples = new Map<z.ZodType, unknown>();

function example<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): z.input<Schema> {
  examples.set(schema, value);
  return value;
}

/** An example value for a schema; for an array schema, an array with one item. */
export function exampleOf(schema: z.ZodType): unknown {
  if (examples.has(schema)) return examples.get(schema);
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) return [exampleOf(schema.element)];
  if (schema instanceof z.ZodString) return 'Old Harbour';
  throw new Error('This schema has no example. Add one in rest/openapi/examples.ts.');
}

const WHEN = '2026-05-01T18:30:00.000Z';
const QUESTION = 'Somewhere quiet for fish, not too expensive?';
const REPLY = 'Casa Luna keeps its music low, and its grilled sea bream is worth the walk.';

example(currentUser, {
  id: 7,
  username: 'ann.lee@example.com',
  name: 'Ann',
  displayName: 'Ann',
  role: 'user',
  isAdmin: false,
  isReviewer: false,
});
example(isAdminOutput, { isAdmin: false });
example(isReviewerOutput, { isReviewer: true });
example(loginInput, { username: 'ann.lee@example.com', password: 'a good password' });
example(registerInput, {
  username: 'ann.lee@example.com',
  password: 'a good password',
  confirmPassword: 'a good password',
  name: 'Ann',
});
example(setNameInput, { name: 'Ann' });

const HOURS: OpeningHours = [
  { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '12:00', closes: '15:00' },
  { dayOfWeek: ['Friday', 'Saturday'], opens: '18:00', closes: '01:00', lastOrders: '00:15' },
  { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
];
const found = example(card, {
  id: '11',
  name: 'Casa Luna',
  description: 'A calm dining room above the harbour.',
  neighborhood: 'Old Harbour',
  cuisine: 'Seafood',
  priceRange: '$$',
  website: 'https://casa-luna.example/',
  address: '4 Quay Street',
  phone: null,
  rating: 4.5,
  reservations: true,
  tags: ['Quiet', 'View'],
  hours: HOURS,
  latitude: 51.5033,
  longitude: -0.1196,
  reason: { text: 'Grilled sea bream, and music that lets you talk.', tags: ['Quiet'] },
});
example(chatSession, { id: 3, title: 'Quiet fish', pinned: false, createdAt: WHEN, updatedAt: WHEN });
example(sessionRef, { sessionId: 3 });
example(createSessionInput, { title: 'Quiet fish' });
example(renameSessionInput, { sessionId: 3, title: 'Fish on Friday' });
example(sendMessageInput, { message: QUESTION, sessionId: null, idempotencyKey: '5f0c2a31-7d0e' });
example(recommendation, { message: REPLY, restaurants: [found], chatSessionId: 3 });
example(chatEntry, {
  id: 12,
  message: QUESTION,
  response: { message: REPLY, text: REPLY, restaurants: [found], status: 'complete' },
  createdAt: WHEN,
});

const added = {
  name: 'Casa Luna',
  neighborhood: 'Old Harbour',
  cuisine: 'Seafood',
  website: 'https://casa-luna.example/',
  bar: false,
  restaurant: true,
  mealTypeBreakfast: false,
  mealTypeLunch: true,
  mealTypeDinner: true,
  price: 2,
  rating: 4.5,
  reservations: true,
  tag: 'Quiet, Terrace',
  saffronNotes: '{"vibe":"Calm.","food_notes":"Grilled sea bream."}',
  address: '4 Quay Street',
  phone: null,
  hours: HOURS,
  latitude: 51.5033,
  longitude: -0.1196,
};
example(addRestaurantInput, added);
example(editRestaurantInput, { restaurantId: 11, price: 3, rating: null });
const casaLuna = example(restaurant, {
  id: 11,
  ...added,
  addedBy: 'ann.lee@example.com',
  dateAdded: WHEN,
  updatedBy: null,
  dateUpdated: null,
  last_edited_by: null,
  last_edited_at: null,
});
example(restaurantPage, {
  restaurant: casaLuna,
  similar: [{ ...casaLuna, id: 12, name: 'Trattoria Stella' }],
});
example(nameQuery, { name: 'Casa Luna' });
example(nameTaken, { exists: true });
example(guideSettings, {
  timeZone: 'Europe/London',
  tileAddress: 'https://tiles.example/{z}/{x}/{y}.png',
  tileAttribution: '© The mappers',
});

example(userSummary, { id: 7, username: 'ann.lee@example.com', name: 'Ann', role: 'user', tokenLimit: null });
example(setRoleInput, { userId: 7, role: 'reviewer' });
example(roleOutput, { id: 7, role: 'reviewer' });
example(setTokenLimitInput, { userId: 7, limit: 80_000 });
example(tokenLimitOutput, { userId: 7, tokenLimit: 80_000 });
example(systemPrompt, { prompt: 'Sound like a friend who knows the city.' });
example(setSystemPromptInput, { prompt: 'Sound like a friend who knows the city.' });
example(testAssistantInput, { message: QUESTION });
example(testAssistantOutput, { success: true, message: REPLY });

const indexed = example(indexedRestaurant, { id: 11, name: 'Casa Luna', indexed: 'success', lastIndexed: WHEN });
example(indexStarted, { message: INDEXING_STARTED, progress: { total: 160, succeeded: 0, failed: 0 } });
example(indexStatus, {
  status: 'ready',
  message: INDEX_READY,
  indexingStatus: {
    inProgress: false,
    lastRun: WHEN,
    successCount: 159,
    totalRestaurants: 160,
    failedCount: 1,
    recentlyIndexed: [{ name: 'Casa Luna' }],
    errors: ['The Ox: the index did not respond.'],
  },
});
example(indexSearchInput, { q: 'luna' });
example(indexSearchOutput, { results: [indexed] });
example(restaurantRef, { restaurantId: 11 });
example(restaurantIndexed, {
  message: INDEXING_STARTED_ONE,
  restaurant: { ...indexed, indexed: 'processing' },
});

/** An example stream, as internal events. */
export const STREAM: StreamEvent[] = [
  { type: 'status', status: 'thinking' },
  { type: 'chunk', text: REPLY, at: 0 },
  {
    type: 'final',
    chatId: 12,
    sessionId: 3,
    status: 'complete',
    message: REPLY,
    restaurants: [found],
    allowance: { limit: 50_000, used: 1200, left: 48_800 },
    chips: [],
    followUps: [],
  },
];
