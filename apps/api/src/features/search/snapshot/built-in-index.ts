import type { Restaurant } from '@saffron/contracts/guide';
import MiniSearch from 'minisearch';
import { ORDINARY } from '../../understanding/lexicon/ordinary-words.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { SearchIndex } from '../search-index.ts';

interface Document {
  id: number;
  name: string;
  tag: string;
  cuisine: string;
  neighborhood: string;
  notes: string;
}

/** Words of one query that are looked up; more make it slower, not better. */
const QUERY_WORDS = 12;

/** Longer words are looked up as they are. With more wrong letters the search would walk through most of the guide's words. */
const LONGEST = 14;

/** Words that every text has, and that no search asks for. */
const COMMON = wordSet('a an and as at by for from in into is it of on or the to with that which who you your');

/** Searches the words of names, tags, cuisines and notes, in memory. */
export class BuiltInIndex implements SearchIndex {
  /**
   * What was taken in, by id. MiniSearch needs it to take the words of a restaurant out at once. Its alternative, to discard a restaurant and
   * clean up later, walks through the tree of words in batches, and throws where no caller can catch it if the tree changes between two of
   * them (https://github.com/lucaong/minisearch/issues/306).
   */
  readonly #documents = new Map<number, Document>();
  readonly #index = new MiniSearch<Document>({
    fields: ['name', 'tag', 'cuisine', 'neighborhood', 'notes'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term.length > 1 && !COMMON.has(term) ? term : null),
    searchOptions: {
      boost: { name: 3, tag: 2, cuisine: 2 },
      prefix: (term) => term.length > 4 && term.length <= LONGEST,
      fuzzy: (term) => (term.length > 5 && term.length <= LONGEST ? 1 : false),
      weights: { fuzzy: 0.2, prefix: 0.4 },
    },
  });

  /**
   * Takes a restaurant in, in the place of what it was.
   *
   * @param notes the words of its notes, as {@link stemsOf} gives them
   */
  put(row: Restaurant, notes: readonly string[]): void {
    this.remove(row.id);
    const document = documentOf(row, notes);
    this.#documents.set(row.id, document);
    this.#index.add(document);
  }

  remove(id: number): void {
    const document = this.#documents.get(id);
    if (!document) return;
    this.#documents.delete(id);
    this.#index.remove(document);
  }

  /** The number of different words in it. */
  get wordCount(): number {
    return this.#index.termCount;
  }

  /** Ids and scores, best first. Everyday words are left out where there are others: every text has them. */
  scores(query: string, limit: number): { id: number; score: number }[] {
    const all = tokenize(query.slice(0, 1_000));
    const rare = all.filter((token) => !ORDINARY.has(token.word));
    const words = rare.length > 0 ? rare : all;
    const asked = [...new Set(words.map((token) => token.stem))].slice(0, QUERY_WORDS).join(' ');
    if (!asked) return [];
    return this.#index
      .search(asked)
      .slice(0, limit)
      .map(({ id, score }) => ({ id: Number(id), score }));
  }

  find(query: string, limit: number): Promise<number[]> {
    return Promise.resolve(this.scores(query, limit).map(({ id }) => id));
  }
}

const stemmed = (text: string | null): string => stemsOf(text ?? '').join(' ');

function documentOf(row: Restaurant, notes: readonly string[]): Document {
  return {
    id: row.id,
    name: stemmed(row.name),
    tag: stemmed(row.tag),
    cuisine: stemmed(row.cuisine),
    neighborhood: stemmed(row.neighborhood),
    notes: notes.join(' '),
  };
}
