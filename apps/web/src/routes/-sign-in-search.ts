/** `?error=`: why a third-party sign-in failed. */
export function signInSearch({ error }: Record<string, unknown>): { error?: string } {
  return typeof error === 'string' ? { error } : {};
}
