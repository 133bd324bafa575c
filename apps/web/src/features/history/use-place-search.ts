import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';

/** Restaurants whose name has the text; none for empty text. */
export function usePlaceSearch(name: string) {
  const { data = [] } = trpc.guide.findByName.useQuery(
    { name },
    { enabled: name !== '', placeholderData: keepPreviousData },
  );
  return name === '' ? [] : data;
}
