// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import { type Constraint, type GuideAnswer, type GuideQueryInput, guideQuery } from '@saffron/contracts/guide-query';
import { distanceBetween } from '@saffron/contracts/location';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIES, guides, queries, SENTENCES, TAGS } from '../../../../test/random-guide.ts';
import { AppError } from '../../../errors.ts';
import { finish } from '../../../slices.ts';
import { createSnapshot } from '../snapshot/create-snapshot.ts';
import { answering } from './answer.ts';

const NOW = { date: '2026-11-28', minute: 12 * 60 };
const ORIGIN = { latitude: 51.51, longitude: -0.1 };

const tagsOf = ({ tag }: Restaurant) => (tag ?? '').split(', ').map((one) => TAGS[one]);
/** What the notes of a generated restaurant say about a subject. */
const said = ({ saffronNotes }: Restaurant, subject: string): boolean[] =>
  Object.entries(SENTENCES).flatMap(([text, { about, yes }]) =>
    about === subject && saffronNotes?.includes(text) ? yes : [],
  );

/** Whether the guide says that a restaurant has a value, by the fields and the meaning of its generated sentences. */
function has(row: Restaurant, { slot, op }: Pick<Constraint, 'slot' | 'op'>, value: string | number): boolean | null {
  const text = String(value);
  const [yes, no] = [said(row, text).includes(true), said(row, text).includes(false)];
  if (slot === 'cuisine') {
    if ((FAMILIES[text] ?? []).includes(row.cuisine ?? '')) return true;
    // A dish on the menu counts only in a guide that lists no place as it.
    return op === 'is' && text === 'ramen' && yes ? null : false;
  }
  if (slot === 'dish') return yes || row.cuisine?.toLowerCase() === text;
  if (slot === 'diet' && text === 'vegan') return (yes || tagsOf(row).includes('vegan')) && !no;
  if (slot === 'diet') return tagsOf(row).includes('nut free') && said(row, 'nuts').length === 0;
  if (slot === 'area') return row.neighborhood?.toLowerCase() === text.toLowerCase();
  if (slot === 'amenity' && text === 'terrace') return yes || tagsOf(row).includes('terrace');
  if (slot === 'meal')
    return { breakfast: row.mealTypeBreakfast, lunch: row.mealTypeLunch, dinner: row.mealTypeDinner }[text] ?? null;
  if (slot === 'kind' && text === 'bar') return row.bar && row.restaurant ? null : row.bar;
  if (slot === 'kind') return row.restaurant;
  if (slot === 'reservations') return row.reservations === (text === 'yes');
  if (slot === 'name') return row.id === value;
  return null;
}

/** Whether a restaurant violates a `must`; null where the sentences above do not tell. */
function violates(row: Restaurant, { slot, op, values }: Constraint): boolean | null {
  const [value] = values;
  if (slot === 'near')
    return distanceBetween(ORIGIN, { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 }) > Number(value) + 1;
  if (slot === 'price' || slot === 'rating') {
    const number = row[slot];
    if (number === null) return op !== 'not';
    if (op === 'atMost') return number > Number(value);
    if (op === 'atLeast') return number < Number(value);
    return values.includes(number) === (op === 'not');
  }
  const known = values.map((one) => has(row, { slot, op }, one));
  if (known.includes(null)) return null;
  return known.includes(true) === (op === 'not');
}

const ask = (guide: readonly Restaurant[], query: GuideQueryInput): GuideAnswer =>
  finish(answering(guideQuery.parse(query), createSnapshot(guide), { now: NOW }));
/** Runs a law for random guides and queries. A name or an area that a small guide does not have is an error. */
function holds(law: (answer: GuideAnswer, query: ReturnType<typeof guideQuery.parse>, guide: Restaurant[]) => void) {
  fc.assert(
    fc.property(guides, fc.array(queries, { minLength: 4, maxLength: 4 }), (guide, list) => {
      const snapshot = createSnapshot(guide);
      for (const input of list) {
        const query = guideQuery.parse(input);
        const isUnknown = ({ slot, op, values }: Constraint) =>
          op === 'is' &&
          ['name', 'area'].includes(slot) &&
          values.some((one) => !guide.some((row) => has(row, { slot, op }, one)));
        const run = () => finish(answering(query, snapshot, { now: NOW }));
        if (query.constraints.some(isUnknown)) expect(run).toThrow(AppError);
        else law(run(), query, guide);
      }
    }),
    { numRuns: 30 },
  );
}

describe('for all guides and queries', { timeout: 20_000 }, () => {
  it('no hit violates a must, except for those that gave way', () => {
    holds(({ hits, relaxed }, { constraints }) => {
      for (const one of constraints.filter(({ strength }) => strength === 'must'))
        for (const { restaurant } of hits) if (!relaxed.includes(one)) expect(violates(restaurant, one)).not.toBe(true);
    });
  });

  it('diets, exclusions, names and step-free access never give way, and a price only by one level', () => {
    holds(({ hits, relaxed }) => {
      for (const one of relaxed) {
        expect(['diet', 'name']).not.toContain(one.slot);
        expect(one.op).not.toBe('not');
        expect(one.values).not.toContain('wheelchair');
        if (one.slot !== 'price') continue;
        for (const { restaurant } of hits)
          expect(Math.min(...one.values.map((level) => Math.abs(Number(level) - (restaurant.price ?? 9))))).toBe(1);
      }
    });
  });

  it('nothing gives way where a restaurant meets everything', () => {
    holds(({ relaxed, total }, { constraints }, guide) => {
      const musts = constraints.filter(({ strength }) => strength === 'must');
      const judged = guide.map((row) => musts.map((one) => violates(row, one)));
      // Where the guide's sentences contradict each other, a promise does not count.
      const isClear = musts.every(({ slot, op }) => op !== 'not' && slot !== 'amenity');
      if (isClear && judged.some((list) => list.every((one) => one === false))) {
        expect(relaxed).toEqual([]);
        expect(total).toBeGreaterThan(0);
      }
    });
  });

  it('every hit has a verdict for every constraint, in order, with words that the guide has', () => {
    holds(({ hits }, { constraints }) => {
      for (const { restaurant, verdicts } of hits) {
        expect(verdicts.map((verdict) => verdict.constraint)).toEqual(constraints);
        const texts = [
          restaurant.tag,
          restaurant.saffronNotes,
          restaurant.cuisine,
          restaurant.neighborhood,
          restaurant.name,
        ];
        for (const { outcome, evidence } of verdicts) {
          if (outcome === 'unknown') continue;
          if (['vibe', 'tag', 'cuisine', 'neighborhood', 'name'].includes(evidence?.field ?? ''))
            expect(texts.some((text) => text?.includes(evidence?.sentence ?? ''))).toBe(true);
        }
      }
    });
  });

  it('the limit, the total and the order hold', () => {
    holds(({ hits, total }, { limit, sort }) => {
      expect(hits).toHaveLength(Math.min(limit, total));
      const value = ({ restaurant, score, distance }: GuideAnswer['hits'][number]): number =>
        ({
          fit: -score,
          rating: -(restaurant.rating ?? 0),
          price: restaurant.price ?? 9,
          dearest: -(restaurant.price ?? 0),
          newest: -Date.parse(restaurant.dateAdded),
          // Without a place to measure from, what fits best comes first.
          distance: distance ?? -score,
        })[sort];
      const values = hits.map(value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    });
  });

  it('another must never adds a hit, unless something gives way', () => {
    fc.assert(
      fc.property(guides, queries, (guide, query) => {
        const musts = (query.constraints ?? []).filter(({ slot }) => slot !== 'name' && slot !== 'area');
        const [first, ...others] = musts.map((one) => ({ ...one, strength: 'must' as const }));
        if (!first) return;
        const all = ask(guide, { ...query, constraints: [first, ...others] });
        if (all.relaxed.length === 0)
          expect(all.total).toBeLessThanOrEqual(ask(guide, { ...query, constraints: others }).total);
      }),
      { numRuns: 30 },
    );
  });
});
