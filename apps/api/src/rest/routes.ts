import {
  currentUser,
  isAdminOutput,
  isReviewerOutput,
  loginInput,
  registerInput,
  setNameInput,
} from '@saffron/contracts/accounts';
import {
  indexSearchInput,
  indexSearchOutput,
  indexStarted,
  indexStatus,
  restaurantIndexed,
  restaurantRef,
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
import {
  chatEntry,
  chatSession,
  createSessionInput,
  recommendation,
  renameSessionInput,
  sendMessageInput,
  sessionRef,
} from '@saffron/contracts/chat';
import { addRestaurantInput, editRestaurantInput, nameQuery, nameTaken, restaurant } from '@saffron/contracts/guide';
import { guideSettings } from '@saffron/contracts/guide-settings';
import { z } from 'zod';
import { type Group, withInput, withoutInput } from './route.ts';
import { assistantTest, claudeRecommendations, recommendations, simpleChat } from './stream-formats.ts';

const names = z.array(z.string());

/**
 * The documented paths (spec section 7, and `/api/guide/settings`), one row each. GET /api/auth/google is a browser navigation and is not in this
 * table: see features/accounts/google.ts.
 */
export const groups: Group[] = [
  {
    tag: 'Accounts',
    description: 'The current user, sign-in, and sign-out.',
    routes: [
      withoutInput('GET', '/api/user', currentUser, (api) => api.accounts.me(), 'Returns the current user.', {
        nullMeans: 'signed out',
      }),
      withoutInput(
        'GET',
        '/api/user/is-admin',
        isAdminOutput,
        (api) => api.accounts.isAdmin(),
        'Returns whether the current user is an admin.',
      ),
      withoutInput(
        'GET',
        '/api/user/is-reviewer',
        isReviewerOutput,
        (api) => api.accounts.isReviewer(),
        'Returns whether the current user is a reviewer.',
      ),
      withInput(
        'POST',
        '/api/login',
        loginInput,
        currentUser,
        (api, input) => api.accounts.login(input),
        'Signs in and sets the session cookie.',
        { access: 'all', errors: ['signed_out', 'throttled'] },
      ),
      withInput(
        'POST',
        '/api/register',
        registerInput,
        currentUser,
        (api, input) => api.accounts.register(input),
        'Creates an account with the role `user` and signs in.',
        { access: 'all', status: 201, errors: ['conflict', 'throttled'] },
      ),
      withoutInput('POST', '/api/logout', null, (api) => api.accounts.logout(), 'Ends the session, if any.', {
        access: 'all',
      }),
      withInput(
        'POST',
        '/api/user/name',
        setNameInput,
        currentUser,
        (api, input) => api.accounts.setName(input),
        'Sets the display name.',
      ),
    ],
  },
  {
    tag: 'Conversations',
    description: 'The saved conversations of the current user. Those of other users are answered with 404.',
    routes: [
      withoutInput(
        'GET',
        '/api/chat-sessions',
        z.array(chatSession),
        (api) => api.chat.sessions(),
        'Lists the conversations, most recent message first.',
      ),
      withInput(
        'POST',
        '/api/chat-sessions',
        createSessionInput,
        chatSession,
        (api, input) => api.chat.createSession(input),
        'Creates an empty conversation. Sending a message without a `sessionId` also creates one.',
        { status: 201, errors: ['limit_reached'] },
      ),
      withInput(
        'PATCH',
        '/api/chat-sessions/:sessionId',
        renameSessionInput,
        chatSession,
        (api, input) => api.chat.renameSession(input),
        'Renames a conversation.',
      ),
      withInput(
        'DELETE',
        '/api/chat-sessions/:sessionId',
        sessionRef,
        null,
        (api, input) => api.chat.deleteSession(input),
        'Deletes a conversation and its messages.',
      ),
      withInput(
        'GET',
        '/api/chat-sessions/:sessionId/chats',
        sessionRef,
        z.array(chatEntry),
        (api, input) => api.chat.history(input),
        'Lists all messages and replies of a conversation, oldest first. The array is sent as a stream: a connection that breaks leaves incomplete JSON.',
      ),
      withoutInput(
        'GET',
        '/api/chats',
        z.array(chatEntry),
        (api) => api.chat.history({}),
        'Lists all messages and replies of the most recent conversation, as the path above does.',
      ),
    ],
  },
  {
    tag: 'Recommendations',
    description:
      'Restaurant recommendations. The server finishes a reply even if the client disconnects, and counts its tokens once. Sending the same `idempotencyKey` again returns the same reply.',
    routes: [
      withInput(
        'POST',
        '/api/recommendations/stream',
        sendMessageInput,
        recommendations,
        (api, input) => api.chat.send(input),
        'Sends a message and streams the reply. Reaching the daily limit is reported as an event.',
        { errors: ['conflict', 'limit_reached'] },
      ),
      withInput(
        'POST',
        '/api/recommendations',
        sendMessageInput,
        recommendation,
        (api, input) => api.chat.ask(input),
        'Sends a message and returns the complete reply.',
        { errors: ['conflict', 'limit_reached', 'token_limit_exceeded', 'assistant_failed', 'interrupted'] },
      ),
      withInput(
        'POST',
        '/api/claude-recommendations/stream',
        sendMessageInput,
        claudeRecommendations,
        (api, input) => api.chat.send(input),
        'Sends a message and streams the reply, for clients that expect `complete`.',
        { errors: ['conflict', 'limit_reached'] },
      ),
      withoutInput(
        'GET',
        '/api/claude-recommendations/stream',
        simpleChat,
        (api) => api.chat.followNewest(),
        'Streams the most recent reply from its beginning, while it is being written and for five minutes after. Does not start a reply.',
        { nullMeans: 'no content', ignoredQuery: { _csrf: 'A timestamp from older clients. Ignored.' } },
      ),
    ],
  },
  {
    tag: 'Guide',
    description: 'The restaurants, shared by all users.',
    routes: [
      withoutInput(
        'GET',
        '/api/restaurants',
        z.array(restaurant),
        (api) => api.guide.list(),
        'Lists every restaurant.',
        {
          etag: true,
        },
      ),
      withInput(
        'POST',
        '/api/restaurants',
        addRestaurantInput,
        restaurant,
        (api, input) => api.guide.add(input),
        'Adds a restaurant. The server sets the author and the date.',
        { status: 201, errors: ['conflict', 'limit_reached', 'throttled'] },
      ),
      withInput(
        'GET',
        '/api/restaurants/exists',
        nameQuery,
        nameTaken,
        (api, input) => api.guide.exists(input),
        'Returns whether a restaurant name exists, ignoring case and spacing.',
      ),
      withInput(
        'PATCH',
        '/api/restaurants/:restaurantId',
        editRestaurantInput,
        restaurant,
        (api, input) => api.guide.edit(input),
        'Updates the given fields.',
        { access: 'editor', errors: ['conflict'] },
      ),
      withoutInput(
        'GET',
        '/api/neighborhoods',
        names,
        (api) => api.guide.neighborhoods(),
        'Lists the neighborhoods in use.',
      ),
      withoutInput('GET', '/api/cuisines', names, (api) => api.guide.cuisines(), 'Lists the cuisines in use.'),
      withoutInput('GET', '/api/tags', names, (api) => api.guide.tags(), 'Lists the tags in use.'),
      withoutInput(
        'GET',
        '/api/guide/settings',
        guideSettings,
        (api) => api.guide.settings(),
        'Returns the time zone of the opening hours, and the map tiles.',
      ),
    ],
  },
  {
    tag: 'Administration',
    description: 'Accounts, the system prompt, and assistant tests. Admins only.',
    routes: [
      withoutInput('GET', '/api/users', z.array(userSummary), (api) => api.admin.users(), 'Lists the accounts.', {
        access: 'admin',
      }),
      withInput(
        'POST',
        '/api/user/:userId/role',
        setRoleInput,
        roleOutput,
        (api, input) => api.admin.setRole(input),
        'Changes a role, effective with the account’s next request. The last admin cannot lose the role.',
        { access: 'admin', errors: ['conflict'] },
      ),
      withInput(
        'POST',
        '/api/user/:userId/token-limit',
        setTokenLimitInput,
        tokenLimitOutput,
        (api, input) => api.admin.setTokenLimit(input),
        'Sets the daily token limit: 0 blocks the account, null restores the default.',
        { access: 'admin' },
      ),
      withoutInput(
        'GET',
        '/api/system-prompt',
        systemPrompt,
        (api) => api.admin.systemPrompt(),
        'Returns the system prompt.',
        {
          access: 'admin',
        },
      ),
      withInput(
        'POST',
        '/api/system-prompt',
        setSystemPromptInput,
        systemPrompt,
        (api, input) => api.admin.setSystemPrompt(input),
        'Changes the system prompt, effective with the next reply.',
        { access: 'admin' },
      ),
      withInput(
        'POST',
        '/api/test-claude',
        testAssistantInput,
        testAssistantOutput,
        (api, input) => api.admin.testAssistant(input),
        'Tests the assistant. A failure is reported in a 200 response.',
        { access: 'admin' },
      ),
      withoutInput(
        'GET',
        '/api/test-claude-stream',
        assistantTest,
        (api) => api.admin.testAssistantStream({}),
        'Tests the assistant and streams its text.',
        { access: 'admin' },
      ),
    ],
  },
  {
    tag: 'Index',
    description: 'The semantic index of the guide. Admins only.',
    routes: [
      withoutInput(
        'POST',
        '/api/admin/pinecone/index',
        indexStarted,
        (api) => api.admin.startIndexing(),
        'Starts indexing all restaurants, or returns the progress of the run that is active.',
        { access: 'admin' },
      ),
      withoutInput(
        'GET',
        '/api/admin/pinecone/status',
        indexStatus,
        (api) => api.admin.indexStatus(),
        'Returns the status of the index.',
        { access: 'admin' },
      ),
      withInput(
        'GET',
        '/api/admin/restaurants/search',
        indexSearchInput,
        indexSearchOutput,
        (api, input) => api.admin.searchIndex(input),
        'Finds restaurants by name, with their index state.',
        { access: 'admin' },
      ),
      withInput(
        'POST',
        '/api/admin/pinecone/index/:restaurantId',
        restaurantRef,
        restaurantIndexed,
        (api, input) => api.admin.indexRestaurant(input),
        'Indexes one restaurant.',
        { access: 'admin' },
      ),
    ],
  },
];

export const routes = groups.flatMap((group) => group.routes);
