import type { SlotReader } from '../check.ts';
import { distanceFrom, middleOfAreas } from '../origin.ts';
import { unknownCheck } from '../unknown-check.ts';
import { areaOf } from './area-values.ts';

/** Meters from the middle of an area within which a place outside is nearly there. */
const NEXT_TO_IT = 1000;

export const area: SlotReader = {
  apart: true,
  check: (value, { snapshot }, op) => {
    const found = areaOf(String(value), snapshot);
    if (!found) return unknownCheck('area', String(value), op, snapshot.vocabulary.neighborhoods);
    const { values, addresses } = found;
    const wanted = new Set(values);
    const middle = { coordinates: middleOfAreas(values, snapshot), neighborhoods: values, restaurant: null };
    const isThere = (at: number) => wanted.has(snapshot.areas[at] ?? '') || addresses.has(at);
    return {
      outcome: (row, at) => {
        if (isThere(at)) return 'meets';
        const meters = distanceFrom(middle, row);
        if (meters !== null && meters <= NEXT_TO_IT) return 'nearly';
        return snapshot.areas[at] ? 'lacks' : 'unknown';
      },
      nearness: (row, at) => {
        if (isThere(at)) return 1;
        const meters = distanceFrom(middle, row);
        return meters === null ? 0 : 1 / (1 + meters / NEXT_TO_IT);
      },
      evidence: ({ neighborhood, address }, at) =>
        address && addresses.has(at)
          ? { field: 'address', sentence: address }
          : neighborhood
            ? { field: 'neighborhood', sentence: neighborhood }
            : undefined,
    };
  },
};
