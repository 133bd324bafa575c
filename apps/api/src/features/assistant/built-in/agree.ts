import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import type { Found } from '../../search/found.ts';
import type { Fact } from '../../understanding/wishes.ts';
import { factLine, factsAbout } from './facts.ts';
import { CHOSEN, REACH, UNVOUCHED } from './phrasebook/ask.ts';
import { remind } from './unmet.ts';
import type { Voice } from './voice.ts';

const LINES = 3;

/** The answer to a plain "yes": what one needs to go there. */
export function agree(found: Found, { say }: Voice): string {
  const first = found.picks[0];
  // Who could fall ill and asks again has heard no promise.
  const asks = hasHealthNeed(found.wishes) && found.turns.at(-1)?.message.trim().endsWith('?') === true;
  if (!first) return 'Good. What would you like to eat?';
  const facts: Fact[] = first.phone || first.address ? ['address', 'phone'] : ['area', 'price'];
  const said =
    found.picks.length > 1
      ? `${say(REACH)}\n${found.picks
          .slice(0, LINES)
          .map((row) => factLine(row, facts))
          .join('\n')}`
      : `${say(asks ? UNVOUCHED : CHOSEN)} ${factsAbout(first, facts)}`;
  return [said, remind(found)].filter(Boolean).join(found.picks.length > 1 ? '\n\n' : ' ');
}
