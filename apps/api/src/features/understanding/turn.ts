/** One exchange of a conversation; the last one of a list is the message to answer and has no reply yet. */
export interface Turn {
  message: string;
  /** For the last turn: what the diner chose on the screen, as stored, where the message only says so. */
  state?: unknown;
  /** For the last turn: the replies that this message had before, where the diner asked for another one. */
  answers?: NonNullable<Turn['reply']>[];
  reply: {
    text: string;
    restaurantIds: number[];
    /** What the conversation came to, as `toStored` returned it; absent or null for replies of earlier releases. */
    state?: unknown;
  } | null;
}
