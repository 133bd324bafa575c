import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Finder } from '../search/finder.ts';
import type { Turn } from '../understanding/turn.ts';
import type { TokenNeeds, Writer, WriterEvent } from './writer.ts';

export type Assistant = ReturnType<typeof createAssistant>;

interface Deps {
  find: Finder;
  writer: Writer;
  systemPrompt: () => Promise<string>;
}

interface Question {
  /** The conversation, oldest first; the last turn is to be answered. */
  turns: Turn[];
  dinerName: string | null;
  /** Tokens that the reply may use; all that it could by default. */
  tokens?: number;
}

/** Answers a conversation: finds what it asks for in the guide, and has it written. */
export function createAssistant({ find, writer, systemPrompt }: Deps) {
  return {
    /** Who writes the replies. */
    writer: { name: writer.name, model: writer.model ?? null },

    /** How many tokens, input and output, to set aside for the reply to a message. */
    needs: async (message: string): Promise<TokenNeeds> => writer.needs(message, await systemPrompt()),

    /**
     * The parts of the reply, as they are written. Picks are restaurants of the guide that were found for this conversation,
     * whatever a writer says.
     *
     * @throws what the writer throws
     */
    answer: async function* ({ turns, dinerName, tokens }: Question, signal: AbortSignal): AsyncGenerator<WriterEvent> {
      const found = await find(turns);
      const known = new Set(found.candidates.map((restaurant) => restaurant.id));
      const search = async (query: string): Promise<Restaurant[]> => {
        const { candidates } = await find([{ message: query, reply: null }]);
        for (const { id } of candidates) known.add(id);
        return candidates;
      };
      const prompt = await systemPrompt();
      const most = () => writer.needs(turns.at(-1)?.message ?? '', prompt).most;
      const brief = { found, dinerName, search, systemPrompt: prompt, tokens: tokens ?? most() };
      for await (const event of writer.write(brief, signal)) {
        if (event.type !== 'picks') yield event;
        else yield { type: 'picks', ids: [...new Set(event.ids)].filter((id) => known.has(id)).slice(0, CARDS_MAX) };
      }
    },
  };
}
