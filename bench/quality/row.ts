/** A restaurant as the API returns it, with the fields that labels and checks use. */
export interface Row {
  id: number;
  name: string;
  neighborhood: string | null;
  cuisine: string | null;
  price: number | null;
  rating: number | null;
  bar: boolean;
  restaurant: boolean;
  mealTypeBreakfast: boolean;
  mealTypeLunch: boolean;
  mealTypeDinner: boolean;
  reservations: boolean;
  tag: string | null;
  saffronNotes: string | null;
  website: string | null;
  address: string | null;
  phone: string | null;
}

/** A card of a reply, as the API returns it. */
export interface Card {
  id: string;
  name: string;
  description: string;
  neighborhood: string | null;
  cuisine: string | null;
  priceRange: string | null;
  website: string | null;
  address: string | null;
  phone: string | null;
}

/** The assistant's reply to one message. */
export interface Reply {
  text: string;
  cards: Card[];
  /** Milliseconds from the request to the end of the reply. */
  took: number;
}
