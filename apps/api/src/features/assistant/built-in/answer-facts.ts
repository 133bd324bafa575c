import type { Restaurant } from '@saffron/contracts/guide';
import type { Found } from '../../search/found.ts';
import type { Fact } from '../../understanding/wishes.ts';
import { sayCheck } from './check.ts';
import { factLine, factsAbout, mealsOf } from './facts.ts';
import { faultIn, hoursIn, notesAbout } from './notes-about.ts';
import { characterOf, cookingOf, reasonsFor } from './reason.ts';
import { plainly, remind, sayUnmet } from './unmet.ts';
import type { Vary } from './vary.ts';
import { hasWishes } from './wish-phrase.ts';
import { clean, cuisineOf, listOf, nameOf } from './words.ts';

const LINES = 3;
export const LIVE: readonly Fact[] = ['hours', 'crowds', 'availability', 'booking', 'deals'];

/** Answers what was asked about the places that the message is about. */
export function answerFacts(found: Found, vary: Vary): string {
  const { picks, wishes, check } = found;
  const first = picks[0];
  if (!first) return "I'm not sure which place you mean. Tell me its name, or what you would like to eat.";
  const facts = wishes.message.facts.filter((fact) => fact !== 'name');
  const opening = check
    ? `${sayCheck(found)} `
    : found.unmet.length > 0 && wishes.message.changed
      ? `${sayUnmet(found, vary)} `
      : '';
  const few = wishes.message.beyond ? `I named ${countOf(picks.length)}. ` : '';
  const reminder = opening ? '' : remind(found);
  return [few + body(found, first, facts, opening, vary), reminder]
    .filter(Boolean)
    .join(picks.length > 1 ? '\n\n' : ' ');
}

const countOf = (count: number): string => ['none', 'only one', 'only two', 'only three'][count] ?? `only ${count}`;

function body(found: Found, first: Restaurant, facts: readonly Fact[], opening: string, vary: Vary): string {
  const { picks, wishes, check } = found;
  const comparing = picks.length === 2 && !wishes.message.changed && facts.every((fact) => COMPARED.has(fact));
  if (comparing && picks[1] && found.check === null && comparesNamed(found)) return compare(first, picks[1]);
  if (picks.length > 1 && facts.some((fact) => fact !== 'more'))
    return opening + several(picks, facts, wishes.message.changed, vary);
  const question = found.turns.at(-1)?.message ?? '';
  const onIt =
    picks.length === 1 && facts.every((fact) => fact === 'more') ? notesAbout(first, question, first.name) : '';
  if (onIt && !check) return `${opening}Of that, the notes on ${nameOf(first)} say: “${onIt}”${contactOf(first)}`;
  const said = [factsAbout(first, facts), facts.includes('hours') && !first.hours ? hoursIn(first) : '']
    .filter(Boolean)
    .join(' ');
  const about = facts.includes('rating')
    ? [characterOf(first), faultIn(first)].filter(Boolean).join(' ')
    : said && !facts.includes('more')
      ? ''
      : describe(found, first);
  const named = wishes.message.facts.includes('name') && !said && !about ? `It's called ${nameOf(first)}.` : '';
  if (check && facts.length === 0) return opening.trim();
  const also =
    picks.length > 1
      ? `\n\n${listOf(picks.slice(1).map(nameOf))} ${picks.length > 2 ? 'go' : 'goes'} in the same direction.`
      : '';
  return `${opening}${[said, about, named].filter(Boolean).join(' ') || introduce(first)}${also}`;
}

/** How to reach a place, to ask for more. */
const contactOf = (row: Restaurant): string => (row.phone ? ` For more, ring them on ${clean(row.phone, 40)}.` : '');

const COMPARED: ReadonlySet<Fact> = new Set(['more', 'rating', 'food', 'name']);

/** Whether the message itself names what it asks about, rather than pointing at the last reply. */
const comparesNamed = ({ turns, picks }: Found): boolean => {
  const text = turns.at(-1)?.message.toLowerCase() ?? '';
  return /\b(?:or|vs|versus|compare|better|between)\b/.test(text) && picks.length === 2;
};

/** "A or B?": a sentence on each, and the one that the guide rates higher. */
function compare(one: Restaurant, other: Restaurant): string {
  const line = (row: Restaurant) =>
    `${nameOf(row)} is ${plainly(row)}${row.rating === null ? '' : `, rated ${row.rating}`}. ${characterOf(row) || cookingOf(row)}`;
  const [better, lesser] = (other.rating ?? 0) > (one.rating ?? 0) ? [other, one] : [one, other];
  const verdict =
    better.rating === lesser.rating
      ? 'The guide rates them alike, so go by the mood you are in.'
      : `On rating alone, ${nameOf(better)} has the edge.`;
  return [line(one), line(other), verdict].join(' ');
}

function several(picks: readonly Restaurant[], facts: readonly Fact[], fresh: boolean, vary: Vary): string {
  const hoursKnown = picks.some((row) => row.hours !== null);
  const asked = facts.filter((fact) => !(fact === 'hours' && hoursKnown));
  const live = LIVE_SUBJECTS.find(([fact]) => asked.includes(fact))?.[1];
  const booking = facts.includes('booking') || facts.includes('availability') ? bookings(picks) : '';
  const plain = facts.filter((fact) => (!LIVE.includes(fact) || !asked.includes(fact)) && fact !== 'more');
  // Where only a call can tell, the number to call is the answer.
  const wanted: Fact[] = plain.length > 0 ? plain : ['phone'];
  const lines = picks.slice(0, LINES).map((row) => factLine(row, wanted));
  const lead =
    (live && !facts.includes('distance')) || booking
      ? 'A quick call settles it:'
      : fresh
        ? vary(['Here is what fits, with what you asked for:', 'These fit, and here are the details:'])
        : vary(['Here you go:', 'Of course:', 'Certainly:']);
  const opening = [live ? `I don't know ${live}.` : '', booking, lead].filter(Boolean).join(' ');
  return `${opening}\n${lines.join('\n')}`;
}

/** What a reply to a new search says of what only a call can tell. */
export const CALL =
  "I can't see live tables, opening hours or crowds, so do ring before you set out; ask me and I'll find the number.";

const LIVE_SUBJECTS: readonly (readonly [Fact, string])[] = [
  ['hours', 'their opening hours'],
  ['distance', 'where you are'],
  ['crowds', 'how busy they are right now'],
  ['availability', 'which tables are free'],
  ['deals', 'what discounts or offers they have'],
  ['dish price', 'what a single dish or drink costs'],
];

function bookings(picks: readonly Restaurant[]): string {
  const takes = picks.filter((row) => row.reservations).map(nameOf);
  const others = picks.filter((row) => !row.reservations).map(nameOf);
  if (takes.length === 0) return "The guide doesn't list reservations for these, and I can't book for you.";
  return `${listOf(takes)} ${takes.length > 1 ? 'take' : 'takes'} reservations${others.length > 0 ? `; the guide doesn't list it for ${listOf(others)}` : ''}. I can't book for you.`;
}

/** Two or three sentences about a place, from its notes where it has some. */
function describe(found: Found, row: Restaurant): string {
  const own = [characterOf(row), cookingOf(row)].filter(Boolean);
  const reasons = hasWishes(found.wishes) ? reasonsFor(row, found.wishes, 2) : own;
  const lead = `${nameOf(row)} is ${plainly(row)}.`;
  const meals = reasons.length === 0 && mealsOf(row).length > 0 ? `It's listed for ${listOf(mealsOf(row))}.` : '';
  const contact = factsAbout(row, row.phone ? ['phone'] : row.address ? ['address'] : [])
    .replace(`${nameOf(row)}'s`, 'Their')
    .replace(`${nameOf(row)}'`, 'Their');
  return [lead, ...reasons, meals, row.phone || row.address ? contact : ''].filter(Boolean).join(' ');
}

const introduce = (row: Restaurant): string =>
  `${nameOf(row)} is ${plainly(row)}${cuisineOf(row) ? '' : ' of the guide'}.`;

/** The answer to a plain "yes": what one needs to go there. */
export function agree(found: Found, vary: Vary): string {
  const first = found.picks[0];
  if (!first) return 'Good. What would you like to eat?';
  const facts: Fact[] = first.phone || first.address ? ['address', 'phone'] : ['area', 'price'];
  const said =
    found.picks.length > 1
      ? `${vary(['Good. Here is how to reach them:', 'Lovely — the details:'])}\n${found.picks
          .slice(0, LINES)
          .map((row) => factLine(row, facts))
          .join('\n')}`
      : `${vary(['Good choice.', 'Lovely.', 'Enjoy it.'])} ${factsAbout(first, facts)}`;
  return [said, remind(found)].filter(Boolean).join(found.picks.length > 1 ? '\n\n' : ' ');
}
