import { expect, type Page } from 'playwright/test';
import { Diner } from '../diner.ts';
import { QUESTION } from '../test-accounts.ts';
import {
  accepting,
  answering,
  choose,
  failing,
  holding,
  keepToast,
  onFridayEvening,
  openDrawer,
  type Screen,
} from './screen.ts';

async function ask(page: Page, message = 'Ramen, please'): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Message Saffron' });
  await input.fill(message);
  await input.press('Enter');
}

async function reopen(page: Page): Promise<void> {
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: QUESTION, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Conversations' })).toBeHidden();
}

async function beginReply(page: Page): Promise<Diner> {
  const diner = new Diner(page);
  await diner.register();
  await diner.giveName('Ida');
  await diner.ask('Dumplings in the harbour');
  await diner.firstWords();
  return diner;
}

/** The conversation of the regular, where its one reply ends. */
async function reopenAtEnd(page: Page): Promise<Diner> {
  await reopen(page);
  const diner = new Diner(page);
  await (await diner.reply()).getByRole('list', { name: 'Follow-ups' }).scrollIntoViewIfNeeded();
  return diner;
}

const openPalette = async (page: Page, text: string) => {
  await expect(page.getByText('Hello Lin')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search conversations and restaurants').fill(text);
};

const options = (page: Page) => page.getByRole('button', { name: `Options for ${QUESTION}` });

/** The chats, the drawer and the command palette. */
export const CHAT: Screen[] = [
  {
    name: 'welcome',
    who: 'newcomer',
    path: '/home',
    shows: (page) => page.getByPlaceholder('Your Name'),
    approved: true,
  },
  {
    name: 'welcome, name not saved',
    who: 'newcomer',
    path: '/home',
    before: failing('accounts.setName'),
    reach: async (page) => {
      await page.getByPlaceholder('Your Name').fill('Ada');
      await page.keyboard.press('Enter');
      await keepToast(page, 'Error updating name');
    },
    shows: (page) => page.getByText('There was a problem saving your name.'),
  },
  { name: 'greeting', who: 'diner', path: '/home', shows: (page) => page.getByText('Hello Ada'), approved: true },
  {
    name: 'message too long',
    who: 'diner',
    path: '/home',
    reach: (page) => page.getByRole('textbox', { name: 'Message Saffron' }).fill('A long story. '.repeat(300)),
    shows: (page) => page.getByText('Please shorten your message'),
  },
  {
    name: 'offline',
    who: 'diner',
    path: '/home',
    reach: async (page) => {
      await expect(page.getByText('Hello Ada')).toBeVisible();
      // The notice comes with what loads after the first screen.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
    },
    shows: (page) => page.getByText('You are offline.'),
  },
  {
    name: 'conversation',
    who: 'regular',
    path: '/home',
    reach: reopen,
    shows: (page) => page.getByRole('log').getByRole('article'),
  },
  {
    name: 'conversation, loading',
    who: 'regular',
    path: '/home',
    before: holding('chat.entries'),
    reach: reopen,
    shows: (page) => page.getByText('Loading', { exact: false }),
  },
  {
    name: 'conversation, load failed',
    who: 'regular',
    path: '/home',
    before: failing('chat.entries'),
    reach: async (page) => {
      await reopen(page);
      await keepToast(page, 'Error loading conversation');
    },
    shows: (page) => page.getByText('There was a problem loading the selected chat.'),
  },
  {
    name: 'conversation, not found',
    who: 'regular',
    path: '/home/c/999999',
    // On a wide screen, the conversations appear beside it.
    reach: async (page, onPhone) => onPhone || (await openDrawer(page)),
    shows: (page) => page.getByRole('heading', { name: 'This conversation was not found' }),
  },
  {
    name: 'conversation, chips and follow-ups',
    who: 'regular',
    path: '/home',
    reach: reopenAtEnd,
    shows: (page) => page.getByRole('list', { name: 'What I understood' }).getByRole('listitem'),
  },
  {
    name: 'conversation, chips while a reply is written',
    who: 'regular',
    path: '/home',
    before: holding('chat.send'),
    reach: async (page) => {
      await reopenAtEnd(page);
      await ask(page, 'Something quieter');
    },
    shows: (page) => page.getByRole('button', { name: /^Remove/, disabled: true }),
  },
  {
    name: 'conversation, several versions',
    who: 'regular',
    path: '/home',
    before: answering('chat.entries', (body) => body.replace(/"versions":\[(\d+)\]/, '"versions":[999998,$1,999999]')),
    reach: reopenAtEnd,
    shows: (page) => page.getByRole('group', { name: 'Versions' }),
  },
  {
    name: 'conversation, editing a message',
    who: 'regular',
    path: '/home',
    reach: async (page) => {
      await reopen(page);
      await page.getByRole('log').getByRole('button', { name: 'Edit message' }).click();
    },
    shows: (page) => page.getByRole('form', { name: 'Edit message' }),
  },
  {
    name: 'conversation, rating a reply',
    who: 'regular',
    path: '/home',
    before: accepting('chat.rate'),
    reach: async (page) => {
      const { replies } = await reopenAtEnd(page);
      await replies.getByRole('button', { name: 'Bad reply' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'What was wrong?' }),
  },
  {
    name: 'conversation, a restaurant beside it',
    who: 'regular',
    path: '/home',
    only: 'desk',
    before: onFridayEvening,
    reach: async (page) => {
      const { replies } = await reopenAtEnd(page);
      await replies.getByRole('list', { name: 'Restaurants' }).getByRole('link').first().click();
    },
    shows: (page) => page.getByRole('button', { name: 'Ask about this place' }),
  },
  {
    name: 'reply failed',
    who: 'regular',
    path: '/home',
    before: answering('chat.entries', (body) => body.replace('"status":"complete"', '"status":"failed"')),
    reach: reopen,
    shows: (page) => page.getByRole('button', { name: 'Retry' }),
  },
  {
    name: 'waiting for reply',
    who: 'diner',
    path: '/home',
    before: holding('chat.send'),
    reach: (page) => ask(page),
    shows: (page) => page.getByText('Finding the best spots'),
  },
  {
    name: 'send failed',
    who: 'diner',
    path: '/home',
    before: failing('chat.send'),
    reach: async (page) => {
      await ask(page);
      await keepToast(page, 'Error creating new conversation');
    },
    shows: (page) => page.getByText('Error creating new conversation'),
  },
  {
    name: 'limit reached',
    who: 'limited',
    path: '/home',
    reach: (page) => ask(page),
    shows: (page) => page.getByText("You've hit your limit for today"),
    approved: true,
  },
  {
    name: 'reply streaming',
    who: 'visitor',
    onClaude: true,
    path: '/login',
    reach: beginReply,
    shows: (page) => page.getByRole('button', { name: 'Stop' }),
  },
  {
    name: 'reply stopped',
    who: 'visitor',
    onClaude: true,
    path: '/login',
    reach: async (page) => {
      await beginReply(page);
      await page.getByRole('button', { name: 'Stop' }).click();
    },
    shows: (page) => page.getByText('Stopped'),
  },
  {
    name: 'simple chat',
    who: 'diner',
    path: '/chat',
    shows: (page) => page.getByText('Welcome to Claude Chat'),
    approved: true,
  },
  {
    name: 'simple chat, waiting for reply',
    who: 'diner',
    path: '/chat',
    before: holding('chat.send'),
    reach: (page) => ask(page),
    shows: (page) => page.getByRole('log'),
  },
  {
    name: 'simple chat, send failed',
    who: 'diner',
    path: '/chat',
    before: failing('chat.send'),
    reach: async (page) => {
      await ask(page);
      await keepToast(page, 'Failed to send message');
    },
    shows: (page) => page.getByText('Failed to send message'),
  },
  { name: 'second chat', who: 'diner', path: '/old-home', shows: (page) => page.getByText('Hello Ada') },
  {
    name: 'second chat, conversation',
    who: 'regular',
    path: '/old-home',
    reach: reopen,
    shows: (page) => page.getByRole('log').getByRole('article'),
  },
  {
    name: 'drawer, empty',
    who: 'diner',
    path: '/home',
    reach: openDrawer,
    shows: (page) => page.getByText('No conversations yet'),
    approved: true,
  },
  {
    name: 'drawer, loading',
    who: 'regular',
    path: '/home',
    before: holding('chat.sessions'),
    reach: openDrawer,
    shows: (page) => page.getByText('Loading conversations'),
  },
  {
    name: 'drawer, load failed',
    who: 'regular',
    path: '/home',
    before: failing('chat.sessions'),
    reach: openDrawer,
    shows: (page) => page.getByText('Failed to load chat history'),
  },
  {
    name: 'drawer, admin',
    who: 'admin',
    path: '/list',
    reach: openDrawer,
    shows: (page) => page.getByRole('dialog').getByRole('link', { name: 'Admin Settings' }),
  },
  {
    name: 'drawer, conversation menu',
    who: 'regular',
    path: '/home',
    reach: async (page) => {
      await openDrawer(page);
      await options(page).click();
    },
    shows: (page) => page.getByRole('menuitem', { name: 'Rename' }),
  },
  {
    name: 'drawer, renaming a conversation',
    who: 'regular',
    path: '/home',
    reach: async (page) => {
      await openDrawer(page);
      await choose(page, options(page), 'Rename');
    },
    shows: (page) => page.getByRole('textbox', { name: 'Title' }),
  },
  {
    name: 'drawer, deleting a conversation',
    who: 'regular',
    path: '/home',
    reach: async (page) => {
      await openDrawer(page);
      await choose(page, options(page), 'Delete');
    },
    shows: (page) => page.getByText('This will permanently delete the conversation'),
  },
  {
    name: 'drawer, account menu',
    who: 'reviewer',
    path: '/home',
    reach: async (page) => (await openDrawer(page)).getByRole('button', { name: /@example.com/ }).click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Log out' }),
  },
  {
    name: 'palette',
    who: 'regular',
    path: '/home',
    reach: async (page) => {
      await expect(page.getByText('Hello Lin')).toBeVisible();
      await page.keyboard.press('Control+k');
    },
    shows: (page) => page.getByRole('option', { name: QUESTION }),
  },
  {
    name: 'palette, no results',
    who: 'regular',
    path: '/home',
    reach: (page) => openPalette(page, 'no such conversation'),
    shows: (page) => page.getByText('No conversations or restaurants found'),
  },
  {
    name: 'palette, words of a message',
    who: 'regular',
    path: '/home',
    reach: (page) => openPalette(page, 'pricey'),
    shows: (page) => page.getByRole('option').locator('mark'),
  },
  {
    name: 'palette, restaurants',
    who: 'regular',
    path: '/home',
    reach: (page) => openPalette(page, 'Foxlight'),
    shows: (page) => page.getByRole('option', { name: 'Foxlight Ramen' }),
  },
  {
    name: 'keyboard shortcuts',
    who: 'regular',
    path: '/home',
    reach: async (page) => (await openDrawer(page)).getByRole('button', { name: 'Keyboard shortcuts' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
];
