import { describe, expect, it } from 'vitest';
import { NearWords } from './near-words.ts';
import { stem, tokenize } from './tokens.ts';

describe('NearWords', () => {
  const near = new NearWords(['vietnamese', 'mediterranean', 'thai', 'soho', 'portuguese']);
  it.each([
    ['vietnamise', 'vietnamese'],
    ['meditteranean', 'mediterranean'],
    ['portugese', 'portuguese'],
    ['tha', null],
    ['chair', null],
    ['xietnamese', null],
    ['soda', null],
  ])('%s', (word, known) => expect(near.find(word)).toBe(known));
});

describe('words', () => {
  it.each([
    ['curries', 'curry'],
    ['cookies', 'cooky'],
    ['cookie', 'cooky'],
    ['dishes', 'dish'],
    ['swiss', 'swiss'],
    ['tacos', 'taco'],
  ])('%s', (word, singular) => expect(stem(word)).toBe(singular));

  it('are found with their clauses and without accents', () => {
    const tokens = tokenize("Café Zoë's? No, Thai");
    expect(tokens.map((token) => token.word)).toEqual(['cafe', 'zoes', 'no', 'thai']);
    expect(tokens[2]?.clause).not.toBe(tokens[3]?.clause);
  });

  it.each(['\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff'])('are read without what nobody sees: %j', (sign) => {
    const [no, nuts] = tokenize(`n${sign}o pea${sign}nut${sign}s`);
    expect([no?.word, nuts?.stem]).toEqual(['no', 'peanut']);
  });
});
