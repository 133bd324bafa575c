import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Restaurant } from '@saffron/contracts/guide';
import { DUPLICATE_NAME, INVALID_URL } from '@saffron/contracts/guide-texts';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '@saffron/contracts/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BadFile } from '../src/features/guide/transfer/bad-file.ts';
import { exportGuide } from '../src/features/guide/transfer/export.ts';
import { importGuide } from '../src/features/guide/transfer/import.ts';
import { generateGuide } from './large-guide.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let directory: string;

beforeAll(async () => {
  app = await startApp();
  directory = await mkdtemp(join(tmpdir(), 'saffron-guide-'));
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});
beforeEach(() => generateGuide(app.database.db, 3));

const place = (name: string) => join(directory, name);

async function importing(name: string, content: string | object[], apply = true) {
  await writeFile(place(name), typeof content === 'string' ? content : JSON.stringify(content));
  const lines: string[] = [];
  const { db } = app.database;
  const counts = await importGuide(db, { file: place(name), apply, report: (line) => lines.push(line) });
  return { lines, ...counts };
}

async function named(name: string): Promise<Restaurant | undefined> {
  return (await app.services.guide.list('editors')).find((restaurant) => restaurant.name === name);
}

describe('a round trip', () => {
  const odd = {
    name: '=SUM(A1)',
    neighborhood: "'+Quarter",
    cuisine: 'Kitchen, "quoted"; and more',
    website: 'https://example.com/?q=a,b',
    phone: '+44 20 7946 0000',
    address: '-1 Road\nsecond line\r\nthird',
    tag: '@home, 日本',
    saffronNotes: '{"vibe":"\\"Loud\\", she said","occasions":"🍜"}',
    price: 4,
    rating: 4.5,
    reservations: true,
    hours: [
      { dayOfWeek: ['Monday' as const, 'Friday' as const], opens: '12:00', closes: '15:00' },
      { dayOfWeek: ['Friday' as const], opens: '18:00', closes: '01:00', lastOrders: '00:15' },
      { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '18:00', closes: '03:00', lastOrders: '02:00' },
    ],
    latitude: 51.50329999999999,
    longitude: -0.0000001,
  };

  test.each(['there.csv', 'there.json'])('%s changes nothing', async (name) => {
    const { trpc, username } = await registered(app);
    await trpc.guide.add.mutate({
      ...odd,
      bar: false,
      restaurant: true,
      mealTypeBreakfast: false,
      mealTypeLunch: false,
      mealTypeDinner: true,
    });
    // Invalid values from before the rules are kept as long as they are not changed.
    const { db } = app.database;
    const legacy = { name: 'X', name_key: 'x', website: 'javascript:1', phone: '', saffron_notes: ' plain ' };
    await db
      .insertInto('restaurants_saffron')
      .values({ ...legacy, ...EMPTY })
      .execute();
    const before = await app.services.guide.list('editors');

    expect(await exportGuide(db, place(name))).toBe(5);
    const version = await app.services.guide.version();
    expect(await importing(name, await readFile(place(name), 'utf8'))).toEqual({
      lines: [],
      added: 0,
      changed: 0,
      unchanged: 5,
      refused: 0,
    });
    expect(await app.services.guide.version()).toBe(version);

    await db.deleteFrom('restaurants_saffron').where('name', '=', odd.name).execute();
    const again = await importing(name, await readFile(place(name), 'utf8'));
    expect(again).toMatchObject({ added: 1, unchanged: 4, refused: 0 });
    const restored = await named(odd.name);
    expect(restored).toMatchObject({ ...odd, addedBy: 'import', updatedBy: null, mealTypeDinner: true, bar: false });
    expect(before.find(({ name }) => name === odd.name)).toMatchObject({ ...odd, addedBy: username });
  });

  test('escapes text that a spreadsheet would run as a formula', async () => {
    await importing('formula.json', [{ ...odd }]);
    await exportGuide(app.database.db, place('formula.csv'));
    const csv = await readFile(place('formula.csv'), 'utf8');
    expect(csv).toContain(`"'=SUM(A1)","''+Quarter"`);
    expect(csv).toContain(`"'+44 20 7946 0000"`);
    // A leading minus of a number is no formula.
    expect(csv).toContain('"51.50329999999999","-1e-7"');
    expect(csv).toContain(
      '"Mo 12:00-15:00; Tu-Th, Sa, Su closed; Fr 12:00-15:00, 18:00-01:00 (last orders 00:15); 2026',
    );
    expect(csv.startsWith('\ufeffid,name,')).toBe(true);
  });

  test('handles thousands of restaurants', { tags: ['long'], timeout: 60_000 }, async () => {
    const { db } = app.database;
    await generateGuide(db, 10_000);
    await db.deleteFrom('restaurants_saffron').where('cuisine', 'is', null).execute();
    await exportGuide(db, place('many.csv'));
    const text = await readFile(place('many.csv'), 'utf8');
    expect(await importing('many.csv', text)).toMatchObject({ lines: [], unchanged: 9800 });
    await generateGuide(db, 2_000);
    await db.deleteFrom('restaurants_saffron').where('cuisine', 'is', null).execute();
    const stew = await importing('many.csv', text.replaceAll('Try the soup', 'Try the stew'));
    expect(stew).toMatchObject({ added: 7840, changed: 1960, unchanged: 0, refused: 0 });
    expect((await named('Place 001000'))?.saffronNotes).toContain('stew');
    expect(await importing('many.csv', text.replaceAll('Try the soup', 'Try the stew'))).toMatchObject({
      unchanged: 9800,
    });
  });
});

/** Columns that default to null. */
const EMPTY = {
  neighborhood: null,
  neighborhood_key: null,
  cuisine: null,
  cuisine_key: null,
  tag: null,
  tag_key: null,
  price: null,
  rating: null,
  address: null,
  added_by: null,
  updated_by: null,
  date_updated: null,
  last_edited_by: null,
  last_edited_at: null,
};

const FILE = [
  'name,price,neighborhood,cuisine,rating,website,bar,tag,saffronNotes',
  'Lantern,,West,Thai,4.5,,yes,"a,A ,, b","Calm,\nlate"',
  ' PLACE  000001 ,5,Quarter 1,Kitchen 1,,,,,',
  '',
  'Place 000002,2,Quarter 2,Kitchen 2,1,,true,"tag-2, 100%_2","{""vibe"":""Room 2""}"',
  'lantern,1,West,Thai,,,,,',
  'High,6,West,Thai,,,,,',
  'Fine,2,West,Thai,4.3,,,,',
  'Site,2,West,Thai,,ftp://x.example,,,',
  'Flag,2,West,Thai,,,perhaps,,',
  'Short,2',
  ',2,West,Thai,,,,,',
  'No kitchen,2,West,,,,,,',
  'Nul\0,2,West,Thai,,,,,',
].join('\n');

describe('an import report', () => {
  test('lists the planned change of each line, and a dry run writes nothing', async () => {
    const version = await app.services.guide.version();
    const { lines, ...counts } = await importing('report.csv', FILE, false);
    expect(counts).toEqual({ added: 1, changed: 2, unchanged: 0, refused: 9 });
    expect(lines[0]).toBe('line 2: would add Lantern');
    expect(lines[1]).toMatch(
      /^line 4: would change Place 000001: name .*"PLACE {2}000001", price 1 → 5, tag .* → null, sa/,
    );
    expect(lines[2]).toMatch(/^line 6: would change Place 000002: saffronNotes [^,]*, quiet.* → [^,]*Room 2[^,]*$/);
    expect(lines.slice(3)).toEqual([
      'line 7: refused lantern: Duplicate name: see line 2.',
      'line 8: refused High: price must be at most 5.',
      'line 9: refused Fine: rating must be a multiple of 0.5.',
      `line 10: refused Site: ${INVALID_URL}`,
      'line 11: refused Flag: bar must be true or false.',
      'line 12: refused: Expected 9 cells as in the first line, found 2.',
      'line 13: refused: Restaurant name must be at least 2 characters',
      'line 14: refused No kitchen: Cuisine type must be at least 2 characters',
      expect.stringMatching(/^line 15: refused Nul\ufffd: .*control characters/),
    ]);
    expect(await app.services.guide.version()).toBe(version);
  });

  test('matches the applied import, which follows the rules for adding and editing', async () => {
    const diner = await registered(app);
    const { lines, ...counts } = await importing('report.csv', FILE);
    expect(counts).toEqual({ added: 1, changed: 2, unchanged: 0, refused: 9 });
    expect(lines[0]).toBe('line 2: added Lantern');
    expect(await named('Lantern')).toMatchObject({
      price: null,
      rating: 4.5,
      bar: true,
      tag: 'a, b',
      saffronNotes: '{"vibe":"Calm,\\nlate"}',
      addedBy: 'import',
      updatedBy: null,
    });
    expect(await named('PLACE  000001')).toMatchObject({
      price: 5,
      tag: null,
      bar: false,
      addedBy: 'critic-1@example.com',
      updatedBy: 'import',
      last_edited_by: 'import',
      dateUpdated: expect.any(String),
      address: '1 Long Street',
    });
    const list = await diner.send('GET', '/api/restaurants');
    expect(await list.json()).toHaveLength(4);
    const page = await diner.trpc.guide.page.query({ text: 'LANTERN' });
    expect(page.total).toBe(1);
    const taken = await diner.send('POST', '/api/restaurants', { name: 'LANTERN', neighborhood: 'We', cuisine: 'We' });
    expect({ status: taken.status, text: await taken.text() }).toEqual({ status: 409, text: DUPLICATE_NAME });
  });

  test('JSON: numbers the entries, null clears a field, and a missing field stays', async () => {
    const { lines } = await importing('some.json', [
      { name: 'Place 000002', price: null, id: 99, addedBy: 'me' },
      { name: 'Place 000001' },
      { name: 'Place 000000', bar: 'yes' },
      { name: 'Other', neighborhood: 'West', cuisine: 'Thai', stars: 3 },
      { name: ['Place 000000'] },
      { name: 'Omitted', neighborhood: 'West', cuisine: 'Thai' },
    ]);
    expect(lines).toEqual([
      'entry 1: changed Place 000002: price 2 → null',
      'entry 3: refused Place 000000: bar must be true or false.',
      'entry 4: refused: "stars" is not a field of a restaurant.',
      'entry 5: refused: name must be a text.',
      'entry 6: added Omitted',
    ]);
    expect(await named('Place 000002')).toMatchObject({ price: null, rating: 1, cuisine: 'Kitchen 2' });
    expect(await named('Omitted')).toMatchObject({ price: 2, bar: false });
  });
});

describe('hours and coordinates in a file', () => {
  const header = 'name,neighborhood,cuisine,hours,latitude,longitude';

  test('are written as people write them, and a refusal names row and problem', async () => {
    const rows = [
      'Lantern,West,Thai,"weekdays 12-15, 6pm-1am; Sa closed; 2026-12-25 closed",51.5033,-0.1196',
      'Late,West,Thai,Mo 25:00-26:00,,',
      'Clash,West,Thai,"Mo 12:00-15:00, 14:00-18:00",,',
      'Swapped,West,Thai,,151.2093,-33.8688',
      'Half,West,Thai,,51.5033,',
      'Comma,West,Thai,,"51,5033","-0,1196"',
      'Place 000001,Quarter 1,Kitchen 1,Mo closed,,',
    ];
    const { lines, ...counts } = await importing('hours.csv', [header, ...rows].join('\n'));
    expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 6 });
    expect(lines).toEqual([
      'line 2: added Lantern',
      'line 3: refused Late: 25:00 is not a time of day.',
      'line 4: refused Clash: The times from 12:00 and 14:00 on Monday overlap.',
      'line 5: refused Swapped: The latitude must be between -90 and 90.',
      'line 6: refused Half: Latitude and longitude belong together: please give both or neither.',
      'line 7: refused Comma: latitude must be a number.',
      'line 8: refused Place 000001: Please enter the hours of at least one day of the week.',
    ]);
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(await named('Lantern')).toMatchObject({
      hours: [
        { dayOfWeek: days, opens: '12:00', closes: '15:00' },
        { dayOfWeek: days, opens: '18:00', closes: '01:00' },
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
      latitude: 51.5033,
      longitude: -0.1196,
    });
  });

  test('change an existing restaurant, also one coordinate alone, and an empty cell clears them', async () => {
    const change = async (cells: string) =>
      (await importing('change.csv', `${header}\nPlace 000001,Quarter 1,Kitchen 1,${cells}`)).lines;
    expect(await change('Mo-Su 12:00-15:00,51.5,-0.25')).toEqual([
      'line 2: changed Place 000001: hours null → "Mo-Su 12:00-15:00", latitude null → 51.5, longitude null → -0.25',
    ]);
    expect(await change('daily 12-3pm,51.50,-0.125')).toEqual([
      'line 2: changed Place 000001: longitude -0.25 → -0.125',
    ]);
    expect(await named('Place 000001')).toMatchObject({
      hours: [{ opens: '12:00', closes: '15:00' }],
      latitude: 51.5,
      longitude: -0.125,
      address: '1 Long Street',
      updatedBy: 'import',
    });
    expect(await change('daily 12-3pm,,-0.125')).toEqual([
      'line 2: refused Place 000001: Latitude and longitude belong together: please give both or neither.',
    ]);
    expect(await change(',,')).toEqual([
      'line 2: changed Place 000001: hours "Mo-Su 12:00-15:00" → null, latitude 51.5 → null, longitude -0.125 → null',
    ]);
    expect(await named('Place 000001')).toMatchObject({ hours: null, latitude: null, longitude: null });
  });

  test('a place on the equator or the meridian is changed once', async () => {
    const text = '[{"name":"Place 000001","latitude":-0.0,"longitude":0.0}]';
    expect((await importing('zero.json', text)).changed).toBe(1);
    expect((await importing('zero.json', text)).unchanged).toBe(1);
  });

  test('JSON: hours may be a list or text', async () => {
    const list = [{ dayOfWeek: ['Monday'], opens: '12:00', closes: '15:00' }];
    const entries = (hours: unknown) => [{ name: 'Place 000001', hours }];
    expect((await importing('list.json', entries(list))).changed).toBe(1);
    expect((await importing('text.json', entries('Mo 12:00-15:00'))).unchanged).toBe(1);
    expect(
      (await importing('other.json', entries(list.map((entry) => ({ ...entry, closes: '16:00' }))))).lines,
    ).toEqual(['entry 1: changed Place 000001: hours "Mo 12:00-15:00; Tu-Su closed" → "Mo 12:00-16:00; Tu-Su closed"']);
    expect((await importing('wrong.json', entries([{ opens: '12:00' }]))).lines).toEqual([
      expect.stringMatching(/^entry 1: refused Place 000001: A closing time must be/),
    ]);
    expect(await named('Place 000001')).toMatchObject({ hours: [{ opens: '12:00', closes: '16:00' }] });
  });
});

describe('a file that cannot be read changes nothing', () => {
  const start = 'name,neighborhood,cuisine\nFirst,West,Thai\n';
  test.each([
    ['a.csv', 'name,colour\nx,y', /"colour", which is not a field/],
    ['a.csv', 'name,name\nx,y', /"name" twice/],
    ['a.csv', 'cuisine\nThai', /must contain "name"/],
    ['a.csv', `${start}"Second,West,Thai\n`, /not a valid CSV file: Quote Not Closed/],
    ['a.csv', `${start}Second,We"st,Thai\n`, /not a valid CSV file/],
    ['a.json', '{"name":"x"}', /must contain an array/],
    ['a.json', '[{"name":', /not valid JSON/],
  ])('%s %j', async (name, content, message) => {
    const version = await app.services.guide.version();
    await expect(importing(name, content)).rejects.toThrow(message);
    await expect(importing(name, content)).rejects.toBeInstanceOf(BadFile);
    expect(await app.services.guide.version()).toBe(version);
  });

  test.each([
    ['escape.csv', 'name,\u001b]0;owned\u0007\u009b2J\nx,y'],
    ['escape.json', '[\u001b[2J]'],
    ['escape-quote.csv', `${start}"Second"\u001b[2J,West,Thai\n`],
  ])('%s: its error writes nothing to the terminal but text', { tags: ['a72'] }, async (name, content) => {
    const error: unknown = await importing(name, content).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadFile);
    expect(String(error)).not.toMatch(/\p{Cc}/u);
  });

  test('refuses more bytes or restaurants than an import may have', { tags: ['a46'] }, async () => {
    const version = await app.services.guide.version();
    // A sparse file: it takes no space.
    await writeFile(place('large.csv'), 'name\nFirst\n');
    await truncate(place('large.csv'), IMPORT_BYTES_MAX + 1);
    const large = importGuide(app.database.db, { file: place('large.csv'), apply: true, report: () => {} });
    await expect(large).rejects.toThrow(/large\.csv is larger than 100 MB\. Split it/);

    const names = Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, index) => `Place ${index}`);
    await expect(importing('long.csv', ['name', ...names].join('\n'))).rejects.toThrow(
      /long\.csv has more than 100,000 restaurants\. Split it/,
    );
    expect(await app.services.guide.version()).toBe(version);
  });

  test('a name that is no name is refused like any other entry', { tags: ['a45'] }, async () => {
    const others = { neighborhood: 'West', cuisine: 'Thai' };
    const { lines } = await importing('names.json', [
      { name: 'e\u0316\u0301'.repeat(200_000), ...others },
      { name: '\u202eThe Ox\u202c', ...others, price: 9 },
    ]);
    expect(lines[0]).toMatch(/^entry 1: refused/);
    expect(lines.join()).not.toContain('\u202e');
    await symlink(place('loop.json'), place('loop.json'));
    const loop = importGuide(app.database.db, { file: place('loop.json'), apply: false, report: () => {} });
    await expect(loop).rejects.toThrow(/leads back to itself/);
  });

  test('refuses another encoding, another file type and a missing file', async () => {
    const { db } = app.database;
    const say = () => {};
    await writeFile(place('latin.csv'), Buffer.from('name,neighborhood,cuisine\nCaf\xe9,West,Thai\n', 'latin1'));
    await writeFile(place('latin.json'), Buffer.from('[{"name":"Caf\xe9"}]', 'latin1'));
    const file = (name: string) => importGuide(db, { file: place(name), apply: true, report: say });
    await expect(file('latin.csv')).rejects.toThrow(/not encoded in UTF-8/);
    await expect(file('latin.json')).rejects.toThrow(/not encoded in UTF-8/);
    await expect(file('none.csv')).rejects.toThrow(/does not exist/);
    await expect(file('guide.xlsx')).rejects.toThrow(/\.csv or \.json/);
    await expect(exportGuide(db, place('no/such/folder.csv'))).rejects.toThrow(/does not exist/);
    const listening = createServer().listen(place('pipe.csv'));
    await once(listening, 'listening');
    await expect(exportGuide(db, place('pipe.csv'))).rejects.toThrow(/no regular file/);
    listening.close();
  });
});
