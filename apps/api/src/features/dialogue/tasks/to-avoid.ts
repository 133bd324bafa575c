import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { answerOf } from '../../search/facts/answer.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { featureWish } from '../../understanding/delta/features.ts';
import { NO_WISHES } from '../../understanding/fold.ts';
import { isForAvoiding } from '../../understanding/safety/avoiding.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { stemsOf, type Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { FoodWish } from '../../understanding/wishes.ts';
import { asksForHarmful } from '../ask/harmful.ts';
import { type Barred, barring } from '../barred.ts';
import type { Context } from '../context.ts';
import { allMeeting } from '../lookup.ts';
import type { Answer } from '../task.ts';

/** Places whose notes are read, and those that are named. */
const READ = 500;
const NAMED = 8;

/** "Which places use nuts, so that I know where not to go?": those that notes, or the kind of kitchen, speak against. */
export function* toAvoid({ reading: { tokens, names }, wishes, snapshot }: Context): Steps<Answer | null> {
  if (names.length > 0) return null;
  const needs = [...wishes.foods.filter(isDiet), ...wishes.notFoods];
  const asked = needs.filter((need) => asksWhere(tokens, need));
  const isHarmful = asksForHarmful(tokens, hasHealthNeed(wishes));
  const meant = asked.length > 0 ? asked : isHarmful || asksWhichToAvoid(tokens) ? needs : [];
  if (meant.length === 0 && !isHarmful) return null;
  const allergic = wishes.features.filter(({ key }) => key === 'allergy');
  // Where somebody falls ill is judged as for who could.
  const allergy = isHarmful ? featureWish('allergy', 'allergies', snapshot.vocabulary) : null;
  const bar = yield* barring(
    {
      ...NO_WISHES,
      foods: meant.filter(isDiet),
      notFoods: meant.filter((need) => !isDiet(need)),
      features: allergy ? [...allergic, allergy] : allergic,
    },
    snapshot,
  );
  const judged = bar ?? (isHarmful ? againstAll : null);
  if (!judged) return null;
  const inArea = yield* allMeeting(
    { ...NO_WISHES, areas: wishes.message.kinds.includes('area') ? wishes.areas : [] },
    snapshot,
  );
  const barred: Barred[] = [];
  for (const at of inArea.slice(0, READ)) {
    const row: Restaurant | undefined = snapshot.rows[at];
    const found = row && judged(row);
    if (found) barred.push(found);
    yield;
  }
  // What notes say, before what is to be assumed.
  const sorted = barred.toSorted((one, other) => Number(one.silent ?? false) - Number(other.silent ?? false));
  const what =
    meant.length === 0
      ? ['what people are allergic to']
      : meant.map(({ key, label }) => (key.endsWith(' free') ? key.slice(0, -' free'.length) : label));
  return {
    moves: [{ type: 'to avoid', barred: sorted.slice(0, NAMED), more: Math.max(0, sorted.length - NAMED), what }],
    picks: [],
  };
}

/** What notes tell of harm, or of no care for whoever could fall ill. */
function againstAll(row: Restaurant): Barred | null {
  const attribute = attributeOf('allergies');
  if (!attribute) return null;
  const answer = answerOf(attribute, row, { safety: true });
  return answer.outcome === 'no' && answer.sentence
    ? { row, said: 'allergies', against: { attribute, answer }, health: true }
    : null;
}

/** "Which places serve it", and behind it what for. */
function asksWhere(tokens: readonly Token[], { said, key }: FoodWish): boolean {
  const stems = new Set(stemsOf(`${said} ${key.replace(/ free$/, '')}`));
  const at = tokens.findIndex(({ stem }, index) => index > 0 && stems.has(stem));
  const asking = tokens.findIndex(({ word }) => ASKING.has(word));
  const serving = tokens.findLastIndex(({ word }, index) => index < at && SERVING.has(word));
  if (asking < 0 || serving <= asking || serving < at - BETWEEN) return false;
  return !isForAvoiding(wordsOf(tokens.slice(0, at))) && isForAvoiding(wordsOf(tokens.slice(at + 1)));
}

const ASKING = wordSet('which what whats where who list show name tell give find any all every are is do can');
const SERVING = wordSet(
  'serve serves serving use uses using have has cook cooks cooking do does sell sells contain contains with put puts offer offers where of',
);
/** A food stands at most this far behind the verb. */
const BETWEEN = 4;

/** "Which places should I avoid?" Each part is looked for behind the one before it. */
function asksWhichToAvoid(tokens: readonly Token[]): boolean {
  const behind = (from: number, of: (token: Token, at: number) => boolean) =>
    from < 0 ? -1 : tokens.findIndex((token, at) => at > from && of(token, at));
  const asking = tokens.findIndex(({ word }) => LISTING.has(word));
  const place = behind(
    asking,
    ({ stem, word }, at) => PLACE.has(stem) || (word === 'them' && tokens[at - 1]?.word === 'of'),
  );
  if (place < 0) return false;
  const obliged = behind(place, ({ word }) => OBLIGED.has(word));
  const last = AVOIDING.findAll(tokens).at(-1);
  const isDenied = ({ word }: Token, at: number) => DENIED.has(word) && GOING.has(tokens[at + 2]?.word ?? '');
  return (obliged >= 0 && last !== undefined && last.from > obliged) || behind(place, isDenied) >= 0;
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

const LISTING = wordSet('which what list show name tell');
const PLACE = wordSet('place restaurant one spot kitchen');
const OBLIGED = wordSet('should must do need have ought to');
const AVOIDING = new Phrases(
  ['avoid', 'skip', 'steer clear', 'stay away', 'keep away', 'not go'].map((said) => [said, true] as const),
);
const DENIED = wordSet('shouldnt mustnt cant');
const GOING = wordSet('go eat book');
