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
    ['Two retired judges and a chess set.', 'occasions', 'fits'],
    ['Making peace with a brother.', 'occasions', 'fits'],
    ['After a cold swim, before the ferry.', 'occasions', 'best'],
    ['Late, alone, with a crossword.', 'occasions', 'best'],
    ['The regulars sing on Thursdays.', 'occasions', 'clause'],
    ['Low beams, a stove, maps on every wall.', 'vibe', 'scene'],
    ['Small, warm, full of students.', 'vibe', 'trait'],
    ['Eel pie, mash and green sauce.', 'food_notes', 'food'],
    ['Six soups: leek, eel, plum.', 'food_notes', 'food'],
    ['Ring before you come.', 'vibe', 'tip'],
  ] as const)('%s (%s): %s', (text, part, form) => expect(pitchOf(sentence(text, part))?.form).toBe(form));

  it.each([
    [
      'Two retired judges and a chess set.',
      'occasions',
      /^(?:It's good|Good) for two retired judges and a chess set\.$/,
    ],
    ['After a cold swim, before the ferry.', 'occasions', /^(?:It's best|Best) after a cold swim, before the ferry\.$/],
    [
      'Low beams, a stove, maps on every wall.',
      'vibe',
      /^[\w']+(?: \w+)? low beams, a stove and maps on every wall\.$/,
    ],
    ['Six soups: leek, eel, plum.', 'food_notes', /^[\w']+(?: \w+)* six soups: leek, eel and plum\.$/],
  ] as const)('makes a sentence of a fragment: %s', (text, part, words) => expect(saying(text, part)).toMatch(words));

  it.each([
    ['Upstairs; a separate room.', 'vibe'],
    ['Perhaps with a scarf.', 'vibe'],
  ] as const)('leaves out a fragment that no words make a sentence: %s', (text, part) =>
    expect(pitchOf(sentence(text, part))).toBeNull(),
  );
});
