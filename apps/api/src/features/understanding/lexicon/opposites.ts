import { table } from '../../../table.ts';

/** Features that no place has both of, at least not at once. */
export const OPPOSITE_FEATURES: Readonly<Record<string, readonly string[]>> = table({
  quiet: ['lively'],
  lively: ['quiet'],
  inside: ['terrace'],
  terrace: ['inside'],
  casual: ['dressy'],
  dressy: ['casual'],
  dim: ['bright'],
  bright: ['dim'],
});
