interface SignInSearch {
  /** Why a third-party sign-in failed. */
  error?: string;
  /** The restaurant to go to after the sign-in: a number, and never an address. */
  place?: number;
}

export function signInSearch({ error, place }: Record<string, unknown>): SignInSearch {
  return { ...(typeof error === 'string' && { error }), ...(Number(place) > 0 && { place: Number(place) }) };
}
