import type { ChatEntry, Reply } from './chat.ts';
import type { Card, CardReason } from './guide.ts';

/** An entry with the ids of its restaurants, as in `chat.entries`. */
interface Listed extends Omit<ChatEntry, 'response'> {
  response: Omit<Reply, 'restaurants'> & { restaurantIds: string[]; reasons: Readonly<Record<string, CardReason>> };
}

/** Adds the cards to the entries of `chat.entries`. Restaurants that no longer exist have none. */
export function withCards<Entry extends Listed>({ entries, restaurants }: { entries: Entry[]; restaurants: Card[] }) {
  const cards = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
  return entries.map(({ response: { restaurantIds, reasons, ...response }, ...entry }) => ({
    ...entry,
    response: {
      ...response,
      restaurants: restaurantIds.flatMap((id) => {
        const card = cards.get(id);
        return card ? [{ ...card, reason: reasons[id] ?? null }] : [];
      }),
    },
  }));
}
