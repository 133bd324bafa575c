import { describe, expect, test } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { restaurant } from './example-guide.ts';
import { talkTo } from './quality-talk.ts';

const greek = (id: number, name: string, fields: Parameters<typeof restaurant>[1]) =>
  restaurant(id, { name, cuisine: 'Greek', neighborhood: 'Mill Quarter', mealTypeDinner: true, price: 2, ...fields });

const town = [
  greek(1, 'Blue Shutter', { rating: 4.5, saffronNotes: 'Grilled octopus. Packed on weekends.', phone: '555-0101' }),
  greek(2, 'Olive Press', { rating: 4, saffronNotes: 'Moussaka in clay. Families come early.', phone: '555-0102' }),
  greek(3, 'Fig Court', { rating: 3, saffronNotes: 'Lamb chops. Dogs are welcome.', phone: '555-0103' }),
  greek(4, 'Far Mill', {
    rating: 2,
    neighborhood: 'Top Lane',
    saffronNotes: 'Stews. A car park behind. Room for prams.',
    phone: '555-0104',
  }),
  restaurant(5, {
    name: 'Gilt Room',
    cuisine: 'Steakhouse',
    neighborhood: 'Top Lane',
    mealTypeDinner: true,
    price: 5,
    rating: 5,
    saffronNotes: 'Ribeye. They have high chairs. Plug sockets at each table.',
  }),
];
const snapshot = createSnapshot(town);
const UNKNOWN = /don't know|(?:can't|couldn't) (?:say|tell)|nothing on|no word on|no idea/i;
const words = (text: string) => text.split(/\s+/).length;

/** What is answered to some questions about the first of three places. */
async function asked(...questions: string[]): Promise<string[]> {
  const { send } = talkTo(snapshot);
  await send('greek');
  const texts: string[] = [];
  for (const question of questions) texts.push((await send(question)).text);
  return texts;
}

describe('what nobody knows of one place', () => {
  const first = (question: string) => `${question} at Blue Shutter?`;

  test.each([
    ['is there wifi', 'do they take cards', 'is there a lift'],
    ['do they have a fireplace', 'is there wifi', 'how spicy is it'],
    ['is there a piano', 'is there a changing table', 'do they take cards'],
  ])('takes fewer words each time, and one call: %s, %s, %s', async (one, two, three) => {
    const texts = await asked(first(one), two, three, 'can we split the bill');
    for (const text of texts) expect(text).toMatch(UNKNOWN);
    expect(texts.join(' ').match(/555-0101/g)).toHaveLength(1);
    expect(texts[0]).toMatch(/555-0101/);
    expect(texts[1]).toMatch(/call.*: ask about .+ and .+\./);
    expect(words(texts[3] ?? '')).toBeLessThan(words(texts[0] ?? ''));
    expect(new Set(texts.map((text) => text.split(' ').slice(0, 3).join(' '))).size).toBeGreaterThan(2);
  });

  test.each(['is there parking', 'can we park there', 'any parking'])(
    'is known of another that has it: %s',
    async (question) => {
      const [text] = await asked(first(question));
      expect(text).toMatch(UNKNOWN);
      expect(text).toMatch(/Far Mill/);
      expect(text).not.toMatch(/Olive Press|Fig Court/);
    },
  );

  test('is known of one that was shown, which comes before others', async () => {
    expect((await asked(first('are dogs allowed')))[0]).toMatch(
      /dogs are welcome.*Fig Court|Fig Court.*dogs are welcome/i,
    );
  });

  test.each(['do they have high chairs', 'is there wifi'])(
    'is offered at no place of another kind: %s',
    async (question) => {
      expect((await asked(first(question)))[0]).not.toMatch(/Gilt Room/);
    },
  );

  test.each(['is it quiet', 'is it noisy', 'how loud does it get'])(
    'comes with what is known near to it: %s',
    async (question) => {
      const [text] = await asked(first(question));
      expect(text).toMatch(/Packed on weekends/i);
      expect(text).not.toMatch(/it's (?:quiet|loud)/);
    },
  );
});

test.each(['and the 2nd?', 'and the second?', 'what about the 2nd one'])(
  'the same of another place is asked and answered in short: %s',
  async (message) => {
    const [, text] = await asked('do they take cards at Blue Shutter?', message);
    expect(text).toMatch(/card payment/);
    expect(text).toMatch(/555-0102/);
    expect(text).not.toMatch(/December|2nd/);
  },
);

test('of several places nobody knows, one call is enough', async () => {
  const texts = await asked('do they take cards', 'is there a lift', 'is there a changing table');
  for (const text of texts) expect(text).toMatch(UNKNOWN);
  expect(texts.join(' ')).not.toMatch(/555/);
  expect(texts[1]).toMatch(/ask about card payment and a lift/);
});

describe('what a place was called', () => {
  test.each(['whats it called again', 'what was it called?', "what's its name again?"])(
    'is told where one was spoken of: %s',
    async (message) => {
      expect((await asked('do they take cards at Olive Press?', message))[1]).toMatch(/^Olive Press/);
    },
  );

  test('is told of all where several were', async () => {
    expect((await asked('what was it called again'))[0]).toMatch(/Blue Shutter.*Olive Press.*Fig Court/);
  });
});

test('two things at once are open in one sentence each, and one call is for both', async () => {
  const [text] = await asked('do they take cards and is there a lift?');
  expect(text).toMatch(
    /whether they take cards at any of them\. Nor .*whether there's a lift\..*ask about card payment and a lift/,
  );
});

describe('what is asked of one that was shown', () => {
  test.each(['is the second one too far?', 'is the second one far away', 'is the second one far'])(
    'is no way from the others: %s',
    async (message) => {
      const [text] = await asked(message);
      expect(text).toMatch(/don't know where you are.*Olive Press/);
      expect(text).not.toMatch(/Blue Shutter|Fig Court/);
    },
  );

  test.each(['dogs there too?', 'food there too?', 'parking there as well?'])(
    'turns nothing down: %s',
    async (message) => {
      const [text] = await asked(message);
      expect(text).not.toMatch(/^(?:I'd go to|Try|Go to)|that was everything/);
      expect(text).toMatch(/Blue Shutter|any of them/);
    },
  );

  test.each(["what's the wine list like", 'how is the beer selection', 'whats the lighting like'])(
    'is no description of the place: %s',
    async (message) => {
      const [text] = await asked(`${message} at Olive Press?`);
      expect(text).toMatch(UNKNOWN);
    },
  );
});

describe('hours that stand in the notes alone', () => {
  const morning = createSnapshot([
    restaurant(1, {
      name: 'Crumb Yard',
      cuisine: 'Bakery',
      neighborhood: 'Top Lane',
      saffronNotes: 'Opens at 7:30 every day and closes at 4. Weekend waits run to two hours.',
    }),
  ]);
  const said = async (question: string) => {
    const { send } = talkTo(morning, { date: '2026-11-26', minute: 8 * 60 });
    await send('bakery');
    return (await send(question)).text;
  };

  test.each([
    ['is it open at 13:00?', /^Yes/],
    ['is Crumb Yard open at 3pm tomorrow?', /^Yes/],
    ['is it open at 17:00?', /^No/],
    ['is it open on friday at 6 am', /^No/],
  ])('answer: %s', async (question, answer) => expect(await said(question)).toMatch(answer));

  test('are no hours that one waits', async () => {
    const slow = createSnapshot([
      restaurant(1, { name: 'Slow Pan', cuisine: 'Diner', saffronNotes: 'Weekend waits run to two hours.' }),
    ]);
    const { send } = talkTo(slow, { date: '2026-11-26', minute: 8 * 60 });
    await send('diner');
    expect((await send('is it open at 13:00?')).text).toMatch(UNKNOWN);
  });
});
