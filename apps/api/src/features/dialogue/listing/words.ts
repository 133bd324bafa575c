import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** What phrases say about a list: what is listed, of which places, in which order. */
export type ListWord =
  | 'areas'
  | 'cuisines'
  | 'all'
  | 'any'
  | 'which'
  | 'shown'
  | 'everywhere'
  | 'rated'
  | 'cheapest'
  | 'dearest'
  | 'further'
  | 'many';

const ROWS: Readonly<Record<ListWord, string>> = {
  areas:
    'area|areas|neighborhood|neighborhoods|neighbourhood|neighbourhoods|part of town|parts of town|part of the city|parts of the city|parts of the town|district|districts|quarter|quarters',
  cuisines:
    'cuisine|cuisines|kind of cuisine|kinds of cuisine|kind of food|kinds of food|type of food|types of food|sort of food|sorts of food|style of food|styles of food|type of cuisine|types of cuisine|types of cooking|kinds of restaurant|kinds of restaurants|type of restaurant|types of restaurants|sorts of restaurants|kind of places|kinds of places|types of places|sorts of places|styles of cooking',
  all: 'all|all of|every|everything|each|every single|the full list|full list|the whole list|complete list|all of the|all the|all your|everywhere that',
  any: 'any kind|any sort|any type|of any kind|of any sort|whatever kind|all kinds|all sorts|every kind',
  which:
    'which are they|which ones are they|which ones are those|which are those|what are they|what are they called|who are they|list them|name them|show them|show me them|list those|show all|show me all|all of them|see them all|see them|list em|name em|tell me which|what are their names|the names|yes show me|let me see them|list them all|go on then list them',
  shown:
    'of these|of those|of them|of the ones you showed|of your suggestions|among these|among those|out of those|out of these|from those|from these',
  everywhere:
    'in total|altogether|all together|in the whole city|in the whole town|in all|anywhere|everywhere|all over town|in the city|in town|overall',
  rated: 'best rated|highest rated|top rated|best|top|best reviewed|best scoring|most highly rated|by rating|ranked',
  cheapest: 'cheapest|least expensive|cheapest first|by price',
  dearest: 'most expensive|priciest|dearest|fanciest',
  further: 'and|what about|how about|and what about|and how about|or|also|but',
  many: 'how many|number of|count|count of|how much',
};

const PHRASES = new Phrases<ListWord>(
  Object.entries(ROWS).flatMap(([word, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, word as ListWord] as const),
  ),
);

/** The phrases of a message that speak of a list, longest first. */
export const listWordsIn = (tokens: readonly Token[]) => PHRASES.findAll(tokens);
