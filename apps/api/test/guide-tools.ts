import type { Restaurant } from '@saffron/contracts/guide';
import type { Needs } from '../src/features/assistant/needs.ts';
import { createGuideTools, type GuideTools } from '../src/features/search/guide-tools.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';

/** A Friday evening. */
export const NOW = { date: '2026-06-19', minute: 19 * 60 + 30 };

/** The tools of a guide that consists of some restaurants. */
export function toolsOf(rows: readonly Restaurant[]): GuideTools {
  const snapshot = createSnapshot(rows);
  return createGuideTools({ snapshot: async () => snapshot, now: async () => NOW, other: null });
}

/** Of a diner who can eat everything. */
export const NO_NEEDS: Needs = {
  holds: [],
  earlier: [],
  ofOne: false,
  ofHealth: false,
  avoids: [],
  asked: new Set(),
  judge: async () => {},
  against: () => null,
  caution: () => '',
};
