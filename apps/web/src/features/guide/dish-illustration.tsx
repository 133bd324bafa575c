import { memo, type ReactNode } from 'react';
import { bread, iceCream, pastry } from './dish/bakes.tsx';
import { curry, dumplings, grainBowl, paella, salad } from './dish/bowls.tsx';
import type { Kitchen } from './dish/choose.ts';
import { pasties, pie, pierogi, sandwich } from './dish/doughs.tsx';
import { beer, cocktail, coffee, wine } from './dish/drinks.tsx';
import { burger, pizza, skewers, sushi, tacos } from './dish/hand-food.tsx';
import type { Dish } from './dish/kitchens.ts';
import { type Look, lookOf } from './dish/look.ts';
import { ceviche, friedChicken, roastBird, sausage } from './dish/meats.tsx';
import { pho, ramen, wok } from './dish/noodle-soups.tsx';
import { brunch, composed, fish, grill, pasta } from './dish/plates.tsx';
import { riceBowl, soup, vegetablePlate } from './dish/pots.tsx';
import { type Random, seededRandom } from './dish/random.ts';
import { crab, fishAndChips, oysters, tempura } from './dish/sea.tsx';
import { flatbread, fondue, mezze, tagine, thali } from './dish/sharing.tsx';
import { napkin } from './dish/ware.tsx';

/** With `plants`, a drawing has no meat, fish or egg. */
type Drawing = (random: Random, plants: boolean) => ReactNode;

const DRAWINGS: Record<Dish, Drawing> = {
  beer,
  bread,
  brunch,
  burger,
  ceviche,
  cocktail,
  coffee,
  crab,
  curry,
  dumplings,
  fish,
  fishandchips: fishAndChips,
  flatbread,
  fondue,
  friedchicken: friedChicken,
  grainbowl: grainBowl,
  grill,
  icecream: iceCream,
  mezze,
  oysters,
  paella,
  pasta,
  pasties,
  pastry,
  pho,
  pie,
  pierogi,
  pizza,
  plate: composed,
  ramen,
  ricebowl: riceBowl,
  roastbird: roastBird,
  salad,
  sandwich,
  sausage,
  skewers,
  soup,
  sushi,
  tacos,
  tagine,
  tempura,
  thali,
  vegetables: vegetablePlate,
  wine,
  wok,
};

/** A band shows all of the drawing, whatever its shape; the others fill their frame. */
const FRAMES = {
  wide: ['-166 -100 332 200', 'slice'],
  square: ['-124 -124 248 248', 'slice'],
  band: ['-112 -108 224 216', 'meet'],
} as const;

export interface DishIllustrationProps extends Kitchen {
  /** The restaurant's id, which varies the drawing. */
  seed: string;
  /** What to draw where neighbors in a list shall differ, of `looksOf`; without it, what fits the kitchen. */
  look?: Look | undefined;
  /** The shape of the frame; a square one crops the sides, a band is square or wider. */
  frame?: keyof typeof FRAMES;
  className?: string | undefined;
}

/** An illustration of what a restaurant cooks, varied by the seed; the same input gives the same drawing. */
export const DishIllustration = memo(function DishIllustration(props: DishIllustrationProps) {
  const { seed, frame = 'wide', className } = props;
  const { dish, plants, ground } = props.look ?? lookOf({ ...props, id: seed });
  const random = seededRandom(seed);
  const [viewBox, fit] = FRAMES[frame];
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
      data-dish={dish}
      className={className}
    >
      <rect x="-400" y="-400" width="800" height="800" fill={`var(--color-dish-ground-${ground})`} />
      {random.pick([true, false]) && napkin(random)}
      <g
        transform={`translate(${random.between(-7, 7)} 0) scale(${random.pick([-1, 1])} 1) scale(${random.between(0.96, 1.08)})`}
      >
        {DRAWINGS[dish](random, plants)}
      </g>
    </svg>
  );
});
