import { table } from '../../../../table.ts';
import type { AboutMove, UnsafeMove } from '../../../dialogue/ask/moves.ts';
import { CARE } from '../phrasebook/ask.ts';
import { told } from '../pitch.ts';
import type { Voice } from '../voice.ts';
import { clean, cuisineOf, lower, nameOf, phoneOf } from '../words.ts';

type Answered = AboutMove['answers'][number];

/** An answer to somebody who could fall ill: never a plain yes. */
export const sayCare = ({ asked, answers }: AboutMove, voice: Voice): string =>
  answers
    .map((one) => {
      const said = sayOne(asked.attribute.key, one, voice);
      const name = nameOf(one.row);
      return answers.length > 1 && !said.includes(name) ? `${name}: ${lower(said)}` : said;
    })
    .join(answers.length > 1 ? '\n\n' : ' ');

function sayOne(key: string, { row, answer }: Answered, voice: Voice): string {
  const name = nameOf(row);
  const said = answer.sentence ? ` ${told(answer.sentence, voice)}` : '';
  const call = phoneOf(row) ? `ring them on ${phoneOf(row)} and ask` : 'ask them before you order';
  const what = key === 'allergies' ? 'an allergy' : `a ${WITHOUT[key] ?? key} allergy`;
  if (answer.field === 'kitchen')
    return `I wouldn't call ${name} safe: with ${cuisineOf(row)} cooking, assume ${clean(key, 40)} in most dishes. If you still want to go, ${call} first.`;
  if (answer.contains) return `Not safely, I'd say. ${name} cooks with it:${said} If you still want to go, ${call}.`;
  if (answer.outcome === 'no') return `No, I wouldn't risk ${name} with ${what}.${said}`;
  if (answer.outcome === 'partly')
    return `${voice.say(CARE.partly)}${said} Tell them about it, and ${call} how they keep things apart.`;
  return voice.say(CARE.unknown, { name, what, call });
}

const WITHOUT: Readonly<Record<string, string>> = table({ nuts: 'nut' });

/** @example "I can't call any Thai kitchen safe: assume nuts in most dishes. …" */
export function sayUnsafe({ allergen, kitchen }: UnsafeMove): string {
  const what = allergen === 'allergies' ? 'what you are allergic to' : clean(allergen, 40);
  return `I can't call any ${clean(kitchen, 40)} kitchen safe: assume ${what} in most dishes, and nothing here is marked free of it. If it has to be that, phone first and ask about shared pans; otherwise tell me what else you like, and I'll keep ${what} in mind.`;
}
