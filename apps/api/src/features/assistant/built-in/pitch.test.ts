import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../understanding/text/evidence.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { pitchOf, tell } from './pitch.ts';
import { voiceFor } from './voice.ts';

const sentence = (text: string, part: Sentence['part']): Sentence => ({
  text,
  part,
  stems: clausesOf(text),
  critical: false,
  limiting: false,
  lacking: false,
});
const voice = voiceFor([], 1, { foods: [], notFoods: [], features: [] });
const saying = (text: string, part: Sentence['part']): string => {
  const pitch = pitchOf(sentence(text, part));
  return pitch ? tell(pitch, voice) : '';
};

describe('pitchOf', () => {
  it.each([
    ['Two retired judges and a chess set.', 'occasions', 'Good for two retired judges and a chess set.'],
    ['Making peace with a brother.', 'occasions', 'Good for making peace with a brother.'],
    ['After a cold swim, before the ferry.', 'occasions', 'Best after a cold swim, before the ferry.'],
    ['The regulars sing on Thursdays.', 'occasions', 'The regulars sing on Thursdays.'],
    ['Low beams, a stove, maps on every wall.', 'vibe', 'Low beams, a stove, maps on every wall.'],
    ['Small, warm, full of students.', 'vibe', 'Small, warm, full of students.'],
    ['Six soups: leek, eel, plum.', 'food_notes', 'Six soups: leek, eel, plum.'],
  ] as const)('tells a sentence as it stands, or with what makes an occasion one: %s', (text, part, said) => {
    expect(pitchOf(sentence(text, part))?.form).toBe('whole');
    expect(saying(text, part)).toBe(said);
  });

  it('quotes what tells the reader to do something', () =>
    expect(saying('Ring before you come.', 'vibe')).toMatch(/: “Ring before you come.”$/));

  it.each([
    ['Eel pie, mash and green sauce.', 'food_notes', true],
    ['Low beams, a stove, maps on every wall.', 'vibe', false],
  ] as const)('knows dishes: %s', (text, part, dishes) => expect(pitchOf(sentence(text, part))?.dishes).toBe(dishes));

  it('leaves out the dishes that somebody cannot have', () => {
    const pitch = pitchOf(sentence('Six soups: leek, eel, plum.', 'food_notes'), null, (dish) => dish !== 'eel');
    expect(pitch?.form).toBe('list');
    expect(pitch?.text).toMatch(/leek and plum/);
    expect(pitch?.text).not.toMatch(/eel/);
  });
});
