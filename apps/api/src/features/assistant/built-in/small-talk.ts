import type { Found } from '../../search/found.ts';
import type { Intent } from '../../understanding/wishes.ts';
import { NEAR } from './phrasebook/outing.ts';
import type { Ways } from './phrasebook/phrases.ts';
import { AWAY, HELLO, SOCIAL, SOMBER, UNCLEAR, UNHEARD } from './phrasebook/social.ts';
import type { Voice } from './voice.ts';
import { capital, clean } from './words.ts';

const ANSWERS: Readonly<Partial<Record<Intent, Ways>>> = SOCIAL;

/** Answers what is no question about restaurants, kindly and on the way back to food. */
export function smallTalk(found: Found, { say, somber }: Voice, dinerName: string | null): string {
  const { areas, message } = found.wishes;
  const { intent, words } = message;
  if (message.unlisted.length > 0) return say(NEAR.diner);
  if (intent === 'hello') return say(HELLO, { who: dinerName ? `, ${dinerName}` : '' });
  const away = areas.find(({ values, address }) => values.length === 0 && address === null);
  if (intent === 'off-topic' && away) return say(AWAY, { area: capital(clean(away.label, 40)) });
  if (intent === 'thanks' && somber) return say(SOMBER);
  const answers = ANSWERS[intent];
  if (answers) return say(answers);
  const [word] = words;
  return word ? say(UNHEARD, { word: clean(word, 30) }) : say(UNCLEAR);
}
