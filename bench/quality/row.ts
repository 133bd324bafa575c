/** A restaurant as the API tells it, as far as labels and checks look at it. */
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

/** A card of a reply, as the API tells it. */
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

/** What somebody was answered. */
export interface Reply {
  text: string;
  cards: Card[];
  /** Milliseconds from asking to the last word. */
  took: number;
}
