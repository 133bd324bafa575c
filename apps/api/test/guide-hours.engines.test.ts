import { type Restaurant, restaurant } from '@saffron/contracts/guide';
import { HOURS_INVALID } from '@saffron/contracts/guide-texts';
import { HOURS_TEXT_MAX } from '@saffron/contracts/hours/hours-text';
import { HOURS_ENTRIES_MAX } from '@saffron/contracts/limits';
import { LOCATION_PROBLEM } from '@saffron/contracts/location';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateGuide } from './large-guide.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

type Person = Awaited<ReturnType<typeof registered>>;

let app: TestApp;
let other: TestApp;
let admin: Person;
let now = new Date();

beforeAll(async () => {
  app = await startApp({ clock: () => now });
  other = await startApp({ clock: () => now, database: app.database });
  admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  await generateGuide(app.database.db, 0);
});
afterEach(() => {
  expect([...app.unexpected, ...other.unexpected]).toEqual([]);
});

const place = { name: 'The Ox', neighborhood: 'West', cuisine: 'Pub' };
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const TEXT = 'Sa 6pm-1am (last orders 00:15); weekdays 12-15, 18:00-23:59; 2026-12-25 closed; 2026-12-31 18:00-3:00';
const LIST = [
  { dayOfWeek: WEEKDAYS, opens: '12:00', closes: '15:00' },
  { dayOfWeek: WEEKDAYS, opens: '18:00', closes: '00:00' },
  { dayOfWeek: ['Saturday'], opens: '18:00', closes: '01:00', lastOrders: '00:15' },
  { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
  { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '18:00', closes: '03:00' },
];
const SHUFFLED = [
  ...LIST.slice(2).toReversed(),
  { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
  ...WEEKDAYS.flatMap((day) => [
    { dayOfWeek: [day], opens: '18:00', closes: '24:00' },
    { dayOfWeek: [day], opens: '12:00', closes: '15:00' },
  ]),
];
const POSITION = { latitude: 51.5033, longitude: -0.1196 };

async function add(fields: object = {}): Promise<Restaurant> {
  const response = await admin.send('POST', '/api/restaurants', { ...place, ...fields });
  expect(response.status).toBe(201);
  return restaurant.parse(await response.json());
}

async function patch(id: number, fields: object): Promise<Restaurant> {
  const response = await admin.send('PATCH', `/api/restaurants/${id}`, fields);
  expect(response.status).toBe(200);
  return restaurant.parse(await response.json());
}

const stored = async (id: number) =>
  (await app.services.guide.list('editors')).find((restaurant) => restaurant.id === id);

describe('hours and coordinates', () => {
  test.each([
    ['text', TEXT],
    ['a list', LIST],
    ['an equivalent list', SHUFFLED],
  ])('added as %s have one form in every response', async (_, hours) => {
    const added = await add({ hours, ...POSITION });
    expect(added).toMatchObject({ hours: LIST, ...POSITION });
    expect(await stored(added.id)).toEqual(added);
    expect(await (await admin.send('GET', '/api/restaurants')).json()).toEqual([added]);
    expect((await admin.trpc.guide.page.query({})).restaurants).toEqual([added]);
    // What a client has read, it can write.
    const { updatedBy: _u, dateUpdated: _d, last_edited_by: _b, last_edited_at: _a, ...same } = added;
    expect(await patch(added.id, { hours: added.hours })).toMatchObject(same);
  });

  test('are edited by procedure and by path, and cleared by null or empty text', async () => {
    const { id } = await add();
    expect(await stored(id)).toMatchObject({ hours: null, latitude: null, longitude: null });
    const edited = await admin.trpc.guide.edit.mutate({ restaurantId: id, hours: 'daily 9:00-17:00', ...POSITION });
    expect(edited).toMatchObject({ hours: [{ opens: '09:00', closes: '17:00' }], ...POSITION });
    expect(await patch(id, { hours: LIST })).toMatchObject({ hours: LIST, ...POSITION });
    for (const empty of [null, '', '  ', []]) {
      await patch(id, { hours: TEXT });
      expect(await patch(id, { hours: empty })).toMatchObject({ hours: null, ...POSITION });
    }
    expect(await patch(id, { latitude: null, longitude: null })).toMatchObject({ latitude: null, longitude: null });
    expect(await stored(id)).toMatchObject({ hours: null, latitude: null, longitude: null });
  });

  test('are kept when an older client edits a restaurant without sending them', async () => {
    const { id } = await add({ hours: TEXT, ...POSITION });
    expect(await patch(id, { name: 'The Older Ox', price: 3 })).toMatchObject({ hours: LIST, ...POSITION });
    expect(await admin.trpc.guide.edit.mutate({ restaurantId: id, tag: 'Loud' })).toMatchObject({
      hours: LIST,
      ...POSITION,
    });
  });
});

describe('bad input', () => {
  const weekly = (opens: string, closes: string, more: object = {}) => [
    { dayOfWeek: ['Monday'], opens, closes, ...more },
  ];
  const dated = (validFrom: string, validThrough: string) => [
    ...weekly('12:00', '15:00'),
    { validFrom, validThrough, opens: '12:00', closes: '15:00' },
  ];
  const cases: [field: string, message: RegExp, wrong: object][] = [
    ['hours', /^25:00 is not a time of day\.$/, { hours: 'Mo 25:00-26:00' }],
    ['hours', /^A time must be between 00:00 and 23:59/, { hours: weekly('25:00', '26:00') }],
    ['hours', /^A closing time must be between/, { hours: weekly('12:00', '24:30') }],
    ['hours', /^The times from 12:00 and 14:00 on Monday overlap\.$/, { hours: 'Mo 12:00-15:00, 14:00-18:00' }],
    ['hours', /on Monday overlap\.$/, { hours: [...weekly('12:00', '15:00'), ...weekly('14:00', '18:00')] }],
    ['hours', /^Sunday ends at 03:00, after/, { hours: 'Su 18:00-03:00; Mo 02:00-05:00' }],
    ['hours', /^15:00-14:00 on Monday ends before it starts\.$/, { hours: 'Mo 15:00-14:00' }],
    ['hours', /^15:00-14:00 on Monday ends before it starts\.$/, { hours: weekly('15:00', '14:00') }],
    ['hours', /has no length/, { hours: weekly('15:00', '15:00') }],
    ['hours', /^Last orders at 16:00 on Monday/, { hours: weekly('12:00', '15:00', { lastOrders: '16:00' }) }],
    ['hours', /^“moonday” is not a day or a time/, { hours: 'Moonday 12:00-13:00' }],
    ['hours', /^A day must be an English/, { hours: [{ dayOfWeek: ['Moonday'], opens: '12:00', closes: '13:00' }] }],
    ['hours', /^A day must be an English/, { hours: [{ dayOfWeek: 'Monday', opens: '12:00', closes: '13:00' }] }],
    ['hours', /^Opening hours need either days/, { hours: [{ dayOfWeek: [], opens: '12:00', closes: '13:00' }] }],
    ['hours', /^Opening hours need either days/, { hours: [{ opens: '12:00', closes: '13:00' }] }],
    ['hours', /^Opening hours need either days/, { hours: weekly('12:00', '13:00', { validFrom: '2026-01-01' }) }],
    ['hours', /^A date must be a day of the calendar/, { hours: dated('2026-02-30', '2026-03-01') }],
    ['hours', /ends before it starts\.$/, { hours: dated('2026-03-02', '2026-03-01') }],
    ['hours', /^Please enter the hours of at least one day/, { hours: dated('2026-03-01', '2026-03-02').slice(1) }],
    ['hours', /at most [\d,]+ characters/i, { hours: 'x'.repeat(HOURS_TEXT_MAX + 1) }],
    [
      'hours',
      /at most 222 entries\.$/,
      { hours: Array.from({ length: HOURS_ENTRIES_MAX + 1 }, () => weekly('12:00', '13:00')[0]) },
    ],
    ['hours', new RegExp(`^${HOURS_INVALID}$`), { hours: 12 }],
    ['hours', new RegExp(`^${HOURS_INVALID}$`), { hours: { opens: '12:00' } }],
    ['latitude', new RegExp(`^${LOCATION_PROBLEM.latitude}$`), { latitude: 90.1, longitude: 0 }],
    // A place in Sydney with its values swapped.
    ['latitude', new RegExp(`^${LOCATION_PROBLEM.latitude}$`), { latitude: 151.2093, longitude: -33.8688 }],
    ['longitude', new RegExp(`^${LOCATION_PROBLEM.longitude}$`), { latitude: 0, longitude: -180.1 }],
    ['latitude', new RegExp(`^${LOCATION_PROBLEM.pair}$`), { latitude: 51.5 }],
    ['latitude', new RegExp(`^${LOCATION_PROBLEM.pair}$`), { longitude: -0.1 }],
    ['latitude', new RegExp(`^${LOCATION_PROBLEM.pair}$`), { latitude: 51.5, longitude: null }],
  ];

  test.each(cases)('%s is refused with %s', async (field, message, wrong) => {
    const { id } = await add({ hours: TEXT, ...POSITION });
    const asProcedure = { data: { error: 'bad_input', fields: { [field]: expect.stringMatching(message) } } };
    const another = { ...place, name: 'Another' };
    await expect(admin.trpc.guide.add.mutate({ ...another, ...wrong })).rejects.toMatchObject(asProcedure);
    await expect(admin.trpc.guide.edit.mutate({ restaurantId: id, ...wrong })).rejects.toMatchObject(asProcedure);
    for (const response of [
      await admin.send('POST', '/api/restaurants', { ...another, ...wrong }),
      await admin.send('PATCH', `/api/restaurants/${id}`, wrong),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(message);
    }
    expect(await stored(id)).toMatchObject({ hours: LIST, ...POSITION });
    expect((await admin.trpc.guide.page.query({})).total).toBe(1);
  });

  test.each([
    [{ open: 'later' }, /open/],
    [{ open: '2026-02-30T12:00' }, /open/],
    [{ open: '2026-02-03T12:00:00Z' }, /open/],
    [{ open: '2026-02-03' }, /open/],
  ])('a list with %o is refused', async (input, message) => {
    await expect(admin.trpc.guide.page.query(input)).rejects.toMatchObject({
      data: { error: 'bad_input' },
      message: expect.stringMatching(message),
    });
  });
});

describe('the filter by hours', () => {
  const GUIDE = {
    'All day': '24/7',
    'Lunch and dinner': 'Mo-Fr 12:00-15:00, 18:00-23:00; Sa, Su closed',
    Night: 'Fr, Sa 20:00-04:00',
    Christmas: 'Mo-Su 12:00-22:00; 2026-12-25 closed; 2026-12-31 18:00-03:00',
    Unknown: null,
  };

  beforeEach(async () => {
    for (const [name, hours] of Object.entries(GUIDE)) await admin.trpc.guide.add.mutate({ ...place, name, hours });
    await admin.trpc.guide.saveSettings.mutate({ timeZone: 'Europe/London' });
  });

  const openAt = async (open: string, reader: Visitor = admin) => {
    const { restaurants, total } = await reader.trpc.guide.page.query({ open });
    expect(total).toBe(restaurants.length);
    return restaurants.map(({ name }) => name);
  };

  // 2026-06-15 is a Monday.
  test.each([
    ['2026-06-15T11:59', ['All day']],
    ['2026-06-15T12:00', ['All day', 'Christmas', 'Lunch and dinner']],
    ['2026-06-15T15:00', ['All day', 'Christmas']],
    ['2026-06-20T12:30', ['All day', 'Christmas']],
    ['2026-06-19T23:30', ['All day', 'Night']],
    ['2026-06-21T03:59', ['All day', 'Night']],
    ['2026-06-21T04:00', ['All day']],
    ['2026-12-25T13:00', ['All day', 'Lunch and dinner']],
    ['2027-01-01T02:59', ['All day', 'Christmas']],
    ['2027-01-01T03:00', ['All day']],
  ])('at %s', async (open, names) => {
    expect(await openAt(open)).toEqual(names);
  });

  test('at the current time follows the clock and the time zone of the guide, on every replica at once', async () => {
    const there = Object.assign(new Visitor(other.url), { cookies: admin.cookies });
    const everywhere = async () => {
      const [here, elsewhere] = [await openAt('now'), await openAt('now', there)];
      expect(elsewhere).toEqual(here);
      return here;
    };
    // Friday, 19:30 in London, 14:30 in New York, and 06:30 on Saturday in Auckland.
    now = new Date('2026-06-19T18:30:00Z');
    expect(await everywhere()).toEqual(['All day', 'Christmas', 'Lunch and dinner']);
    now = new Date('2026-06-19T19:00:00Z');
    expect(await everywhere()).toEqual(['All day', 'Christmas', 'Lunch and dinner', 'Night']);

    await admin.trpc.guide.saveSettings.mutate({ timeZone: 'Pacific/Auckland' });
    expect(await there.trpc.guide.settings.query()).toMatchObject({ timeZone: 'Pacific/Auckland' });
    expect(await everywhere()).toEqual(['All day']);
    await there.trpc.guide.saveSettings.mutate({ timeZone: 'America/New_York' });
    expect(await everywhere()).toEqual(['All day', 'Christmas']);
    // A given time is local: the time zone does not change it.
    expect(await openAt('2026-06-19T20:00')).toEqual(['All day', 'Christmas', 'Lunch and dinner', 'Night']);
  });

  test('has the hours that were acknowledged by any replica before', async () => {
    const there = Object.assign(new Visitor(other.url), { cookies: admin.cookies });
    expect(await openAt('2026-06-15T08:00', there)).toEqual(['All day']);
    const { restaurants } = await admin.trpc.guide.page.query({ text: 'unknown' });
    const id = restaurants[0]?.id ?? 0;
    await patch(id, { hours: 'Mo 07:00-09:00' });
    expect(await openAt('2026-06-15T08:00', there)).toEqual(['All day', 'Unknown']);
    await patch(id, { hours: null });
    expect(await openAt('2026-06-15T08:00', there)).toEqual(['All day']);
  });

  test('combines with other filters and with paging', async () => {
    const filter = { open: '2026-06-15T12:00', text: 'a', limit: 1 } as const;
    const first = await admin.trpc.guide.page.query(filter);
    const second = await admin.trpc.guide.page.query({ ...filter, cursor: first.nextCursor });
    expect([first.restaurants[0]?.name, second.restaurants[0]?.name, first.total]).toEqual(['All day', 'Christmas', 3]);
    const elsewhere = { ...filter, open: '2026-06-15T13:00', cursor: first.nextCursor };
    await expect(admin.trpc.guide.page.query(elsewhere)).rejects.toMatchObject({ data: { error: 'bad_input' } });
  });
});

describe('the settings of the guide', () => {
  test('keep what a change leaves out', async () => {
    const tiles = { tileAddress: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: 'The mappers' };
    await admin.trpc.guide.saveSettings.mutate({ timeZone: 'Europe/London', ...tiles });
    expect(await admin.trpc.guide.saveSettings.mutate({ timeZone: 'Asia/Tokyo' })).toEqual({
      timeZone: 'Asia/Tokyo',
      ...tiles,
    });
    expect(await admin.trpc.guide.saveSettings.mutate({})).toEqual({ timeZone: 'Asia/Tokyo', ...tiles });
    expect(await admin.trpc.guide.saveSettings.mutate({ tileAddress: ' ' })).toMatchObject({ tileAddress: '' });
  });

  test.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '' }],
    ['tileAddress', { tileAddress: 'http://tiles.example/{z}/{x}/{y}.png' }],
    ['tileAddress', { tileAddress: 'https://tiles.example/tiles.png' }],
    ['tileAddress', { tileAddress: "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}" }],
  ])('refuse a wrong %s: %o', async (field, wrong) => {
    const before = await admin.trpc.guide.settings.query();
    await expect(admin.trpc.guide.saveSettings.mutate(wrong)).rejects.toMatchObject({
      data: { error: 'bad_input', fields: { [field]: expect.any(String) } },
    });
    expect(await admin.trpc.guide.settings.query()).toEqual(before);
  });
});
