/**
 * Ways to say one thing. Slots stand in braces; one that begins with a capital letter begins a sentence: `{Clause}` takes `clause`.
 *
 * @example ['Or {place}, for {things}.', '{Place} is good too.']
 */
export type Ways = readonly [string, ...string[]];

type SlotOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Uncapitalize<Slot> | SlotOf<Rest>
  : never;

/** What the slots of some ways stand for; no argument where there are none. */
export type Slots<Some extends Ways> = [SlotOf<Some[number]>] extends [never]
  ? []
  : [Readonly<Record<SlotOf<Some[number]>, string>>];

const SLOT = /\{(\p{L}+)\}/gu;

/** @example filled('{Place} is it.', { place: 'the Otter' }) // 'The Otter is it.' */
export const filled = (way: string, slots: Readonly<Record<string, string>>): string =>
  way.replace(SLOT, (_, slot: string) => {
    const name = slot.charAt(0).toLowerCase() + slot.slice(1);
    const value = slots[name] ?? '';
    return name === slot ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });

/** The longest words of a way that are the same whatever its slots say: by them it is recognized. */
export const fixedPart = (way: string): string =>
  way.split(SLOT).reduce((longest, part, at) => (at % 2 === 0 && part.length > longest.length ? part : longest), '');
