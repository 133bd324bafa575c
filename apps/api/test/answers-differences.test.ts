import { describe, expect, test } from 'vitest';
import { millTown } from './mill-town.ts';
import { talkAbout } from './quality-talk.ts';

const { reply } = talkAbout(millTown);

describe('two places side by side', () => {
  test.each([
    ['compare imperial carp and two steamers for me'],
    ['imperial carp or two steamers?'],
    ['imperial carp vs two steamers, a quiet evening'],
  ])('%s: what each of them is comes first', async (question) => {
    const { text } = await reply(question);
    const [apart = ''] = text.split('\n\n');
    expect(apart).toMatch(/Imperial Carp is a Chinese place in Upper Town \(\$\$\$\$\$, 4\.5 out of 5\)/);
    expect(apart).toMatch(/Two Steamers is a Chinese place in Lower Mill \(\$\$, 4 out of 5\)/);
    expect(apart).toMatch(/lacquer screens/i);
    expect(apart).toMatch(/booths for eight/i);
  });

  test.each([
    ['imperial carp or two steamers?', 'how do they differ in price?'],
    ["what's the price difference between imperial carp and two steamers"],
  ])('%j: the difference in price is told, and no more', async (...messages) => {
    const { text } = await reply(...messages);
    expect(text).toMatch(/^Imperial Carp is .*\(\$\$\$\$\$\) and Two Steamers is .*\(\$\$\)\.$/);
  });

  test('then the verdict, by what was wished, in this message or before', async () => {
    for (const messages of [
      ['how do bistro pennant and weaver & daughter differ? it is for a romantic evening'],
      ['somewhere romantic, italian or french', 'how do bistro pennant and weaver & daughter differ?'],
    ]) {
      const { text } = await reply(...messages);
      const verdict = text.split('\n\n').at(-1) ?? '';
      expect(verdict).toMatch(/^(?:I'd go to )?Weaver & Daughter/);
      expect(verdict).toMatch(/date/);
    }
  });

  test('nothing wished, no verdict', async () => {
    const { text, cards } = await reply('what is the difference between bistro pennant and maison tessier?');
    expect(text).not.toContain('\n\n');
    expect(cards).toHaveLength(2);
  });

  test('no sentence is told twice', async () => {
    const { text } = await reply('lantern & lime or pot luck thai? it has to be quiet');
    expect(text.match(/quiet corners/g)).toHaveLength(1);
  });

  test('which of them is cheaper is answered and no more', async () => {
    const { text } = await reply('which is cheaper, ashlar grill or maison tessier?');
    expect(text).toBe('Ashlar Grill is cheaper ($$$$, Maison Tessier $$$$$).');
  });
});
