import type { Found } from '../../search/found.ts';
import type { Fact, Topic } from '../../understanding/wishes.ts';
import { openingFor } from './opening.ts';
import { placeText } from './place.ts';
import { sayOtherwise, sayUnmet, sentence } from './unmet.ts';
import { sayListed, sayMapped, sayUnsure } from './unsure.ts';
import type { Vary } from './vary.ts';
import { hasWishes, shortPhrase } from './wish-phrase.ts';
import { listOf, nameOf } from './words.ts';

const QUESTIONS: Readonly<Record<Topic, readonly [string, string, string]>> = {
  food: [
    'What are you in the mood for — any kind of food in particular?',
    'Any craving I should know about?',
    'Is there a kind of food you fancy?',
  ],
  area: [
    'Which part of town suits you?',
    'Is there a part of town you would rather stay in?',
    'Any neighbourhood you would like to keep to?',
  ],
  price: [
    'Do you have a budget in mind?',
    'What would you like to spend, roughly — is there a budget?',
    'Any budget I should keep to?',
  ],
};

/** What only a call can tell. */
const LIVE: readonly Fact[] = ['crowds', 'availability', 'deals'];
const CALL = "I can't see live tables or crowds, so do ring before you set out; ask me and I'll find the number.";
const NEARBY = "I can't see where you are; name a part of town, and I'll look there. Until then:";
const ALLERGY =
  "Do tell them about the allergy when you book and let the kitchen confirm: I can't vouch for what is in a dish.";
/** From this many guests on nobody should turn up without a call. */
const CROWD = 7;

/** Writes about the picks of a search: what could not be had, each place with a reason, and at most one question. */
export function suggest(found: Found, vary: Vary, dinerName: string | null): string {
  if (found.picks.length === 0) return nothing(found);
  const live = found.wishes.message.facts.some((fact) => LIVE.includes(fact));
  const said = sayUnmet(found, vary) || openingFor(found, vary);
  const somewhere = found.wishes.message.facts.includes('distance') && found.wishes.areas.length === 0 ? NEARBY : '';
  const opening = [somewhere, live ? CALL : '', said].filter(Boolean).join(' ');
  const hello = dinerName && found.turns.length === 1 && !opening ? `, ${dinerName}` : '';
  const places = found.picks.map((row, index) => placeText(row, index, found, vary, hello, opening !== ''));
  const question = found.question && !found.exhausted ? vary(QUESTIONS[found.question]) : '';
  const after = [
    sayListed(found),
    sayMapped(found),
    sayUnsure(found),
    sayOtherwise(found),
    allergy(found),
    crowd(found),
    question,
  ];
  return [opening, ...places, after.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

const allergy = ({ wishes }: Found): string =>
  wishes.message.changed &&
  (wishes.features.some((wish) => wish.key === 'allergy') ||
    wishes.foods.some(({ said }) => /allerg|coeliac|celiac/i.test(said)) ||
    wishes.notFoods.some(({ key }) => key === 'nuts'))
    ? ALLERGY
    : '';

/** A large party has to call, and should know where a table can be reserved. */
function crowd({ wishes, picks }: Found): string {
  const { partySize } = wishes;
  if (partySize === null || partySize < CROWD || !wishes.message.changed) return '';
  const takes = picks.filter((row) => row.reservations).map(nameOf);
  const booked =
    takes.length === 0
      ? 'None of these takes reservations'
      : takes.length === picks.length
        ? takes.length > 1
          ? 'All of them take reservations'
          : 'It takes reservations'
        : `${listOf(takes)} ${takes.length > 1 ? 'take' : 'takes'} reservations`;
  return `${booked}; for ${partySize}, call ahead to be sure of the table.`;
}

function nothing(found: Found): string {
  const { wishes } = found;
  if (!hasWishes(wishes)) return 'There are no restaurants to show you yet.';
  const rejected = wishes.rejected.length > 0 ? ', apart from what you have turned down' : '';
  return sentence(
    `I know nothing for ${shortPhrase(wishes) || 'this'}${rejected}. Shall we try ${listOf(['another part of town', 'another price', 'another kitchen'], 'or')}?`,
  );
}
