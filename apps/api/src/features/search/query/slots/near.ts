import { DISTANCE_WITHOUT_ORIGIN } from '@saffron/contracts/guide-texts';
import { distanceText } from '@saffron/contracts/location';
import { AppError } from '../../../../errors.ts';
import type { SlotReader } from '../check.ts';
import { distanceFrom } from '../origin.ts';

/** Up to this many times the distance is nearly within it. */
const NEARLY = 1.5;

/** Within some meters. Where coordinates are missing, the same neighborhood counts as near, and another one tells nothing. */
export const near: SlotReader = {
  check: (value, { snapshot, origin }) => {
    if (!origin) throw new AppError('bad_input', DISTANCE_WITHOUT_ORIGIN);
    const most = Number(value);
    const neighborhoods = new Set(origin.neighborhoods);
    return {
      outcome: (row, at) => {
        const meters = distanceFrom(origin, row);
        if (meters === null) return neighborhoods.has(snapshot.areas[at] ?? '') ? 'meets' : 'unknown';
        return meters <= most ? 'meets' : meters <= most * NEARLY ? 'nearly' : 'lacks';
      },
      evidence: (row, at) => {
        const meters = distanceFrom(origin, row);
        if (meters !== null) return { field: 'location', sentence: distanceText(meters) };
        const area = snapshot.areas[at];
        return area ? { field: 'neighborhood', sentence: area } : undefined;
      },
    };
  },
};
