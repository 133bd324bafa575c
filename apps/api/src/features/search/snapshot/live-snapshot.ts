import type { Restaurant } from '@saffron/contracts/guide';
import { finish, type Steps } from '../../../slices.ts';
import { clausesOf, Evidence, GAP } from '../../understanding/text/evidence.ts';
import { namingOthers } from '../../understanding/text/other-places.ts';
import { allSentencesOf, type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { centreIn, createVocabulary, tagsIn, type Vocabulary } from '../../understanding/vocabulary/vocabulary.ts';
import { FoodFits } from '../criteria/food-fit.ts';
import { notedPrices, worthOfMoney } from '../facts/noted-prices.ts';
import { groupIn, roomOf, seatsOf } from '../facts/seating.ts';
import { notedHours } from '../opening/noted-hours.ts';
import { BuiltInIndex } from './built-in-index.ts';
import { isTelling, named } from './naming.ts';
import type { Snapshot } from './snapshot.ts';
import { ValueCounts } from './value-counts.ts';

/** The stems of sentences, with gaps between them. */
const joined = (sentences: readonly Sentence[]): string[] => sentences.flatMap(({ stems }) => [...stems, GAP]);

/** From this many changes on, clearing all cached answers is faster than updating them. */
export const MANY_CHANGES = 50;

/** A snapshot that applies changes one restaurant at a time. */
export class LiveSnapshot implements Snapshot {
  revision = 0;
  readonly rows: Restaurant[] = [];
  readonly byId = new Map<number, Restaurant>();
  readonly positions = new Map<number, number>();
  readonly index = new BuiltInIndex();
  readonly cuisines: string[] = [];
  readonly areas: string[] = [];
  readonly rooms = new Evidence();
  readonly dishes = new Evidence();
  readonly faults: number[] = [];
  readonly prices: (readonly number[])[] = [];
  readonly seats: number[] = [];
  readonly roomFor: number[] = [];
  readonly groups: ('yes' | 'no' | null)[] = [];
  readonly reproaches = new Evidence();
  readonly weights = new Map<string, Float32Array>();
  readonly mostly = new Map<string, ReadonlySet<number>>();
  readonly tagged = new Map<string, Set<number>>();
  vocabulary: Vocabulary;
  fits: FoodFits;
  readonly #texts = {
    rows: this.byId,
    listed: this.rows,
    texts: new Evidence(),
    nameTexts: new Evidence(),
    addresses: new Evidence(),
    warnings: new Evidence(),
  };
  readonly #values = new ValueCounts();
  /** Restaurants whose notes name others, by id. */
  readonly #naming = new Set<number>();

  constructor() {
    this.vocabulary = finish(createVocabulary(this.#values.present(), this.#texts));
    this.fits = new FoodFits(this.vocabulary);
  }

  /**
   * Adds or replaces restaurants, and removes others. A step takes a few milliseconds at most. The snapshot can be read between steps;
   * restaurants not yet processed are unchanged.
   */
  *absorb(changed: readonly Restaurant[], gone: readonly number[]): Steps<void> {
    if (changed.length + gone.length > MANY_CHANGES) for (const evidence of this.#evidences()) evidence.forgetAnswers();
    const renamed = new Set([...gone, ...changed.map(({ id }) => id)]);
    const said = [...renamed].flatMap((id) => this.vocabulary.names.formsOf(id));
    for (const id of gone) {
      this.#remove(id);
      yield;
    }
    for (const row of changed) {
      this.#put(row);
      yield;
    }
    yield* this.#values.changed ? this.#rebuildVocabulary() : this.#learn(changed);
    yield* this.#findNamed(changed, [...said, ...[...renamed].flatMap((id) => this.vocabulary.names.formsOf(id))]);
    this.vocabulary.centre = centreIn(this.rows, this.vocabulary);
    this.vocabulary.worth = worthOfMoney(this.rows, this.prices);
  }

  /** Finds sentences that name other places, in changed notes and in those that have a name that came or went. */
  *#findNamed(changed: readonly Restaurant[], forms: readonly string[]): Steps<void> {
    const ids = new Set(changed.length > MANY_CHANGES ? this.#naming : changed.map(({ id }) => id));
    for (const form of new Set(forms.filter(isTelling))) {
      for (const evidence of [this.#texts.texts, this.#texts.warnings])
        for (const at of evidence.having(stemsOf(form))) ids.add(this.rows[at]?.id ?? 0);
      yield;
    }
    for (const id of ids) {
      const [row, at] = [this.byId.get(id), this.positions.get(id)];
      if (!row || at === undefined) continue;
      const known = named(row, this.vocabulary);
      if (namingOthers(known).size > 0) this.#naming.add(id);
      else this.#naming.delete(id);
      if (known !== row) {
        this.byId.set(id, known);
        this.#place(at, known);
      }
      yield;
    }
  }

  *#learn(changed: readonly Restaurant[]): Steps<void> {
    for (const row of changed) {
      this.vocabulary.names.put(row);
      yield;
    }
  }

  /** Needed when a cuisine, tag or neighborhood appears or disappears, because that can change the meaning of any word. */
  *#rebuildVocabulary(): Steps<void> {
    const vocabulary = yield* createVocabulary(this.#values.present(), this.#texts);
    for (const row of this.rows) {
      vocabulary.names.put(row);
      yield;
    }
    this.vocabulary = vocabulary;
    this.fits = new FoodFits(vocabulary);
    this.#forgetAnswers();
  }

  #put(row: Restaurant): void {
    const at = this.positions.get(row.id) ?? this.rows.length;
    const before = this.rows[at];
    if (before) this.#values.remove(before);
    this.#values.add(row);
    this.positions.set(row.id, at);
    this.byId.set(row.id, row);
    this.index.put(row, joined(this.#place(at, row)));
  }

  /** Moves the last restaurant to the position of the removed one, so that positions have no gaps. */
  #remove(id: number): void {
    const at = this.positions.get(id);
    const row = this.byId.get(id);
    const last = this.rows.at(-1);
    if (at === undefined || !row || !last) return;
    this.#values.remove(row);
    this.vocabulary.names.remove(id);
    this.#naming.delete(id);
    this.index.remove(id);
    this.byId.delete(id);
    this.positions.delete(id);
    if (last.id !== id) {
      this.positions.set(last.id, at);
      this.#place(at, last);
    }
    this.#pop();
  }

  /** Stores everything that is indexed by position; returns the sentences of the notes. */
  #place(at: number, row: Restaurant): readonly Sentence[] {
    const [all, sentences] = [allSentencesOf(row), sentencesOf(row)];
    const tags = tagsIn(row.tag).flatMap((tag) => [...clausesOf(tag), GAP]);
    const ofPart = (wanted: (sentence: Sentence) => boolean) => joined(sentences.filter(wanted));
    this.#untag(at);
    this.rows[at] = row;
    this.cuisines[at] = row.cuisine?.trim() ?? '';
    this.areas[at] = row.neighborhood?.trim() ?? '';
    this.faults[at] = sentences.filter(({ critical }) => critical).length;
    this.prices[at] = notedPrices(sentences);
    this.seats[at] = seatsOf(sentences);
    this.roomFor[at] = roomOf(sentences);
    const groups = sentences.map(groupIn);
    // Read while its sentences are remembered: the first question about a time would read the notes of all places at once.
    notedHours(row);
    this.groups[at] = groups.find((says) => says === 'yes') ?? groups.find((says) => says === 'no') ?? null;
    this.#texts.texts.set(at, [...tags, ...joined(sentences)]);
    this.#texts.warnings.set(at, joined(all.filter(({ elsewhere }) => elsewhere)));
    this.#texts.nameTexts.set(at, stemsOf(row.name));
    this.#texts.addresses.set(at, stemsOf(row.address ?? ''));
    this.rooms.set(at, [...tags, ...ofPart(({ part }) => part !== 'food_notes')]);
    this.dishes.set(
      at,
      ofPart(({ part }) => part === 'food_notes'),
    );
    this.reproaches.set(
      at,
      ofPart(({ critical }) => critical),
    );
    for (const tag of tagsIn(row.tag)) this.tagged.set(tag, (this.tagged.get(tag) ?? new Set()).add(at));
    this.#forgetAnswers();
    return all;
  }

  #pop(): void {
    this.#untag(this.rows.length - 1);
    for (const list of [
      this.rows,
      this.cuisines,
      this.areas,
      this.faults,
      this.prices,
      this.seats,
      this.roomFor,
      this.groups,
    ])
      list.pop();
    for (const evidence of this.#evidences()) evidence.pop();
    this.#forgetAnswers();
  }

  #evidences(): Evidence[] {
    const { texts, nameTexts, addresses, warnings } = this.#texts;
    return [texts, nameTexts, addresses, warnings, this.rooms, this.dishes, this.reproaches];
  }

  #untag(at: number): void {
    for (const tag of tagsIn(this.rows[at]?.tag ?? null)) {
      const tagged = this.tagged.get(tag);
      tagged?.delete(at);
      if (tagged?.size === 0) this.tagged.delete(tag);
    }
  }

  #forgetAnswers(): void {
    this.revision += 1;
    this.weights.clear();
    this.mostly.clear();
  }
}
