import type { Restaurant } from '@saffron/contracts/guide';
import type { Found } from '../../search/found.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { earlierText } from './earlier.ts';
import { reasonFor } from './reason.ts';
import { plainly } from './unmet.ts';
import type { Vary } from './vary.ts';
import { shortPhrase } from './wish-phrase.ts';
import { areaOf, article, asPlace, cuisineOf, nameOf, signs, withArticle } from './words.ts';

type Options = [string, ...string[]];

/** From this rating on a place may be praised without a doubt. */
const PRAISED = 4;

/** One place of a reply, and why: the first with the wish that it answers, the others each in another shape. */
export function placeText(
  row: Restaurant,
  index: number,
  found: Found,
  vary: Vary,
  hello: string,
  led: boolean,
): string {
  const reason = reasonFor(row, found.wishes, index === 0, earlierText(found.turns));
  if (!reason) return bare(row, index, found, vary, hello);
  const frame = vary(isDoubtful(row) ? plain(index) : index === 0 ? leads(row, found, led) : follows(index, found));
  const text = frame
    .replaceAll('NAME', () => (index === 0 ? described(row, found) : located(row, found)))
    .replace('WHO', () => hello)
    .replace('WISH', () => shortPhrase(found.wishes));
  return [text, reason, warning(row)].filter(Boolean).join(' ');
}

/** Below this rating, or with so many faults in its notes, a place is named without praise. */
const POOR = 3;
const FAULTS = 2;

const isDoubtful = (row: Restaurant): boolean =>
  (row.rating !== null && row.rating < POOR) || sentencesOf(row).filter(({ critical }) => critical).length >= FAULTS;

const plain = (index: number): Options =>
  index === 0
    ? ['There is NAMEWHO.', 'NAME would doWHO.', 'What there is: NAMEWHO.']
    : ['There is also NAME.', 'Or NAME.', 'Then NAME.'];

/** Says of a place that is rated badly that it is. */
const warning = ({ rating }: Restaurant): string =>
  rating !== null && rating < POOR ? `It is rated only ${rating} out of 5.` : '';

/** @param led something was said before, so that the wish need not be repeated */
function leads(row: Restaurant, found: Found, led: boolean): Options {
  const plain: Options = [
    "I'd go to NAMEWHO.",
    "NAME is where I'd send youWHO.",
    'My vote goes to NAMEWHO.',
    'Try NAMEWHO.',
  ];
  const phrase = shortPhrase(found.wishes);
  if (led || !phrase) return plain;
  if (/^some(?:where|thing) /.test(phrase))
    return ["If you want WISH, I'd go to NAMEWHO.", 'If you are after WISH, try NAMEWHO.', ...plain.slice(1, 3)];
  if (found.picks.length === 1 && found.total === 1)
    return wishesOf(found) > 1
      ? ['For WISH, one place has it allWHO: NAME.', 'NAME is the one that has it allWHO.']
      : ["For WISH, there's one place I knowWHO: NAME.", 'NAME is the one place I know for WISHWHO.'];
  const praised: string[] =
    (row.rating ?? 0) >= PRAISED && found.unsure.length === 0 ? ['For WISH, NAME is hard to beatWHO.'] : [];
  return ["For WISH, I'd go to NAMEWHO.", 'NAME is my pick for WISHWHO.', 'For WISH, try NAME firstWHO.', ...praised];
}

const wishesOf = ({ wishes: { foods, notFoods, areas, price, meals, features } }: Found): number =>
  [foods, notFoods, areas, meals, features].reduce((sum, list) => sum + list.length, price ? 1 : 0);

function follows(index: number, found: Found): Options {
  const last = index === found.picks.length - 1;
  if (last && index === 1) return ['Or NAME.', 'The other one I like is NAME.', 'NAME comes close.'];
  if (last) return ['Or else NAME.', 'And if neither tempts you, NAME.', 'There is also NAME.'];
  return ['NAME comes close.', 'NAME is another good one.', 'I also like NAME.', 'Then NAME.'];
}

const lacks = (found: Found, kind: string): boolean => found.unmet.some((one) => one.kind === kind);

/** The part of town, where the wish leaves it open. */
function where(row: Restaurant, { wishes, ...found }: Found): string {
  const settled =
    wishes.areas.length === 1 && wishes.areas[0]?.values.length === 1 && !lacks({ wishes, ...found }, 'area');
  const area = settled ? null : areaOf(row);
  return area ? ` in ${withArticle(area)}` : '';
}

const located = (row: Restaurant, found: Found): string => `${nameOf(row)}${where(row, found)}`;

/** The first place with its price, where no price was wished or another one. */
function described(row: Restaurant, found: Found): string {
  const price = !found.wishes.price || lacks(found, 'price') ? signs(row.price) : '';
  return `${located(row, found)}${price ? ` (${price})` : ''}`;
}

/** A place without notes: its facts, not always in the same words. */
function bare(row: Restaurant, index: number, found: Found, vary: Vary, hello: string): string {
  const name = nameOf(row);
  const what = plainly(row);
  const rated = warning(row) || ((row.rating ?? 0) >= PRAISED ? `It is rated ${row.rating} out of 5.` : '');
  if (found.picks.length === 1)
    return `${name} is ${what}${row.reservations ? ', and it takes reservations' : ''}${hello}. ${rated}`.trim();
  if (index === 0) return `${vary([`I'd try ${name}${hello}: ${what}.`, `${name}${hello}: ${what}.`])} ${rated}`.trim();
  const kind = cuisineOf(row);
  const brief = kind ? `${article(kind)} ${asPlace(kind)}${where(row, found)}` : what;
  return vary([`There is also ${name}, ${brief}.`, `Then ${name}, ${brief}.`, `Or ${name}, ${brief}.`]);
}
