import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';

/** Restaurants whose name has the text, or nearly, none for empty text; and whether they are still on their way. */
export function usePlaceSearch(name: string) {
  const { data = [], isFetching } = trpc.guide.findByName.useQuery(
    { name },
    { enabled: name !== '', placeholderData: keepPreviousData },
  );
  return name === '' ? { places: [], searching: false } : { places: data, searching: isFetching };
}
