// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import { API_KEY } from './claude.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { lastText } from './fakes/anthropic-script.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let anthropic: FakeAnthropic;
let app: TestApp;
let admin: Awaited<ReturnType<typeof registered>>;

beforeAll(async () => {
  anthropic = await new FakeAnthropic().start();
  app = await startApp({
    writer: createClaudeWriter({ apiKey: API_KEY, baseURL: anthropic.url, model: 'claude-sonnet-5-5' }),
  });
  admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  await admin.trpc.admin.setTokenLimit.mutate({ userId: admin.id, limit: 10_000_000 });
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
  await anthropic.stop();
});

/** What a diner says, the chip of it, and a place that it rules out. */
const NEEDS = [
  [
    'I have a severe shellfish allergy, dinner please',
    'no shellfish',
    'Zinc Barrel',
    'Steamed mussels and crab.',
    true,
  ],
  ["I'm allergic to eggs. lunch", 'no eggs', 'Zinc Ladle', 'Egg custard and omelettes.', true],
  ['nut allergy here, somewhere calm', 'no nut', 'Zinc Orchard', 'Almond tart and walnut cake.', true],
  ["I'm vegan, where to?", 'vegan', 'Zinc Anvil', 'Beef ribs and steak.', false],
] as const;

/** Says something, and reads what Claude was sent and what the diner sees. */
async function say(message: string, sessionId: number | null, step?: { say: string[]; cards: number[] }) {
  if (step) anthropic.script(step);
  const given = sessionId === null ? { message } : { message, sessionId };
  const { chatSessionId, message: text, restaurants } = await admin.trpc.chat.ask.mutate(given);
  const body = anthropic.requests.at(-1)?.body;
  if (!body) throw new Error('nothing was sent');
  return { id: chatSessionId, text, cards: restaurants.map(({ name }) => name), body };
}

const MORE = [
  'somewhere quieter',
  'cheaper',
  'and Italian?',
  'closer to the river',
  'for four',
  'with a garden',
  'older',
];
const LONG = 'It is a fine room with good bread, and the people are kind. '.repeat(12);

describe('what somebody cannot have', { tags: ['a57', 'a58'] }, () => {
  test.each(NEEDS)('%s: Claude knows it when the message is long gone', async (first, chip, name, food, health) => {
    const cuisine = health ? 'Bistro' : 'Steakhouse';
    const { id } = await admin.trpc.guide.add.mutate({
      name,
      cuisine,
      neighborhood: 'West',
      saffronNotes: JSON.stringify({ vibe: 'Calm.', food_notes: food }),
    });
    let session = (await say(first, null)).id;
    for (const message of MORE) session = (await say(message, session, { say: [LONG], cards: [] })).id;

    const later = await say('somewhere in the West', session, { say: [`Go to ${name}.`], cards: [id] });
    const [context = ''] = lastText(later.body).split('\nsomewhere in the West');
    expect(JSON.stringify(later.body.messages)).not.toContain(first);
    expect(context).toMatch(new RegExp(`still holds, as simple rules understood it, as data: \\[[^\\]]*"${chip}"`));
    expect(context.split('Guide data of a first search')[1]).not.toContain(name);
    expect(later.cards).toEqual(health ? [] : [name]);
    if (health) expect(later.text).toMatch(new RegExp(`Go to ${name}\\.\\n\\n.*${name}`));

    const praised = await say('another one there?', session, { say: [`${name} is the best of all.`], cards: [] });
    if (health) expect(praised.text).toMatch(new RegExp(`the best of all\\.\\n\\n.*${name}`));
    const advised = await say('and not that?', session, {
      say: [`Avoid ${name} with ${chip.replace('no ', '')}.`],
      cards: [],
    });
    expect(advised.text).not.toContain('\n');

    const named = await say(`what is ${name} like?`, session, { say: ['Calm.'], cards: [id] });
    expect(lastText(named.body)).toMatch(
      new RegExp(`"name":"${name}".*"verdicts":\\["(?:unsafe for|ruled out by) this diner`),
    );
    expect(named.cards).toEqual([name]);
    expect(named.text).toMatch(health ? new RegExp(`Calm\\.\\n\\n.*${name}`) : /^Calm\.$/);

    anthropic.script({ tool: { name: 'get_restaurants', input: { ids: [id] } } });
    const looked = await say('anything else?', session, { say: ['No.'], cards: [] });
    expect(lastText(looked.body)).toMatch(/"verdicts":\["(?:unsafe for|ruled out by) this diner/);
  });

  test('what a place should not be like is said apart, and the words of the diner decide', async () => {
    const { body } = await say('dinner, not in Old Harbour, nothing loud, no pork', null);
    const context = lastText(body);
    expect(context).toMatch(/still holds, as simple rules understood it, as data: \["no pork"\]/);
    expect(context).toMatch(/Also said, as data: \["not Old Harbour"/);
  });

  test.each([
    'dinner in the West',
    "dinner in the West, my uncle won't eat vegetarian food",
    "dinner in the West. he wouldn't eat veggie",
  ])('nothing is said of needs to somebody who has none: %s', async (message) => {
    const { body } = await say(message, null);
    expect(lastText(body)).not.toContain('still holds');
    expect(lastText(body)).not.toContain('this diner');
  });

  test.each(["he won't eat non-veg, dinner", "she won't eat anything but vegetarian food, dinner"])(
    'whoever eats nothing else keeps a diet: %s',
    async (message) => {
      expect(lastText((await say(message, null)).body)).toMatch(
        /still holds, as simple rules understood it, as data: \["vegetarian/,
      );
    },
  );

  test.each([
    ['must take bookings. dinner in the West', /takes reservations/],
    ["my mum doesn't drink. dinner in the West", /alcohol/],
    ['she hates noise. dinner in the West', /quiet/],
  ])('what somebody minds is told when the talk goes on: %s', async (message, told) => {
    const first = await say(message, null);
    expect(lastText(first.body)).not.toContain('Also said');
    const [, said = ''] = lastText((await say('and in the East?', first.id)).body).split('Also said, as data');
    expect(said.split('\n')[0]).toMatch(told);
  });

  test('a kitchen that the notes say nothing of is another thing than a dish of the notes', async () => {
    const add = async (name: string, food: string) => {
      const saffronNotes = JSON.stringify({ vibe: 'Calm.', food_notes: food });
      return (await admin.trpc.guide.add.mutate({ name, cuisine: 'Turkish', neighborhood: 'South', saffronNotes })).id;
    };
    const silent = await add('Brass Ewer', 'Grilled aubergine and flatbread.');
    const named = await add('Brass Tray', 'Pistachio lamb and flatbread.');
    anthropic.script({ tool: { name: 'get_restaurants', input: { ids: [silent, named] } } });
    const said = 'Brass Ewer, but ask about walnuts first. Brass Tray, but ask about walnuts too.';
    const first = await say("dinner for two, one of us can't have walnuts", null, {
      say: [said],
      cards: [silent, named],
    });
    const text = lastText(first.body);
    expect(text).toMatch(/"name":"Brass Ewer".*"unsure for this diner: such kitchens often use nuts/);
    expect(text).toMatch(/"name":"Brass Tray".*"unsafe for this diner: the notes name nuts"/);
    expect(JSON.stringify(first.body.messages)).toContain('call no place safe');
    // What the reply warns of needs no second warning, and stays a card where the guide names nothing.
    expect(first).toMatchObject({ text: said, cards: ['Brass Ewer'] });

    const praised = await say('and another one?', first.id, { say: ['Go to Brass Ewer.'], cards: [silent] });
    expect(praised.text).toMatch(/^Go to Brass Ewer\.\n\n.*Brass Ewer cannot be called safe .*walnuts/);
    expect(praised.text).not.toContain('allergy');
    expect(praised.cards).toEqual([]);
  });

  test('Claude knows of each place that the words name, and which of them is unsafe', { tags: ['a94'] }, async () => {
    const add = (name: string, food: string) =>
      admin.trpc.guide.add.mutate({
        name,
        cuisine: 'Bolivian',
        neighborhood: 'South',
        saffronNotes: JSON.stringify({ food_notes: food }),
      });
    await add('Opal Pier Noodles', 'Peanut oil in every wok.');
    await add('Opal Pier', 'The kitchen is nut free.');
    // Replies do not wait long for a change.
    await app.services.catalogue.current();
    const { body } = await say("I'm allergic to nuts. is Opal Pier safe?", null);
    expect(lastText(body)).toMatch(/"name":"Opal Pier Noodles".*"verdicts":\["unsafe for this diner/);
  });

  test.each(["one of us doesn't eat pork", "my uncle doesn't do pork"])(
    'what one at the table leaves alone rules no place out for the others: %s',
    async (need) => {
      const saffronNotes = JSON.stringify({ food_notes: 'Pork belly and crackling.' });
      const place = { name: `Tin Sty ${need.length}`, cuisine: 'Barbecue', neighborhood: 'North', saffronNotes };
      const { id } = await admin.trpc.guide.add.mutate(place);
      const first = await say(`${need}. barbecue in the North`, null, { say: [`Go to ${place.name}.`], cards: [id] });
      expect(lastText(first.body)).toMatch(
        /still holds, as simple rules understood it, as data: \["no pork \(only (?:some at the table|the uncle)\)"\]/,
      );
      expect(lastText(first.body)).toContain('they alone need');
      expect(first).toMatchObject({ text: `Go to ${place.name}.`, cards: [place.name] });
      anthropic.script({ tool: { name: 'get_restaurants', input: { ids: [id] } } });
      const looked = await say('tell me more', first.id, { say: ['Well.'], cards: [] });
      expect(lastText(looked.body)).not.toContain('this diner');
    },
  );

  test('what the notes promise on some days is unsure, and stays a card if the reply warns', async () => {
    const saffronNotes = JSON.stringify({
      food_notes: 'Croquettes. Wednesdays and Thursdays one fryer takes gluten-free batter only.',
    });
    const place = { name: 'Pewter Fryer', cuisine: 'Tapas', neighborhood: 'North', tag: 'Gluten free', saffronNotes };
    const { id } = await admin.trpc.guide.add.mutate(place);
    anthropic.script({ tool: { name: 'get_restaurants', input: { ids: [id] } } });
    const warned = 'Pewter Fryer on a Wednesday, but confirm the gluten with them.';
    const first = await say('croquettes for a coeliac', null, { say: [warned], cards: [id] });
    expect(lastText(first.body)).toMatch(
      /"name":"Pewter Fryer".*"unsure for this diner: [^"]* only at the times in the notes"/,
    );
    expect(first).toMatchObject({ text: warned, cards: ['Pewter Fryer'] });
  });
});
