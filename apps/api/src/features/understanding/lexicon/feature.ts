import { stemsOf } from '../text/tokens.ts';

/**
 * What people ask of a place beside its food. `said`: how they ask, separated by bars. `told`: what they tell of
 * themselves that asks for it, and that rules nothing out where they deny it. `shown`: what a reviewer's notes or tags
 * say where it is so; without it, `said` is looked for. `hint`: what goes with it without saying so. `against`: what
 * tells that it is not so. `room`: only what is said of the room and of occasions counts ("date cookies" are no date).
 * `venues`: kinds of places that stand for it. `firm`: a place without any sign of it does not do. `implies`: what else
 * is wished by it, as a high chair is for a child. `label`: how a reply speaks of it.
 */
export interface Feature {
  label: string;
  said: string;
  told?: string;
  shown?: string;
  hint?: string;
  against?: string;
  room?: boolean;
  venues?: readonly string[];
  firm?: boolean;
  implies?: string;
}

/**
 * The words of a wish for a feature where notes may use them for it, too: what somebody tells of themselves is found in no notes.
 *
 * @example literally(FEATURES.unwell, 'a cold') // []: notes that speak of a cold beer do not speak to it
 */
export function literally(feature: Feature | undefined, said: string): string[] {
  const stems = stemsOf(said).join(' ');
  const has = (words: string | undefined) =>
    words?.split('|').some((phrase) => stemsOf(phrase).join(' ') === stems) ?? false;
  return has(feature?.told) && !has(feature?.shown) ? [] : [said];
}
