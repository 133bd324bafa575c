import type { Card } from '@saffron/contracts/guide';
import { CARDS_STAGGER_MS } from '@saffron/contracts/limits';
import { cx } from '@saffron/ui/cx';
import type { ComponentType } from 'react';

/** The restaurant card, passed in by the route. */
export type CardComponent = ComponentType<{
  card: Card;
  /** The cards of the same reply. */
  among?: readonly Card[] | undefined;
  headingLevel?: 2 | 3 | 4;
  className?: string | undefined;
}>;

interface ReplyCardsProps {
  cards: readonly Card[];
  Card: CardComponent;
  /** Animates the cards; false for loaded history. */
  rising: boolean;
  /** Maximum number of columns. */
  columns: 2 | 3;
}

/** The restaurant cards of a reply in a grid that fits the width and the number of cards. */
export function ReplyCards({ cards, Card, rising, columns }: ReplyCardsProps) {
  return (
    <ul aria-label="Restaurants" className={cx('grid gap-3 sm:gap-4 lg:gap-5', inColumns(cards.length, columns))}>
      {cards.map((card, index) => (
        <li
          key={card.id}
          className={cx('flex', rising && 'animate-rise')}
          {...(rising && { style: { animationDelay: `${index * CARDS_STAGGER_MS}ms` } })}
        >
          <Card card={card} among={cards} headingLevel={3} className="w-full" />
        </li>
      ))}
    </ul>
  );
}

function inColumns(cards: number, columns: 2 | 3): string {
  if (cards === 1) return 'max-w-sm';
  return columns === 2 || cards === 2 || cards === 4
    ? 'sm:max-w-[42rem] sm:grid-cols-2'
    : 'sm:grid-cols-2 lg:grid-cols-3';
}
