import { describe, expect, test } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { talkAbout } from '../../../../test/quality-talk.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { groupIn, seatsOf } from './seating.ts';

const place = (vibe: string) =>
  restaurant(1, { name: 'Amber Quay', cuisine: 'Thai', saffronNotes: JSON.stringify({ vibe }) });
const [NUMBERS, PLURALS] = [
  ['two', 'four', 'six', '8'],
  ['Twos', 'Fours', 'Sixes', 'Eights'],
];

describe('how many guests are the most together', () => {
  test.each(NUMBERS.map((word, at) => [word, PLURALS[at] ?? '', [2, 4, 6, 8][at] ?? 0] as const))(
    'is told in many words: %s',
    async (word, plural, most) => {
      for (const said of [
        `Candles. ${plural} at most.`,
        `One guest is ideal, ${word} at a push.`,
        `Tables for ${word} at the most.`,
        `No parties over ${word}.`,
        `Groups of more than ${word} are turned away.`,
        `They'll take ${word} people max.`,
        `A table of ${word} is the limit.`,
        `Only parties of ${word} or fewer are seated.`,
      ]) {
        expect([said, seatsOf(sentencesOf(place(said)))]).toEqual([said, most]);
        const { text } = await talkAbout([place(said)]).reply(`could ${most + 3} of us go to Amber Quay?`);
        expect([said, text]).toEqual([said, expect.stringMatching(/too small/)]);
      }
    },
  );

  test.each([
    'They will not split a bill more than two ways.',
    'Nothing is more than nine dollars, and no change is given.',
    "They won't serve more than one scoop to children.",
    'Prams park in the hallway, six max.',
    'Quiz on Mondays, teams of four at most.',
    'Groups above eight pay a deposit, which is not returned.',
    'Tables above five pay fifteen percent.',
  ])('is not told by what else is counted: %s', (said) => {
    const sentences = sentencesOf(place(said));
    expect(seatsOf(sentences)).toBe(Number.POSITIVE_INFINITY);
    expect(sentences.map(groupIn)).not.toContain('no');
  });
});
