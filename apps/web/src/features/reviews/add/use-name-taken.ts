import { restaurantName } from '@saffron/contracts/guide-fields';
import { RESTAURANTS_FRESH_MS } from '@saffron/contracts/limits';
import { useEffect, useState } from 'react';
import { trpc } from '../../../trpc.ts';

/** Typing rests. */
const REST_MS = 300;

/** Whether a restaurant of this name exists, as far as it is known; asked once typing rests. An answer to an older text is none. */
export function useNameTaken(name: string): boolean {
  const wanted = name.trim();
  const [asked, setAsked] = useState(wanted);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data, error } = trpc.guide.exists.useQuery(
    { name: asked },
    { enabled: restaurantName.safeParse(asked).success, staleTime: RESTAURANTS_FRESH_MS },
  );

  useEffect(() => {
    // Nobody needs to know: the server judges again when the restaurant is saved.
    if (error) console.warn('The name could not be checked.', error);
  }, [error]);

  return asked === wanted && data?.exists === true;
}
