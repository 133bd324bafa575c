import { allergensAmong } from '../../dialogue/barred.ts';
import type { AnotherMove } from '../../dialogue/situation/moves.ts';
import { asksPromise } from '../../search/facts/promised.ts';
import type { Found } from '../../search/found.ts';
import type { Fact } from '../../understanding/wishes.ts';
import { sayCare, sayNoted } from './caution.ts';
import { agreed } from './moves/predicate.ts';
import { openingFor } from './opening.ts';
import { CROWD, HERE, LIVE, NONE, QUESTIONS } from './phrasebook/search.ts';
import { followTexts, lackTexts, leadText } from './place.ts';
import { sayOtherwise, sayUnmet } from './unmet.ts';
import { sayListed, sayMapped } from './unsure.ts';
import type { Voice } from './voice.ts';
import { hasWishes, shortPhrase } from './wish-phrase.ts';
import { listOf, nameOf } from './words.ts';

/** What only a call can tell. */
const LIVE_FACTS = ['crowds', 'availability', 'deals'] as const satisfies readonly Fact[];
/** From this many guests on nobody should turn up without a call. */
const CROWD_SIZE = 7;

/** Writes about the picks of a search: what could not be had, each place with a reason, and at most one question. */
export function suggest(found: Found, voice: Voice, dinerName: string | null): string {
  const [first, ...others] = found.picks;
  if (!first) return nothing(found, voice);
  const opening = [live(found, voice), sayUnmet(found, voice) || openingFor(found, voice)].filter(Boolean).join(' ');
  const { each, shared } = lackTexts(found, voice);
  const [lack = '', ...lacks] = each;
  const lead = leadText(first, found, lack, voice);
  const hello = dinerName && found.turns.length === 1 && !opening ? `${dinerName}, ${addressed(lead)}` : lead;
  const question = found.question && !found.exhausted ? voice.say(QUESTIONS[found.question]) : '';
  const begun = [opening, hello].filter(Boolean).join(' ');
  const places = [begun, ...followTexts(others, first, found, lacks, voice, begun.length)];
  const told = noted(found, places.join(' '));
  const after = [
    shared,
    sayListed(found),
    sayMapped(found),
    sayOtherwise(found, voice),
    told,
    sayCare(found.picks, found, voice, `${places.join(' ')} ${told}`),
    crowd(found, voice),
    question,
  ];
  return [...places, after.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

/** Writes about another place beside one that is left of those that were shown. */
export function sayAnother({ beside, found }: AnotherMove, voice: Voice): string {
  const { each, shared } = lackTexts(found, voice);
  return [...followTexts(found.picks, beside, found, each, voice, 0), shared].filter(Boolean).join(' ');
}

/** Words that begin a way begin small after a name; those of a place and "I" do not. */
const addressed = (lead: string): string =>
  /^(?:Try|My|Head|How|Go|Still|There|It|All|You|For)\b/.test(lead)
    ? lead.charAt(0).toLowerCase() + lead.slice(1)
    : lead;

function live({ wishes }: Found, { say }: Voice): string {
  const { facts } = wishes.message;
  const unknown = LIVE_FACTS.find((fact) => facts.includes(fact));
  const here = facts.includes('distance') && wishes.areas.length === 0 ? say(HERE) : '';
  return [here, unknown ? say(LIVE[unknown]) : ''].filter(Boolean).join(' ');
}

/** Whoever names a diet, or asks for a promise, hears what the notes say of it, and where they say nothing. */
const noted = ({ wishes, turns, picks }: Found, before: string): string =>
  wishes.message.kinds.includes('diet') || asksPromise(turns.at(-1)?.message ?? '')
    ? sayNoted(picks, allergensAmong(wishes), before)
    : '';

/** A large party has to call, and should know where a table can be reserved. */
function crowd({ wishes, picks }: Found, { say, isSaid }: Voice): string {
  const { partySize } = wishes;
  if (partySize === null || partySize < CROWD_SIZE || !wishes.message.changed || isSaid('reservations')) return '';
  const party = String(partySize);
  const taking = picks.filter((row) => row.reservations).map(nameOf);
  if (taking.length === 0) return say(CROWD.none, { party });
  return say(CROWD.some, { party, takes: `${listOf(taking)} ${agreed('takes reservations', taking.length)}` });
}

function nothing({ wishes }: Found, { say }: Voice): string {
  if (!hasWishes(wishes)) return 'There are no restaurants to show you yet.';
  const rejected = wishes.rejected.length > 0 ? ', apart from what you have turned down' : '';
  return say(NONE.nothing, { wish: shortPhrase(wishes) || 'this', rejected });
}
