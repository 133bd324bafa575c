import { hours } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, vibe: string) =>
  restaurant(id, {
    name,
    cuisine: 'Italian',
    neighborhood: 'Quayside',
    latitude: 48.99 + id * 0.0005,
    longitude: -7.21,
    restaurant: true,
    hours: hours.parse('Mo-Su 12:00-23:00') as OpeningHoursSpecification[],
    mealTypeDinner: true,
    saffronNotes: JSON.stringify({ vibe, food_notes: 'Fresh pasta every day.' }),
  });

/** A Wednesday at noon. */
const reply = async (vibe: string, message: string): Promise<string> =>
  (await talkAbout([place(1, 'Elm Stage', vibe)], { date: '2026-11-25', minute: 12 * 60 }).reply(message)).text;

describe('the day of one thing is not told of another in the same sentence', () => {
  test.each([
    ['Live jazz on Sundays, and the terrace is step-free.', 'step-free Italian'],
    ['A garden with pushchairs in it every Sunday, and a ramp.', 'Italian for children'],
    ['Dogs on the steps, somebody with a guitar from Thursday on.', 'dog-friendly Italian'],
    ['It has a patio and a band on Sundays.', 'Italian outside'],
    ['The terrace seats forty, and weekday waits run to an hour.', 'Italian outside'],
    ['There is step-free access to the garden, where a trio plays on Fridays.', 'step-free Italian'],
    ['Step-free entrance; jazz on Sundays.', 'step-free Italian'],
    ['Step-free entrance and jazz on Sundays.', 'somewhere Italian for a wheelchair'],
    ['Jazz on Sundays and a ramp at the door.', 'Italian with step-free access'],
    ['On Sundays there is a quartet, and a ramp leads to the door.', 'Italian with step-free access'],
    ['Quiz night every Tuesday, dogs welcome.', 'dog-friendly Italian'],
    ['Brunch at weekends, parking behind the house.', 'Italian with parking'],
    ['Dogs are welcome, and a trio plays on Fridays.', 'dog-friendly Italian'],
    ['Closed on Mondays but dogs are always welcome.', 'dog-friendly Italian'],
  ])('%s: %s', async (vibe, wish) => {
    for (const day of ['on Thursday', 'on Saturday evening'])
      expect(await reply(vibe, `${wish} ${day}`), day).not.toMatch(/only|up to a point/i);
  });

  test.each([
    ['Live jazz on Sundays, and the terrace is step-free.', 'Italian with live music', 'music only on Sundays'],
    ['On Sundays, a band plays and dogs sleep by the fire.', 'Italian with live music', 'only on Sundays'],
    ['Live music and dancing on Fridays and Saturdays.', 'Italian with live music', 'only on Fridays and Saturdays'],
    ["There's live music and dancing on Fridays.", 'Italian with live music', 'only on Fridays'],
    ['Dancing and live music every Friday.', 'Italian with live music', 'only on Fridays'],
    ['Live music, Fridays only, and a ramp.', 'Italian with live music', 'only on Fridays'],
    ['A quiz on Tuesdays; live music on Fridays, dogs welcome.', 'Italian with live music', 'only on Fridays'],
    ['Dogs and children are welcome on Sundays.', 'dog-friendly Italian', 'dogs are welcome only on Sundays'],
    ['On weekdays, dogs are welcome.', 'dog-friendly Italian', 'dogs are welcome only on weekdays'],
    ['A trio on Mondays. Live music on Fridays.', 'Italian with live music', 'only on Mondays and Fridays'],
  ])('%s: %s', async (vibe, wish, told) => {
    const day = told.includes('Saturdays') ? 'Thursday' : 'Saturday';
    expect(await reply(vibe, `${wish} on ${day}`)).toMatch(told);
  });

  test.each([
    ['No dogs on Sundays.', 'dog-friendly Italian', /^(?!.*whether).*they don't take dogs on Sundays/s],
    ['Dogs welcome except on Sundays.', 'dog-friendly Italian', /they don't take dogs on Sundays/],
    ['Live music every night but Sunday.', 'Italian with live music', /no music on Sundays/],
    ['Live music, never on Sundays.', 'Italian with live music', /no music on Sundays/],
  ])('%s: %s', async (vibe, wish, told) => {
    expect(await reply(vibe, `${wish} on Sunday`)).toMatch(told);
    expect(await reply(vibe, `${wish} on Thursday`)).not.toMatch(/only on|don't take|no music/);
  });

  test('of two evenings with it, each counts', async () => {
    for (const day of ['Monday', 'Friday'])
      expect(await reply('A trio on Mondays. Live music on Fridays.', `Italian with live music on ${day}`)).not.toMatch(
        /only on/,
      );
  });
});
