import { describe, expect, test } from 'vitest';
import { town } from '../../../../test/example-guide.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';
import { toStored } from '../remembered.ts';

const snapshot = createSnapshot(town);
const needsOf = (state: ReturnType<typeof respond>['remembered']['state']) => [
  ...[...state.notFoods, ...state.foods].map(({ key }) => key),
  ...state.features.map(({ key }) => key),
];

describe('an allergy that is told in another language is kept', { tags: ['a57'] }, () => {
  test.each([
    ['Hola, soy alérgica a los cacahuetes y celíaca. ¿Dónde puedo cenar?', ['nuts', 'gluten free', 'allergy']],
    ['Soy alérgica a los cacahuetes, busco un restaurante', ['nuts', 'allergy']],
    ['Je suis allergique aux arachides, où manger ce soir?', ['nuts', 'allergy']],
    ['Ich habe eine Nussallergie und suche ein Restaurant', ['nuts', 'allergy']],
    ['Sono allergico alle noci e al latte, cerco una trattoria', ['nuts', 'dairy free', 'allergy']],
    ['Sou alérgico a amendoim, onde posso comer?', ['nuts', 'allergy']],
    ['Ik ben allergisch voor pinda', ['nuts', 'allergy']],
    ['我对花生过敏，想吃泰国菜', ['allergy']],
    ['Busco un restaurante barato para cenar', []],
  ])('%s', (message, needs) => {
    const { wishes, remembered } = respond([{ message, reply: null }], snapshot);
    expect(wishes.message.language).not.toBeNull();
    expect(needsOf(remembered.state)).toEqual(needs);
    const reply = { text: '', restaurantIds: [], state: toStored(remembered) };
    const next = respond(
      [
        { message, reply },
        { message: 'somewhere quiet', reply: null },
      ],
      snapshot,
    );
    expect(needsOf(next.remembered.state)).toEqual(expect.arrayContaining(needs));
  });

  test('and "soy" is a bean in English alone', () => {
    const { remembered } = respond([{ message: "I'm allergic to soy", reply: null }], snapshot);
    expect(needsOf(remembered.state)).toEqual(['soy', 'allergy']);
    const spanish = respond([{ message: 'No soy alérgica, busco un restaurante', reply: null }], snapshot);
    expect(needsOf(spanish.remembered.state)).not.toContain('soy');
  });
});
