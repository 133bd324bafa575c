/**
 * A restaurant of the demo guide. All data is fictional: the city, the streets, the telephone numbers (555-01xx is
 * reserved for fiction), and the websites (`.example` never resolves).
 */
export interface DemoRestaurant {
  /** Unique within the guide, ignoring case. */
  name: string;
  neighborhood: string;
  cuisine: string;
  price: 1 | 2 | 3 | 4 | 5 | null;
  /** 1 to 5 in half steps; null if unrated. */
  rating: number | null;
  /** Serves drinks. */
  bar: boolean;
  /** Serves food. */
  restaurant: boolean;
  meals: ('breakfast' | 'lunch' | 'dinner')[];
  reservations: boolean;
  tags: string[];
  website: string | null;
  address: string | null;
  phone: string | null;
  /** As people write them (`contracts/hours/hours-text`); null if unknown. */
  hours: string | null;
  /** Latitude and longitude on the plan of the invented city (`DEMO_MIDDLE` in `index.ts`), to 5 decimals (1 m). */
  location: [number, number] | null;
  /** A plain string represents notes from before they were structured. */
  notes: { vibe?: string; food_notes?: string; occasions?: string } | string | null;
}
