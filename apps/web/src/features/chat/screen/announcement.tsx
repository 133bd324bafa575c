import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { Exchange } from '../state/chat-state.ts';

interface AnnouncementProps {
  /** The latest reply. */
  last: Exchange;
  /** Leaves out failures. */
  quiet: boolean;
}

/** The text of the screen reader's announcement, for a live region. */
export function Announcement({ last, quiet }: AnnouncementProps) {
  return announcement(last, quiet);
}

/**
 * The screen reader announcement for the latest reply: when it starts and when it is complete. Loaded history is not announced.
 *
 * @param quiet also leaves out failures
 */
function announcement(last: Exchange, quiet: boolean): string {
  if (!last.live) return '';
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
      return quiet ? '' : 'The reply was interrupted';
  }
}

function restaurants(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', with 1 restaurant' : `, with ${count} restaurants`;
}
