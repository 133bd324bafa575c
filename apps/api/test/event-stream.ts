/** One event of a stream: its `data` lines parsed. Comment lines are left out. */
export type StreamEvent = Record<string, unknown>;

/** The events of a text in the form of server-sent events; a line that is no JSON fails. */
export function parseEvents(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)));
}
