import type { Steps } from '../../../slices.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { COMPASS, NICKNAMES, PLACE_NOISE, REGIONS } from '../lexicon/places.ts';
import { numberIn } from '../reading/numbers.ts';
import { stemsOf } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Entry } from './meanings.ts';

const ordinary = (stems: readonly string[]): boolean =>
  stems.every((word) => ORDINARY.has(word) || PLACE_NOISE.has(word) || isCounting(word));
/** Said of guests and amounts as well. */
const isCounting = (word: string): boolean => /\p{N}/u.test(word) || numberIn(word) !== null;
const COMPASS_WORDS = new Set(Object.values(COMPASS).flatMap(({ named }) => named.split('|').flatMap(stemsOf)));

const SPELLINGS: readonly (readonly [string, string])[] = [
  ['theatre', 'theater'],
  ['centre', 'center'],
  ['harbour', 'harbor'],
  ['grey', 'gray'],
  ['saint', 'st'],
  ['mount', 'mt'],
  ['mountain', 'mtn'],
  ['mountain', 'mt'],
  ['fort', 'ft'],
  ['square', 'sq'],
  ['heights', 'hts'],
  ['creek', 'crk'],
];

/** @example otherSpellings('Theatre Mile') // ['theater mile'] */
function otherSpellings(value: string): string[] {
  const words = value.toLowerCase().replaceAll('.', '').split(/\s+/);
  return SPELLINGS.flatMap(([one, other]) => [
    ...(words.includes(one) ? [words.map((word) => (word === one ? other : word)).join(' ')] : []),
    ...(words.includes(other) ? [words.map((word) => (word === other ? one : word)).join(' ')] : []),
  ]);
}

/** Other ways to say the name of one part of town: without "district", by one half of a double name, by its beginning. */
function shortForms(value: string): string[] {
  const forms = [
    ...otherSpellings(value),
    ...value.split(/\s*[/&,–-]\s*|\s+and\s+/i).filter((part) => part.length > 2),
  ];
  const words = stemsOf(value);
  forms.push(words.filter((word) => !PLACE_NOISE.has(word)).join(' '));
  const [first = '', second = ''] = words;
  if (first.length > 4 && second)
    for (const letters of [3, 4]) forms.push(`${first.slice(0, letters)} ${words.slice(1).join(' ')}`);
  if (words.length > 2) forms.push(words.slice(0, -1).join(' '));
  if (second.length > 4) for (const letters of [3, 4, 5]) forms.push(`${first} ${second.slice(0, letters)}`);
  if (words.length > 1)
    forms.push(
      ...words.filter(
        (word) => word.length > 2 && !COMPASS_WORDS.has(word) && !PLACE_NOISE.has(word) && !BEGINNINGS.has(word),
      ),
    );
  return forms.filter((form) => !stemsOf(form).every((word) => COMPASS_WORDS.has(word) || PLACE_NOISE.has(word)));
}

/** Words that many names of towns begin with. */
const BEGINNINGS = wordSet(
  'san santa saint los las the del den der bad new old fort port mount lake north south east west',
);

/** One word from within a longer name is said of other things too: "harbour" of "Old Harbour". */
const isInner = (stems: readonly string[], value: string): boolean =>
  stems.length === 1 && stemsOf(value).indexOf(stems[0] ?? '') > 0;

/**
 * First syllables of the words that count, as people run them together.
 *
 * @example syllables('South of Market') // 'soma'
 */
function syllables(value: string): string {
  const words = value.split(/[\s-]+/).filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word));
  return words.length > 1
    ? words
        .map((word) => word.slice(0, 2))
        .join('')
        .toLowerCase()
    : '';
}

/** Letters that stand for a well-known city stand for no other. */
const KNOWN_LETTERS: ReadonlySet<string> = new Set(Object.values(NICKNAMES).flatMap((words) => words.split('|')));

const initials = (value: string): string => {
  const words = value.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : '';
  return KNOWN_LETTERS.has(letters.toLowerCase()) ? '' : letters;
};

/** In a guide of so many towns one of them is "the city". */
const MANY_TOWNS = 40;

/**
 * What people call several of the towns of a guide together.
 *
 * @example regions(['Napa', 'Sonoma', 'Oakland']) // 'wine country' is two of them
 */
function regions(values: readonly string[]): Entry[] {
  const found = Object.entries(REGIONS).flatMap(([names, towns]) => {
    const known = new Set(towns.split('|'));
    const list = values.filter((value) => known.has(value.toLowerCase()));
    return list.length > 1 ? names.split('|').map((name) => ({ name, list })) : [];
  });
  const all = [...new Set(found.flatMap(({ list }) => list))];
  const city = values.filter((value) => value === 'San Francisco' && values.length > MANY_TOWNS);
  return [
    ...found,
    ...(city.length > 0
      ? [
          { name: 'bay area', list: [...new Set([...all, ...city])] },
          { name: 'the city', list: city },
        ]
      : []),
  ].map(({ name, list }) => {
    const label = list.length > 1 ? `the ${name.replace(/^the /, '')}` : (list[0] ?? name);
    return [name, { type: 'area', label, values: list, sure: true }];
  });
}

/** Nicknames with the stems of the name, and of all ways to say it. */
const NICKNAMED = Object.entries(NICKNAMES).map(([name, words]) => {
  const forms = [name, ...words.split('|')];
  const said = forms.map((form) => stemsOf(form).join(' '));
  return { forms, said, name: said[0] ?? '' };
});

/** @param whole names of all parts of town: a nickname of one of these is none of a longer name that has it within */
function nicknames(value: string, whole: ReadonlySet<string>): string[] {
  const own = stemsOf(value).join(' ');
  return NICKNAMED.flatMap(({ forms, said, name }) => {
    const within = ` ${own} `.includes(` ${name} `) && !said.some((one) => whole.has(one));
    return said.includes(own) || within ? forms : [];
  });
}

/** A short form that more parts of town than this have in common names none of them. */
const SHARED = 3;

/**
 * What people may call the parts of town that a guide has. A form shared by several means all of them; a form made of everyday
 * words is not `sure`: it needs a word like "in" before it.
 *
 * @param isOwn whether a value is everyday words for which only one account stands: it is not `sure` in any form
 * @example finish(areaMeanings(['Noe Valley'])) // 'noe valley', 'noe val', 'noe', 'NV', …
 */
export function* areaMeanings(
  values: readonly string[],
  isOwn: (value: string) => boolean = () => false,
): Steps<Entry[]> {
  const byForm = new Map<string, { values: Set<string>; sure: boolean }>();
  const add = (form: string, value: string, whole: boolean, isNickname = false) => {
    const stems = stemsOf(form);
    const key = stems.join(' ');
    if (!key || (key.length < 3 && !whole && !isNickname && key === form)) return;
    // A whole name of several words means the place, even where each is an everyday word.
    const named = whole && stems.length > 1 && !stems.some(isCounting);
    const sure =
      !isOwn(value) &&
      (named || !ordinary(stems)) &&
      key.length > 2 &&
      (whole || (form !== initials(value) && !isInner(stems, value)));
    const known = byForm.get(key);
    if (known) {
      known.values.add(value);
      known.sure &&= sure;
    } else byForm.set(key, { values: new Set([value]), sure });
  };
  for (const value of values) add(value, value, true);
  const whole = new Set(byForm.keys());
  for (const value of values) {
    yield;
    const isFree = (form: string) => form !== '' && !whole.has(stemsOf(form).join(' '));
    for (const form of [...shortForms(value), syllables(value), initials(value)].filter(isFree))
      add(form, value, false);
    for (const form of nicknames(value, whole).filter(isFree)) add(form, value, false, true);
  }
  // "San" of San Jose, San Mateo and ten more says nothing.
  const telling = [...byForm].filter(([form, { values: named }]) => named.size <= SHARED || whole.has(form));
  const towns = telling.map(([form, { values: named, sure }]): Entry => {
    const list = [...named];
    const label = list.length === 1 ? (list[0] ?? form) : form;
    return [form, { type: 'area', label, values: list, sure, ...(list.every(isOwn) && { own: true as const }) }];
  });
  return [...towns, ...regions(values)];
}

/**
 * The guide's parts of town for each point of the compass: those that are named just that, or else those that contain it ("Eastgate").
 *
 * @param unvouched those for which only one account stands: they are none where the guide has others
 * @example compassValues(['West', 'West End'], new Set()).get('west') // ['West']
 */
export function compassValues(values: readonly string[], unvouched: ReadonlySet<string>): Map<string, string[]> {
  const others = values.filter((value) => !unvouched.has(value));
  return pointsOf(others.length > 0 ? others : values);
}

function pointsOf(values: readonly string[]): Map<string, string[]> {
  const named = values.map((value) => {
    const stems = stemsOf(value);
    return { value, stems, bare: stems.filter((word) => !PLACE_NOISE.has(word)).join(' ') || stems.join(' ') };
  });
  const result = new Map<string, string[]>();
  for (const [point, { said, named: names }] of Object.entries(COMPASS)) {
    const forms = (words: string) => new Set(words.split('|').map((word) => stemsOf(word).join(' ')));
    const [exact, parts] = [forms(`${said}|${names}`), forms(names)];
    const bare = named.filter((one) => exact.has(one.bare));
    const within = named.filter(({ stems }) => stems.some((word) => parts.has(word) || word.startsWith(point)));
    const found = (bare.length > 0 ? bare : within).map(({ value }) => value);
    if (found.length > 0) result.set(point, found);
  }
  return result;
}

const BUSINESS_NAMES =
  /\b(?:financial|business|civic|exchange|commercial|cathedral|market square|main square|town hall)\b/i;
/** From this share of its places on, talk of business tells that a part of town is the centre. */
const BUSY = 0.3;

/**
 * The part of town to look in when someone asks for a centre that no name tells of: the one where business is done.
 *
 * @param business how many of a part's places speak of business
 */
export function centreOf(parts: readonly { value: string; places: number; business: number }[]): string | null {
  const share = (one: { places: number; business: number }) => one.business / Math.max(1, one.places);
  const named = parts.filter(({ value }) => BUSINESS_NAMES.test(value));
  const busy = (named.length > 0 ? named : parts.filter((one) => one.business > 2 && share(one) >= BUSY)).toSorted(
    (a, b) => share(b) - share(a),
  );
  return busy[0]?.value ?? null;
}
