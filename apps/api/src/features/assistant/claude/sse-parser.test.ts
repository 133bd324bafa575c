import { expect, test } from 'vitest';
import { SseParser } from './sse-parser.ts';

const STREAM =
  ': hi\r\nevent: a\r\ndata: {"é":"🍜"}\r\n\r\nrubbish\n\ndata:1\ndata: 2\nid: 5\n\n\ndata\n\ndata: last\n\ndata: unfinished\n';
const EVENTS = ['{"é":"🍜"}', '1\n2', 'last'];

test('events are the same wherever the bytes are split', { tags: ['b-split-utf-8'] }, () => {
  const bytes = Buffer.from(STREAM);
  for (let at = 0; at <= bytes.length; at++) {
    const parser = new SseParser();
    expect([...parser.push(bytes.subarray(0, at)), ...parser.push(bytes.subarray(at))], `split at ${at}`).toEqual(
      EVENTS,
    );
  }
  const parser = new SseParser();
  expect([...bytes].flatMap((byte) => parser.push(Uint8Array.of(byte)))).toEqual(EVENTS);
});

test('a line without an end is not buffered without limit', () => {
  const parser = new SseParser();
  const piece = Buffer.alloc(400_000, 'x');
  parser.push(piece);
  parser.push(piece);
  expect(() => parser.push(piece)).toThrow(RangeError);
});

test('an event without an end is not buffered without limit', () => {
  const parser = new SseParser();
  const line = Buffer.from(`data: ${'x'.repeat(400_000)}\n`);
  parser.push(line);
  parser.push(line);
  expect(() => parser.push(line)).toThrow(RangeError);
});
