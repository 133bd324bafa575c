/** Maximum characters per event; Anthropic's events are far smaller. */
const EVENT_MAX = 1_000_000;

/**
 * An incremental parser for server-sent events. Lines end with LF or CRLF. Only `data` is used, since Anthropic repeats
 * the event type there; unknown lines are ignored, as the standard requires.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export class SseParser {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #data: string[] = [];
  #dataLength = 0;

  /**
   * @returns the data of the events completed by these bytes
   * @throws RangeError if an event is too long
   */
  push(bytes: Uint8Array): string[] {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    const events: string[] = [];
    let at = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', at)) {
      this.#line(text.slice(at, text[end - 1] === '\r' ? end - 1 : end), events);
      at = end + 1;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length + this.#dataLength > EVENT_MAX) throw new RangeError('The event is too long.');
    return events;
  }

  #line(line: string, events: string[]): void {
    if (line.startsWith('data:')) {
      this.#data.push(line.slice(line[5] === ' ' ? 6 : 5));
      this.#dataLength += line.length;
    } else if (line === '' && this.#data.length > 0) {
      events.push(this.#data.join('\n'));
      this.#data = [];
      this.#dataLength = 0;
    }
  }
}
