import type { Restaurant } from '@saffron/contracts/guide';
import { isDiet } from '../../understanding/delta/delta.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { FoodWish, When, Wishes } from '../../understanding/wishes.ts';
import { daysOf, isDay, isSoOn } from '../opening/noted-days.ts';
import { scheduledAt } from '../opening/opening.ts';
import { timesIn } from '../opening/time-in-sentence.ts';
import { answerOf } from './answer.ts';
import type { Attribute } from './attribute.ts';
import { attributeOf } from './attribute-of.ts';
import { factsOn } from './facts.ts';

/** Something that was wished, and that a place does not have on the day that was said. */
export interface OnOtherDays {
  /** Null for a dish. */
  attribute: Attribute | null;
  /** Clauses for replies. */
  clauses: Pick<Attribute['says'], 'yes' | 'no'>;
  /** `yes`: it has it on those days, and not on the one that was said; `no`: it does not have it on those days. */
  says: 'yes' | 'no';
  /** From Monday; empty where it is another season. */
  days: readonly number[];
}

const OF_HOURS: ReadonlySet<string> = new Set(['late', 'early']);

/**
 * What a place has of the wished features and dishes, but not on the day that was said.
 *
 * @example onOtherDays(row, { when: sunday, features: [liveMusic] }) // says 'yes', days [5] where "a trio plays on Saturdays"
 */
export const onOtherDays = (
  row: Restaurant,
  { when, features, foods }: Pick<Wishes, 'when' | 'features' | 'foods'>,
): OnOtherDays[] => [
  ...(when && saysDay(row) ? foods.flatMap((wish) => dishOnOtherDays(wish, row, when)) : []),
  ...features.flatMap(({ key }): OnOtherDays[] => {
    const attribute = when ? attributeOf(key) : undefined;
    const { sentence, outcome = 'no' } = attribute ? answerOf(attribute, row) : {};
    if (!when || !attribute || !sentence || outcome === 'no') return [];
    // Recorded hours know better than notes whether it is open that late.
    if (OF_HOURS.has(key) && scheduledAt(row, when) === 'open') return [];
    const facts = factsOn(attribute, row).filter((fact) => fact.sentence !== null);
    const told = facts.filter(({ says }) => says === 'yes');
    const not = facts.find(({ says, time }) => says === 'no' && time !== '' && isSoOn(time, when));
    const { says: clauses } = attribute;
    if (not) return [{ attribute, clauses, says: 'no', days: daysOf(not.time) }];
    const days = daysApart(
      told.map(({ time }) => time),
      when,
    );
    return days ? [{ attribute, clauses, says: 'yes', days }] : [];
  }),
];

/** Whether notes say of something only that it is so on other days than the one that was said. */
export function isOfOtherDays(attribute: Attribute, row: Restaurant, when: When | null): boolean {
  if (!when || !saysDay(row)) return false;
  const told = factsOn(attribute, row).filter(({ says, sentence }) => says === 'yes' && sentence !== null);
  return (
    daysApart(
      told.map(({ time }) => time),
      when,
    ) !== null
  );
}

/** The days on which something is so, of which none is the one that was said; null where it is so then, or on all days. */
function daysApart(times: readonly string[], when: When): readonly number[] | null {
  if (times.length === 0 || times.some((time) => isSoOn(time, when))) return null;
  return [...new Set(times.flatMap((time) => daysOf(time)))].toSorted();
}

const saysDay = ({ saffronNotes }: Restaurant): boolean => /day|weekend/i.test(saffronNotes ?? '');

/** A dish of some days. */
function dishOnOtherDays(wish: FoodWish, row: Restaurant, when: When): OnOtherDays[] {
  if (isDiet(wish) || wish.food?.kind === 'kitchen') return [];
  const name = tokenize(wish.label).filter((token) => !isDay(token) && !ARTICLES.has(token.word));
  const label = name.map(({ raw }) => raw).join(' ');
  const phrases = new Phrases([label, ...(wish.food?.shown ?? [])].map((words) => [words, true] as const));
  const times = sentencesOf(row).flatMap(({ text }) => {
    const tokens = tokenize(text);
    const timeAt = timesIn(text, tokens);
    const mentions = phrases.findAll(tokens);
    const day = mentions.flatMap(({ from, to }) => tokens.slice(Math.max(0, from - 1), to).find(isDay) ?? [])[0];
    return mentions.map(({ from }) => day?.raw ?? timeAt(from, false));
  });
  const days = daysApart(times, when);
  return days
    ? [
        {
          attribute: null,
          clauses: { yes: `they do the ${label}`, no: `they don't do the ${label}` },
          says: 'yes',
          days,
        },
      ]
    : [];
}
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
