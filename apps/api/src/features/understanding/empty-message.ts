import type { Message } from './wishes.ts';

/** A message that says nothing. */
export const EMPTY_MESSAGE: Message = {
  intent: 'unclear',
  facts: [],
  implied: null,
  today: null,
  places: [],
  named: [],
  namesakes: [],
  pointed: [],
  beyond: false,
  unlisted: [],
  checks: false,
  kinds: [],
  changed: false,
  relaxed: [],
  harmful: [],
  again: [],
  kept: [],
  contradictions: [],
  count: null,
  language: null,
  words: [],
};
