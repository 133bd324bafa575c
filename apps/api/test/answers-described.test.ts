import { describe, expect, it } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

/** Things that no list of wishes has. */
const SEEN = ['gramophone', 'trapeze', 'aquarium', 'wardrobe', 'terrarium', 'drawbridge'];
const guide = [
  ...guideWithTraps.filter(({ saffronNotes }) => !SEEN.some((thing) => saffronNotes?.includes(thing))).slice(0, 60),
  ...SEEN.map((thing, at) =>
    restaurant(900 + at, {
      name: `Number ${at + 1}`,
      rating: 3.5,
      saffronNotes: JSON.stringify({ vibe: `There is a ${thing} in the back room.` }),
    }),
  ),
];
const { reply } = talkAbout(guide);
const first = async (...messages: string[]) => (await reply(...messages)).cards[0]?.name;

describe('what somebody says of the place in words of their own', () => {
  it.each(
    SEEN.flatMap((thing, at) =>
      [
        `somewhere with a ${thing}`,
        `which is the one that has a ${thing}`,
        `a place where you walk past the ${thing}`,
        `is there a ${thing} restaurant`,
        `where can i find a ${thing} for dinner`,
      ].map((message) => [message, `Number ${at + 1}`]),
    ),
  )('"%s" is %s', async (message, name) => expect(await first(message)).toBe(name));

  it('holds for the messages that follow', async () => {
    expect(await first('somewhere with an aquarium', 'for four of us')).toBe('Number 3');
  });

  it('finds what means the same', async () => {
    const { text } = await reply('a bar where magicians perform');
    expect(text).not.toContain('magicians');
    expect(await first('somewhere with a record player')).toBeDefined();
  });

  it.each(['the most photogenic place you know', 'somewhere with a moat'])(
    'is said to be unknown where nothing tells of it: %s',
    async (message) => {
      const { text } = await reply(message);
      expect(text).toMatch(/“(?:photogenic|moat)”/);
    },
  );

  it.each([
    'somewhere with my nephews',
    'a good place for us',
    'somewhere nice with her colleagues',
    'the one we like',
  ])('is not what tells of the diner: %s', async (message) =>
    expect((await reply(message)).text).not.toMatch(/know (?:nothing|of no)|“(?:nephews|us|colleagues|one)”/),
  );
});
