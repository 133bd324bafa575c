// @module-tag long
import { readdirSync, readFileSync } from 'node:fs';
import { demoGuide } from '@saffron/db/demo-guide/index';
import type { DemoRestaurant } from '@saffron/db/demo-guide/types';
import { describe, expect, it } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { asReturned } from './quality-talk.ts';

/** A first message with the places that a friend who knows the guide would name: the best one first of all, others that are fine, and mistakes. */
interface Labelled {
  message: string;
  best: readonly string[];
  fine: readonly string[];
  bad: readonly string[];
}

/** Guides of some forty places each with sixty messages, by eleven authors who knew neither the engine nor each other's texts, and ninety messages to the demo guide. */
const DIRECTORY = new URL('picks/', import.meta.url);
/** Messages of which nothing tells the day are sent at six on a Saturday. */
const NOW = { date: '2026-11-28', minute: 18 * 60 };

describe('first messages to guides by eleven authors, and to the demo guide', () => {
  const played = readdirSync(DIRECTORY).flatMap((name) => {
    const read: { guide: DemoRestaurant[] | null; messages: Labelled[] } = JSON.parse(
      readFileSync(new URL(name, DIRECTORY), 'utf8'),
    );
    const snapshot = createSnapshot(asReturned(read.guide ?? demoGuide));
    return read.messages
      .filter(({ best }) => best.length > 0)
      .map(({ message, ...labels }) => {
        const { picks } = respond([{ message, reply: null, answers: [] }], snapshot, NOW);
        return { ...labels, names: picks.map((row) => row.name) };
      });
  });
  const shareOf = (is: (one: (typeof played)[number]) => boolean) => played.filter(is).length / played.length;
  const isFirst = (names: readonly string[], among: readonly string[]) => among.includes(names[0] ?? '');

  it('get the best place first, more often than not', () => {
    expect(played.length).toBeGreaterThan(650);
    expect(shareOf(({ names, best }) => isFirst(names, best))).toBeGreaterThan(0.5);
    expect(shareOf(({ names, best, fine }) => isFirst(names, [...best, ...fine]))).toBeGreaterThan(0.62);
    expect(shareOf(({ names, best }) => best.some((name) => names.includes(name)))).toBeGreaterThan(0.6);
  });

  it('seldom get a place first that would be a mistake', () =>
    expect(shareOf(({ names, bad }) => isFirst(names, bad))).toBeLessThan(0.1));
});
