import type { Restaurant } from '@saffron/contracts/guide';
import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { timeOf } from '@saffron/contracts/hours/schedule';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Found } from '../../search/found.ts';
import type { Turn } from '../../understanding/turn.ts';
import type { Needs } from '../needs.ts';
import type { Brief } from '../writer.ts';
import { dataBlock, guideBlock } from './guide-data.ts';
import { labelText, plain, valueText } from './guide-text.ts';
import { guessTokens } from './limits.ts';
import { systemText } from './rules.ts';
import { TOOLS } from './tools/answer-calls.ts';
import type { Conversation, Message } from './wire.ts';

/** Restaurants in the first request, unless several are under discussion. More cost tokens and rarely change the reply. */
const GIVEN_MAX = 5;
/** Of what was found, beside places under discussion. */
const FOUND_LEAST = 3;
/** Among these, the places under discussion: fewer leave no room for what the message asks for. Of further ones there is a line. */
const DISCUSSED_MAX = 3;
const NAME_MAX = 60;
/** Earlier answers to the same message, and characters of each. */
const ANSWERS_MAX = 3;
const ANSWER_MAX = 500;
/** Token budget for the history; older exchanges are dropped whole. */
const HISTORY_TOKENS = 1000;

/** The input of the Claude writer. It gets the raw conversation, because Claude does its own language understanding. */
export type ClaudeBrief = Omit<Brief, 'found'> & { found: Pick<Found, 'turns' | 'candidates'> };

/**
 * The first request of a reply. The parts that all requests share come first and are marked for prompt caching; the
 * candidates, the time and the key are in the last message.
 *
 * @param key random for each reply, so that data cannot imitate the tags
 * @param room token budget for the request; history is dropped first, then the list
 * @param list the {@link catalogueText} of the guide, if it has one; sent where other places may be asked for
 */
export function openConversation(
  brief: ClaudeBrief,
  key: string,
  room: number,
  list: string | null = null,
): Conversation {
  const { turns } = brief.found;
  const { discussed, candidates } = givenFirst(brief);
  const asked = turns.map((turn) => ({ ...turn, message: withoutLeading(turn.message, brief.discussed, key) }));
  const question = asked.at(-1)?.message ?? '';
  const system = [
    { type: 'text' as const, text: systemText(brief.systemPrompt), cache_control: { type: 'ephemeral' as const } },
  ];
  const context = [
    `The key of this message is ${key}.`,
    aboutTime(brief.now),
    ...aboutDiner(brief.dinerName, key),
    ...aboutNeeds(brief.needs, key),
    ...discussedText(discussed, key, brief),
    ...mentionedText(brief.discussed.slice(discussed.length), key),
    candidateText(candidates, key, brief.now),
    ...answersText(turns.at(-1)?.answers ?? [], key),
  ];
  const last: Message = {
    role: 'user',
    content: [
      { type: 'text', text: context.join('\n') },
      { type: 'text', text: question },
    ],
  };
  // A question about places needs no others.
  const listed = brief.pointing && candidates.length === 0 ? null : list;
  const taken = guessTokens(JSON.stringify({ system, tools: TOOLS, messages: [last] }));
  const left = room - taken - guessTokens(listed ?? '');
  const before = history(asked.slice(0, -1), key, Math.min(HISTORY_TOKENS, left));
  return { system, tools: TOOLS, messages: withList([...before, last], left >= 0 ? listed : null) };
}

/** A message without names of the guide that speak to a model or lead people away: buttons put names into messages, and a message is the diner's word. */
const withoutLeading = (message: string, discussed: readonly Restaurant[], key: string): string =>
  discussed
    .filter(({ name }) => name.length >= SPEAKING && valueText(name, name.length, key) === undefined)
    .reduce((text, { name }) => text.replaceAll(name, '…'), message);

/** Letters of a name that can say something. */
const SPEAKING = 10;

/** Begins the conversation with the list: there it is data of a user, and still in the prefix that all requests share. */
function withList([first, ...others]: Message[], list: string | null): Message[] {
  if (!first) return [];
  if (!list || first.role !== 'user') return [first, ...others];
  const block = { type: 'text' as const, text: list, cache_control: { type: 'ephemeral' as const } };
  return [{ role: 'user', content: [block, ...first.content] }, ...others];
}

/** Takes the list out of a conversation: after the first request Claude has chosen from it, and each request counts toward the daily limit. */
export function dropList({ messages: [first] }: Conversation): void {
  // Of what users send, only the list is marked for caching.
  if (first?.content[0] && 'cache_control' in first.content[0]) first.content.shift();
}

/**
 * The restaurants of the first request: those under discussion, and the best of those that were found and that the diner's needs do not rule
 * out. Claude may name no others, unless a tool returns them.
 */
export function givenFirst({ discussed, found, needs }: Pick<ClaudeBrief, 'discussed' | 'found' | 'needs'>): {
  discussed: Restaurant[];
  candidates: Restaurant[];
} {
  const first = discussed.slice(0, DISCUSSED_MAX);
  const others = found.candidates.filter(({ id }) => !needs.against(id) && !first.some((one) => one.id === id));
  return { discussed: first, candidates: others.slice(0, Math.max(GIVEN_MAX - first.length, FOUND_LEAST)) };
}

const UNSURE =
  ' Of places that are "unsure for this diner" you may name the likeliest if they want just that kitchen, with what is not known and the number to ring; call no place safe.';

function aboutTime({ date, minute }: LocalTime): string {
  return `The local time is ${DAYS[weekdayOf(date)]}, ${date}, ${timeOf(minute)}.`;
}

function aboutDiner(name: string | null, key: string): string[] {
  return name ? [`The diner's name, as data: ${JSON.stringify(plain(name, 80, key))}`] : [];
}

/** In each request: what was said before the oldest exchange that is sent holds, too. */
function aboutNeeds({ holds, earlier, ofOne, ofHealth, avoids }: Needs, key: string): string[] {
  const said = (labels: readonly string[]) => JSON.stringify(labels.map((label) => plain(label, NAME_MAX, key)));
  return [
    holds.length > 0 &&
      `What the diner said at any time and still holds, as simple rules understood it, as data: ${said(holds)}. Recommend nothing that goes against it; where the diner's own words say otherwise, they decide.${ofOne ? ' What only one of them needs, they alone need: a dish for them will do.' : ''}${ofHealth ? UNSURE : ''}`,
    earlier.length > 0 &&
      `Of that, they told of this in a version of the conversation that they left, so you cannot see it, as data: ${said(earlier)}. Say that you keep to it until they tell you by its name that it is over.`,
    avoids.length > 0 && `Also said, as data: ${said(avoids)}. The diner's own words decide.`,
  ].filter((line) => line !== false);
}

function candidateText(candidates: Restaurant[], key: string, now: LocalTime): string {
  if (candidates.length === 0) return 'Guide data: none was looked up for this message.';
  return `Guide data of a first search, best first:\n${guideBlock(candidates, key, now, { brief: true })}`;
}

function discussedText(discussed: Restaurant[], key: string, { now, needs }: ClaudeBrief): string[] {
  if (discussed.length === 0) return [];
  return [`Guide data of places that were named or shown before:\n${guideBlock(discussed, key, now, { needs })}`];
}

/** What was answered to the same message before. */
function answersText(answers: NonNullable<Turn['answers']>, key: string): string[] {
  if (answers.length === 0) return [];
  const given = answers.slice(-ANSWERS_MAX).map(({ text, restaurantIds }) => ({
    answer: plain(text, ANSWER_MAX, key),
    cards: restaurantIds,
  }));
  return [
    'The diner has these answers to the same message and asks for another one. Name other restaurants that fit as well;',
    `if the guide has none, say so in a sentence and repeat the best of them:\n${dataBlock(given, key)}`,
  ];
}

/** Places of longer ago: enough to name them again. */
function mentionedText(restaurants: Restaurant[], key: string): string[] {
  if (restaurants.length === 0) return [];
  const lines = restaurants.map(({ id, name, cuisine, neighborhood, price }) => ({
    id,
    name: labelText(name, NAME_MAX, key) ?? '…',
    cuisine: labelText(cuisine, NAME_MAX, key),
    area: labelText(neighborhood, NAME_MAX, key),
    price: '$'.repeat(price ?? 0),
  }));
  return [`Places of earlier replies, in short (get_restaurants has more):\n${dataBlock(lines, key)}`];
}

/** Earlier replies end with the line that named their cards, with the key of this reply. */
function history(turns: Turn[], key: string, tokensMax: number): Message[] {
  const kept: Message[] = [];
  let tokens = 0;
  for (const { message, reply } of turns.toReversed()) {
    const text = reply?.text.trim() ?? '';
    const shown = reply?.restaurantIds.join(',');
    const replyText = text && shown ? `${text}\n<cards-${key}>${shown}</cards-${key}>` : text;
    tokens += guessTokens(message) + guessTokens(replyText);
    if (tokens > tokensMax) break;
    if (replyText) kept.unshift({ role: 'assistant', content: [{ type: 'text', text: replyText }] });
    kept.unshift({ role: 'user', content: [{ type: 'text', text: message }] });
  }
  return kept;
}
