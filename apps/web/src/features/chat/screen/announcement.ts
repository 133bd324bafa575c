import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { Exchange } from '../state/chat-state.ts';

/**
 * What a screen reader hears of the reply that came last: that it began, and that it is here. Past ones are silent.
 *
 * @param quiet failures are silent too
 */
export function announcement(last: Exchange | undefined, quiet: boolean): string {
  if (!last?.live) return '';
  switch (last.status) {
    case 'waiting':
    case 'streaming':
      return `${PRODUCT_NAME} is writing a reply`;
    case 'complete':
      return `${PRODUCT_NAME} has replied${restaurants(last.cards.length)}`;
    case 'stopped':
      return 'The reply was stopped';
    case 'interrupted':
    case 'failed':
      return quiet ? '' : 'The reply was cut off';
  }
}

function restaurants(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', with 1 restaurant' : `, with ${count} restaurants`;
}
