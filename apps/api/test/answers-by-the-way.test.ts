import { hours as hoursField } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-27', minute: 17 * 60 };
const place = (id: number, name: string, cuisine: string, hours: string, saffronNotes: string, bar = false) =>
  restaurant(id, {
    name,
    neighborhood: 'Saltgate',
    cuisine,
    bar,
    restaurant: !bar,
    price: 2,
    rating: 5 - id / 4,
    mealTypeDinner: !bar,
    hours: hoursField.parse(hours),
    saffronNotes,
  });
const { reply } = talkAbout(
  [
    place(1, 'Early Loom', 'Thai', 'Mo-Su 17:00-21:30', 'Green curry and papaya salad.'),
    place(2, 'Second Shuttle', 'Thai', 'Mo-Su 17:00-23:45', 'Boat noodles, crisp pork.'),
    place(3, 'Night Bobbin', 'Thai', 'Mo-Su 18:00-02:00', 'Basil chicken, iced tea.'),
    place(4, 'Brass Ferrule', 'Cocktail bar', 'Mo-Su 18:00-03:00', 'Sours, highballs and a long counter.', true),
    place(5, 'Early Ferrule', 'Cocktail bar', 'Mo-Su 16:00-22:00', 'Spritzes on the step.', true),
  ],
  NOW,
);
const named = ({ cards }: { cards: readonly { name: string }[] }) => cards.map(({ name }) => name);

describe('an hour that is told by the way is the one that counts', () => {
  test.each([
    "the concert isn't over until quarter to ten",
    "nobody's off duty before 21:45",
    "we won't get there before 9:45pm",
    'rehearsals finish at nine forty five',
    'my plane lands at 21:45',
  ])('of places that were shown: %s', async (message) => {
    const { text, cards } = await reply('thai tonight', message);
    expect(named({ cards })).not.toContain('Early Loom');
    expect(named({ cards })).toContain('Night Bobbin');
    expect(text).toContain('Early Loom');
    expect(text).not.toMatch(/anything should be different|want to change|like to know/);
  });

  test.each(["we can't be there before half nine", 'i knock off at half nine', "I'm not free until half nine"])(
    'of a plan, which sets out then: %s',
    async (message) => {
      const { text, cards } = await reply('thai then cocktails tonight', message);
      expect(text).toContain('21:30');
      expect(named({ cards })).toEqual([expect.stringMatching(/Second Shuttle|Night Bobbin/), 'Brass Ferrule']);
    },
  );

  test('where all of them close soon after it, what is open for longer is offered, too', async () => {
    const later = place(6, 'Moth Reel', 'Vietnamese', 'Mo-Su 18:00-02:00', 'Broths and summer rolls.');
    const talk = talkAbout([place(1, 'Early Loom', 'Thai', 'Mo-Su 17:00-21:30', 'Green curry.'), later], NOW);
    const { cards } = await talk.reply('thai tonight', "we can't make it before nine");
    expect(named({ cards })).toEqual(['Early Loom', 'Moth Reel']);
  });
});
