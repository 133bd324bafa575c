import type { ChatEntries, ChatEntry } from './chat.ts';

/** Adds the cards to the entries of `chat.entries`. Restaurants that no longer exist have none. */
export function withCards({ entries, restaurants }: Pick<ChatEntries, 'entries' | 'restaurants'>): ChatEntry[] {
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
