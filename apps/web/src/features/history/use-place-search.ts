import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../trpc.ts';

/** After the last letter, in ms. */
const PAUSE = 150;

/** Restaurants whose name has the text, a moment after it was typed; none for empty text. */
export function usePlaceSearch(text: string) {
  const wanted = text.trim();
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data = [] } = trpc.guide.findByName.useQuery(
    { name },
    { enabled: name !== '', placeholderData: keepPreviousData },
  );
  return wanted === '' || name === '' ? [] : data;
}
