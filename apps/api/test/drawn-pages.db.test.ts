import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf } from './every-call.ts';
import { registered, startApp, type TestApp } from './start-app.ts';
import { withoutNonces } from './without-nonces.ts';

/** What a restaurant can say to become more than text: elements, attributes, marks of the page, the end of the data. */
const HOSTILE = [
  `</div><script>hit()</script><img src=x onerror="hit()">`,
  `" onmouseover="hit()" style="color:red" data-first="{}`,
  `x style=`,
  `<div id="root"></div> $& $' __SCRIPT_NONCE__ __STYLE_NONCE__`,
  `&quot;,"me":{"isAdmin":true}} --></script><!--`,
];

let app: TestApp;
let admin: Awaited<ReturnType<typeof registered>>;
let diner: Awaited<ReturnType<typeof registered>>;
let plain = 0;

beforeAll(async () => {
  app = await startApp();
  [admin, diner] = [await registered(app), await registered(app)];
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  await diner.trpc.accounts.setName.mutate({ name: 'Ada Lovelace' });
  plain = await add('Casa Prova', { saffronNotes: notes('Candles and brick.') });
});
afterAll(() => app.close());

const notes = (vibe: string) => JSON.stringify({ vibe, food_notes: vibe });
const add = async (name: string, more: object = {}) =>
  (await admin.trpc.guide.add.mutate({ name, neighborhood: 'Quay', cuisine: 'Thai', ...more })).id;
const open = (isOpen: boolean) => admin.trpc.guide.savePublicSettings.mutate({ open: isOpen });
const pageOf = (url: string, visitor?: typeof diner) =>
  app.app.inject({ url, headers: visitor ? { cookie: cookieOf(visitor) } : {} });

const UNESCAPED: Record<string, string> = { quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>', amp: '&' };
const unescaped = (html: string) => html.replace(/&([#\w]+);/g, (entity, name) => UNESCAPED[name] ?? entity);
/** The drawn view, and what it was drawn from. */
function drawnIn(html: string) {
  const [, data = 'null', view = ''] =
    /<div id="root"><div data-first="([^"]*)">(.*)<\/div>\s*<noscript>/s.exec(html) ?? [];
  return { view, text: unescaped(view.replace(/<[^>]*>/g, '')), data: JSON.parse(unescaped(data)) };
}

test('a signed-in person gets the page of a restaurant with its text, for them alone', { tags: ['a61'] }, async () => {
  const page = await pageOf(`/restaurants/${plain}`, diner);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const { text, data } = drawnIn(page.body);
  for (const said of ['Casa Prova', 'Candles and brick.', 'Thai · Quay']) expect(text).toContain(said);
  expect(data.me.name).toBe('Ada Lovelace');
  // People without the role see no email address of others.
  expect(page.body).not.toContain(admin.username);
  expect(drawnIn((await pageOf('/restaurants/999999', diner)).body).data).toBeNull();
});

test('a guest gets the text of a restaurant while the guide is public, without its authors', {
  tags: ['a61', 'a62'],
}, async () => {
  await open(true);
  const page = await pageOf(`/restaurants/${plain}`);
  await open(false);
  const { text, data } = drawnIn(page.body);
  expect(text).toContain('Candles and brick.');
  expect(text).not.toContain('Added');
  expect(data).toMatchObject({ me: null, publicPlace: { restaurant: { name: 'Casa Prova' } } });
  for (const field of ['addedBy', 'dateAdded', 'updatedBy', 'dateUpdated', 'last_edited_by', 'last_edited_at'])
    expect(page.body).not.toContain(field);
  expect((await pageOf(`/restaurants/${plain}`)).body).not.toContain('Casa Prova');
});

test('what a restaurant says is text in its page, whatever it says', { tags: ['a28', 'a63'] }, async () => {
  await open(true);
  for (const [at, said] of HOSTILE.entries()) {
    const name = `${at} ${said}`.slice(0, 100);
    const id = await add(name, {
      saffronNotes: notes(said),
      address: said,
      phone: '555 0100',
      tag: said.replaceAll(',', ''),
      website: `https://evil.example/?${encodeURI(said)}`,
    });
    for (const visitor of [undefined, diner]) {
      const { body, headers } = await pageOf(`/restaurants/${id}`, visitor);
      const { view, text, data } = drawnIn(body);
      expect(text).toContain(said);
      expect((data.place ?? data.publicPlace).restaurant.name).toBe(name);
      expect(body.match(/<div id="root">/g)).toHaveLength(1);
      expect(view).not.toMatch(/<(?:script|style|link|meta|base|iframe|img|object|embed)\b/i);
      // Without its values, no tag has a quote: each attribute ends where it should.
      for (const tag of view.match(/<\w[^>]*>/g) ?? [])
        expect(tag.replace(/="[^"]*"/g, '')).not.toMatch(/["'=]|\b(?:on\w+|style|src|srcdoc)\b/);
      expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
    }
  }
  await open(false);
});

test('the chat greets those who are signed in and have a name; others get the page of everyone', async () => {
  const page = await pageOf('/home', diner);
  expect(drawnIn(page.body).text).toContain('Hello Ada');
  expect(page.body).toContain('<form inert');
  expect(page.headers['cache-control']).toBe('no-store');

  const unnamed = await registered(app);
  await app.database.db.updateTable('users').set({ name: null }).where('id', '=', unnamed.id).execute();
  const everyone = withoutNonces((await pageOf('/anything')).body);
  const signedOut = await registered(app);
  const cookie = cookieOf(signedOut);
  await signedOut.trpc.accounts.setName.mutate({ name: 'Bea' });
  await signedOut.trpc.accounts.logout.mutate();
  for (const other of [
    await pageOf('/home'),
    await pageOf('/home', unnamed),
    await pageOf('/home?session=1', diner),
    await app.app.inject({ url: '/home', headers: { cookie } }),
  ]) {
    expect(drawnIn(other.body).data).toBeNull();
    expect(withoutNonces(other.body) === everyone).toBe(true);
    expect(other.headers['cache-control']).toBe('no-cache');
  }
});
