import type { Restaurant } from '@saffron/contracts/guide';
import type { Fact } from '../../understanding/wishes.ts';
import {
  addressOf,
  areaOf,
  article,
  asPlace,
  clean,
  cuisineOf,
  listOf,
  nameOf,
  phoneOf,
  priceInWords,
  signs,
  whose,
  withArticle,
} from './words.ts';

function mealsOf(row: Restaurant): string[] {
  return [row.mealTypeBreakfast && 'breakfast', row.mealTypeLunch && 'lunch', row.mealTypeDinner && 'dinner'].filter(
    (meal) => meal !== false,
  );
}

/** Whether an earlier reply has said something. */
type IsSaid = (text: string) => boolean;

/** "best ring them on …", where there is a number to ring. */
function ringThem(row: Restaurant, isSaid: IsSaid): string {
  const phone = phoneOf(row);
  if (phone && isSaid(phone)) return 'the surest way is to ring them';
  return phone ? `the surest way is to ring them on ${phone}` : 'the surest way is to ask them directly';
}

/** One clause of an answer for each fact; `who` stands for the place. */
const CLAUSES: Readonly<Partial<Record<Fact, (row: Restaurant, who: string, isSaid: IsSaid) => string>>> = {
  phone: (row, who) =>
    phoneOf(row) ? `${whose(who)} phone number is ${phoneOf(row)}` : `I don't have a phone number for ${who}`,
  address: (row, who) => (addressOf(row) ? `${whose(who)} address is ${addressOf(row)}` : noAddress(row, who)),
  postcode: (row, who) =>
    addressOf(row) ? `the full address of ${who}, postcode included, is ${addressOf(row)}` : noAddress(row, who),
  area: (row, who) =>
    areaOf(row) ? `${who} is in ${withArticle(areaOf(row) ?? '')}` : `I don't know which part of town ${who} is in`,
  food: (row, who) =>
    cuisineOf(row) ? `${who} serves ${cuisineOf(row)} food` : `I don't know what kind of food ${who} serves`,
  price: (row, who) =>
    row.price === null
      ? `I don't have a price level for ${who}`
      : `${who} is ${priceInWords(row.price)} (${signs(row.price)})`,
  website: (row, who) =>
    row.website ? `${whose(who)} website is ${hostOf(row.website)}` : `I don't have a website for ${who}`,
  rating: (row, who) => (row.rating === null ? `nobody has rated ${who} yet` : `${who} has ${row.rating} out of 5`),
  meals: (row, who) =>
    mealsOf(row).length > 0 ? `${who} does ${listOf(mealsOf(row))}` : `I don't know which meals ${who} serves`,
  distance: (row, who) =>
    `I don't know where you are, so I can't say how far it is to ${who}${addressOf(row) ? `: the address is ${addressOf(row)}` : ''}`,
  crowds: (row, who, isSaid) => `I can't see how busy ${who} is right now; ${ringThem(row, isSaid)}`,
  'dish price': (row, who) =>
    `I don't know what a single dish or drink costs at ${who}${row.price === null ? '' : `; all in all it is ${priceInWords(row.price)}`}`,
  deals: (row, who, isSaid) => `I don't know of any discounts or offers at ${who}; ${ringThem(row, isSaid)}`,
  availability: (row, who, isSaid) =>
    `I can't see live tables at ${who}${row.reservations ? ', though it does take reservations' : ''}; ${ringThem(row, isSaid)}`,
  booking: (row, who, isSaid) =>
    `${row.reservations ? `${who} takes reservations, but` : `I don't know whether ${who} takes reservations, and`} I can't book for you; ${ringThem(row, isSaid)}`,
};

const noAddress = (row: Restaurant, who: string): string =>
  `I don't have an address for ${who}${areaOf(row) ? `, only that it is in ${withArticle(areaOf(row) ?? '')}` : ''}`;

/** The host of a web address: what one reads, and nothing to click on. */
export function hostOf(website: string): string {
  try {
    return clean(new URL(website).host.replace(/^www\./, ''), 80);
  } catch {
    return clean(website, 80);
  }
}

/** Facts that one clause answers together. */
const asked = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    (fact) =>
      CLAUSES[fact] !== undefined &&
      !(fact === 'address' && facts.includes('postcode')) &&
      !(fact === 'booking' && facts.includes('availability')),
  );

/**
 * What the guide knows of a place, as one or two sentences; empty when nothing was asked that one clause can answer.
 *
 * @param isSaid whether an earlier reply has said a number: nobody is told it twice
 * @example factsAbout(row, ['phone', 'area']) // "Nirala's phone number is 01223 36…, and it is in the North."
 */
export function factsAbout(row: Restaurant, facts: readonly Fact[], isSaid: IsSaid = () => false): string {
  const clauses = asked(facts).map(
    (fact, index) => CLAUSES[fact]?.(row, index === 0 ? nameOf(row) : 'it', isSaid) ?? '',
  );
  return joined(clauses.map((clause) => clause.replace('of it,', 'of the place,')));
}

function joined(clauses: readonly string[]): string {
  const sentences: string[] = [];
  for (let at = 0; at < clauses.length; at += 2) sentences.push(clauses.slice(at, at + 2).join(', and '));
  return sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(' ');
}

/** The same for one of several places, as short as a line. */
export function factLine(row: Restaurant, facts: readonly Fact[], is = ': '): string {
  const values = facts.flatMap((fact) => {
    if (fact === 'phone' || fact === 'booking')
      return phoneOf(row) ? [phoneOf(row) ?? ''] : ["I don't have the number"];
    if (fact === 'address' || fact === 'postcode' || fact === 'distance')
      return addressOf(row) ? [addressOf(row) ?? ''] : ["I don't have the address"];
    if (fact === 'area') return areaOf(row) ? `in ${withArticle(areaOf(row) ?? '')}` : "I don't know where";
    if (fact === 'food')
      return cuisineOf(row) ? [`${article(asPlace(cuisineOf(row)))} ${asPlace(cuisineOf(row))}`] : [];
    if (fact === 'price' || fact === 'dish price')
      return row.price === null ? 'without a price that I know' : `${priceInWords(row.price)} (${signs(row.price)})`;
    if (fact === 'website') return row.website ? [hostOf(row.website)] : ["I don't know of a website"];
    if (fact === 'rating') return row.rating === null ? ['not rated yet'] : [`${row.rating} out of 5`];
    if (fact === 'meals') return mealsOf(row).length > 0 ? [listOf(mealsOf(row))] : [];
    return [];
  });
  return `${nameOf(row)}${is}${[...new Set(values)].join(', ')}`;
}
