import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answering, loadAnswering } from '../src/features/understanding/answering/answering.ts';
import { caveatsFor, loadCaveats } from '../src/features/understanding/answering/caveats.ts';
import { loadSuiting, suitingTo } from '../src/features/understanding/answering/suiting.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import { answersHash, type Described, describedIn } from '../training/answers.ts';

/** Written by authors of whom the models have seen nothing. */
const DIRECTORY = new URL('answers/', import.meta.url);
const authors = readdirSync(DIRECTORY).map((name) => describedIn(new URL(name, DIRECTORY)));
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;
/** From this probability on a sentence surely answers. */
const SURE = 0.42;

describe('the models of answers and of wishes', () => {
  it('come from weights made of the data and code in this repository', () => {
    expect(loadAnswering().source, 'run npm run train').toBe(answersHash());
    expect(loadSuiting().source, 'run npm run train').toBe(answersHash());
    expect(loadCaveats().caveats.source, 'run npm run train').toBe(answersHash());
    expect(loadCaveats().against.source, 'run npm run train').toBe(answersHash());
  });

  it('tell of any text, and never that they are surer than sure', () => {
    const notes = ['', ' ', '🍜🍜', '\ud800', 'ﷺ'.repeat(2_000), 'no '.repeat(2_000)].map((text) => ({
      text,
      part: 'vibe' as const,
    }));
    for (const { text } of notes) {
      const told = answering(tokenize(text), notes);
      expect(told).toHaveLength(notes.length);
      const caveatOf = caveatsFor(tokenize(text));
      const caveats = notes.map((note) => caveatOf(note));
      const chances = [
        ...told.map(({ chance }) => chance),
        ...notes.map(suitingTo(tokenize(text))),
        ...caveats.flatMap(({ worth, against }) => [worth, against]),
      ];
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThan(1.000_001);
    }
    expect(answering(tokenize('is it loud?'), [])).toEqual([]);
  });
});

describe('of authors whom nobody has read', () => {
  const asked = authors.flat().flatMap(({ asks, sentences }) =>
    asks.flatMap(({ kind, text, told }) => {
      const [best] = kind === '?' ? answering(tokenize(text), sentences) : [];
      return best
        ? [{ chance: best.chance, answerable: told.length > 0, right: told.includes(sentences.indexOf(best.sentence)) }]
        : [];
    }),
  );

  it('most questions find the sentence that answers, and hardly any another one', () => {
    expect(asked.length).toBeGreaterThan(1_300);
    const answerable = asked.filter((one) => one.answerable);
    expect(shareOf(answerable, ({ right }) => right)).toBeGreaterThan(0.78);
    expect(shareOf(answerable, ({ right, chance }) => right && chance >= SURE)).toBeGreaterThan(0.5);
    expect(shareOf(answerable, ({ right, chance }) => !right && chance >= SURE)).toBeLessThan(0.05);
  });

  it('hardly any question that nothing answers surely finds a sentence', () => {
    const silent = asked.filter((one) => !one.answerable);
    expect(shareOf(silent, ({ chance }) => chance >= SURE)).toBeLessThan(0.18);
  });

  it('half of what is told of a place before a visit is what a friend would mention', () => {
    const visits = authors.flat().flatMap(({ visits: of, sentences }) =>
      of.map(({ text, told }) => {
        const caveatOf = caveatsFor(tokenize(text));
        const caveats = sentences.map((sentence) => caveatOf(sentence));
        const worth = caveats.map((one) => one.worth);
        const best = worth.indexOf(Math.max(...worth));
        const wrong = caveats.flatMap((one, at) => (one.against >= 0.2 ? [told.includes(at)] : []));
        return { worth: worth[best] ?? 0, right: told.includes(best), wrong };
      }),
    );
    expect(visits.length).toBe(535);
    const told = visits.filter(({ worth }) => worth >= 0.18);
    expect(told.length).toBeGreaterThan(200);
    expect(shareOf(told, ({ right }) => right)).toBeGreaterThan(0.45);
    const wrong = visits.flatMap((one) => one.wrong);
    expect(wrong.length).toBeGreaterThan(30);
    expect(shareOf(wrong, (right) => right)).toBeGreaterThan(0.5);
  });

  it('a wish finds the place of which it was written among all of a guide', () => {
    const ranks = authors.flatMap((places) =>
      places.flatMap((place) =>
        place.asks.flatMap(({ kind, says, text, told }) =>
          kind === '!' && says !== '-' && told.length > 0 ? [rankOf(place, places, text)] : [],
        ),
      ),
    );
    expect(ranks.length).toBeGreaterThan(300);
    expect(shareOf(ranks, (rank) => rank < 3)).toBeGreaterThan(0.3);
    expect(shareOf(ranks, (rank) => rank < 10)).toBeGreaterThan(0.55);
  });
});

/** How many places suit a wish better than one does. */
function rankOf(place: Described, all: readonly Described[], wish: string): number {
  const suits = suitingTo(tokenize(wish));
  const best = ({ sentences }: Described) => Math.max(0, ...sentences.map(suits));
  const own = best(place);
  return all.filter((one) => best(one) > own).length;
}
