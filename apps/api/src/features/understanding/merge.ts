/** Ids in order, each once. */
export const merge = (first: readonly number[], then: readonly number[]): number[] => [...new Set([...first, ...then])];
