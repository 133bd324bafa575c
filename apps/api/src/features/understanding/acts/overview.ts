import type { OverviewKind } from '../wishes.ts';

const FOODS =
  /\b(?:what|which)(?: \w+)? (?:(?:kinds?|types?|sorts?|styles?) of (?:food|cuisine|kitchen|restaurant|place|cooking)s?|cuisines|kitchens|foods)\b(?=.*\b(?:have|there|get|find|around|available|offer|in|near|know|cover)\b)/;
const AREAS =
  /\b(?:(?:what|which)(?: \w+)? (?:neighbou?rhoods|areas|parts of (?:the )?(?:town|city)|districts|quarters)|list (?:the |all |your )*(?:neighbou?rhoods|areas|districts))\b/;
const COUNT =
  /\bhow many\b(?! (?:people|of us|can|stars|dollars|guests))(?=.*\b(?:restaurants?|places?|spots?|options|caf[eé]s?|bars?|pubs?|do you (?:have|know)|are there|joints?|kitchens?)\b)/;

/**
 * Whether a message asks what there is, rather than for a place.
 *
 * @example overviewIn('which neighborhoods are there?') // 'areas'
 */
export function overviewIn(message: string): OverviewKind | null {
  const text = message.slice(0, 300).toLowerCase();
  if (/\b(?:it|they|their|that place|this place)\b/.test(text)) return null;
  if (COUNT.test(text)) return 'count';
  if (AREAS.test(text)) return 'areas';
  return FOODS.test(text) ? 'foods' : null;
}
