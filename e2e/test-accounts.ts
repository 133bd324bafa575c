import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, request } from 'playwright/test';
import { ADMIN, BUILT_IN, READ_ONLY } from './servers.ts';

/** The users of the screen tests. Each but the visitor has an account on the read-only server. */
export type TestUser = 'visitor' | 'newcomer' | 'regular' | 'diner' | 'limited' | 'reviewer' | 'admin';

export const QUESTION = 'Somewhere Italian, not too pricey, for two';
const PASSWORD = 'a good password';
const directory = fileURLToPath(new URL('test-results/people', import.meta.url));

/** The file with the user's cookies for this run; undefined for the visitor. */
export function storageStateOf(person: TestUser): string | undefined {
  return person === 'visitor' ? undefined : join(directory, `${new URL(READ_ONLY).port}-${person}.json`);
}

/**
 * Creates the accounts on the read-only server before the first test: a newcomer without a name, a diner who never asked, a regular
 * with a conversation and an access token, a user whose allowance is used up, a reviewer and the administrator. Replies depend on the
 * hour of the guide, so they are written around noon, whenever the tests run.
 */
export default async function prepareServers(): Promise<void> {
  const noon = zoneOfNoon();
  await setTimeZone(await signedInAdmin(BUILT_IN), noon);
  const admin = await signedInAdmin(READ_ONLY);
  await admin.storageState({ path: storageStateOf('admin') ?? '' });

  await register('newcomer');
  await register('diner', 'Ada');
  const regular = await register('regular', 'Lin');
  const before = await setTimeZone(admin, noon);
  expect((await regular.post('/api/recommendations', { data: { message: QUESTION } })).ok()).toBe(true);
  await setTimeZone(admin, before);
  const token = { name: 'Claude on my laptop', scopes: ['guide:read', 'ask'], days: 90 };
  expect((await regular.post('/trpc/accounts.createAccessToken', { data: token })).ok()).toBe(true);
  const limited = await register('limited', 'Mo');
  expect((await admin.post(`/api/user/${await idOf(limited)}/token-limit`, { data: { limit: 0 } })).ok()).toBe(true);
  const reviewer = await register('reviewer', 'Jo');
  expect((await admin.post(`/api/user/${await idOf(reviewer)}/role`, { data: { role: 'reviewer' } })).ok()).toBe(true);
}

const newContext = (baseURL = READ_ONLY) => request.newContext({ baseURL });

async function signedInAdmin(server: string): Promise<APIRequestContext> {
  const admin = await newContext(server);
  expect((await admin.post('/api/login', { data: ADMIN })).ok()).toBe(true);
  return admin;
}

/** A time zone in which it is between noon and one now: "Etc/GMT-9" is nine hours ahead. */
function zoneOfNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return `Etc/GMT${behind > 0 ? '+' : ''}${behind || ''}`;
}

/** @returns the time zone before */
async function setTimeZone(admin: APIRequestContext, timeZone: string): Promise<string> {
  const before = await admin.get('/trpc/guide.settings');
  expect((await admin.post('/trpc/guide.saveSettings', { data: { timeZone } })).ok()).toBe(true);
  return (await before.json()).result.data.timeZone;
}

async function register(person: TestUser, name?: string): Promise<APIRequestContext> {
  const context = await newContext();
  const account = { username: `${person}@example.com`, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await context.post('/api/register', { data: account })).ok()).toBe(true);
  if (name) expect((await context.post('/api/user/name', { data: { name } })).ok()).toBe(true);
  await context.storageState({ path: storageStateOf(person) ?? '' });
  return context;
}

async function idOf(context: APIRequestContext): Promise<number> {
  const { id }: { id: number } = await (await context.get('/api/user')).json();
  return id;
}
