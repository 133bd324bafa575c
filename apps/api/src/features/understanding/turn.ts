/** One exchange of a conversation; the last one of a list is the message to answer and has no reply yet. */
export interface Turn {
  message: string;
  /** For the last turn: what the diner chose on the screen, as stored, where the message only says so. */
  state?: unknown;
  /** For the last turn: the replies that this message had before, where the diner asked for another one. */
  answers?: NonNullable<Turn['reply']>[];
  /** For the last turn: what was said in versions of the conversation that it leaves, after all that it goes on from, oldest first. */
  aside?: Aside[];
  reply: {
    text: string;
    restaurantIds: number[];
    /** What the conversation came to, as `toStored` returned it; absent or null for replies of earlier releases. */
    state?: unknown;
  } | null;
}

/** A message that the diner no longer sees. */
interface Aside extends Turn {
  /** It is an earlier version of the last turn's message. */
  replaced: boolean;
}
