import type { Card } from '@saffron/contracts/guide';

/** The props that the landing page uses of the guide's card and illustration, which its route passes in. */
export interface CardView {
  card: Card;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

export interface DishView {
  seed: string;
  cuisine: string | null;
  frame?: 'wide' | 'square';
  className?: string;
}

const EXAMPLE = {
  website: null,
  phone: null,
  neighborhood: null,
  hours: null,
  latitude: null,
  longitude: null,
  reservations: true,
};

/** An example exchange with fictional restaurants. Their descriptions fit into the two lines that a card shows, so that it needs no More. */
export const EXAMPLE_QUESTION = 'Date night, handmade pasta, nothing stiff.';

export const EXAMPLE_ANSWER =
  'Two rooms come to mind. Belmonte rolls its tagliatelle to order and keeps the lights low; ask for the corner by the window. Lucerna is livelier, with a counter that is made for sharing.';

export const EXAMPLE_CARDS: readonly Card[] = [
  {
    ...EXAMPLE,
    id: 'example-1',
    name: 'Trattoria Belmonte',
    description: 'Candlelit. Come for the slow ragù.',
    cuisine: 'Italian',
    priceRange: '$$$',
    address: '18 Orchard Row',
    rating: 4.5,
    tags: ['Date night', 'Quiet'],
    reason: { text: 'Tagliatelle rolled to order, by candlelight.', tags: ['Date night'] },
  },
  {
    ...EXAMPLE,
    id: 'example-7',
    name: 'Lucerna',
    description: 'Natural wine and plates to share.',
    cuisine: 'Wine bar',
    priceRange: '$$',
    address: '4 Mill Lane',
    rating: 4,
    tags: ['Natural wine', 'Groups'],
    reason: { text: 'Plates to share at a lively counter.', tags: ['Natural wine'] },
  },
];
