import type { ComponentProps } from 'react';
import { MessageList } from '../features/chat/conversation/message-list.tsx';
import { RestaurantCard } from '../features/guide/restaurant-card.tsx';

/** The messages of a chat with the guide's cards. */
export function Conversation(props: Omit<ComponentProps<typeof MessageList>, 'Card'>) {
  return <MessageList {...props} Card={ListedCard} />;
}

function ListedCard(props: ComponentProps<typeof RestaurantCard>) {
  return <RestaurantCard {...props} listed />;
}
