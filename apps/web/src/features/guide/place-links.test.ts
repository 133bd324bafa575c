import { expect, test } from 'vitest';
import { mapLinks, phoneLink } from './place-links.ts';

const BELMONTE = { name: 'Café & Bar Belmonte', address: '18 Orchard Row', latitude: null, longitude: null };
const target = (link: string | undefined) => [...new URL(link ?? '').searchParams];

test('links lead to the coordinates', () => {
  const links = mapLinks({ ...BELMONTE, latitude: 51.5033, longitude: -0.1196 });
  expect(links?.directions).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/);
  expect(target(links?.directions)).toEqual([
    ['api', '1'],
    ['destination', '51.5033,-0.1196'],
  ]);
  expect(links?.map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(target(links?.map)[1]).toEqual(['query', '51.5033,-0.1196']);
});

test('zero is a coordinate', () => {
  expect(target(mapLinks({ ...BELMONTE, latitude: 0, longitude: 0 })?.map)[1]).toEqual(['query', '0,0']);
});

test('without coordinates, links lead to name and address', () => {
  const links = mapLinks({ ...BELMONTE, latitude: 51.5 });
  expect(target(links?.directions)[1]).toEqual(['destination', 'Café & Bar Belmonte, 18 Orchard Row']);
  expect(target(links?.map)[1]).toEqual(['query', 'Café & Bar Belmonte, 18 Orchard Row']);
});

test.each([null, '', '  '])('without coordinates and with the address %j, there are no links', (address) => {
  expect(mapLinks({ ...BELMONTE, address })).toBeNull();
});

test.each([
  ['(040) 555-0117', 'tel:0405550117'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['555.0117 ext. 12', 'tel:5550117;ext=12'],
  [' 112 ', 'tel:112'],
])('%s is %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test.each([null, '', 'by letter only', '1-800-FLOWERS', '12', 'javascript:alert(1)', '555-0117;url=x'])(
  '%s is no number to call',
  (phone) => {
    expect(phoneLink(phone)).toBeNull();
  },
);
