import type { Found, Overview } from '../../search/found.ts';
import { earlierText } from './earlier.ts';
import { reasonFor } from './reason.ts';
import { shortPhrase } from './wish-phrase.ts';
import { areaOf, clean, cuisineOf, inSentence, listOf, nameOf, withArticle } from './words.ts';

/** Values that a reply lists by name. */
const LISTED = 14;

/**
 * Tells what the guide has, instead of one place: its kitchens, its parts of town, or how many places fit.
 *
 * @example 'In Eastgate you can eat Lebanese, Turkish and Georgian. If I had to choose: …'
 */
export function sayOverview(found: Found, overview: Overview): string {
  const [first] = found.picks;
  if (!first || overview.total === 0) return 'The guide has nothing of that kind yet.';
  const reason = reasonFor(first, found.wishes, false, earlierText(found.turns));
  const kind = overview.kind === 'foods' ? cuisineOf(first) : areaOf(first);
  const choice = `If I had to choose one: ${nameOf(first)}${kind ? ` (${kind})` : ''}.${reason ? ` ${reason}` : ''}`;
  return `${listed(found, overview)}\n\n${choice}`;
}

function listed(found: Found, { kind, values, total }: Overview): string {
  const names = values
    .slice(0, LISTED)
    .map(({ label }) => (kind === 'foods' ? inSentence(clean(label, 40)) : clean(label, 40)));
  const more = values.length > names.length ? [`${values.length - names.length} more`] : [];
  const all = listOf([...names, ...more]);
  const area = found.wishes.areas[0];
  if (kind === 'areas')
    return values.length > 1 ? `The guide covers ${values.length} parts of town: ${all}.` : `It is all in ${all}.`;
  if (kind === 'count') return `I count ${total}${total === 1 ? ' place' : ' places'}${forWhat(found)}.`;
  const where = area ? `In ${withArticle(clean(area.label, 60))}` : 'Around town';
  return `${where} you can eat at ${total} places: ${all}.`;
}

/** "3 cafes in West Ferry", "8 places for Italian food". */
function forWhat({ wishes }: Found): string {
  const phrase = shortPhrase(wishes);
  const [area] = wishes.areas;
  if (phrase) return ` for ${phrase}`;
  return area ? ` in ${withArticle(clean(area.label, 60))}` : ' in the guide';
}
