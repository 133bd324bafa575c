import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** What phrases say about the stops of a plan. */
export type PlanWord =
  | 'onward'
  | 'and'
  | 'before'
  | 'after'
  | 'outing'
  | 'crawl'
  | 'day'
  | 'evening'
  | 'swap'
  | 'drop'
  | 'add'
  | 'only'
  | 'reverse'
  | 'together'
  | 'total'
  | 'recall'
  | 'times'
  | 'shift'
  | 'start'
  | 'end'
  | 'next';

const ROWS: Readonly<Record<PlanWord, string>> = {
  onward:
    'then|and then|then on to|followed by|after that|afterwards|afterward|and afterwards|and after|and after that|and after it|on to|and on to|moving on to|and move on to|and later|later on|and finally|finally|and to finish|to finish|finish with|and finish with|finishing with|finish at|end with|end w|and end with|and end at|ending with|ending at|ending up at|round off with|and round it off with|and to end|and next',
  and: 'and|plus|as well as|n',
  before: 'before|beforehand|first|to start|to begin with|to begin|ahead of|prior to',
  after: 'after|afterwards|afterward|to follow|for after|later|after that|after it|to finish|to end|at the end|post',
  outing:
    'plan|itinerary|route|night out|evening out|day out|night on the town|date night|stops|two stops|three stops|within walking distance|walking distance|walkable|somewhere close by for|a proper evening|whole evening|whole day|each night|each day|every night|every day',
  crawl:
    'bar crawl|pub crawl|food crawl|a crawl|taco crawl|crawl of|crawl around|crawl round|crawl through|bar hop|bar hopping|food tour|tasting tour|eating tour|tour of|hop between|graze our way|graze through',
  day: 'a day|one day|full day|whole day|the day|all day|day in|day out|my day|our day',
  evening:
    'night out|evening out|date night|plan an evening|plan our evening|plan the evening|plan a night|a whole evening|an evening in|night on the town|plan my evening|plan an evening out|evening itinerary',
  swap: 'swap|swop|change|replace|switch|exchange|another|different|a different|something else|somewhere else|other than|instead|instead of|not that|new',
  drop: 'skip|drop|remove|leave out|take out|leave off|lose|cut|without|scrap|forget|cancel|delete|no need for|dont need|do not need|get rid of|ditch|bin|no',
  add: 'add|also|include|throw in|slot in|squeeze in|fit in|stick in|put in|want to add|plus|as well|too|what about|how about|and',
  only: 'just|only',
  reverse:
    'other way round|other way around|the other way round|reverse|reverse the order|reverse it|swap the order|switch the order|change the order|flip the order|flip it|flip them|swap them round|swap them around|swap round|opposite order',
  together:
    'closer together|nearer together|closer to each other|nearer to each other|near each other|close together|in one area|in the same area|same area|one neighborhood|one neighbourhood|same neighborhood|same neighbourhood|one part of town|less walking|too far apart|far apart|shorter walk|shorter walks|all in one place|make it walkable|all walkable|whole thing walkable|walkable',
  total:
    'how much in all|how much all in|in all|in total|altogether|all together|total|the total|all in|whole thing cost|whole evening cost|whole plan cost|whole day cost|whole night cost|all of it cost|everything cost|what will it all cost|per head|a head|per person|how much would it all|how much will it all|what does that come to|how much does that come to|come to|add up to|run us|run me|cost us|cost me|cost|set us back|the damage|rough total|ballpark|how much',
  times:
    'times please|what time would|what time will|what time do we|what time should|what time are we|when would we|when will we|when do we|when should we|when are we|timing|timings|timetable|what times|where when|who is where|whos where|schedule|run me through|run through|talk me through|recap|whole plan|what is the plan|whats the plan|the plan again|sum up|sum it up|summary|one more time|full plan|the itinerary|go over it|order of play',
  shift:
    'push back|push it back|push everything back|push it all back|push the whole thing back|push|later|earlier|delay|put back|move everything|move it all|move the whole thing|bring it forward|bring everything forward|bring forward|shift|shift everything|move it|make it|sooner',
  start: 'start at|start|starting at|begin at|kick off at|kick off|meet at|everything|all of it|whole thing',
  end: 'done by|finished by|finish by|be done by|home by|out by|over by|wrapped up by|back by|leave by|wrap up by',
  recall:
    'again|remind me|which is|which was|which one is|which one was|what is|what was|whats|which did you|where was|where is|who was',
  next: 'where next|what next|and next|then what|and then|now what|where to next|and after that|after that|and afterwards|where after|where could we go next|where do we go next|where should we go next|where now|and then where',
};

const PHRASES = new Phrases<PlanWord>(
  Object.entries(ROWS).flatMap(([word, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, word as PlanWord] as const),
  ),
);

/** The phrases of a message that order stops or change a plan, longest first; one phrase may say several things. */
export const planWordsIn = (tokens: readonly Token[]): Span<PlanWord>[] => PHRASES.findAll(tokens);
