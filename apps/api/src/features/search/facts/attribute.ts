import type { Restaurant } from '@saffron/contracts/guide';
import type { Sentence } from '../../understanding/text/sentences.ts';

/** What an answer can be. `unknown`: the guide is silent, which is another thing than `no`. */
export type Outcome = 'yes' | 'no' | 'partly' | 'unknown';

/**
 * Something that people ask of a place. All words are phrases separated by bars and compared by their stems.
 *
 * @example { key: 'dogs', asked: 'dog|puppy', yes: 'dogs|water bowl', no: 'guide dogs only', other: 'hot dogs', … }
 */
export interface Attribute {
  key: string;
  /** Words of a question that asks for it. */
  asked: string;
  /** Words of a question that asks for the opposite: "is it loud?" asks whether it is quiet. */
  contrary?: string;
  /** Words of notes and tags that say that it is so; where they are denied, it is not. */
  yes: string;
  /** Words that say that it is so, and whose denial tells nothing: what is vegan is vegetarian. */
  for?: string;
  /** Dishes that are so by their names: a place that serves one has something of it. */
  dishes?: string;
  /** Words that say that it is not so; where they are denied, it is. */
  no?: string;
  /** Words that say that it is not so, and whose denial tells nothing. */
  against?: string;
  /** Phrases that have one of those words in them and speak of something else. */
  other?: string;
  /** What a sentence tells of it by numbers; null where it tells nothing. */
  counted?: (sentence: Sentence) => 'yes' | 'no' | null;
  /** The keys of what comes nearest to it, nearest first and separated by bars: told where nothing is known of this. */
  near?: string;
  /** What replies call it where nothing is known of it, if not its key. */
  topic?: string;
  /** People choose a place by it: where nothing is known of it at one, another that has it is worth naming. */
  decides?: true;
  /** Any place will do unless the guide says otherwise: that nobody knows it is no doubt worth telling. */
  assumed?: true;
  /** Which parts of the notes speak of it: "date cookies" are no date, and rules stand in any of them. Without it, all do. */
  told?: 'room' | 'rules' | 'dishes';
  /** The part of the notes that tells it by itself, whatever its words. */
  part?: Sentence['part'];
  /** Clauses for replies. The subject is "they"; `whether` follows "I don't know", and `partly` tells what a field of the guide only suggests. */
  says: { yes: string; no: string; whether: string; partly?: string };
  /** What the fields of the guide tell; null where they tell nothing. */
  field?: (row: Restaurant) => Outcome | null;
  /** Something that makes people ill: no word is enough for a plain yes. */
  allergen?: Allergen;
}

interface Allergen {
  /** Words that ask for it where somebody could fall ill. */
  named: string;
  /** Words for the thing itself: where notes deny it, there is none. */
  basis: string;
  /** What it is called, and what is one of its kind. */
  kinds: string;
  /** Words of dishes that have it in them. */
  contains: string;
  /** Words of those that may well have it in them. */
  often: string;
  /** Words of cuisines that use it in most dishes. */
  kitchens: string;
  /** Words for what food is made in together: said of no allergen in particular, it holds for each of them. */
  shared: string;
  /** Some avoid it by choice: then a word for it does, as long as nobody asks whether it is safe. */
  byChoice: boolean;
}

/** An attribute that a question asks about; `contrary`: it asks whether it is not so. */
export interface Asked {
  attribute: Attribute;
  contrary: boolean;
  /** The words that asked; empty where no word of the attribute did. */
  said: string;
  /** No word of it asked: whether yes or no answers, nobody knows. */
  inOtherWords?: true;
}
