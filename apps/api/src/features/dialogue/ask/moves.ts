import type { Restaurant } from '@saffron/contracts/guide';
import type { AttributeAnswer } from '../../search/facts/answer.ts';
import type { Asked } from '../../search/facts/attribute.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { Fact, Wishes } from '../../understanding/wishes.ts';
import type { Barred } from '../barred.ts';

/** A sentence of the notes that speaks of what was asked in other words; it tells neither yes nor no by itself. */
export interface Told {
  sentence: Sentence;
  /** It surely speaks of that; otherwise only of something near it. */
  sure: boolean;
  /** Something that comes near to it is told instead. */
  alike?: boolean;
  /** All of it answers. */
  whole?: true;
}

/** What the guide says of an attribute, by place. */
export interface AboutMove {
  type: 'about';
  asked: Asked;
  /** `isThen`: whether what is so on some days only is so when they come; absent where nobody said when, or where no days are told. */
  answers: readonly { row: Restaurant; answer: AttributeAnswer; told: Told | null; isThen?: boolean }[];
  /** The day that it is asked for, in the plural; null where it is asked for none. */
  on: string | null;
  /** It can be answered with yes or no; "what should I wear?" cannot. */
  polar: boolean;
  /** Somebody could fall ill. */
  safety: boolean;
  /** Of several places that were shown, these were singled out. */
  chosen: boolean;
  /** Other allergens of which the same is to be said. */
  alike?: readonly AboutMove[];
  /** Where nobody knows: an earlier reply (`further`) or this one (`nor`) says so of something else, or it was just asked of others. */
  again?: 'further' | 'same' | 'nor';
  /** Where nothing is known of it at any of them: what is known of what comes nearest, as a clause of its attribute, and where. */
  beside?: { clause: string; rows: readonly Restaurant[] } | null;
}

/** Nobody knows what was asked about some places: what one call to them would settle. */
export interface OpenMove {
  type: 'open';
  rows: readonly Restaurant[];
  /** What the conversation has asked about them and nobody knows, oldest first; empty where replies have no word for it. */
  topics: readonly string[];
  /** How many of them were open before. */
  earlier: number;
  /** The reply knows something near to it, or another place that has it. */
  helped: boolean;
}

/** Another place that has what nobody knows of those that were asked about, as a clause of its attribute. */
export interface ElsewhereMove {
  type: 'elsewhere';
  row: Restaurant;
  clause: string;
  /** What tells it. */
  sentence: Sentence | null;
  /** It was shown before. */
  known: boolean;
}

/** Recorded facts of places. */
export interface RecordedMove {
  type: 'recorded';
  facts: readonly Fact[];
  rows: readonly Restaurant[];
  /** What is to be paid for; null where no sum is asked for. */
  bill: Bill | null;
}

/** For whom a sum is asked, if that is known, and whether with drinks and for children. */
export interface Bill {
  party: number | null;
  drinks: boolean;
  children: boolean;
}

/** What speaks against a place: it lacks a wish, nobody knows, or it costs or is rated so. */
export interface Catch {
  kind: 'lacks' | 'unknown' | 'price' | 'rating';
  /** What is lacking or unknown, as a clause of its attribute. */
  clause?: string;
}

/** The wishes, those of them that the guide says it meets, and the catch. */
export interface WhyMove {
  type: 'why';
  row: Restaurant;
  wishes: Wishes;
  met: Wishes;
  catch: Catch | null;
}

/** A verdict by rating, with praise and fault. */
export interface WorthMove {
  type: 'worth';
  /** What was heard speaks against it. */
  doubt: boolean;
  /** Others are spoken of, too. */
  named: boolean;
  /** It is asked whether it is good, and not what people say of it. */
  polar: boolean;
  row: Restaurant;
  wishes: Wishes;
  catch: Catch | null;
}

/** "What's the catch?" */
export interface CatchMove {
  type: 'catch';
  row: Restaurant;
  /** It came second. */
  second?: true;
  /** Of the food alone. */
  dish?: true;
  /** "Anything I should know before I go?": for a visit with these wishes. */
  before?: Wishes;
  catch: Catch | null;
}

/** What there is to eat at some places. */
export interface MenuMove {
  type: 'menu';
  places: readonly { row: Restaurant; dishes: readonly string[] }[];
}

/** Dishes of the notes that everybody at the table can eat, or the one for whom they are. */
export interface OrderMove {
  type: 'order';
  row: Restaurant;
  /** For whom of those who need different things, as replies call them; empty for everybody. */
  whom: readonly string[];
  /** What another one can have comes next. */
  goesOn?: true;
  dishes: readonly string[];
  /** Those of them that the notes tell the reader to have. */
  advised: readonly string[];
  /** Dishes were left out for this. */
  without: string | null;
  /** What the notes tell of a diet at the table that nobody falls ill by. */
  suited: Sentence | null;
  /** Somebody could fall ill. */
  safety: boolean;
  /** Others are spoken of, too. */
  named: boolean;
}

/** What was not said yet. */
export interface DescribeMove {
  type: 'describe';
  row: Restaurant;
  more: boolean;
  /** Its name was asked for. */
  named?: true;
}

/** A food carries what somebody could fall ill from: no place for it can be called safe, or `left` are those whose notes speak of it. */
export interface UnsafeMove {
  type: 'unsafe';
  /** What must not be in the food, as replies call it. */
  allergen: string;
  /** The food that was asked for. */
  food: string;
  left: boolean;
  /** What notes of places that serve the food say of it, where none of them is left. */
  told: readonly { row: Restaurant; sentence: Sentence }[];
}

/** What was to be put forward, and is ruled out by what somebody must not eat; `left`: what of it is not. */
export interface BarredMove {
  type: 'barred';
  barred: readonly Barred[];
  left: readonly Restaurant[];
  /** Something that suits was put forward before: what is left out takes a sentence. */
  brief?: true;
}

/** The places that somebody asks for in order not to go there, and how many more there are. */
export interface ToAvoidMove {
  type: 'to avoid';
  barred: readonly Barred[];
  more: number;
  /** What they do not eat, as replies call it. */
  what: readonly string[];
}

/** "The fourth one" of three. */
export interface BeyondMove {
  type: 'beyond';
  rows: readonly Restaurant[];
}

export type AskMove =
  | AboutMove
  | OpenMove
  | ElsewhereMove
  | RecordedMove
  | WhyMove
  | WorthMove
  | CatchMove
  | MenuMove
  | OrderMove
  | DescribeMove
  | UnsafeMove
  | BarredMove
  | ToAvoidMove
  | BeyondMove;
