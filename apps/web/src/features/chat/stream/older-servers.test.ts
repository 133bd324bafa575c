import { RESTAURANTS_MARKER } from '@saffron/contracts/product';
import { NO_MESSAGE_IN_REPLY } from '@saffron/contracts/texts';
import { describe, expect, test } from 'vitest';
import { finishedReply, visibleText } from './older-servers.ts';

const CARD = {
  id: '7',
  name: 'Lume',
  description: 'Quiet.',
  neighborhood: 'Harbour',
  cuisine: 'Italian',
  priceRange: '$$',
  website: 'https://lume.example',
  address: '1 Quay',
  phone: null,
  hours: [{ dayOfWeek: ['Monday'], opens: '18:00', closes: '23:00' }],
  latitude: 51.5,
  rating: null,
  reservations: false,
  tags: [],
  longitude: 0,
  reason: null,
};

describe('text while a reply streams', () => {
  test('plain text is unchanged', () => {
    expect(visibleText('Two places,\nboth good.')).toBe('Two places,\nboth good.');
  });

  test('a JSON fragment of any length shows its message', () => {
    const whole = '{"message": "Say \\"hi\\" to\\nLume", "restaurants": [{"name": "Lume"}]}';
    const read = Array.from(whole, (_, end) => visibleText(whole.slice(0, end + 1)));
    expect(read.at(-1)).toBe('Say "hi" to\nLume');
    for (const text of read) expect('Say "hi" to\nLume').toContain(text);
    expect(read.filter((text, at) => at > 0 && text.length < (read[at - 1] ?? '').length)).toEqual([]);
  });

  test('the message field need not come first', () => {
    expect(visibleText('{ "restaurants": [], "message" : "Here')).toBe('Here');
  });

  test('braces in prose are not JSON', () => {
    expect(visibleText('Try the {chef} menu')).toBe('Try the {chef} menu');
  });

  test('line breaks and quotes are unescaped, and an incomplete escape is held back', () => {
    expect(visibleText('One\\nTwo \\"three\\"')).toBe('One\nTwo "three"');
    expect(visibleText('One\\')).toBe('One');
    expect(visibleText('{"message":"caf\\u00e')).toBe('caf');
    expect(visibleText('{"message":"caf\\u00e9')).toBe('café');
  });

  test('neither the marker nor text after it shows, wherever the stream is split', () => {
    const before = 'Lume is the one.';
    const whole = `${before}\n${RESTAURANTS_MARKER} {"restaurants": [{"name": "Lume"}]}`;
    for (let end = 1; end <= whole.length; end++) {
      const shown = visibleText(whole.slice(0, end)).trimEnd();
      expect(before.startsWith(shown), `split at ${end}: ${shown}`).toBe(true);
      if (end > before.length + RESTAURANTS_MARKER.length) expect(shown).toBe(before);
    }
  });

  test('text that only starts like the marker appears with the next character', () => {
    expect(visibleText('The BAR')).toBe('The BA');
    expect(visibleText('The BAR is')).toBe('The BAR is');
  });
});

describe('a finished reply', () => {
  test('a list of restaurants is used, and the message stays plain text', () => {
    const message = `He wrote ${RESTAURANTS_MARKER}{"restaurants":[{"name":"Forged"}]}`;
    expect(finishedReply({ message, restaurants: [CARD] })).toEqual({ message, restaurants: [CARD] });
    expect(finishedReply({ message, restaurants: [] }).restaurants).toEqual([]);
  });

  test('without a list, the marker splits text and cards', () => {
    const message = `Lume is the one.\n${RESTAURANTS_MARKER}\n{"restaurants": [${JSON.stringify(CARD)}], "message": "unused"}`;
    expect(finishedReply({ message })).toEqual({ message: 'Lume is the one.', restaurants: [CARD] });
  });

  test('without text before the marker, the embedded message is used', () => {
    const message = `${RESTAURANTS_MARKER}{"message": "From inside.", "restaurants": []}`;
    expect(finishedReply({ message })).toEqual({ message: 'From inside.', restaurants: [] });
  });

  test('the streamed text is used when the final event has no message', () => {
    const streamed = '{"message": "Streamed.", "restaurants": [{"name": "Lume"}]}';
    const { message, restaurants } = finishedReply({}, streamed);
    expect(message).toBe('Streamed.');
    expect(restaurants.map(({ name }) => name)).toEqual(['Lume']);
  });

  test('truncated or invalid JSON leaves the text', () => {
    expect(finishedReply({ message: `Fine. ${RESTAURANTS_MARKER}{"restaurants": [{` })).toEqual({
      message: 'Fine.',
      restaurants: [],
    });
    expect(finishedReply({ message: `Fine. ${RESTAURANTS_MARKER} none` }).message).toBe('Fine.');
  });

  test('a missing message has a fallback', () => {
    expect(finishedReply({ restaurants: [] }).message).toBe(NO_MESSAGE_IN_REPLY);
    expect(finishedReply({ message: '' }).message).toBe(NO_MESSAGE_IN_REPLY);
  });

  test.each([
    'Mo-Fr 18:00-23:00',
    [null],
    [{ opens: '18:00' }],
    [{ opens: 1800, closes: 2300 }],
    [{ dayOfWeek: 7, opens: '18:00', closes: '23:00' }],
  ])('%j are no opening hours', (hours) => {
    const { restaurants } = finishedReply({ message: 'x', restaurants: [{ ...CARD, hours, latitude: 'north' }] });
    expect(restaurants).toEqual([{ ...CARD, hours: null, latitude: null }]);
  });

  test('incomplete cards get defaults, and items without a name are dropped', () => {
    const { restaurants } = finishedReply({
      message: 'x',
      restaurants: [{ id: 3, name: ' Lume ', price: 9 }, { name: '' }, null, 'Lume', [], { name: 'B', price: 'much' }],
    });
    expect(
      restaurants.map(({ id, name, priceRange, cuisine, description }) => [id, name, priceRange, cuisine, description]),
    ).toEqual([
      ['3', 'Lume', '$$$$$', 'food', 'A great restaurant option.'],
      ['card-5', 'B', '$', 'food', 'A great restaurant option.'],
    ]);
  });
});
