import { describe, expect, it } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';
import { quoted } from './quote.ts';
import { reasonsOf } from './reason.ts';

const row = restaurant(1, {
  name: 'Hush',
  cuisine: 'French',
  saffronNotes: JSON.stringify({
    vibe: 'Under the old bridge, where a canal boat used to turn. Candles, and a murmur where most places have a din.',
    food_notes:
      'Duck with plums and a cake of rye. The egg is soft as it should be. The soup is bland. There is none cheaper. The wine list is short and full of half bottles.',
    occasions: 'Anniversaries, proposals, a quiet talk.',
  }),
});
const snapshot = createSnapshot([row]);
const reason = (message: string, isSaid: (sentence: string) => boolean = () => false) => {
  const { wishes } = respond([{ message, reply: null }], snapshot);
  const [first] = reasonsOf(row, wishes, isSaid, (one) => one);
  return first ? quoted(first.sentence) : '';
};

describe('reasonsOf', () => {
  it.each([
    ['somewhere quiet', /murmur|quiet talk/],
    ['good wine', /wine list/],
    ['for an anniversary', /^Good for anniversaries/],
    ['duck', /^Duck with plums/],
    ['dinner', /^Duck with plums/],
    ['French', /^Duck with plums/],
  ])('speaks to %s', (message, words) => expect(reason(message)).toMatch(words));

  it('says nothing where no sentence speaks to the wish', () => {
    for (const message of ['somewhere with a terrace', 'burgers', 'live music']) expect(reason(message)).toBe('');
  });

  it('says nothing twice in a conversation', () => {
    const first = reason('duck');
    expect(reason('duck', (sentence) => sentence === first)).not.toBe(first);
  });

  it('never quotes a reproach, nor what leans on the sentence before', () => {
    for (const message of ['soup', 'eggs for breakfast', 'cheap', 'bland food'])
      expect(reason(message)).not.toMatch(/bland|The egg|There is none/);
  });
});
