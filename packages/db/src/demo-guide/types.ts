/**
 * One place of the guide that fills a new database. Everything in it is invented: the city, the streets, the
 * telephone numbers (555-01xx is reserved for fiction) and the websites (`.example` never resolves).
 */
export interface DemoRestaurant {
  /** Unique across the guide, whatever the case of its letters. */
  name: string;
  neighborhood: string;
  cuisine: string;
  price: 1 | 2 | 3 | 4 | 5 | null;
  /** 1 to 5 in half steps; null while nobody has rated it. */
  rating: number | null;
  /** Serves drinks worth coming for. */
  bar: boolean;
  /** Serves food. */
  restaurant: boolean;
  meals: ('breakfast' | 'lunch' | 'dinner')[];
  reservations: boolean;
  tags: string[];
  website: string | null;
  address: string | null;
  phone: string | null;
  /** A text alone is what a reviewer typed before notes had parts. */
  notes: { vibe?: string; food_notes?: string; occasions?: string } | string | null;
}
