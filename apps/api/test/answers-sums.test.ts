import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (food_notes: string, occasions = '') => JSON.stringify({ vibe: '', food_notes, occasions });
const place = (id: number, name: string, food: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine: 'Korean',
    neighborhood: 'Weir',
    price: 2,
    mealTypeDinner: true,
    saffronNotes: notes(food),
    ...more,
  });

describe('what it comes to', () => {
  const { reply } = talkAbout([
    place(
      1,
      'Han Corner',
      'Barbecue set €27 a head, two of you at least. Fried chicken €17. Soju €16 the bottle. The children get a bowl of rice with egg at €5.',
    ),
  ]);

  test.each(['how much for the four of us?', 'what would it come to for 4'])(
    'is what each pays, so many times: %s',
    async (message) => expect((await reply('korean', message)).text).toMatch(/€27 a head.*four.*€108/),
  );

  test('tells drinks where they are asked for', async () =>
    expect((await reply('korean', 'what would it cost with drinks for two')).text).toMatch(/€27.*Soju €16/));

  test('tells what children pay, and no sum of full prices', async () => {
    const { text } = await reply('korean', 'how much for 2 adults and 2 kids');
    expect(text).toMatch(/egg at €5/);
    expect(text).not.toMatch(/that is about/);
  });
});

describe('where notes tell the price of dishes', () => {
  test('what several cost is told up to the last sum, and of each place', async () => {
    const { reply } = talkAbout([
      place(
        1,
        'Bella',
        'Pizzas €12 to €17, gluten-free base €3 extra though it goes through the same oven as all of the others do.',
        { rating: 5 },
      ),
      place(2, 'Arms', 'Burgers at €16.', { rating: 4 }),
    ]);
    const { text } = await reply('korean', 'roughly what would we pay for three?');
    expect(text).toMatch(/Bella \(\$\$\): pizzas €12 to €17.*three.*€36 to €51 for that alone/);
    expect(text).toMatch(/Arms \(\$\$\): burgers at €16/);
    expect(text).not.toMatch(/same oven/);
  });

  test('one dish for several is no sum for all', async () => {
    const { reply } = talkAbout([place(1, 'Quay', 'Oysters €3 each. Turbot for two €72.')]);
    expect((await reply('korean', 'what would it come to for six?')).text).not.toMatch(/For six/);
  });

  test('who gets no sum hears the level', async () => {
    const { reply } = talkAbout([place(1, 'Quay', 'Oysters and turbot.')]);
    expect((await reply('korean', 'how much would that be?')).text).toMatch(/moderately priced/);
  });
});
