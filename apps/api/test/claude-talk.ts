import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { assistantWith } from './assistant.ts';
import { API_KEY } from './claude.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { lastText } from './fakes/anthropic-script.ts';

/**
 * Talks to the assistant as it answers with Claude, without a server. In the model's place a script shows the places that a test says.
 *
 * @param now the local time of the guide
 */
export async function claudeTalk(guide: readonly Restaurant[], now: LocalTime) {
  const anthropic = await new FakeAnthropic().start();
  const snapshot = createSnapshot(guide);
  const writer = createClaudeWriter({ apiKey: API_KEY, baseURL: anthropic.url, model: 'claude-sonnet-5-5' });
  const assistant = assistantWith({ recent: async () => snapshot }, writer, now);
  const idOf = (name: string) => guide.find((row) => row.name === name)?.id ?? 0;
  /**
   * Plays a conversation.
   *
   * @param shown the places that the reply to each message but the last shows
   * @returns the names of the restaurants that the first request for the last reply tells of
   */
  const given = async (messages: readonly string[], ...shown: (readonly string[])[]): Promise<string[]> => {
    const turns: Turn[] = [];
    let text = '';
    for (const [at, message] of messages.entries()) {
      const cards = shown[at] ?? [];
      const from = anthropic.requests.length;
      anthropic.script({ say: [`${cards.join(' and ')}.`], cards: cards.map(idOf) });
      let state: unknown;
      const asked = { turns: [...turns, { message, reply: null }], dinerName: null };
      for await (const event of assistant.answer(asked, new AbortController().signal))
        if (event.type === 'state') state = JSON.parse(JSON.stringify(event.state));
      turns.push({ message, reply: { text: `${cards.join(' and ')}.`, restaurantIds: cards.map(idOf), state } });
      const body = anthropic.requests[from]?.body;
      text = body ? lastText(body) : '';
    }
    return text.split('\n').flatMap((line) => nameIn(line) ?? []);
  };
  return { given, stop: () => anthropic.stop() };
}

/** The name in a line with the facts of a restaurant. */
function nameIn(line: string): string | null {
  if (!line.startsWith('{"id"')) return null;
  const { name, is }: { name: string; is?: string } = JSON.parse(line);
  return is === undefined ? null : name;
}
