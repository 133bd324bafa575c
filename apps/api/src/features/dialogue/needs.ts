import type { Move } from './moves.ts';
import type { Response } from './response.ts';

/** Moves of small talk: where a need is kept, nothing else has to be said. */
const TALK: ReadonlySet<Move['type']> = new Set(['remark', 'unsure']);

/** A response that says first which need somebody has taken back, or that it is kept because that was not clear. */
export function withNeeds<T extends Omit<Response, 'work'>>(response: T): T {
  const { again, kept } = response.wishes.message;
  const moves = response.moves ?? (response.picks.length > 0 ? [{ type: 'recommend' as const, found: response }] : []);
  if (again.length + kept.length === 0 || moves.some(({ type }) => type === 'needs')) return response;
  return { ...response, moves: [{ type: 'needs', again, kept }, ...moves.filter(({ type }) => !TALK.has(type))] };
}
