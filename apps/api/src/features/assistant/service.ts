import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Finder } from '../dialogue/finder.ts';
import { type StoredState, toStored } from '../understanding/remembered.ts';
import type { Turn } from '../understanding/turn.ts';
import type { TokenNeeds, Writer, WriterEvent } from './writer.ts';

export type Assistant = ReturnType<typeof createAssistant>;

interface Deps {
  find: Finder;
  writer: Writer;
  systemPrompt: () => Promise<string>;
  /** The local time of the guide. */
  now: () => Promise<LocalTime>;
}

interface Question {
  /** The conversation, oldest first; the last turn is the one to answer. */
  turns: Turn[];
  dinerName: string | null;
  /** Token budget of the reply; by default the writer's maximum. */
  tokens?: number;
}

/** What the conversation comes to with this message, to be stored with the reply; comes first. */
interface StateEvent {
  type: 'state';
  state: StoredState;
}

/** Answers conversations: finds candidates in the guide and has a writer write the reply. */
export function createAssistant({ find, writer, systemPrompt, now }: Deps) {
  return {
    /** The active writer. */
    writer: { name: writer.name, model: writer.model ?? null },

    /** The tokens, input and output, to reserve for the reply to a message. */
    needs: async (message: string): Promise<TokenNeeds> => writer.needs(message, await systemPrompt()),

    /**
     * Streams the parts of a reply. Picks are limited to restaurants that were found for this conversation.
     *
     * @throws the errors of the writer
     */
    answer: async function* (
      { turns, dinerName, tokens }: Question,
      signal: AbortSignal,
    ): AsyncGenerator<WriterEvent | StateEvent> {
      const found = await find(turns);
      yield { type: 'state', state: toStored(found.remembered) };
      const known = new Set(found.candidates.map((restaurant) => restaurant.id));
      const search = async (query: string): Promise<Restaurant[]> => {
        const { candidates } = await find([{ message: query, reply: null }]);
        for (const { id } of candidates) known.add(id);
        return candidates;
      };
      const prompt = await systemPrompt();
      const most = () => writer.needs(turns.at(-1)?.message ?? '', prompt).most;
      const brief = { found, dinerName, now: await now(), search, systemPrompt: prompt, tokens: tokens ?? most() };
      for await (const event of writer.write(brief, signal)) {
        if (event.type !== 'picks') yield event;
        else yield { type: 'picks', ids: [...new Set(event.ids)].filter((id) => known.has(id)).slice(0, CARDS_MAX) };
      }
    },
  };
}
