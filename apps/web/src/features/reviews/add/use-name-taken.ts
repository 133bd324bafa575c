import { restaurantName } from '@saffron/contracts/guide-fields';
import { RESTAURANTS_FRESH_MS } from '@saffron/contracts/limits';
import { useEffect, useState } from 'react';
import { trpc } from '../../../trpc.ts';

/** Delay after the last keystroke. */
const DELAY_MS = 300;

/** Whether a restaurant with this name exists, checked after typing pauses. False until the check of the current text is complete. */
export function useNameTaken(name: string): boolean {
  const wanted = name.trim();
  const [asked, setAsked] = useState(wanted);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data, error } = trpc.guide.exists.useQuery(
    { name: asked },
    { enabled: restaurantName.safeParse(asked).success, staleTime: RESTAURANTS_FRESH_MS },
  );

  useEffect(() => {
    // Logged only: the server checks again on save.
    if (error) console.warn('The name could not be checked.', error);
  }, [error]);

  return asked === wanted && data?.exists === true;
}
