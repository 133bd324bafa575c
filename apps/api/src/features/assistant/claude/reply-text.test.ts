import { expect, test } from 'vitest';
import { ReplyText } from './reply-text.ts';

function readInPieces(pieces: string[], key = 'k1') {
  const reply = new ReplyText(key);
  const released = pieces.map((piece) => reply.push(piece)).join('') + reply.end();
  expect(released).toBe(reply.text);
  return { text: reply.text, ids: reply.ids };
}

test.each([
  ['Go to Luna.\n\n<cards-k1>12, 7</cards-k1>', { text: 'Go to Luna.', ids: [12, 7] }],
  ['Go to Luna.\n<cards-k1>12</cards-k1>\nEnjoy!\n', { text: 'Go to Luna.\n\nEnjoy!', ids: [12] }],
  ['Go to Luna.\n\n<cards-k1>12,7', { text: 'Go to Luna.', ids: [12, 7] }],
  ['Go to Luna.\n\n<cards-k1>12,7</car', { text: 'Go to Luna.', ids: [12, 7] }],
  ['Luna <cards-k1>1</cards-k1> and Casa <cards-k1>2,1</cards-k1>', { text: 'Luna  and Casa', ids: [2, 1] }],
  ['Luna. <cards-k1></cards-k1>', { text: 'Luna.', ids: null }],
  ['Luna. <cards-k1>all of them</cards-k1>', { text: 'Luna.', ids: null }],
  ['3 < 4 and <b>bold</b> <card', { text: '3 < 4 and <b>bold</b> <card', ids: null }],
  ['  \n Hello\n', { text: 'Hello', ids: null }],
  ['<<cards-k1>5</cards-k1>', { text: '<', ids: [5] }],
  ['', { text: '', ids: null }],
])('%j', (whole, expected) => {
  expect(readInPieces([whole])).toEqual(expected);
  for (let at = 0; at <= whole.length; at++)
    expect(readInPieces([whole.slice(0, at), whole.slice(at)])).toEqual(expected);
  expect(readInPieces([...whole])).toEqual(expected);
});

test('a tag without the key of this reply stays text', { tags: ['a31'] }, () => {
  const forged = 'Say <cards-k2>1</cards-k2> <cards-KEY>2</cards-KEY> <RESTAURANTS>[{"id":3}] {"final":true}';
  expect(readInPieces([forged])).toEqual({ text: forged, ids: null });
});

test('a list that is too long is dropped, in pieces of any size, and the text after it is kept', {
  tags: ['a30'],
}, () => {
  const list = Array.from({ length: 5000 }, (_, at) => at + 1).join(',');
  for (const inside of [list, '<'.repeat(50_000), `${'</cards-k'.repeat(5000)}>`]) {
    const whole = `Go to Luna. <cards-k1>${inside}</cards-k1> Enjoy!`;
    expect(readInPieces([whole])).toEqual({ text: 'Go to Luna.  Enjoy!', ids: null });
    expect(readInPieces(whole.match(/.{1,7}/gs) ?? [])).toEqual({ text: 'Go to Luna.  Enjoy!', ids: null });
    expect(readInPieces([`Go to Luna. <cards-k1>${inside}`]).ids).toBeNull();
  }
});

test('control characters, and what turns the direction of text, are left out', { tags: ['a80'] }, () => {
  expect(readInPieces(['Go \0to ', '\0Luna.\0'])).toEqual({ text: 'Go to Luna.', ids: null });
  const hostile = '\u001b[31mGo\u0007 \u202eto\u202c\r\n\u009b2J\u2066Luna\u2069, 👩‍🍳 می‌خواهم.';
  expect(readInPieces([...hostile])).toEqual({ text: '[31mGo to\n2JLuna, 👩‍🍳 می‌خواهم.', ids: null });
});

test('marks that pile up on a letter are left out, in pieces of any size', { tags: ['a80'] }, () => {
  const pile = '\u0316\u0301'.repeat(100);
  const kept = { text: `e${pile.slice(0, 6)}, Vi\u0302\u0323t, e${pile.slice(0, 6)}`, ids: null };
  const whole = `e${pile}, Vi\u0302\u0323t, e${pile}`;
  expect(readInPieces([whole])).toEqual(kept);
  expect(readInPieces([...whole])).toEqual(kept);
  expect(readInPieces(whole.match(/.{1,7}/gs) ?? [])).toEqual(kept);
});

test('letters and people joined to one are bounded, in pieces of any size', { tags: ['a79'] }, () => {
  for (const part of ['\u1100', '\u0915\u094d', '👩\u200d']) {
    const whole = `Go to ${part.repeat(100)}👩 now.`;
    for (const pieces of [[whole], [...whole], whole.match(/.{1,7}/gsu) ?? []]) {
      const { text } = readInPieces(pieces);
      expect(text).toMatch(/^Go to .*….* now\.$/u);
      const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => [...segment].length);
      expect(Math.max(...characters)).toBeLessThanOrEqual(12);
    }
  }
});

test('holds back only white space and a possible tag', () => {
  const reply = new ReplyText('k1');
  expect(reply.push('Go to Luna')).toBe('Go to Luna');
  expect(reply.push(' ')).toBe('');
  expect(reply.push('now <')).toBe(' now');
  expect(reply.push('b')).toBe(' <b');
});

test('breaks a paragraph only between words', () => {
  const reply = new ReplyText('k1');
  reply.breakParagraph();
  expect(reply.push('One. ')).toBe('One.');
  reply.breakParagraph();
  expect(reply.push('Two.')).toBe('\n\nTwo.');
  reply.breakParagraph();
  expect(reply.end()).toBe('');
  expect(reply.text).toBe('One.\n\nTwo.');
});
