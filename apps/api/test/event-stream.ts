/** The parsed `data` of one event. */
export type StreamEvent = Record<string, unknown>;

/** The server-sent events in a text, without comments. @throws on data that is not JSON */
export function parseEvents(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)));
}
