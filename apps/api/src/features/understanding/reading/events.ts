import type { Token } from '../text/tokens.ts';

/** What people have tickets for. */
const EVENT =
  /^(?:show|play|theatre|theater|opera|ballet|concert|gig|film|movie|cinema|musical|match|game|performance|curtain|panto|recital|ticket)$/;
const AFTER: ReadonlySet<string> = new Set(['after', 'afterwards', 'afterward', 'following', 'post']);
/** Words between "after" and what one goes to: "after we've seen the show". */
const REACH = 5;

/** How long it usually takes, in hours, and when it is over where nobody says when it begins. */
const LENGTH = 2.5;
const OVER = 22.5;
/** What begins later than this is the hour of the meal: "after the show, at ten". */
const LAST_BEGINNING = 21;

export const isEvent = (tokens: readonly Token[]): boolean => tokens.some(({ stem }) => EVENT.test(stem));

/** Whether somebody comes after what they have tickets for: "after the show", "tickets at eight, dinner afterwards". */
export const isAfterEvent = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, clause }, at) => {
    if (!AFTER.has(word)) return false;
    const next = tokens.slice(at + 1, at + 1 + REACH).filter((token) => token.clause === clause);
    return next.length > 0 && next.some(({ stem }) => EVENT.test(stem))
      ? true
      : (next.length === 0 || word.startsWith('afterward')) && tokens.slice(0, at).some(({ stem }) => EVENT.test(stem));
  });

/** Whether words tell of an event that comes after the meal: "dinner, then a play at eight". */
export const isThenEvent = (words: readonly Token[]): boolean => {
  const then = words.findIndex(({ word }) => word === 'then');
  return then >= 0 && words.slice(then).some(({ stem }) => EVENT.test(stem));
};

/** @param begins when it begins, of 24 hours; null where nobody says */
export const hourAfter = (begins: number | null): number =>
  begins === null ? OVER : begins <= LAST_BEGINNING ? begins + LENGTH : begins;
