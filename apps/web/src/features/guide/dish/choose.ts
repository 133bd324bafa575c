import { foldText } from '@saffron/ui/fold-text';
import { DISHES, type Dish, KITCHENS } from './kitchens.ts';

/** What is known of a restaurant that a drawing can show. */
export interface Kitchen {
  cuisine: string | null;
  name?: string | undefined;
  tag?: string | null | undefined;
  /** What the guide says of it, as text or as JSON text. */
  notes?: string | null | undefined;
}

export interface Choice {
  /** Every one of them fits; the most fitting ones, if some are named. */
  dishes: readonly [Dish, ...Dish[]];
  /** Draws no meat, fish or egg. */
  plants: boolean;
}

/** As far as the start of the notes says what a kitchen is about. */
const NOTES_READ = 600;

/** The letters of folded text, by range: a hundred patterns with `\p{L}` take longer to compile than the whole page to draw. */
const LETTERS = 'a-z\\u00aa-\\u1fff\\u2c00-\\ud7ff';
const WORD_START = `(?<![${LETTERS}])`;
const WORD_END = `(?![${LETTERS}])`;

/** Words of a table as a pattern: `*` is any end of a word, a hyphen is anything between two words. */
function pattern(words: string): RegExp {
  const parts = words
    .split(' ')
    .map((word) => foldText(word).replaceAll('-', `[^${LETTERS}]{1,3}`).replaceAll('*', `[${LETTERS}]*`));
  return new RegExp(`${WORD_START}(?:${parts.join('|')})${WORD_END}`);
}

const ALL = Object.keys(DISHES).filter((key): key is Dish => key in DISHES);
/** Names of restaurants speak of cellars and brews in passing. */
const DRINKS: ReadonlySet<Dish> = new Set(['beer', 'cocktail', 'coffee', 'wine']);
const FOODS = ALL.filter((dish) => !DRINKS.has(dish));
const WORDS = new Map(ALL.map((dish) => [dish, pattern(DISHES[dish].words)]));
const CUISINES = KITCHENS.map(([cuisines, dishes]) => ({ is: pattern(cuisines), dishes }));

const ONLY_PLANTS = pattern('vegan vegetarian plant-based meat-free meatless vegetalian');
/** Tags that claim it for the whole kitchen, unlike "vegan friendly". */
const PLANTS_TAG =
  /^(?:(?:fully|all|100%|entirely|strictly|only)\s+)?(?:vegan|vegetarian|plant-based|meat-free)(?:\s+(?:only|kitchen))?$/;
/** A sentence that begins by saying it of the kitchen, not one of a dish. */
const PLANTS_NOTE = new RegExp(
  `(?:^|[.!?:"]\\s*)(?:(?:everything(?: here)? is|all|fully|entirely|wholly|strictly|completely|100%)\\s+(?:vegan|vegetarian|plant-based|meat-free)|no meat|(?:[${LETTERS}]+\\s+)?(?:cooking|kitchen|food|cuisine)\\s+without\\s+(?:any\\s+)?meat)${WORD_END}`,
);

/**
 * The dishes that fit what a restaurant cooks: the one that its name tells of, else the one of its cuisine that its cuisine, tags or notes mention
 * first, else all of its cuisine. For one that cooks without meat only dishes that can be drawn without meat, fish and egg.
 *
 * @example chooseDishes({ cuisine: 'Italian', name: 'Slice House Pizza' }).dishes // ['pizza']
 */
export function chooseDishes({ cuisine, name, tag, notes }: Kitchen): Choice {
  const [cooks, called, tags] = [foldText(cuisine ?? ''), foldText(name ?? ''), foldText(tag ?? '')];
  const told = foldText((notes ?? '').slice(0, NOTES_READ));
  const plants =
    ONLY_PLANTS.test(cooks) ||
    ONLY_PLANTS.test(called) ||
    PLANTS_NOTE.test(told) ||
    tags.split(', ').some((one) => PLANTS_TAG.test(one));
  const fits = (dish: Dish) => !plants || DISHES[dish].plants;
  const kitchen = CUISINES.find(({ is }) => is.test(cooks)) ?? CUISINES.find(({ is }) => is.test(called));
  const typical = (kitchen?.dishes ?? ['plate']).filter(fits);
  const inName = firstMentioned(typical, called) ?? firstMentioned(FOODS.filter(fits), called);
  if (inName) return { dishes: [inName], plants };
  // Of a vegetarian kitchen the cuisine says little, so that any dish may be what it is about.
  const sought = kitchen === CUISINES[0] ? FOODS.filter(fits) : typical;
  const mentioned = firstMentioned(sought, cooks) ?? firstMentioned(sought, tags) ?? firstMentioned(sought, told);
  if (mentioned) return { dishes: [mentioned], plants };
  const [first, ...others] = typical;
  return { dishes: first ? [first, ...others] : plants ? ['vegetables', 'salad'] : ['plate'], plants };
}

/** The dish that a text mentions first; of two at the same place, that with more words. */
function firstMentioned(dishes: readonly Dish[], text: string): Dish | undefined {
  const found = dishes.flatMap((dish) => {
    const match = WORDS.get(dish)?.exec(text);
    return match ? [{ dish, at: match.index, length: match[0].length }] : [];
  });
  return found.toSorted((a, b) => a.at - b.at || b.length - a.length)[0]?.dish;
}
