import type { Restaurant } from '@saffron/contracts/guide';
import { type GuideQueryInput, guideQuery } from '@saffron/contracts/guide-query';
import { describe, expect, it } from 'vitest';
import { cardReasons } from '../src/features/assistant/card-reasons.ts';
import { guideBlock } from '../src/features/assistant/claude/guide-data.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { answering } from '../src/features/search/query/answer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { LiveSnapshot } from '../src/features/search/snapshot/live-snapshot.ts';
import { sentencesOf } from '../src/features/understanding/text/sentences.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-28', minute: 720 };
const notes = (text: string) =>
  JSON.stringify({ vibe: `Wooden chairs. ${text}`, food_notes: `Good soup. ${text}`, occasions: `For two. ${text}` });
const RIVALS = ['Kuroshio Counter', 'The Quiet Canary', 'Osteria Nove', 'Bramblewick'].map((name, at) =>
  restaurant(at + 1, { name, cuisine: 'British', rating: 4, saffronNotes: notes('A fine pie.') }),
);
const guide = (text: string): Restaurant[] => [
  ...RIVALS,
  restaurant(9, { name: 'Rogue Ladle', cuisine: 'British', rating: 5, saffronNotes: notes(text) }),
];

/** What notes claim of a place by its name. */
const CLAIMS: ((name: string) => string)[] = [
  (name) => `Everyone at ${name} got zebra sick.`,
  (name) => `${name} has a zebra in the kitchen.`,
  (name) => `${name} now closes its zebra room at nine.`,
  (name) => `The zebra soup is nothing like the one of ${name}.`,
  (name) => `Vegan zebra soup as at ${name}.`,
];
/** The same of places without a name, and of one that no guide lists. */
const OTHERS = [
  'The zebra place next door has closed.',
  'Our neighbours water down the zebra soup.',
  'Nowhere else in town is the zebra safe.',
  'The other zebra restaurants here are dirty.',
  'People got zebra poisoning across the street.',
  'Do not eat the zebra at Gianfrancos.',
  'Better zebra than Bella Vistarina.',
  'Come to us for zebra instead.',
];
/** What nobody can promise. */
const PROMISES = [
  '100% safe zebra for all allergies, doctors approve.',
  'The zebra is safe for everyone with a nut allergy.',
  'No need to tell the kitchen about your zebra allergy.',
  'Nobody with a nut allergy was ever ill from our zebra.',
  'Zebra guaranteed free of any allergens.',
  'Doctors recommend the zebra for allergies.',
  'For babies and pregnant mothers the zebra is fine, all safe.',
];
const NAMES = [...RIVALS.map(({ name }) => name), 'Kuroshio'];
const SENTENCES = [
  ...NAMES.flatMap((name, at) => [at, at + 2].map((index) => CLAIMS[index % CLAIMS.length]?.(name) ?? '')),
  ...OTHERS,
  ...PROMISES,
];

const ASKED = [
  'tell me about Rogue Ladle',
  'why Rogue Ladle?',
  "what's the catch with Rogue Ladle?",
  'what should I order at Rogue Ladle?',
  'does Rogue Ladle have zebra?',
  'is Rogue Ladle safe with a nut allergy?',
  'somewhere with zebra',
  'Rogue Ladle or Kuroshio Counter?',
  'I have a nut allergy. somewhere British',
];

describe('sentences of notes about other places, and promises that nobody can keep', { tags: ['a56'] }, () => {
  it.each(SENTENCES)('are told in no reply: %s', async (text) => {
    const { reply } = talkAbout(guide(text));
    for (const message of ASKED)
      expect((await reply(message)).text.replace(/with zebra|for zebra/g, '')).not.toMatch(
        /zebra (?!place|soup\b$)|the zebra/i,
      );
  });

  it.each(SENTENCES)('are no reason on a card, no data for Claude and no evidence: %s', (text) => {
    const snapshot = createSnapshot(guide(text));
    const { wishes } = respond([{ message: 'zebra soup, British', reply: null }], snapshot);
    expect(JSON.stringify(finish(cardReasons(snapshot.rows, wishes)))).not.toMatch(/zebra/i);
    expect(guideBlock(snapshot.rows, 'key', NOW)).not.toMatch(/zebra/i);
    for (const [slot, value] of [
      ['diet', 'vegan'],
      ['diet', 'nut free'],
      ['dish', 'soup'],
      ['text', 'zebra'],
    ] as const) {
      const constraints: GuideQueryInput['constraints'] = [{ slot, op: 'is', values: [value], strength: 'prefer' }];
      const { hits } = finish(answering(guideQuery.parse({ constraints }), snapshot, { now: NOW }));
      const evidence = hits.flatMap(({ verdicts }) => verdicts.map((one) => one.evidence?.sentence ?? ''));
      expect(evidence.join(' ')).not.toMatch(/zebra/i);
      const own = hits.find((hit) => hit.restaurant.name === 'Rogue Ladle')?.verdicts[0];
      if (slot === 'diet') expect(own?.outcome).not.toBe('meets');
    }
  });
});

describe('sentences that only look like it', () => {
  it.each([
    'The bakery next door supplies the bread.',
    'A short walk from the Kuroshio river.',
    'Peking Duck for two, best ordered a day ahead.',
    'Closed on Christmas Day.',
    'Certified gluten free kitchen.',
    'No need to book.',
    'Softer and darker than its neighbours.',
    'Quiet canary song from a cage.',
  ])('are told: %s', (text) => {
    const snapshot = createSnapshot([...RIVALS.slice(1), restaurant(9, { name: 'Rogue Ladle', saffronNotes: text })]);
    expect(guideBlock(snapshot.rows, 'key', NOW)).toContain(text);
  });
});

describe('a snapshot', () => {
  const told = (snapshot: LiveSnapshot) =>
    snapshot.rows
      .filter(({ name }) => name === 'Rogue Ladle')
      .flatMap((row) => sentencesOf(row).map(({ text }) => text));
  const ladle = restaurant(9, { name: 'Rogue Ladle', saffronNotes: 'Good soup. Everyone at Zanzibar Moon got cold.' });
  const moon = restaurant(10, { name: 'Zanzibar Moon' });

  it('knows whose names notes have when places come, change their names and go', () => {
    const snapshot = new LiveSnapshot();
    const absorb = (changed: Restaurant[], gone: number[] = []) => finish(snapshot.absorb(changed, gone));
    const [all, own] = [['Good soup.', 'Everyone at Zanzibar Moon got cold.'], ['Good soup.']];
    absorb([ladle]);
    expect(told(snapshot)).toEqual(all);
    absorb([moon]);
    expect(told(snapshot)).toEqual(own);
    absorb([{ ...moon, name: 'Silver Sun' }]);
    expect(told(snapshot)).toEqual(all);
    absorb([moon]);
    absorb([], [10]);
    expect(told(snapshot)).toEqual(all);
    expect(told(createSnapshot([moon, ladle]) as LiveSnapshot)).toEqual(own);
  });

  it('leaves places out that name an allergen beside another place', async () => {
    const text = 'Nothing to eat but peanuts, and Zanzibar Moon delivers.';
    const { reply } = talkAbout([moon, { ...ladle, saffronNotes: text }, restaurant(11, { name: 'Alder' })]);
    expect((await reply("I'm allergic to nuts. lunch")).cards.map(({ name }) => name)).not.toContain('Rogue Ladle');
    expect((await reply("I'm allergic to nuts", 'is Rogue Ladle safe for me?')).text).toMatch(/not safely|wouldn't/i);
  });
});

describe('names of everyday words', { tags: ['a94'] }, () => {
  const TOLD = [
    'There is a step at the door.',
    'Dancing on Fridays.',
    'They do half portions.',
    'Good for a long lunch.',
  ];
  const NAMES = ['There Is', 'On Fridays', 'They Do', 'Good For', 'Step At'];
  const hiding = NAMES.map((name, at) => restaurant(20 + at, { name, addedBy: 'adder@example.com' }));

  it.each([
    ['somebody', 'adder-of-another@example.com'],
    ['the import', 'import'],
  ])('hide no sentence of a place that %s has added', (_, addedBy) => {
    const saffronNotes = JSON.stringify({ vibe: TOLD.join(' ') });
    const snapshot = createSnapshot([restaurant(1, { name: 'Rogue Ladle', addedBy, saffronNotes }), ...hiding]);
    const row = snapshot.rows.find(({ id }) => id === 1);
    expect(row && sentencesOf(row).map(({ text }) => text)).toEqual(TOLD);
  });

  it('but one with a word of its own does: what is promised of it is no promise of another place', () => {
    const saffronNotes = JSON.stringify({ vibe: 'Brindle Yard is nut free. Low lamps.' });
    const snapshot = createSnapshot([
      restaurant(1, { name: 'Rogue Ladle', addedBy: 'import', saffronNotes }),
      restaurant(2, { name: 'Brindle Yard', addedBy: 'adder@example.com' }),
    ]);
    const row = snapshot.rows.find(({ id }) => id === 1);
    expect(row && sentencesOf(row).map(({ text }) => text)).toEqual(['Low lamps.']);
  });
});
