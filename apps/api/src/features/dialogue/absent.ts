import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../search/facts/answer.ts';
import type { Act } from '../understanding/acts/act.ts';
import { isVerb } from '../understanding/acts/inquiry.ts';
import { isOfKind } from '../understanding/acts/references.ts';
import { DIETS, titleCase } from '../understanding/lexicon/foods.ts';
import { wordSet } from '../understanding/text/word-set.ts';
import { subjectOf } from './ask/question.ts';
import type { Context } from './context.ts';

/** A place that a message points at, and that is none of those that were shown. */
export interface Absent {
  /** The kitchen or part of town that none of them is of; null for what none of them is known to have. */
  kind: string | null;
  /** The message that looks for such a place, or asks about the only one that there is. */
  search: string;
  /** The guide has one such place, which is asked about. */
  isOnly?: true;
  /** Whether a place that was found for it can be offered: for a kitchen, the search says what comes near. */
  offers: (row: Restaurant) => boolean;
}

const POINTING = wordSet('the that');
const HEADS = wordSet('one place spot');
const HAVING = wordSet('with has had have');
/** Nothing that is wanted. */
const APART = wordSet('not no but except skip without than like besides forget drop');
const TURNED_DOWN: readonly Act[] = ['reject', 'exclude', 'compare'];
const KNOWN: ReadonlySet<string> = new Set(['yes', 'partly']);
/** Words of a description. */
const LONG = 5;

/**
 * What a message points at among the places that were shown, where none of them is that. Null where one of them may be.
 */
export function absentIn(context: Context): Absent | null {
  const { reading, shown, lists, named, pointed, wishes, acts, snapshot, asks, text } = context;
  const { tokens, mentions, names } = reading;
  if (shown.length === 0 || named.length + pointed.length + names.length + wishes.message.unlisted.length > 0)
    return null;
  if (TURNED_DOWN.includes(acts.first)) return null;
  const from = tokens.findIndex(
    ({ word }, at) => POINTING.has(word) && !APART.has(tokens[at - 1]?.word ?? '') && isHeaded(context, at),
  );
  if (from < 0) return null;
  const mention = mentions.find((one) => one.from === from + 1);
  if (mention) {
    if (lists.flat().some((row) => isOfKind(row, mention, snapshot.vocabulary))) return null;
    // "The Thai one" is one of those that were shown.
    const all = snapshot.rows.filter((row) => isOfKind(row, mention, snapshot.vocabulary));
    const [only] = all;
    const [start, end] = [tokens[from]?.start, tokens[mention.to]?.end];
    if (
      only &&
      all.length === 1 &&
      tokens[mention.to]?.word !== 'one' &&
      (asks || asksOfIt(context, from)) &&
      start !== undefined &&
      end !== undefined
    )
      return {
        kind: null,
        search: text.slice(0, start) + only.name + text.slice(end),
        offers: () => true,
        isOnly: true,
      };
    const kind = tokens
      .slice(mention.from, mention.to)
      .map(({ word }) => word)
      .join(' ');
    return { kind: titleCase(kind), search: `a ${kind} place`, offers: () => true };
  }
  const rest = tokens.slice(from + 3).filter(({ clause }) => clause === tokens[from]?.clause);
  const end = rest.findIndex((token) => isVerb(token));
  const described = end < 0 ? rest : rest.slice(0, end);
  const asked = described.length > LONG ? [] : (subjectOf(described, new Set(), false)?.attributes ?? []);
  const has = (row: Restaurant) => asked.some(({ attribute }) => KNOWN.has(answerOf(attribute.key, row).outcome));
  if (asked.length === 0 || asked.some(({ attribute }) => attribute.allergen) || lists.flat().some(has)) return null;
  return { offers: has, kind: null, search: `somewhere else that has ${described.map(({ word }) => word).join(' ')}` };
}

/** "The Thai place, is it safe?" goes on to ask; "the Thai place?" chooses. */
const asksOfIt = ({ reading: { tokens }, text }: Context, of: number): boolean =>
  text.trim().endsWith('?') && tokens.at(-1)?.clause !== tokens[of]?.clause;

/** A kitchen or a part of town before the head, or what it has behind it. */
function isHeaded({ reading: { tokens, mentions } }: Context, at: number): boolean {
  const mention = mentions.find(({ from }) => from === at + 1);
  if (!mention) return HEADS.has(tokens[at + 1]?.word ?? '') && HAVING.has(tokens[at + 2]?.word ?? '');
  const { meaning, negated, to } = mention;
  const isKind = meaning.type === 'area' || (meaning.type === 'food' && !DIETS.has(meaning.key));
  return isKind && !negated && HEADS.has(tokens[to]?.word ?? '');
}
