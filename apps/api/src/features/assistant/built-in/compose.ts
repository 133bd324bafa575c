import type { Response } from '../../dialogue/respond.ts';
import type { Found } from '../../search/found.ts';
import { seedOf } from '../../search/seed.ts';
import { agree } from './agree.ts';
import { earlierText } from './earlier.ts';
import { realise } from './realise.ts';
import { smallTalk } from './small-talk.ts';
import { suggest } from './suggest.ts';
import { createVary, type Vary } from './vary.ts';
import { voiceFor } from './voice.ts';
import { clean, listOf } from './words.ts';

/**
 * The text of a reply. Names no restaurants but those found.
 *
 * @example compose(found, 'Sam') // "For cheap Thai food in the West, this is where I would look, Sam. …"
 */
export function compose(found: Response, dinerName: string | null): string {
  const seed = seedOf(found.turns);
  const vary = createVary(seed, found.turns.length, earlierText(found.turns));
  const name = dinerName ? clean(dinerName, 40) : null;
  const { language } = found.wishes.message;
  if (language) return language.reply;
  return unlisted(found) + (found.moves ? realise(found.moves, voiceFor(found.turns, seed)) : body(found, name, vary));
}

/** Says which of the places that were named the guide does not have. */
function unlisted({ wishes }: Found): string {
  const names = wishes.message.unlisted.map((name) => clean(name, 40));
  return names.length > 0 ? `${listOf(names)} ${names.length > 1 ? "aren't" : "isn't"} in the guide. ` : '';
}

function body(found: Found, dinerName: string | null, vary: Vary): string {
  switch (found.wishes.message.intent) {
    case 'yes':
      return agree(found, vary);
    case 'fact':
    case 'find':
    case 'another':
      return suggest(found, vary, dinerName);
    default:
      return smallTalk(found, vary, dinerName);
  }
}
