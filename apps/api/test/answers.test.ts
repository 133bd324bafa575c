import { expect, test } from 'vitest';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const { reply, rowsOf } = talkAbout(guideWithTraps);
const namesOf = async (...messages: string[]) => (await rowsOf(...messages)).map(({ name }) => name);

// "Less", "too" and "not" negate a wish.
test.each([
  [['curry', 'less spicy'], 'Tiffin Sisters'],
  [['thai not too hot'], 'Lotus Bicycle'],
  [['anniversary with my wife, she loves fish, budget not an issue'], 'Tidewrack'],
  [['healthy lunch'], 'Turnip Republic'],
  [['full english'], 'Dot’s Caff'],
  [['fish and chips'], 'Mother Cormorant'],
  [['24 hours'], 'Last Reel Diner'],
])('%s: %s', async (messages, first) => expect((await namesOf(...messages))[0]).toBe(first));

test.each([
  [['anywhere but Theatre Mile'], 'neighborhood', 'Theatre Mile'],
  [["breakfast that isn't just pastries"], 'cuisine', 'Bakery'],
  [['a pub without sports'], 'name', 'The Eel and Lantern'],
  [['no beef no pork'], 'name', 'Dough Choir'],
  [['steak', 'one of us is vegan'], 'cuisine', 'Bakery'],
] as const)('%s: never %s %s', async (messages, field, value) => {
  const rows = await rowsOf(...messages);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => row[field])).not.toContain(value);
});

// Joined, misspelled and partial words still match.
test.each([
  ['dogfriendly pub with a gardn', 'The Patient Heron'],
  ['pubwith a fire', 'The Sleeping Sexton'],
  ['somethingcheap in thegullstrand', 'Wave Taco'],
  ['peking duk', 'Mandarin Mint'],
  ['foxlight menu', 'Foxlight Ramen'],
  ['tidewrack or kuroshio', 'Kuroshio Counter'],
  ['lucky bager phone', 'Lucky Badger'],
])('%s: %s', async (message, name) => expect(await namesOf(message)).toContain(name));

test.each([
  // Later messages keep the earlier constraint.
  [['somewhere in crown hill', 'anywhere that serves fish would be perfect'], 'neighborhood', 'Crown Hill'],
  [['thai', "I'd like it in university quarter, please"], 'cuisine', 'Thai'],
  [['mexican', 'breakfast'], 'cuisine', 'Mexican'],
  [['lunch for two in old harbour', 'something like lobster'], 'neighborhood', 'Old Harbour'],
] as const)('%s: only %s %s', async (messages, field, value) => {
  const rows = await rowsOf(...messages);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row[field]))).toEqual(new Set([value]));
});

test('a withdrawn wish is neither required nor excluded', async () => {
  for (const [wish, withdrawn] of [
    ['with the dog', "the dog can't come"],
    ['with a garden', "the garden doesn't matter"],
    ['gluten free', 'no, gluten free is not needed'],
  ] as const)
    expect(await namesOf('pub', wish, withdrawn)).toEqual(await namesOf('pub'));
});

test('thanks are not read as a wish for sweets', async () => {
  for (const thanks of ['Sweet, thanks so much.', 'Cool, thanks.']) expect(await namesOf('curry', thanks)).toEqual([]);
});

test('does not promise a dish that the notes do not name', async () => {
  expect((await reply('lobster in old harbour')).text).toMatch(/can't say whether lobster/);
});

test('without a match in the price range, the nearest price comes first', async () => {
  expect((await rowsOf('steak on a budget')).map(({ price }) => price)).toEqual([3, 3, 4]);
});

test.each([
  [['steak, wheelchair access is essential']],
  [['wheelchair accessible pub']],
  [['wheelchair accessible italian', 'another one']],
])('%s: returns only step-free restaurants', async (messages) => {
  const rows = await rowsOf(...messages);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(`${row.tag} ${row.saffronNotes}`).toMatch(/wheelchair|step-free|ramp|level access/i);
});

test('says which cuisine has no accessible restaurant', async () => {
  expect((await reply('wheelchair accessible pub')).text).toMatch(/pub with step-free access/);
});

test('a wish for no alcohol returns places that serve none', async () => {
  expect((await namesOf("somewhere that doesn't serve alcohol")).toSorted()).toEqual([
    'Dar Zellige',
    'Pepper Abbess',
    'Simit Sabah',
  ]);
});

test('late at night, returns only places that are open then', async () => {
  const rows = await rowsOf('late night food after 2am');
  expect(rows.length).toBeGreaterThan(0);
  for (const { hours } of rows) expect(hours?.some(({ closes }) => closes > '02:00' && closes < '12:00')).toBe(true);
});

test('breakfast at 6am, returns only places that are open by then', async () => {
  const rows = await rowsOf('breakfast at 6am');
  expect(rows.length).toBeGreaterThan(0);
  for (const { hours } of rows) expect(hours?.some(({ opens }) => opens <= '06:00')).toBe(true);
});

test('a dropped wish excludes nothing', async () => {
  expect(await namesOf('pub', 'with a fire', 'and live music', 'forget the fire')).toContain('The Drowned Bell');
});

test('everyday words are not read as misspelled dishes', async () => {
  for (const message of ['low carb dinner', 'this is crap', 'retirement do', 'jet lagged, need breakfast'])
    expect((await reply(message)).text).not.toMatch(/seafood(?! place| pancake)|\bmeat\b|beer/i);
});

test('says when no notes name a dish', async () => {
  expect((await reply('carbonara')).text).toMatch(/^I don't know who does carbonara/);
  expect((await reply('lasagne')).text).not.toMatch(/don't know|can't say/);
});

test('repeats a hard requirement with further suggestions', async () => {
  expect((await reply('halal steak', 'another one')).text).toMatch(/no .*halal/i);
});

test('answers yes-or-no questions about the shown restaurants', async () => {
  expect((await reply('indian in exchange square', 'do they take away?')).text).toMatch(/^Ye[sp], they do takeaway/);
  expect((await reply('indian in eastgate', 'do they have a table free at 8 tonight')).text).toMatch(/^I can't see/);
  expect((await reply('thai in bell gardens', 'is there a student discount')).text).toMatch(
    /don't know of any discounts/,
  );
});

test('an ordinal refers to the last list, or is reported as too high', async () => {
  const [, second] = await namesOf('sushi');
  expect(await namesOf('sushi', 'is the first one quiet', 'and the second?')).toEqual([second]);
  expect((await reply('sushi', 'what about the fourth one')).text).toMatch(/^I named only three\./);
});

test('asked which one to pick, picks one', async () => {
  expect(await namesOf('pizza', 'which one would you pick?')).toHaveLength(1);
});

test('finds the party size anywhere in the message', async () => {
  for (const message of [
    'hen party 12',
    'dinner for 10 adults and 2 kids',
    '12 ppl tonight',
    'dinner for 12 old harbour',
  ])
    expect((await reply(message)).text).toContain('12');
});

test('a one-word request for more gets other restaurants', async () => {
  const shown = await namesOf('pizza');
  for (const word of ['more', 'next', "that one's closed"]) {
    const others = await namesOf('pizza', word);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(shown[0]);
  }
});

test('an allergy or diet applies only to its own ingredient', async () => {
  const areas = (await rowsOf('shellfish allergy dinner gull strand')).map(({ neighborhood }) => neighborhood);
  expect(new Set(areas)).toEqual(new Set(['Gull Strand']));
  const raw = await rowsOf('no raw fish japanese');
  expect(raw.length).toBeGreaterThan(0);
  expect(new Set(raw.map(({ cuisine }) => cuisine))).toEqual(new Set(['Japanese']));
  expect((await rowsOf('nut free bakery')).map(({ cuisine }) => cuisine)).toContain('Bakery');
  expect((await namesOf('kids wont eat anything except chips'))[0]).toBe('Mother Cormorant');
  for (const [message, cuisine] of [
    ['any italian free?', 'Italian'],
    ['a pizza place, or any pizza free tonight', 'Pizza'],
  ] as const)
    expect((await rowsOf(message)).map((row) => row.cuisine)).toContain(cuisine);
  expect((await reply('steak', "actually my dad can't eat beef")).text).not.toMatch(/no steak in the guide/);
});

test('a complaint about the price is not a wish for expensive places', async () => {
  const [first] = await rowsOf('sushi');
  for (const row of await rowsOf('sushi', "that's expensive")) expect(row.price ?? 0).toBeLessThan(first?.price ?? 0);
  expect((await rowsOf("something that's pricey"))[0]?.price).toBeGreaterThanOrEqual(4);
});

test.each([
  ['dinner theater mile', 'Theatre Mile'],
  ['dinner for 8 old harbour', 'Old Harbour'],
  ['quick lunch under 15 in southmarsh', 'Southmarsh'],
])('%s is in %s', async (message, area) => {
  const rows = await rowsOf(message);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ neighborhood }) => neighborhood))).toEqual(new Set([area]));
});

test('understands typos and shorthand', async () => {
  const rows = await rowsOf('romanitc dinner crown hil');
  expect(new Set(rows.map(({ neighborhood }) => neighborhood))).toEqual(new Set(['Crown Hill']));
  expect(rows.map(({ cuisine }) => cuisine)).not.toContain('Cafe');
  expect((await reply('gd place 4 a d8')).text).toMatch(/for two|a date/);
  for (const { saffronNotes, tag } of await rowsOf('somewhere quite'))
    expect(`${tag} ${saffronNotes}`).toMatch(/quiet|murmur|voices|hush|calm/i);
});

// A dish of several words does not match another dish that shares one of them.
test.each([
  ['black pudding', "The Bosun's Kettle"],
  ['steak and kidney pudding', "Alderman's Chop Room"],
  ['roast goose', 'Golden Crane Roast Meats'],
  ['fish pie', 'The Drowned Bell'],
  ['carrot cake', 'Marginalia & Milk'],
  ['nut loaf', 'The Sleeping Sexton'],
  ['old burgundy', 'Linden Cellars'],
  ['lemonade', 'Cardamom Post'],
  ['where can I watch the rugby', 'The Expelled Scholar'],
  ['client lunch, quiet, near exchange square', 'Cedar Counting House'],
])('%s: %s first', async (message, first) => expect((await namesOf(message))[0]).toBe(first));

test('does not claim a fish that the notes do not name', async () => {
  expect((await reply('seafood with a view', 'do they have lobster')).text).toMatch(
    /(?:don't know about|Nothing on|No word on) (?:[^.]* or )?Shingle Shack/,
  );
});
