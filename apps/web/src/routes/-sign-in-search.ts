/** `?error=`: why the way through another site led back. */
export function signInSearch({ error }: Record<string, unknown>): { error?: string } {
  return typeof error === 'string' ? { error } : {};
}
