import { memo, type ReactNode } from 'react';
import { bread, iceCream, pastry } from './dish/bakes.tsx';
import { curry, dumplings, grainBowl, noodles, paella, salad } from './dish/bowls.tsx';
import { beer, cocktail, coffee, wine } from './dish/drinks.tsx';
import { burger, pizza, skewers, sushi, tacos } from './dish/hand-food.tsx';
import { type DishKind, dishKind } from './dish/kind.ts';
import { brunch, composed, fish, grill, pasta } from './dish/plates.tsx';
import { type Random, seededRandom } from './dish/random.ts';
import { napkin } from './dish/ware.tsx';

const DRAWINGS: Record<DishKind, (random: Random) => ReactNode> = {
  beer,
  bread,
  brunch,
  burger,
  cocktail,
  coffee,
  curry,
  dumplings,
  fish,
  grainbowl: grainBowl,
  grill,
  icecream: iceCream,
  noodles,
  paella,
  pasta,
  pastry,
  pizza,
  plate: composed,
  salad,
  skewers,
  sushi,
  tacos,
  wine,
};

const GROUNDS = [1, 2, 3, 4, 5, 6] as const;

const FRAMES = { wide: '-166 -100 332 200', square: '-124 -124 248 248' };

export interface DishIllustrationProps {
  /** The restaurant's id, which varies the drawing. */
  seed: string;
  cuisine: string | null;
  name?: string | undefined;
  /** The shape of the frame; a square one crops the sides. */
  frame?: keyof typeof FRAMES;
  className?: string | undefined;
}

/** An illustration generated from the cuisine and the seed; the same input gives the same drawing. */
export const DishIllustration = memo(function DishIllustration(props: DishIllustrationProps) {
  const { seed, cuisine, name, frame = 'wide', className } = props;
  const random = seededRandom(seed);
  const ground = random.pick(GROUNDS);
  return (
    <svg viewBox={FRAMES[frame]} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect x="-400" y="-400" width="800" height="800" fill={`var(--color-dish-ground-${ground})`} />
      {random.pick([true, false]) && napkin(random)}
      <g
        transform={`translate(${random.between(-7, 7)} 0) scale(${random.pick([-1, 1])} 1) scale(${random.between(0.96, 1.08)})`}
      >
        {DRAWINGS[dishKind(cuisine, name)](random)}
      </g>
    </svg>
  );
});
