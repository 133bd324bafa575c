/** What a diner can say of a reply. */
export const RATINGS = ['up', 'down'] as const;
export type Rating = (typeof RATINGS)[number];

/** The reasons that can be given for each rating, as they are shown. */
export const RATING_REASONS = {
  up: { good_picks: 'Good picks', understood: 'Understood me', clear: 'Clear and short', new_to_me: 'New to me' },
  down: {
    misunderstood: 'Misunderstood me',
    poor_picks: 'Poor picks',
    wrong_facts: 'Wrong facts',
    unclear: 'Unclear or too long',
  },
} as const;
export type RatingReason = { [Of in Rating]: keyof (typeof RATING_REASONS)[Of] }[Rating];
