/** One exchange of a conversation; the last one of a list is the message to answer and has no reply yet. */
export interface Turn {
  message: string;
  reply: { text: string; restaurantIds: number[] } | null;
}
