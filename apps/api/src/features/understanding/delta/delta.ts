import { DIETS } from '../lexicon/foods.ts';
import type {
  AreaWish,
  Contradiction,
  FeatureWish,
  FoodWish,
  MealWish,
  PriceWish,
  Topic,
  When,
  WishKind,
} from '../wishes.ts';

/** What one message changes about the wishes. */
export interface Delta {
  foods: FoodWish[];
  notFoods: FoodWish[];
  areas: AreaWish[];
  notAreas: AreaWish[];
  price: PriceWish | null;
  /** Cheaper or pricier than what was shown. */
  shift: { by: -1 | 1; said: string } | null;
  meals: MealWish[];
  when: When | null;
  features: FeatureWish[];
  notFeatures: FeatureWish[];
  notWords: string[];
  /** Foods that are only spoken of, by key. */
  passing: string[];
  /** Foods and features that do not matter any more, by key. */
  dropped: string[];
  /** Needs that the one who eats has taken back, by key. */
  takenBack: string[];
  /** The words that take something back. */
  takenBackAs: string[];
  /** Who takes it back for themselves, or who is said not to need it; null where nobody is named. */
  takenBackBy: 'self' | 'other' | null;
  /** Who does not come after all: what they wished for goes with them. */
  left: ReadonlySet<string>;
  /** It says of somebody else that they do not eat it, either. */
  shares: boolean;
  any: Topic[];
  contradictions: Contradiction[];
  reset: boolean;
  /** It turns to something further. */
  another: boolean;
  /** It speaks of what comes after the meal. */
  afterwards: boolean;
}

/** A message that changes nothing. */
export const noChange = (): Delta => ({
  foods: [],
  notFoods: [],
  areas: [],
  notAreas: [],
  price: null,
  shift: null,
  meals: [],
  when: null,
  features: [],
  notFeatures: [],
  notWords: [],
  passing: [],
  dropped: [],
  takenBack: [],
  takenBackAs: [],
  takenBackBy: null,
  left: new Set(),
  shares: false,
  any: [],
  contradictions: [],
  reset: false,
  another: false,
  afterwards: false,
});

/** What somebody cannot do without: no change of plans takes it away. */
export const NEEDS: ReadonlySet<string> = new Set(['allergy', 'wheelchair']);
/** Those, and what holds until the one who said it takes it back. */
export const LASTING: ReadonlySet<string> = new Set([...NEEDS, 'dry', 'no alcohol']);

const IMMUNITY = /\b(?:immun|transplant|chemo|neutropeni)/i;

/** Who says so eats nothing raw, whatever the reason: "no raw fish" by itself is a taste. */
const COOKED_ONLY =
  /\b(?:(?:under|un)cooked(?! fish| seafood| tuna| salmon| shellfish)|underdone|unpasteuri[sz]ed|cooked|pasteurised|well done|raw (?:eggs?|meat|beef|milk|foods?|stuff|things|anything)|(?:anything|nothing) (?:raw|rare|pink)|(?:rare|pink) \w+|runny \w+|soft cheeses?|blue cheese|deli meats|cold cuts)\b/i;

/** What somebody leaves alone whom raw food could make ill. */
export const isOfHealth = ({ key, said }: FeatureWish): boolean =>
  key === 'raw fish' && (!/\b(?:raw|uncooked)\b/i.test(said) || COOKED_ONLY.test(said));

type Unwanted = Readonly<Record<'notFeatures', readonly FeatureWish[]>>;

/** Whether somebody is pregnant. */
export const isExpecting = ({ notFeatures }: Unwanted): boolean =>
  notFeatures.some((wish) => isOfHealth(wish) && !IMMUNITY.test(wish.said) && !COOKED_ONLY.test(wish.said));

/** Whether raw food could make somebody ill. */
export const isDelicate = ({ notFeatures }: Unwanted): boolean => notFeatures.some(isOfHealth);

export const isDiet = (wish: FoodWish): boolean => DIETS.has(wish.key);

/** Whether a message changes any wish. */
export const changes = (delta: Delta): boolean =>
  delta.reset ||
  delta.price !== null ||
  delta.shift !== null ||
  [
    delta.foods,
    delta.notFoods,
    delta.areas,
    delta.notAreas,
    delta.meals,
    delta.features,
    delta.notFeatures,
    delta.notWords,
    delta.dropped,
    delta.takenBack,
    delta.any,
  ].some((list) => list.length > 0);

/** The kinds of wishes that a message names. */
export function kindsOf(delta: Delta): WishKind[] {
  const kinds: WishKind[] = [];
  if (delta.foods.some((wish) => !isDiet(wish))) kinds.push('food');
  if (delta.foods.some(isDiet)) kinds.push('diet');
  if (delta.areas.length > 0) kinds.push('area');
  if (delta.price) kinds.push('price');
  if (delta.meals.length > 0) kinds.push('meal');
  if (delta.features.length > 0) kinds.push('feature');
  return kinds;
}
