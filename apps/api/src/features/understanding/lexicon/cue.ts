/** What somebody names a thing for: to have it, to be spared it, to say that it does not matter any more, or only to tell of it. */
export type Role = 'want' | 'avoid' | 'dropped' | 'background';

/** Kinds of mentions that a cue is about; `dish` is food that is no cuisine. */
export type Named = 'cuisine' | 'dish' | 'area' | 'meal' | 'feature' | 'price';

/** Words around a mention that tell its role. */
export interface Cue {
  /**
   * The words, with `_` for the mention: `/` separates alternatives, `?` marks what may be absent, `*` stands for up to four other words, `…`
   * before `_` for any that do not begin something new, `|` for a new clause.
   */
  says: string;
  role: Role;
  /** Only such mentions; all if absent. */
  of?: readonly Named[];
  /** Only mentions of these foods or features: the cue tells in which sense a word of theirs is used. */
  keys?: readonly string[];
  /** Only mentions in these words: other words for the same are always meant so. */
  said?: readonly string[];
  /** It holds although its words name something themselves: "allergic". */
  lasting?: true;
  /** It tells of places: whose diet it is, or who comes along, is told of people. */
  places?: true;
  /** Its words are no mentions themselves: the bar of "any cuisine bar French". */
  claims?: true;
  /** The mention in brackets has this role. */
  example: string;
}

export const FOOD: readonly Named[] = ['cuisine', 'dish'];
