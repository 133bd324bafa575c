import type { Restaurant } from '@saffron/contracts/guide';
import { AFTERS } from '../../../understanding/lexicon/afters.ts';
import type { Sentence } from '../../../understanding/text/sentences.ts';
import type { Attribute, Outcome } from '../attribute.ts';

const HOT = 'spicy|fiery|numbing|hottest|the spice|heat levels|five heats|burn|burns|scotch bonnet|chilli oil|hot as';
const GENTLE = 'mild|milder|gentle|gently spiced|softly spiced|not hot|little heat|low heat';
const heat = (yes: string, no: string) => ({
  yes,
  no,
  other: 'mild ale|pint of mild|gentle staff',
  told: 'dishes' as const,
});

type Meal = 'mealTypeBreakfast' | 'mealTypeLunch' | 'mealTypeDinner';
const MEALS: readonly Meal[] = ['mealTypeBreakfast', 'mealTypeLunch', 'mealTypeDinner'];

/** A place of which one meal is recorded does not serve the others; where none is, nobody knows. */
const serves =
  (meal: Meal) =>
  (row: Restaurant): Outcome | null =>
    MEALS.some((one) => row[one]) ? (row[meal] ? 'yes' : 'no') : null;

const meal = (key: string, asked: string, yes: string, of: Meal): Attribute => ({
  key,
  asked,
  yes,
  says: { yes: `they do ${key}`, no: `they don't do ${key}`, whether: `whether they do ${key}` },
  field: serves(of),
});

/** "Five courses", but no collision course. */
const coursesIn = ({ text }: Sentence): 'yes' | null => (/(?<!\bno )\bcourses\b/i.test(text) ? 'yes' : null);

/** "No kitchen, only almonds", but "no kitchen until six" tells when. */
const kitchenIn = ({ text }: Sentence): 'no' | null =>
  /\b(?:no|without a) kitchen\b(?! (?:until|till|open|closes|on|before|after))/i.test(text) ? 'no' : null;

/** When and how much they serve. */
export const MEAL_TIMES: readonly Attribute[] = [
  meal('breakfast', 'breakfast|brekkie|in the morning', 'breakfast|breakfasts', 'mealTypeBreakfast'),
  meal('lunch', 'lunch|lunchtime|midday', 'lunch|lunches|set lunch', 'mealTypeLunch'),
  meal('dinner', 'dinner|supper|evening meal', 'dinner|dinners|supper|suppers', 'mealTypeDinner'),
  {
    key: 'food',
    asked:
      'do food|does food|is there food|there food|doing food|serve food|serves food|serving food|have food|has food|with food|got food|get food|any food|food there|food at all|food as well|food too|eat there|eat as well|eat too|anything to eat|something to eat there|food there|bar snacks|snacks',
    yes: 'snacks|bar food|small plates|plates|toasties|pies|boards|charcuterie|cheese boards|short menu|food menu|kitchen until|kitchen serves',
    for: 'crisps|olives|food truck|outside food|bring food',
    no: 'nothing to eat|drinks only|no food|there is no kitchen|theres no kitchen|no kitchen here|and no kitchen|has no kitchen|extent of the kitchen|extent of the food|extent of the menu|eat first|eat beforehand|eat before you',
    counted: kitchenIn,
    says: { yes: 'they do food', no: "they don't do food", whether: 'whether they do food' },
    field: (row) => (MEALS.some((one) => row[one]) ? 'yes' : null),
  },
  {
    key: 'brunch',
    asked: 'brunch',
    yes: 'brunch',
    says: { yes: 'they do brunch', no: "they don't do brunch", whether: 'whether they do brunch' },
  },
  {
    key: 'late',
    topic: 'late hours',
    near: 'hours',
    asked:
      'late|open late|after midnight|late night|kitchen close|kitchen open|last orders|food until|serve until|serving until|midnight',
    yes: 'late night|midnight|after midnight|kitchen until|kitchen open until|kitchen closes|last orders|late kitchen|until one|until two|until three|until late|small hours|open late|serves until',
    against: 'closes early|shuts early|early close|lunch only|until sold out|closed by nine|closed by eight',
    says: { yes: 'they serve late', no: "they don't stay open late", whether: 'how late the kitchen goes' },
  },
  {
    key: 'hours',
    topic: 'the hours',
    told: 'rules',
    asked: '',
    yes: 'opens at|opens|open until|open from|open daily|kitchen closes|kitchen until',
    for: 'closed|closes|shut|shuts|lunch only|until sold out',
    says: { yes: 'they keep those hours', no: "they don't keep those hours", whether: 'their hours' },
  },
  {
    key: 'portions',
    topic: 'portion sizes',
    near: 'sharing',
    asked:
      'portion|portions|portion size|big portions|is it filling|how filling|filling enough|filling food|enough food|hungry|generous|hearty',
    contrary: 'small portions|tiny portions|stingy',
    yes: 'large portions|huge portions|generous|generous portions|hearty|filling',
    for: 'refills|all you can eat|portions for|enough for two|feeds two|huge plates',
    no: 'small portions|tiny portions|portions are small|stingy',
    against: 'small plates|tasting menu|canapes|dainty',
    says: { yes: 'portions are generous', no: 'portions are small', whether: 'how big the portions are' },
  },
  {
    key: 'spicy',
    topic: 'how spicy it is',
    asked: 'spicy|hot|spice|heat|fiery',
    contrary: 'mild|not spicy|too spicy|milder',
    ...heat(HOT, GENTLE),
    says: { yes: "it's spicy", no: "it's mild", whether: 'how spicy it is' },
  },
  {
    key: 'mild',
    topic: 'how hot the food is',
    asked: '',
    ...heat(GENTLE, HOT),
    says: {
      yes: 'the heat is gentle',
      no: 'it can be hot, so ask for it mild',
      whether: 'how hot the food is',
    },
  },
  {
    key: 'tasting menu',
    topic: 'a set menu',
    asked: 'tasting menu|set menu|prix fixe|courses|omakase',
    contrary: 'a la carte|single dishes',
    no: 'a la carte',
    counted: coursesIn,
    yes: 'tasting menu|set menu|prix fixe|omakase|kaiseki|degustation',
    says: { yes: "there's a set menu", no: "there's no set menu", whether: "whether there's a set menu" },
  },
  {
    key: 'sharing',
    topic: 'sharing plates',
    asked: 'share|sharing|sharing plates|small plates',
    yes: 'share|shared|sharing|to share|sharing plates|for the table',
    for: 'mezze|tapas|platters|small plates',
    says: { yes: 'you can share plates', no: "it isn't made for sharing", whether: "whether it's made for sharing" },
  },
  {
    key: 'home-made',
    topic: 'what is made in the house',
    asked: 'home made|homemade|made in house|made from scratch|bought in',
    yes: 'home made|homemade|made in house|made from scratch',
    no: 'bought in',
    told: 'dishes',
    says: { yes: 'things are made in the house', no: 'things are bought in', whether: 'what is made in the house' },
  },
  {
    key: 'coffee',
    asked: 'coffee',
    yes: 'coffee|espresso|flat white|cappuccino|oat milk|filter coffee|roaster',
    says: { yes: 'they do coffee', no: "they don't do coffee", whether: 'whether they do coffee' },
  },
  {
    key: 'dessert',
    asked: 'dessert|desserts|pudding|puds',
    yes: 'dessert|desserts',
    for: `cake|cakes|tart|tarts|pastries|souffle|${AFTERS}`,
    says: { yes: 'they do dessert', no: 'they do no dessert', whether: 'whether they do dessert' },
  },
];
