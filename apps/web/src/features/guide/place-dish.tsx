import type { PublicRestaurant } from '@saffron/contracts/public-guide';
import type { Drawable, Look } from './dish/look.ts';
import { DishIllustration, type DishIllustrationProps } from './dish-illustration.tsx';

interface PlaceDishProps extends Pick<DishIllustrationProps, 'frame' | 'className'> {
  place: PublicRestaurant;
  look?: Look | undefined;
}

/** The illustration of a restaurant of the guide. */
export function PlaceDish({ place, ...shown }: PlaceDishProps) {
  const { id, ...kitchen } = drawable(place);
  return <DishIllustration seed={String(id)} {...kitchen} {...shown} />;
}

/** What of a restaurant its illustration shows. */
export const drawable = ({ id, name, cuisine, tag, saffronNotes: notes }: PublicRestaurant): Drawable => ({
  id,
  name,
  cuisine,
  tag,
  notes,
});
