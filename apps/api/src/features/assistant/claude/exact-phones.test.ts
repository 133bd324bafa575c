import { describe, expect, test } from 'vitest';
import { brief, never, read, restaurant, startClaude } from '../../../../test/claude.ts';

const CANDIDATES = [
  restaurant(11, 'Casa Luna', { phone: '(293) 555-0104' }),
  restaurant(12, 'Sol', { phone: '+49 30 5550 0177' }),
  restaurant(13, 'Ko', { saffronNotes: 'For parties call 555-0188 after six.' }),
];

async function replyOf(say: string[], messages = ['Where can I call?']) {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ say });
  const turns = messages.map((message) => ({ message, reply: null }));
  return (await read(writer.write(brief({ found: { turns, candidates: CANDIDATES } }), never))).text;
}

describe('telephone numbers', () => {
  test.each([
    ['Casa Luna: (293) 555-0140.', 'Casa Luna: (293) 555-0104.'],
    ['Sol first, then Casa Luna on 293 555 0999, late.', 'Sol first, then Casa Luna on (293) 555-0104, late.'],
    ['Ring Sol (+49 30 5550 0171) or Casa Luna.', 'Ring Sol (+49 30 5550 0177) or Casa Luna.'],
    ['(Casa Luna, on 293 555 0141)', '(Casa Luna, on (293) 555-0104)'],
    ['Ring 293.555.0141', 'Ring the number on its card'],
    ['Casa Luna, from 11:30. (293) 555-0140.', 'Casa Luna, from 11:30. (293) 555-0104.'],
    ['Casa Luna until 22:15 (293) 555-0140.', 'Casa Luna until 22:15 (293) 555-0104.'],
    ['Ko answers on 293 555 0141.', 'Ko answers on the number on its card.'],
  ])('that stand in no data are replaced: %s', async (said, expected) => {
    expect(await replyOf([said])).toBe(expected);
    expect(await replyOf([...said])).toBe(expected);
  });

  test.each([
    'Casa Luna, (293) 555-0104, or 293-555-0104.',
    'Ko: 555-0188. Sol: +49 (30) 55500177.',
    'Casa Luna is open from 11:30. (293) 555-0104.',
    'Casa Luna, until 23:00 (293) 555-0104. A table for 2 (293) 555-0104, or in 2027. 555-0188 is Ko.',
    'You wrote 020 7946 0000, which is none of theirs.',
    'Open 12:00-15:00, 18:00-23:00 until 2026-12-24; 2026-12-25 12:00. For 10, 20 or 1,000 people at 250 meters.',
  ])('that stand in data, times, dates and counts stay: %s', async (said) => {
    const asked = ['Is it 020 7946 0000?'];
    expect(await replyOf([said], asked)).toBe(said);
    expect(await replyOf([...said], asked)).toBe(said);
  });
});

test('what is held back for a number is not lost when Claude breaks off', async () => {
  const { anthropic, writer } = await startClaude({ idle: 50 });
  anthropic.script({ say: ['Casa Luna at 7', { pings: 10 }] });
  const { text, error } = await read(writer.write(brief({ found: { turns: [], candidates: CANDIDATES } }), never));
  expect(text).toBe('Casa Luna at 7');
  expect(error).not.toBeNull();
});
