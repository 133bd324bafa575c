import { ADDED_DIETS, ADDED_FEATURE_KEYS, ADDED_FEATURES, ADDED_MEALS } from '@saffron/contracts/additions';
import type { Addition, Chip } from '@saffron/contracts/steering';

/** Something that can be added, and the chip that it becomes. */
interface Choice {
  addition: Addition;
  chip: string;
  /** Where the list calls it otherwise than the chip. */
  label?: string;
}

const PRICES = [1, 2, 3, 4];
const SIZES = [2, 3, 4, 5, 6, 8, 10, 12];

const FIXED: readonly (readonly [string, readonly Choice[]])[] = [
  [
    'What matters',
    [
      { addition: { kind: 'open now' }, chip: 'right now', label: 'open now' },
      { addition: { kind: 'reservations' }, chip: 'takes reservations' },
      ...ADDED_FEATURE_KEYS.map((feature) => ({
        addition: { kind: 'feature' as const, feature },
        chip: ADDED_FEATURES[feature],
      })),
    ],
  ],
  ['Price', PRICES.map((most) => ({ addition: { kind: 'price' as const, most }, chip: `up to ${'$'.repeat(most)}` }))],
  ['People', SIZES.map((size) => ({ addition: { kind: 'party' as const, size }, chip: `${size} people` }))],
  ['Diet', ADDED_DIETS.map((diet) => ({ addition: { kind: 'diet' as const, diet }, chip: diet }))],
  ['Meal', ADDED_MEALS.map((meal) => ({ addition: { kind: 'meal' as const, meal }, chip: meal }))],
];

/** What can be added to a conversation, in groups: all but what counts already. */
export function additionChoices(
  chips: readonly Chip[],
  cuisines: readonly string[],
  neighborhoods: readonly string[],
): { label: string; choices: { id: string; label: string; addition: Addition; chip: string }[] }[] {
  const counting = new Set(chips.map(({ label }) => label.toLowerCase()));
  const ofGuide: typeof FIXED = [
    ['Cuisine', cuisines.map((cuisine) => ({ addition: { kind: 'cuisine', cuisine }, chip: cuisine }))],
    [
      'Neighborhood',
      neighborhoods.map((neighborhood) => ({ addition: { kind: 'neighborhood', neighborhood }, chip: neighborhood })),
    ],
  ];
  return [...FIXED, ...ofGuide].map(([label, choices]) => ({
    label,
    choices: choices
      .filter(({ chip }) => !counting.has(chip.toLowerCase()))
      .map((choice) => ({ label: choice.chip, ...choice, id: `${label} ${choice.chip}` })),
  }));
}
