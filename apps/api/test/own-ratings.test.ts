import { expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const OWNER = 'owner@example.com';
const place = (id: number, name: string, fields: object) =>
  restaurant(id, { name, cuisine: 'Bistro', saffronNotes: JSON.stringify({ vibe: 'A calm room.' }), ...fields });

const NEEDS = ["I'm allergic to nuts", "I'm allergic to sesame", "I'm coeliac", 'my son has an egg allergy'];

test.each(NEEDS)(
  'the rating of whoever added a place puts it before no other for somebody who could fall ill: %s',
  {
    tags: ['a102'],
  },
  async (told) => {
    const own = place(1, 'Copper Finch', { rating: 5, addedBy: OWNER });
    const others = [2, 3, 4].map((id) => place(id, `Tin Wren ${id}`, { rating: 4, addedBy: 'import' }));
    for (const guide of [
      [own, ...others],
      [...others, own],
    ]) {
      const { rowsOf } = talkAbout(guide);
      expect((await rowsOf('a bistro'))[0]?.name).toBe('Copper Finch');
      expect((await rowsOf(told, 'a bistro'))[0]?.name).not.toBe('Copper Finch');
      const edited = { ...own, updatedBy: 'editor@example.com', last_edited_by: 'editor@example.com' };
      const { rowsOf: asEdited } = talkAbout(guide.map((row) => (row === own ? edited : row)));
      expect((await asEdited(told, 'a bistro'))[0]?.name).toBe('Copper Finch');
    }
  },
);
