import { z } from 'zod';
import type { State } from './fold.ts';
import { FOODS, type Food } from './lexicon/foods.ts';
import { type Plan, STOP_KINDS, type Stop } from './plan.ts';
import type { Turn } from './turn.ts';
import type { AreaWish, FeatureWish, FoodWish } from './wishes.ts';

/** What a conversation comes to after a message. */
export interface Remembered {
  /** The wishes that still count. */
  state: State;
  /** The restaurants that the message asked about, by id. */
  asked: readonly number[];
  /** The restaurants under discussion, by id. */
  among: readonly number[];
  /** The stops of the outing that is planned; null where none is. */
  plan: Plan | null;
  /** What was asked and nobody knows, oldest first. */
  open?: readonly Open[];
  /** The diner changed it on the screen: the message that says so is not read. */
  steered?: true;
}

/** Something that was asked about places and that nobody knows: as replies call it, empty where they have no word for it, and the places by id. */
export interface Open {
  topic: string;
  of: readonly number[];
}

/** Increase it when stored states can no longer be read as they are meant: then the messages are read again. */
const VERSION = 2;

const text = z.string();
const texts = z.array(text);
const ids = z.array(z.number().int());
const levels = z.array(z.number().int());
const bound = z.number().int().exactOptional();
const said = { said: text };

const food = z.object({
  key: text,
  kind: z.enum(['kitchen', 'style', 'dish']),
  label: text,
  words: texts,
  shown: texts,
  kitchens: texts,
  broader: texts,
  near: texts,
});
const foodWish = z.object({
  key: text,
  label: text,
  /** A key of the taxonomy, or a food of this guide. */
  food: z.union([text, food]).nullable(),
  fallback: z.boolean(),
  or: z.literal(true).exactOptional(),
  beside: z.literal(true).exactOptional(),
  meatless: z.literal(true).exactOptional(),
  eater: text.exactOptional(),
  shared: z.literal(true).exactOptional(),
  alone: z.literal(true).exactOptional(),
  whole: z.literal(true).exactOptional(),
  strict: z.literal(true).exactOptional(),
  ...said,
});
const areaWish = z.object({
  label: text,
  values: texts,
  address: text.nullable(),
  taken: z.boolean().exactOptional(),
  ...said,
}) satisfies z.ZodType<AreaWish>;
const featureWish = z.object({
  key: text,
  label: text,
  tags: texts,
  firm: z.boolean(),
  words: texts.exactOptional(),
  ...said,
}) satisfies z.ZodType<FeatureWish>;

const storedState = z.object({
  foods: z.array(foodWish),
  notFoods: z.array(foodWish),
  areas: z.array(areaWish),
  notAreas: z.array(areaWish),
  price: z
    .object({
      label: text,
      met: z.array(levels),
      near: levels,
      least: bound,
      most: bound,
      soft: z.literal(true).exactOptional(),
      sum: z.number().positive().exactOptional(),
      ...said,
    })
    .nullable(),
  meals: z.array(z.object({ meal: z.enum(['breakfast', 'lunch', 'dinner']), ...said })),
  when: z
    .object({
      date: text.nullable(),
      day: z.number().int().nullable(),
      on: text,
      hours: z.tuple([z.number(), z.number()]).nullable(),
      at: text,
      ...said,
    })
    .nullable()
    .default(null),
  features: z.array(featureWish),
  notFeatures: z.array(featureWish),
  notWords: texts,
  reservations: z.object(said).nullable(),
  booking: z.boolean(),
  partySize: z.number().nullable(),
  any: z.array(z.enum(['food', 'area', 'price'])),
  rejected: ids,
  inWords: texts.default([]),
});

const storedStop = z.object({
  request: z.object({
    kind: z.enum(STOP_KINDS),
    label: text,
    state: storedState,
    hour: z.number().nullable(),
    date: text.nullable(),
    weekday: z.number().int().nullable(),
    day: z.number().int().nullable(),
  }),
  placeId: z.number().int().nullable(),
});

const stored = z.object({
  version: z.literal(VERSION),
  state: storedState,
  asked: ids,
  among: ids,
  plan: z.object({ stops: z.array(storedStop), previous: z.array(storedStop).exactOptional() }).nullable(),
  open: z.array(z.object({ topic: text, of: ids })).exactOptional(),
  steered: z.literal(true).exactOptional(),
});

/** A state as it is stored with a reply. */
export type StoredState = z.infer<typeof stored>;

type StoredWishes = z.infer<typeof storedState>;
type StoredFoodWish = StoredWishes['foods'][number];

const storedFood = (wish: FoodWish): StoredFoodWish => ({
  ...wish,
  food: wish.food && (FOODS.get(wish.food.key) === wish.food ? wish.food.key : copyOf(wish.food)),
});

const copyOf = ({ words, shown, kitchens, broader, near, ...rest }: Food) => ({
  ...rest,
  words: [...words],
  shown: [...shown],
  kitchens: [...kitchens],
  broader: [...broader],
  near: [...near],
});

const readFood = (wish: StoredFoodWish): FoodWish => ({
  ...wish,
  food: typeof wish.food === 'string' ? (FOODS.get(wish.food) ?? null) : wish.food,
});

function stateToStored({ shown: _, foods, notFoods, ...rest }: State): unknown {
  return { ...rest, foods: foods.map(storedFood), notFoods: notFoods.map(storedFood) };
}

const stateFromStored = (state: StoredWishes): State => ({
  ...state,
  foods: state.foods.map(readFood),
  notFoods: state.notFoods.map(readFood),
  shown: [],
});

type StopWith<S> = Omit<Stop, 'request'> & { request: Omit<Stop['request'], 'state'> & { state: S } };
type PlanWith<S> = { stops: readonly StopWith<S>[]; previous?: readonly StopWith<S>[] };

/** A plan whose wishes are written in another form. */
function planWith<S, T>({ stops, previous }: PlanWith<S>, of: (state: S) => T): PlanWith<T> {
  const all = (list: readonly StopWith<S>[]) =>
    list.map(({ request, placeId }) => ({ request: { ...request, state: of(request.state) }, placeId }));
  return { stops: all(stops), ...(previous && { previous: all(previous) }) };
}

/** What of a conversation is stored with a reply, so that the next message is understood without reading the earlier ones again. */
export function toStored({ state, asked, among, plan, open, steered }: Remembered): StoredState {
  return stored.parse({
    version: VERSION,
    state: stateToStored(state),
    asked: [...asked],
    among: [...among],
    plan: plan && planWith(plan, (state) => stateToStored(state)),
    ...(open && { open: open.map(({ topic, of }) => ({ topic, of: [...of] })) }),
    ...(steered && { steered }),
  });
}

/**
 * @param value what was stored with a reply
 * @returns null for a reply without a state, or with one of another version
 */
export function fromStored(value: unknown): Remembered | null {
  const { data } = stored.safeParse(value);
  if (!data) return null;
  const { state, asked, among, plan, open, steered } = data;
  return {
    state: stateFromStored(state),
    asked,
    among,
    plan: plan && planWith(plan, stateFromStored),
    ...(open && { open }),
    ...(steered && { steered }),
  };
}

/** The restaurants that a reply spoke of: those on its cards, and where it kept all cards back, those that were asked about. */
export const spokenOfIn = (reply: Turn['reply']): readonly number[] =>
  reply && reply.restaurantIds.length === 0 ? (fromStored(reply.state)?.asked ?? []) : (reply?.restaurantIds ?? []);

/** The state that a diner chose on the screen; null for what a message was read as. */
export function steeredTo(value: unknown): Remembered | null {
  const remembered = fromStored(value);
  return remembered?.steered ? remembered : null;
}
