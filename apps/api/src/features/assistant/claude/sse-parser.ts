/** Characters that one event may have: beyond it the stream is none of Anthropic's. */
const EVENT_MAX = 1_000_000;

/**
 * Server-sent events from bytes, wherever these are split. Lines end with LF or CRLF. Of an event only its data counts, since
 * Anthropic's data names its type; lines that are no fields are passed over, as the standard says.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export class SseParser {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #data: string[] = [];
  #dataLength = 0;

  /**
   * @returns the data of the events that are whole with these bytes
   * @throws RangeError when an event does not end
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
    if (this.#rest.length + this.#dataLength > EVENT_MAX) throw new RangeError('An event does not end.');
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
