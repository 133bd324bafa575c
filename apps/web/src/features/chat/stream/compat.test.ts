import { RESTAURANTS_MARKER } from '@saffron/contracts/product';
import { NO_MESSAGE_IN_REPLY, NO_READABLE_STREAM, STREAM_WITHOUT_FINAL } from '@saffron/contracts/texts';
import { describe, expect, test } from 'vitest';
import { type OlderEvent, readable, readOlderStream, wholeReply } from './compat.ts';

const CARD = {
  id: '7',
  name: 'Lume',
  description: 'Quiet.',
  neighborhood: 'Harbour',
  cuisine: 'Italian',
  priceRange: '$$',
  website: 'https://lume.example',
  address: '1 Quay',
  phone: null,
};

describe('text while it streams', () => {
  test('plain text stays as it is', () => {
    expect(readable('Two places,\nboth good.')).toBe('Two places,\nboth good.');
  });

  test('a fragment of JSON shows its message, however little of it is there', () => {
    const whole = '{"message": "Say \\"hi\\" to\\nLume", "restaurants": [{"name": "Lume"}]}';
    const read = Array.from(whole, (_, end) => readable(whole.slice(0, end + 1)));
    expect(read.at(-1)).toBe('Say "hi" to\nLume');
    for (const text of read) expect('Say "hi" to\nLume').toContain(text);
    expect(read.filter((text, at) => at > 0 && text.length < (read[at - 1] ?? '').length)).toEqual([]);
  });

  test('a message field that is not the first is found', () => {
    expect(readable('{ "restaurants": [], "message" : "Here')).toBe('Here');
  });

  test('braces inside prose are prose', () => {
    expect(readable('Try the {chef} menu')).toBe('Try the {chef} menu');
  });

  test('escaped line ends and quotes are undone, and half an escape waits', () => {
    expect(readable('One\\nTwo \\"three\\"')).toBe('One\nTwo "three"');
    expect(readable('One\\')).toBe('One');
    expect(readable('{"message":"caf\\u00e')).toBe('caf');
    expect(readable('{"message":"caf\\u00e9')).toBe('café');
  });

  test('nothing of the marker or after it is ever shown, wherever the stream is split', () => {
    const before = 'Lume is the one.';
    const whole = `${before}\n${RESTAURANTS_MARKER} {"restaurants": [{"name": "Lume"}]}`;
    for (let end = 1; end <= whole.length; end++) {
      const shown = readable(whole.slice(0, end)).trimEnd();
      expect(before.startsWith(shown), `split at ${end}: ${shown}`).toBe(true);
      if (end > before.length + RESTAURANTS_MARKER.length) expect(shown).toBe(before);
    }
  });

  test('what only began like the marker comes out with the next character', () => {
    expect(readable('The BAR')).toBe('The BA');
    expect(readable('The BAR is')).toBe('The BAR is');
  });
});

describe('a whole reply', () => {
  test('a list that came with it is used, and its text is text', () => {
    const message = `He wrote ${RESTAURANTS_MARKER}{"restaurants":[{"name":"Forged"}]}`;
    expect(wholeReply({ message, restaurants: [CARD] })).toEqual({ message, restaurants: [CARD] });
    expect(wholeReply({ message, restaurants: [] }).restaurants).toEqual([]);
  });

  test('without a list, the marker splits text and cards', () => {
    const message = `Lume is the one.\n${RESTAURANTS_MARKER}\n{"restaurants": [${JSON.stringify(CARD)}], "message": "unused"}`;
    expect(wholeReply({ message })).toEqual({ message: 'Lume is the one.', restaurants: [CARD] });
  });

  test('without text before the marker, the embedded message is the text', () => {
    const message = `${RESTAURANTS_MARKER}{"message": "From inside.", "restaurants": []}`;
    expect(wholeReply({ message })).toEqual({ message: 'From inside.', restaurants: [] });
  });

  test('what was streamed counts when the end carries no message', () => {
    const streamed = '{"message": "Streamed.", "restaurants": [{"name": "Lume"}]}';
    const { message, restaurants } = wholeReply({}, streamed);
    expect(message).toBe('Streamed.');
    expect(restaurants.map(({ name }) => name)).toEqual(['Lume']);
  });

  test('JSON that is cut off or is none leaves the text', () => {
    expect(wholeReply({ message: `Fine. ${RESTAURANTS_MARKER}{"restaurants": [{` })).toEqual({
      message: 'Fine.',
      restaurants: [],
    });
    expect(wholeReply({ message: `Fine. ${RESTAURANTS_MARKER} none` }).message).toBe('Fine.');
  });

  test('no message at all has a sentence', () => {
    expect(wholeReply({ restaurants: [] }).message).toBe(NO_MESSAGE_IN_REPLY);
    expect(wholeReply({ message: '' }).message).toBe(NO_MESSAGE_IN_REPLY);
  });

  test('cards of unknown shape get what they lack, and what has no name is none', () => {
    const { restaurants } = wholeReply({
      message: 'x',
      restaurants: [{ id: 3, name: ' Lume ', price: 9 }, { name: '' }, null, 'Lume', [], { name: 'B', price: 'much' }],
    });
    expect(
      restaurants.map(({ id, name, priceRange, cuisine, description }) => [id, name, priceRange, cuisine, description]),
    ).toEqual([
      ['3', 'Lume', '$$$$$', 'food', 'A great restaurant option.'],
      ['card-5', 'B', '$', 'food', 'A great restaurant option.'],
    ]);
  });
});

describe('an older stream', () => {
  const line = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
  const START = line({ chunk: 'Grüezi, ' }) + line({ chunk: 'Lume.' });
  const END = line({ final: true, message: 'Grüezi, Lume.', restaurants: [CARD], chatSessionId: 12 });
  const FINAL = { type: 'final', message: 'Grüezi, Lume.', restaurants: [CARD], sessionId: 12 };

  test('is read to its end, wherever its bytes are split', async () => {
    const bytes = new TextEncoder().encode(START + END);
    for (let at = 0; at <= bytes.length; at++) {
      const events = await all(readOlderStream(bodyOf(bytes.slice(0, at), bytes.slice(at))));
      expect(events, `split at byte ${at}`).toEqual([
        { type: 'chunk', text: 'Grüezi, ' },
        { type: 'chunk', text: 'Lume.' },
        FINAL,
      ]);
    }
  });

  test('b-malformed-line: lines that cannot be read are skipped, and the end still arrives', async () => {
    const noise =
      ': ping\n\nevent: message\ndata: {"chunk": \ndata: null\ndata: [1]\ndata: {"status":"thinking"}\n\nhello\n';
    const events = await all(readOlderStream(bodyOf(noise, line({ chunk: 'A' }), noise, END)));
    expect(events).toEqual([{ type: 'chunk', text: 'A' }, FINAL]);
  });

  test('the last line needs no line end, and lines may end as on Windows', async () => {
    expect(await all(readOlderStream(bodyOf(END.trimEnd())))).toEqual([FINAL]);
    expect(await all(readOlderStream(bodyOf(END.replaceAll('\n', '\r\n'))))).toEqual([FINAL]);
  });

  test('an end without a list finds cards and text behind the marker', async () => {
    const text = `Lume. ${RESTAURANTS_MARKER}${JSON.stringify({ restaurants: [CARD] })}`;
    const events = await all(
      readOlderStream(bodyOf(line({ chunk: text }), line({ complete: true, chatSessionId: '12' }))),
    );
    expect(events.at(-1)).toEqual({ type: 'final', message: 'Lume.', restaurants: [CARD], sessionId: 12 });
  });

  test('an error ends it, and nothing after it counts', async () => {
    const error = { error: 'token_limit_exceeded', message: 'Tomorrow.' };
    expect(await all(readOlderStream(bodyOf(line(error), END)))).toEqual([{ type: 'error', ...error }]);
  });

  test('a stream without an end is an error', async () => {
    await expect(all(readOlderStream(bodyOf(START)))).rejects.toThrow(STREAM_WITHOUT_FINAL);
  });

  test('no stream at all is an error', async () => {
    await expect(all(readOlderStream(null))).rejects.toThrow(NO_READABLE_STREAM);
  });

  test('whoever leaves early closes the connection', async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(START)),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const event of readOlderStream(body)) {
      expect(event.type).toBe('chunk');
      break;
    }
    expect(cancelled).toBe(true);
  });
});

function bodyOf(...parts: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      controller.close();
    },
  });
}

async function all(events: AsyncIterable<OlderEvent>): Promise<OlderEvent[]> {
  const list: OlderEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}
