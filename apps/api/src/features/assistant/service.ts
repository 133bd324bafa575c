import { isDeepStrictEqual } from 'node:util';
import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint } from '@saffron/contracts/guide-query';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { FollowUp } from '@saffron/contracts/steering';
import { TOO_MANY_NEEDS } from '@saffron/contracts/texts';
import { AppError } from '../../errors.ts';
import { createQueue } from '../../slices.ts';
import type { Finder, FollowUpFinder, LeadFinder } from '../dialogue/finder.ts';
import type { Response } from '../dialogue/response.ts';
import { hasHealthNeed } from '../search/facts/forbidden.ts';
import type { GuideTools } from '../search/guide-tools.ts';
import { isTooHarmful } from '../understanding/fold.ts';
import { type StoredState, toStored } from '../understanding/remembered.ts';
import type { Turn } from '../understanding/turn.ts';
import { type CardReasons, cardReasons } from './card-reasons.ts';
import { namesOf } from './claude/picks.ts';
import { type Judge, needsOf } from './needs.ts';
import type { Searched, TokenNeeds, Writer, WriterEvent } from './writer.ts';

export type Assistant = ReturnType<typeof createAssistant>;

interface Deps {
  find: Finder;
  findLeads: LeadFinder;
  findFollowUps: FollowUpFinder;
  guide: GuideTools;
  judge: Judge;
  writer: Writer;
  systemPrompt: () => Promise<string>;
  /** The local time of the guide. */
  now: () => Promise<LocalTime>;
  report: (error: unknown) => void;
}

interface Question {
  /** The conversation, oldest first; the last turn is the one to answer. */
  turns: Turn[];
  dinerName: string | null;
  /** Token budget of the reply; by default the writer's maximum. */
  tokens?: number;
}

/** A conversation may have shown hundreds. */
const DISCUSSED_MAX = 12;

/** What the conversation comes to with this message, to be stored with the reply; comes first, and again if the writer searched for more than was read in it. */
interface StateEvent {
  type: 'state';
  state: StoredState;
}

/** What can follow the reply; comes last, unless the reply ends early. */
interface FollowUpsEvent {
  type: 'follow-ups';
  followUps: FollowUp[];
}

/** Why the picks answer the message; comes after them, unless the reply ends early. */
interface ReasonsEvent {
  type: 'reasons';
  reasons: CardReasons;
}

/** Answers conversations: finds candidates in the guide and has a writer write the reply. */
export function createAssistant({
  find,
  findLeads,
  findFollowUps,
  guide,
  judge,
  writer,
  systemPrompt,
  now,
  report,
}: Deps) {
  const inTurn = createQueue();

  /** A reply that is written does not fail for want of reasons. */
  const reasonsFor = async (ids: readonly number[], found: Response): Promise<CardReasons> => {
    if (ids.length === 0) return {};
    try {
      const rows = await guide.restaurants(ids);
      const { judge: judging, against } = needsOf(found, judge);
      await judging(rows);
      const suiting = rows.filter(({ id }) => against(id) === null);
      return await inTurn(cardReasons(suiting, found.wishes));
    } catch (error) {
      report(error);
      return {};
    }
  };

  /** What was found, for the wishes that a search of the writer tells of as well; itself if it tells of none. */
  const withSought = async (found: Response, sought: readonly Constraint[]): Promise<Response> => {
    if (sought.length === 0) return found;
    try {
      const { remembered, wishes } = found;
      const state = await guide.wishesWith(remembered.state, sought);
      if (state === remembered.state) return found;
      return { ...found, remembered: { ...remembered, state }, wishes: { ...wishes, ...state } };
    } catch (error) {
      report(error);
      return found;
    }
  };

  return {
    /** The active writer. */
    writer: { name: writer.name, model: writer.model ?? null },

    /** The tokens, input and output, to reserve for the reply to a message. */
    needs: async (message: string): Promise<TokenNeeds> => writer.needs(message, await systemPrompt()),

    /**
     * Streams the parts of a reply. Picks are limited to restaurants that were found for this conversation.
     *
     * @throws AppError `limit_reached` if there is more that the diner cannot eat than can be kept; the errors of the writer
     */
    answer: async function* (
      { turns, dinerName, tokens }: Question,
      signal: AbortSignal,
    ): AsyncGenerator<Exclude<WriterEvent, Searched> | StateEvent | ReasonsEvent | FollowUpsEvent> {
      const time = await now();
      const found = await find(turns, time);
      if (isTooHarmful(found.remembered.state)) throw new AppError('limit_reached', TOO_MANY_NEEDS);
      yield { type: 'state', state: toStored(found.remembered) };
      const discussed = await guide.restaurants(discussedIn(found, await guide.catalogue()));
      const known = new Set([...found.candidates, ...discussed].map((restaurant) => restaurant.id));
      const prompt = await systemPrompt();
      const most = () => writer.needs(turns.at(-1)?.message ?? '', prompt).most;
      const brief = {
        found,
        leads: async () => {
          const leads = await findLeads(found, time);
          for (const { id } of leads) known.add(id);
          return leads;
        },
        needs: needsOf(found, judge),
        discussed,
        pointing: found.wishes.message.named.length + found.wishes.message.pointed.length > 0,
        dinerName,
        now: time,
        report,
        guide: remembering(guide, known),
        systemPrompt: prompt,
        tokens: tokens ?? most(),
      };
      let text = '';
      let shown: number[] = [];
      const searches: Searched[] = [];
      for await (const event of writer.write(brief, signal)) {
        if (event.type === 'searched') {
          searches.push(event);
          continue;
        }
        if (event.type === 'text') text += event.text;
        if (event.type === 'picks') shown = [...new Set(event.ids)].filter((id) => known.has(id)).slice(0, CARDS_MAX);
        yield event.type === 'picks' ? { type: 'picks', ids: shown } : event;
      }
      const heard = await withSought(found, soughtFor(shown, searches));
      if (heard !== found) yield { type: 'state', state: toStored(heard.remembered) };
      if (signal.aborted) return;
      yield { type: 'reasons', reasons: await reasonsFor(shown, heard) };
      yield { type: 'follow-ups', followUps: await findFollowUps({ found: heard, text, shown }, brief.now) };
    },
  };
}

/** What all searches have in common that brought what is shown; nothing if what is shown first comes from elsewhere. */
function soughtFor(shown: readonly number[], searches: readonly Searched[]): readonly Constraint[] {
  const bringing = searches.filter(({ ids }) => shown.some((id) => ids.includes(id)));
  const [lead] = shown;
  const [first, ...others] = bringing;
  if (!first || lead === undefined || !bringing.some(({ ids }) => ids.includes(lead))) return [];
  return first.constraints.filter((one) =>
    others.every(({ constraints }) => constraints.some((other) => isDeepStrictEqual(other, one))),
  );
}

/** Ids of the places under discussion: named in the message, called like those where somebody could fall ill, then shown or named by replies, the latest first. */
function discussedIn({ turns, wishes, remembered }: Response, listed: readonly Restaurant[]): number[] {
  const { named, places, namesakes } = wishes.message;
  const namesIn = namesOf(listed);
  const shown = turns
    .toReversed()
    .flatMap(({ reply }) => (reply ? [...reply.restaurantIds, ...namesIn(reply.text)] : []));
  const alike = hasHealthNeed(remembered.state) ? namesakes : [];
  return [...new Set([...named, ...alike, ...places, ...shown])].slice(0, DISCUSSED_MAX);
}

/** Adds the restaurants that a writer asks for to those that it may show. */
function remembering(guide: GuideTools, known: Set<number>): GuideTools {
  return {
    ...guide,
    search: async (query) => {
      const answer = await guide.search(query);
      for (const { restaurant } of answer.hits) known.add(restaurant.id);
      return answer;
    },
    restaurants: async (ids) => {
      const found = await guide.restaurants(ids);
      for (const { id } of found) known.add(id);
      return found;
    },
  };
}
