interface SignInSearch {
  /** Why a third-party sign-in failed. */
  error?: string;
  /** The page to go to after the sign-in: any text, to be checked with `ownPath`. */
  to?: string;
}

export function signInSearch({ error, to }: Record<string, unknown>): SignInSearch {
  return { ...(typeof error === 'string' && { error }), ...(typeof to === 'string' && { to }) };
}
