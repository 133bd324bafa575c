import type { Restaurant } from '@saffron/contracts/guide';
import { DAYS } from '@saffron/contracts/hours/days';
import { table } from '../../../table.ts';
import type { Catch } from '../../dialogue/ask/moves.ts';
import { roomForParty } from '../../search/criteria/party-criterion.ts';
import { answerOf } from '../../search/facts/answer.ts';
import type { Attribute } from '../../search/facts/attribute.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { isForHealth } from '../../search/facts/diet.ts';
import { type OnOtherDays, onOtherDays } from '../../search/facts/other-days.ts';
import type { Found } from '../../search/found.ts';
import type { Wished } from '../../search/ranking/themes.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { ATTRIBUTES } from '../../understanding/fold.ts';
import type { FeatureWish, FoodWish, Wishes } from '../../understanding/wishes.ts';
import { daysText } from './hours-words.ts';
import { CATCH } from './phrasebook/search.ts';
import type { Pitch } from './pitch.ts';
import { isSafety } from './unmet.ts';
import { whetherIt } from './unsure.ts';
import type { Voice } from './voice.ts';
import { clean, listOf, nameOf } from './words.ts';

/** How many wishes a reply tells to be met, beside what it gives as reasons. */
const MOST = 2;
/** What every place has of its kind is no news, and its hours stand beside its name. */
const PLAIN = table({ bestrated: true, food: true, drinks: true, alcohol: true, late: true, early: true });

/**
 * What a place has of the wishes, beside what its reasons said, as clauses: what the guide knows of it.
 *
 * @param told the reasons
 * @example clausesOf(row, found, [], voice) // ["there's live music", 'you can sit outside']
 */
export function clausesOf(
  row: Restaurant,
  { wishes, unmet }: Found,
  told: readonly Pitch[],
  { isSaid }: Voice,
): string[] {
  const spoken = new Set(told.flatMap(({ met }) => met));
  const apart = onOtherDays(row, wishes);
  const isCrowd = unmet.some(({ label }) => label === roomForParty(wishes.partySize ?? 0));
  const isThen = ({ key }: FeatureWish) =>
    !(isCrowd && key === 'group') && !apart.some(({ attribute }) => attribute === attributeOf(key));
  const isKnown = isSaid(nameOf(row));
  const foods = wishes.foods
    .filter((wish) => !spoken.has(wish))
    .toSorted((a, b) => Number(isForHealth(b)) - Number(isForHealth(a)));
  const met = [
    ...foods.flatMap((wish) => kept(wish, row)),
    ...wishes.features.filter((wish) => !spoken.has(wish) && isThen(wish)).flatMap((wish) => had(wish, row)),
    ...(wishes.reservations && row.reservations ? ['they take bookings'] : []),
  ];
  return [...new Set(met)].filter((clause) => !(isKnown && isSaid(clause))).slice(0, MOST);
}

/** What a place has of the wishes only on other days, as a sentence; empty where there is none. */
export function daysOf(row: Restaurant, { wishes }: Found, { say }: Voice): string {
  const apart = onOtherDays(row, wishes);
  return apart.length > 0 ? say(CATCH.fault, { fault: listOf(apart.map(dayText)) }) : '';
}

/**
 * Clauses as one; what they have in common is said once.
 *
 * @example clauseText(['they do halal food', 'they take bookings']) // 'they do halal food and take bookings'
 */
export const clauseText = (clauses: readonly string[]): string =>
  listOf(
    clauses.map((clause, at) =>
      at > 0 && clauses.every((one) => one.startsWith('they ') && !one.startsWith('they say'))
        ? clause.slice(5)
        : clause,
    ),
  );

/** @example dayText({ clauses: music.says, says: 'yes', days: [5] }) // 'there is live music only on Saturdays' */
function dayText({ clauses, says, days }: OnOtherDays): string {
  // "Not on Sundays", rather than the six other days.
  const others = [...DAYS.keys()].filter((day) => !days.includes(day));
  if (says === 'yes' && others.length === 1) return `${clauses.no} ${daysText(others)}`;
  const when = days.length > 0 ? daysText(days) : SEASON[says];
  return says === 'yes' ? `${clauses.yes} only ${when}` : `${clauses.no} ${when}`;
}
const SEASON = { yes: 'at another time of year', no: 'at this time of year' };

const isSo = (attribute: Attribute | undefined, row: Restaurant): string[] =>
  attribute && answerOf(attribute, row).outcome === 'yes' ? [attribute.says.yes] : [];

/** What somebody could fall ill from is told as what the place says of itself. */
function kept(wish: FoodWish, row: Restaurant): string[] {
  // That they do brunch is no news to whoever asked for brunch.
  if (!isDiet(wish) && !ATTRIBUTES.has(wish.key)) return [];
  const attribute = attributeOf(wish.key);
  if (!isForHealth(wish)) return isSo(attribute, row);
  const answer = attribute && answerOf(attribute, row, { safety: true });
  return attribute && answer?.outcome === 'partly' && !answer.sentence ? [`they say ${attribute.says.yes}`] : [];
}

const FINE = 4;

/** Words of what somebody says in their own words, above which it is a story. */
const STORY = 6;

/** The rating of a place as a reason to go; none where it is no praise. */
export const ratedOf = ({ rating }: Restaurant): string[] =>
  rating === null || rating < FINE ? [] : [`it's rated ${rating} out of 5`];

function had(wish: FeatureWish, row: Restaurant): string[] {
  // "With my wife" is no date.
  const isPair = wish.key === 'date' && /^(?:my|his|her|the) |kid|bab|sitter/i.test(wish.said);
  return PLAIN[wish.key] || isPair ? [] : isSo(attributeOf(wish.key), row);
}

/**
 * The wishes that a place does not have, and those of which nothing tells whether it has them, neither what the guide says nor the reasons.
 * None of a place that was shown before, unless something new is wished.
 *
 * @param reasons what is told of the place
 */
export function lacksOf(
  row: Restaurant,
  { unsure, unmet, wishes, picks }: Found,
  reasons: readonly Pitch[],
): readonly Catch[] {
  if (!wishes.message.changed && wishes.shown.includes(row.id)) return [];
  const spoken = new Set<Wished>(reasons.flatMap(({ met }) => met));
  const told = wishes.features.filter((wish) => spoken.has(wish)).map(({ label }) => label);
  const lacking = unmet.flatMap((one) =>
    row === picks[0] && one.kind === 'feature' && !isSafety(one) ? [one.label] : [],
  );
  const apart = onOtherDays(row, wishes).map(({ attribute }) => attribute);
  // Of a story, not each word that no list has is a wish: "an actual diagnosed coeliac".
  const isStory = (wishes.inWords.at(-1)?.split(' ').length ?? 0) > STORY;
  const byWords = wishes.features.filter(({ words }) => words && isStory).map(({ label }) => label);
  return [...new Set([...lacking, ...(unsure.get(row.id) ?? [])])]
    .filter((label) => !told.includes(label) && !byWords.includes(label))
    .map((label) => ({ label, attribute: attributeOf(keyOf(label, wishes)) }))
    .filter(({ attribute }) => !attribute || !apart.includes(attribute))
    .flatMap(({ label, attribute }): Catch[] => {
      const outcome = attribute && answerOf(attribute, row).outcome;
      if (attribute && outcome === 'no') return [{ kind: 'lacks', clause: attribute.says.no }];
      return attribute?.assumed || outcome === 'yes'
        ? []
        : [{ kind: 'unknown', clause: doubtOf({ label, attribute }) }];
    });
}

const keyOf = (label: string, { features }: Wishes): string => features.find((wish) => wish.label === label)?.key ?? '';

/** @example doubtOf({ label: 'quiet', attribute }) // 'how loud it gets' */
const doubtOf = ({ label, attribute }: { label: string; attribute: Attribute | undefined }): string =>
  attribute ? attribute.says.whether : whetherIt(clean(label, 40));
