import { FEATURES } from '../lexicon/features.ts';
import { DIETS, titleCase } from '../lexicon/foods.ts';
import { takerOf } from '../reading/eater.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import { excludedFood } from '../safety/shellfish.ts';
import { stemsOf } from '../text/tokens.ts';
import { foodByKey } from '../vocabulary/cuisine-values.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { AreaWish } from '../wishes.ts';
import { compassWish, isWholeTown } from './areas.ts';
import { contradicts } from './contradictions.ts';
import { type Delta, isDelicate, NEEDS } from './delta.ts';
import { addFeature, addMeal, featureWish, tagWish } from './features.ts';
import { addFood, labelOf, notedDish, spelled } from './foods.ts';
import { NOT_DEAR, priceWish } from './prices.ts';

/** Adds what one mention wishes, or rules out, to what a message changes. */
export function addMention(delta: Delta, mention: Mention, reading: Reading, vocabulary: Vocabulary): void {
  const { meaning, negated, dropped, said } = mention;
  const areas = negated ? delta.notAreas : delta.areas;
  if (meaning.type === 'food') {
    const food = foodByKey(meaning.key, vocabulary.ownFoods);
    // Whoever sits in may sit in a place that packs up too.
    if (food && (dropped || (negated && food.key === 'take-out'))) {
      if (mention.stated) {
        delta.takenBackAs.push(spelled(mention, reading), said);
        delta.takenBackBy = takerOf(reading.tokens, mention.from) ?? delta.takenBackBy;
      }
      delta[mention.stated ? 'takenBack' : 'dropped'].push(
        mention.stated ? excludedFood(food, spelled(mention, reading), true).key : food.key,
      );
    }
    // Nobody gives a diet up by it, and nobody looks for what is not vegan.
    else if (food && negated && DIETS.has(food.key)) return;
    else if (food) addFood(delta, mention, food, labelOf(food, said), reading);
  } else if (dropped && meaning.type !== 'feature') return;
  else if (meaning.type === 'noted-dish') addFood(delta, mention, notedDish(meaning), meaning.label, reading);
  else if (meaning.type === 'unknown-food') addFood(delta, mention, null, titleCase(meaning.label), reading);
  else if (meaning.type === 'area') areas.push({ label: meaning.label, values: meaning.values, address: null, said });
  else if (meaning.type === 'place' && !isWholeTown(meaning.address, vocabulary))
    areas.push(placeWish(meaning, said, vocabulary));
  else if (meaning.type === 'compass') areas.push(compassWish(meaning.point, said, vocabulary));
  // "Somewhere without students" says nothing of prices.
  else if (meaning.type === 'price' && negated && /^students?$/i.test(said)) return;
  else if (meaning.type === 'price' && !negated && contradicts(delta.price, meaning.price, mention, reading)) {
    delta.contradictions.push({ kept: meaning.price.label, given: delta.price?.label ?? '' });
    delta.price = { ...meaning.price, said };
  } else if (meaning.type === 'price') delta.price = priceWish(delta.price, meaning.price, negated, said);
  else if (meaning.type === 'cheaper' && negated) delta.price = { ...NOT_DEAR, said };
  else if (meaning.type === 'cheaper') delta.shift = { by: -1, said };
  else if (meaning.type === 'pricier') delta.shift = { by: 1, said };
  else if (meaning.type === 'meal' && negated) delta.dropped.push(meaning.meal);
  else if (meaning.type === 'meal') addMeal(delta.meals, { meal: meaning.meal, said });
  else if (meaning.type === 'tag') addFeature(delta, tagWish(meaning.tag, said), negated);
  else if (meaning.type === 'feature' && dropped)
    delta.dropped.push(...(WITHOUT_ALCOHOL.includes(meaning.key) ? WITHOUT_ALCOHOL : [meaning.key]));
  // Nobody looks for a place where a wheelchair cannot go; "that isn't step-free" takes no need away.
  else if (meaning.type === 'feature' && negated && (meaning.told || NEEDS.has(meaning.key))) return;
  // "But not my son" says what one of them cannot have, and nothing of other children.
  else if (meaning.type === 'feature' && negated && isOfOwn(mention, reading)) return;
  // What somebody who is pregnant, or who has a weak immune system, leaves alone; where they eat it is not what others go for.
  else if (meaning.type === 'feature' && RAW_LEFT_OUT.has(meaning.key)) {
    if (!negated && !isDelicate(delta)) {
      delta.notFeatures = delta.notFeatures.filter(({ key }) => key !== 'raw fish');
      addFeature(delta, featureWish('raw fish', said, vocabulary), true);
    }
  }
  // Who does not drink goes where others may.
  else if (meaning.type === 'feature' && meaning.key === 'alcohol' && negated)
    addFeature(delta, featureWish('no alcohol', said, vocabulary), false);
  else if (meaning.type === 'feature') {
    addFeature(delta, featureWish(meaning.key, said, vocabulary), negated);
    const implied = negated ? undefined : FEATURES[meaning.key]?.implies;
    if (implied) addFeature(delta, featureWish(implied, said, vocabulary), false);
    // "Not noisy" rules out what is known for its noise.
    if (meaning.key === 'quiet' && NOT_LOUD.test(said))
      addFeature(delta, featureWish('lively', said, vocabulary), true);
    // "I hate loud places" looks for quiet.
    if (meaning.key === 'lively' && negated && LOUD.test(said))
      addFeature(delta, featureWish('quiet', said, vocabulary), false);
    if (meaning.key === 'local' && !negated && TOURISTY.test(said))
      addFeature(delta, featureWish('touristy', said, vocabulary), true);
    if (meaning.key === 'quiet' && MUSIC.test(said))
      addFeature(delta, featureWish('live music', said, vocabulary), true);
  }
}

/** Said of somebody who is theirs. */
const isOfOwn = ({ from }: Mention, { tokens }: Reading): boolean =>
  OWN.test(tokens[from]?.word ?? '') || OWN.test(tokens[from - 1]?.word ?? '');
const OWN = /^(?:my|our|his|her|their)$/;

/** A spot that places of the guide are at is in their part of town, and "the station" is in Station End where nothing else is called so. */
function placeWish(
  { label, address, at = [] }: { label: string; address: string | null; at?: readonly number[] },
  said: string,
  { rows, neighborhoods }: Vocabulary,
): AreaWish {
  const own = new Set(at.flatMap((id) => rows.get(id)?.neighborhood?.trim() || []));
  const stems = stemsOf(label.replace(/^the /, ''));
  const called =
    own.size + (address?.length ?? 0) > 0
      ? []
      : neighborhoods.filter((name) => stems.length > 0 && stems.every((stem) => stemsOf(name).includes(stem)));
  const values = address === null ? (called.length === 1 ? called : [...own]) : [];
  return { label: values[0] ?? label, values, address, said };
}

const RAW_LEFT_OUT: ReadonlySet<string> = new Set(['pregnancy', 'low immunity']);

/** Two needs that people name by the same words. */
const WITHOUT_ALCOHOL: readonly string[] = ['dry', 'no alcohol'];

const MUSIC = /\bmusic\b/i;
const TOURISTY = /touristy/i;
const LOUD = /loud|nois|rowd|packed|heaving|rammed/i;
const NOT_LOUD = /^(?:not|nothing|no|without|too) .*(?:loud|nois|rowdy)/i;
