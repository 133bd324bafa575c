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
import { z } from 'zod';
import { type Group, plain, taking } from './route.ts';
import { assistantTest, claudeRecommendations, recommendations, simpleChat } from './stream-formats.ts';

const names = z.array(z.string());

/**
 * The documented paths (spec section 7), a row each: method and path, payload, answer, the call, and a sentence about it.
 * GET /api/auth/google is a navigation and stands with the sign-in it starts.
 */
export const groups: Group[] = [
  {
    tag: 'Accounts',
    about: 'Who somebody is, and signing in and out.',
    routes: [
      plain('GET', '/api/user', currentUser, (api) => api.accounts.me(), 'Tells who is signed in.', {
        nullMeans: 'signed out',
      }),
      plain(
        'GET',
        '/api/user/is-admin',
        isAdminOutput,
        (api) => api.accounts.isAdmin(),
        'Tells whether the role is admin.',
      ),
      plain(
        'GET',
        '/api/user/is-reviewer',
        isReviewerOutput,
        (api) => api.accounts.isReviewer(),
        'Tells whether the role is reviewer.',
      ),
      taking(
        'POST',
        '/api/login',
        loginInput,
        currentUser,
        (api, input) => api.accounts.login(input),
        'Signs in, by setting the session cookie.',
        { gate: 'all', refuses: ['signed_out', 'throttled'] },
      ),
      taking(
        'POST',
        '/api/register',
        registerInput,
        currentUser,
        (api, input) => api.accounts.register(input),
        'Makes an account with the role user, and signs in.',
        { gate: 'all', status: 201, refuses: ['conflict', 'throttled'] },
      ),
      plain('POST', '/api/logout', null, (api) => api.accounts.logout(), 'Ends the session, if there is one.', {
        gate: 'all',
      }),
      taking(
        'POST',
        '/api/user/name',
        setNameInput,
        currentUser,
        (api, input) => api.accounts.setName(input),
        'Sets what the person is called.',
      ),
    ],
  },
  {
    tag: 'Conversations',
    about: 'The saved conversations of whoever is signed in; those of others do not exist for them.',
    routes: [
      plain(
        'GET',
        '/api/chat-sessions',
        z.array(chatSession),
        (api) => api.chat.sessions(),
        'Lists the conversations, the one written in last first.',
      ),
      taking(
        'POST',
        '/api/chat-sessions',
        createSessionInput,
        chatSession,
        (api, input) => api.chat.createSession(input),
        'Begins an empty conversation; sending a message without one does it too.',
        { status: 201 },
      ),
      taking(
        'PATCH',
        '/api/chat-sessions/:sessionId',
        renameSessionInput,
        chatSession,
        (api, input) => api.chat.renameSession(input),
        'Renames a conversation.',
      ),
      taking(
        'DELETE',
        '/api/chat-sessions/:sessionId',
        sessionRef,
        null,
        (api, input) => api.chat.deleteSession(input),
        'Deletes a conversation with its messages.',
      ),
      taking(
        'GET',
        '/api/chat-sessions/:sessionId/chats',
        sessionRef,
        z.array(chatEntry),
        (api, input) => api.chat.entries(input),
        'Lists the messages of a conversation with their replies, oldest first.',
      ),
      plain(
        'GET',
        '/api/chats',
        z.array(chatEntry),
        (api) => api.chat.recentEntries(),
        'Lists the messages of the conversation that was written in last.',
      ),
    ],
  },
  {
    tag: 'Recommendations',
    about:
      'Asking where to eat. A reply belongs to the server: leaving a stream does not end it, and it is billed once. The same `idempotencyKey` never starts a second reply.',
    routes: [
      taking(
        'POST',
        '/api/recommendations/stream',
        sendMessageInput,
        recommendations,
        (api, input) => api.chat.send(input),
        'Sends a message and streams the reply; the daily limit is an event of the stream.',
        { refuses: ['conflict'] },
      ),
      taking(
        'POST',
        '/api/recommendations',
        sendMessageInput,
        recommendation,
        (api, input) => api.chat.ask(input),
        'Sends a message and answers with the whole reply.',
        { refuses: ['conflict', 'token_limit_exceeded', 'assistant_failed', 'interrupted'] },
      ),
      taking(
        'POST',
        '/api/claude-recommendations/stream',
        sendMessageInput,
        claudeRecommendations,
        (api, input) => api.chat.send(input),
        'Sends a message and streams the reply, for clients that wait for `complete`.',
        { refuses: ['conflict'] },
      ),
      plain(
        'GET',
        '/api/claude-recommendations/stream',
        simpleChat,
        (api) => api.chat.followNewest(),
        'Follows the newest reply from its beginning, while it is written and for five minutes after; starts nothing.',
        { nullMeans: 'no content', ignores: { _csrf: 'A timestamp that older clients send. It protects nothing.' } },
      ),
    ],
  },
  {
    tag: 'Guide',
    about: 'The restaurants that everyone shares.',
    routes: [
      plain('GET', '/api/restaurants', z.array(restaurant), (api) => api.guide.list(), 'Lists every restaurant.', {
        etag: true,
      }),
      taking(
        'POST',
        '/api/restaurants',
        addRestaurantInput,
        restaurant,
        (api, input) => api.guide.add(input),
        'Adds a restaurant; who added it and when is the server’s to say.',
        { status: 201, refuses: ['conflict'] },
      ),
      taking(
        'GET',
        '/api/restaurants/exists',
        nameQuery,
        nameTaken,
        (api, input) => api.guide.exists(input),
        'Tells whether a name is taken, case and spacing apart.',
      ),
      taking(
        'PATCH',
        '/api/restaurants/:restaurantId',
        editRestaurantInput,
        restaurant,
        (api, input) => api.guide.edit(input),
        'Changes the fields that are given.',
        { gate: 'editor', refuses: ['conflict'] },
      ),
      plain('GET', '/api/neighborhoods', names, (api) => api.guide.neighborhoods(), 'Lists the neighborhoods in use.'),
      plain('GET', '/api/cuisines', names, (api) => api.guide.cuisines(), 'Lists the cuisines in use.'),
      plain('GET', '/api/tags', names, (api) => api.guide.tags(), 'Lists the tags in use.'),
    ],
  },
  {
    tag: 'Administration',
    about: 'Accounts, the system prompt and trying the assistant: for admins.',
    routes: [
      plain('GET', '/api/users', z.array(userSummary), (api) => api.admin.users(), 'Lists the accounts.', {
        gate: 'admin',
      }),
      taking(
        'POST',
        '/api/user/:userId/role',
        setRoleInput,
        roleOutput,
        (api, input) => api.admin.setRole(input),
        'Changes a role from the account’s next request on; the last admin keeps theirs.',
        { gate: 'admin', refuses: ['conflict'] },
      ),
      taking(
        'POST',
        '/api/user/:userId/token-limit',
        setTokenLimitInput,
        tokenLimitOutput,
        (api, input) => api.admin.setTokenLimit(input),
        'Sets the tokens of a day: 0 blocks, null goes back to the default.',
        { gate: 'admin' },
      ),
      plain('GET', '/api/system-prompt', systemPrompt, (api) => api.admin.systemPrompt(), 'Shows the system prompt.', {
        gate: 'admin',
      }),
      taking(
        'POST',
        '/api/system-prompt',
        setSystemPromptInput,
        systemPrompt,
        (api, input) => api.admin.setSystemPrompt(input),
        'Changes the system prompt from the next reply on.',
        { gate: 'admin' },
      ),
      taking(
        'POST',
        '/api/test-claude',
        testAssistantInput,
        testAssistantOutput,
        (api, input) => api.admin.testAssistant(input),
        'Tries the assistant; a failure of it is an answer too.',
        { gate: 'admin' },
      ),
      plain(
        'GET',
        '/api/test-claude-stream',
        assistantTest,
        (api) => api.admin.testAssistantStream({}),
        'Tries the assistant and streams its text.',
        { gate: 'admin' },
      ),
    ],
  },
  {
    tag: 'Index',
    about: 'The semantic index of the guide: for admins.',
    routes: [
      plain(
        'POST',
        '/api/admin/pinecone/index',
        indexStarted,
        (api) => api.admin.startIndexing(),
        'Starts indexing every restaurant; while that runs, tells how far it has come.',
        { gate: 'admin' },
      ),
      plain(
        'GET',
        '/api/admin/pinecone/status',
        indexStatus,
        (api) => api.admin.indexStatus(),
        'Tells how the index stands.',
        { gate: 'admin' },
      ),
      taking(
        'GET',
        '/api/admin/restaurants/search',
        indexSearchInput,
        indexSearchOutput,
        (api, input) => api.admin.searchIndex(input),
        'Finds restaurants by name, with their state in the index.',
        { gate: 'admin' },
      ),
      taking(
        'POST',
        '/api/admin/pinecone/index/:restaurantId',
        restaurantRef,
        restaurantIndexed,
        (api, input) => api.admin.indexRestaurant(input),
        'Indexes one restaurant.',
        { gate: 'admin' },
      ),
    ],
  },
];

export const routes = groups.flatMap((group) => group.routes);
