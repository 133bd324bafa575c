import type { Ways } from './phrases.ts';

/** Stops of an outing. */
export const PLAN = {
  crawl: ['Start at {place}.', 'First, {place}.'],
  begin: ['{What} at {place}.', 'Start with {what} at {place}.', 'For {what}, {place}.'],
  onward: ['Next, {stop}.', 'Then {stop}.', 'After that, {stop}.', 'From there, {stop}.'],
  last: ['Then, to finish, {stop}.', 'And last, {stop}.'],
  times: ['Here it is: {stops}.', 'So: {stops}.', 'From the top: {stops}.'],
  time: ['{Stops}.'],
  leave: ['Leave {place} around {time} for {next}{way}.'],
  left: ['That leaves {stops}.', 'Then it is {stops}.', 'So that is {stops}.'],
  reversed: ['The other way round, then: {stops}.', 'Turned round: {stops}.'],
  recap: ['That makes it {stops}.', 'So now: {stops}.', 'The plan then: {stops}.'],
  restored: ['Back to how it was: {stops}.', 'As before, then: {stops}.'],
  keeps: ['That works as it is: {stops}.', 'No need to change anything: {stops}.'],
  stays: [
    "I'd leave the plan as it is: {stops}.",
    'The plan stays as it was: {stops}.',
    'Otherwise it stays: {stops}.',
  ],
  moved: ['{Stops}.', 'New times: {stops}.', 'So: {stops}.'],
  accepted: ['Enjoy it: {stops}.', 'Have a great time: {stops}.'],
  resized: ['For {count} then: {stops}.', 'A party of {count}: {stops}.'],
  book: ['{Places} will take a booking.', 'Book ahead at {places}.'],
  spare: [
    'If {full} is full, try {place}.',
    'Should {full} be full, go to {place}.',
    'If there is no room at {full}, {place}.',
  ],
  nearest: ["It doesn't get closer than this: {stops}.", "That's as near as they come: {stops}."],
  nearer: ['Closer together: {stops}.', 'With less walking: {stops}.'],
} as const satisfies Record<string, Ways>;

/** Places near another one; the first has no words before it. */
export const NEAR = {
  further: ['Or {place}.', 'Then there is {place}.', 'Also {place}.', 'Or else {place}.', 'And {place}.'],
  nearest: ['The nearest is', 'The next best is', 'What comes nearest is'],
  place: [
    "I don't know where that is. Which neighborhood is it in?",
    "I can't place that one. Tell me the neighborhood, and I'll look there.",
  ],
  diner: [
    "I can't see where you are. Which neighborhood are you in, or what are you next to?",
    "I don't know where you are: tell me a neighborhood or a place nearby, and I'll look around it.",
  ],
} as const satisfies Record<string, Ways>;
