import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Catalogue } from '../search/catalogue.ts';
import type { Turn } from '../search/found.ts';
import { retrieve } from '../search/retrieve.ts';
import type { Writer, WriterEvent } from './writer.ts';

export type Assistant = ReturnType<typeof createAssistant>;

interface Deps {
  catalogue: Catalogue;
  writer: Writer;
  systemPrompt: () => Promise<string>;
}

interface Question {
  /** The conversation, oldest first; the last turn is to be answered. */
  turns: Turn[];
  dinerName: string | null;
}

/** Answers a conversation: finds what it asks for in the guide, and has it written. */
export function createAssistant({ catalogue, writer, systemPrompt }: Deps) {
  return {
    /** Who writes the replies. */
    writer: { name: writer.name, model: writer.model ?? null },

    /** How many tokens, input and output, the reply to a message may use at the most. */
    reserve: (message: string): number => writer.reserve(message),

    /**
     * The parts of the reply, as they are written. Picks are restaurants of the guide that were found for this conversation,
     * whatever a writer says.
     *
     * @throws what the writer throws
     */
    answer: async function* ({ turns, dinerName }: Question, signal: AbortSignal): AsyncGenerator<WriterEvent> {
      const snapshot = await catalogue.current();
      const found = retrieve(turns, snapshot);
      const known = new Set(found.candidates.map((restaurant) => restaurant.id));
      const search = async (query: string): Promise<Restaurant[]> => {
        const { candidates } = retrieve([{ message: query, reply: null }], snapshot);
        for (const { id } of candidates) known.add(id);
        return candidates;
      };
      const brief = { found, dinerName, search, systemPrompt: await systemPrompt() };
      for await (const event of writer.write(brief, signal)) {
        if (event.type !== 'picks') yield event;
        else yield { type: 'picks', ids: [...new Set(event.ids)].filter((id) => known.has(id)).slice(0, CARDS_MAX) };
      }
    },
  };
}
