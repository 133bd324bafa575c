import type { Card, Reply, Row } from './row.ts';

const FALLBACK = 'A great restaurant option.';
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const notesOf = (row: Row): string => plain((row.saffronNotes ?? '').replace(/\\[nrt"]/g, ' '));

/** The restaurants named in a text, with their positions. If one name contains another, only the longer one counts. */
function namesIn(text: string, guide: readonly Row[]): { row: Row; at: number }[] {
  const found: { row: Row; at: number; end: number }[] = [];
  for (const row of guide)
    for (let at = text.indexOf(row.name); at >= 0; at = text.indexOf(row.name, at + 1))
      found.push({ row, at, end: at + row.name.length });
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one && other.at <= one.at && other.end >= one.end && other.row.name.length > one.row.name.length,
        ),
    )
    .sort((a, b) => a.at - b.at);
}

/** Fields of a card that differ from its row in the guide. */
function falseOnCard(card: Card, guide: readonly Row[]): string[] {
  const row = guide.find(({ id }) => String(id) === card.id);
  if (!row) return [`card ${card.id}: not in the guide`];
  const expected = {
    name: row.name,
    neighborhood: row.neighborhood,
    cuisine: row.cuisine ?? 'food',
    priceRange: '$'.repeat(row.price ?? 1),
    address: row.address,
    phone: row.phone,
    website: row.website,
  };
  const wrong = Object.entries(expected).filter(([key, value]) => card[key as keyof Card] !== value);
  const said = card.description === FALLBACK || notesOf(row).includes(plain(card.description).slice(0, 60));
  return [...wrong.map(([key]) => `card ${row.name}: ${key}`), ...(said ? [] : [`card ${row.name}: description`])];
}

const PRICE_WORDS: Readonly<Record<string, readonly number[]>> = {
  cheap: [1],
  inexpensive: [1],
  moderate: [2],
  'moderately priced': [2],
  pricey: [3],
  'on the pricier side': [3],
  expensive: [4],
  'very expensive': [5],
};

/** False claims right after a restaurant's name: `(…$$)`, `is a cheap Thai place in …`, `in Old Harbour`, `rated 4`. */
function falseAfterName(row: Row, rest: string, guide: readonly Row[]): string[] {
  const wrong: string[] = [];
  const check = (claim: string, correct: boolean) => {
    if (!correct) wrong.push(`${row.name}: ${claim}`);
  };
  const signs = /^[^.(]{0,60}\((\$+)\)/.exec(rest)?.[1];
  if (signs) check(`price ${signs}`, row.price === signs.length);
  const areas = [...new Set(guide.flatMap((one) => one.neighborhood ?? []))];
  const area = areas.find((one) => rest.startsWith(` in ${one}`) || rest.startsWith(` in the ${one}`));
  if (area) check(`in ${area}`, row.neighborhood === area);
  const rated = /^[^.;]{0,80}(?:rated|gives [^.]{0,40}?) (\d(?:\.5)?)(?: out of 5)?/.exec(rest)?.[1];
  if (rated) check(`rated ${rated}`, row.rating === Number(rated));
  const is = /^ is an? ([^.,;]+)/.exec(rest)?.[1];
  if (is) {
    const cuisines = [...new Set(guide.flatMap((one) => one.cuisine ?? []))].filter((one) =>
      new RegExp(`\\b${one}\\b`, 'i').test(is.split(' in ')[0] ?? ''),
    );
    if (cuisines.length > 0) check(`is ${is}`, row.cuisine !== null && cuisines.includes(row.cuisine));
    const price = Object.keys(PRICE_WORDS)
      .toSorted((a, b) => b.length - a.length)
      .find((word) => is.startsWith(word));
    if (price) check(`is ${is}`, row.price !== null && (PRICE_WORDS[price]?.includes(row.price) ?? false));
    const where = areas.find((one) => is.includes(` in ${one}`) || is.includes(` in the ${one}`));
    if (where) check(`is ${is}`, row.neighborhood === where);
  }
  return wrong;
}

/** Minimum length of a sentence that is searched for in the notes: many notes contain the same shorter ones. */
const MIN_WORDS = 5;

/** Sentences quoted from one restaurant's notes but attributed to another restaurant. */
function misattributed(
  text: string,
  named: readonly { row: Row; at: number }[],
  guide: readonly Row[],
  about: readonly Row[],
): string[] {
  const wrong: string[] = [];
  for (const match of text.matchAll(/[^.!?\n]+[.!?]?/g)) {
    const sentence = plain(match[0]);
    if (sentence.split(' ').length < MIN_WORDS) continue;
    const sources = guide.filter((row) => notesOf(row).includes(sentence));
    const last = named.filter(({ at }) => at <= match.index + match[0].length).at(-1)?.row;
    const subjects = last ? [last] : about;
    if (sources.length > 0 && !sources.some((row) => subjects.includes(row)))
      wrong.push(`quote from another restaurant: ${match[0].trim()}`);
  }
  return wrong;
}

/** Phone numbers and websites that do not belong to any of the restaurants in the conversation. */
function foreignContacts(text: string, about: readonly Row[]): string[] {
  const digits = (one: string) => one.replace(/\D/g, '');
  const phones = [...text.matchAll(/\(?\+?\d[\d ()-]{7,}\d/g)]
    .map(([found]) => found)
    .filter((found) => !/^\d{4}-\d{2}-\d{2}$/.test(found));
  const hosts = [...text.matchAll(/\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:example|com|net|org|co\.uk|io)\b/giu)].map(
    ([found]) => found,
  );
  const known = about.map((row) => `${digits(row.phone ?? '')}|${digits(row.address ?? '')}`).join('|');
  return [
    ...phones.filter((phone) => !known.includes(digits(phone))).map((phone) => `phone ${phone}`),
    ...hosts.filter((host) => !about.some((row) => row.website?.includes(host))).map((host) => `website ${host}`),
  ];
}

function falseReservations(text: string, guide: readonly Row[], cards: readonly Row[]): string[] {
  return [...text.matchAll(/[^.!?\n;]*\btakes? reservations\b[^.!?\n;]*/g)].flatMap(([sentence]) => {
    if (/n't|\bnot\b|none|nor\b|though/i.test(sentence)) return [];
    const named = namesIn(sentence, guide).map(({ row }) => row);
    const meant = named.length > 0 ? named : cards;
    return meant.filter((row) => !row.reservations).map((row) => `${row.name}: takes reservations`);
  });
}

/** Capitalized word sequences that occur neither in the guide nor in the diner's messages, such as invented names. */
function inventedNames(text: string, guide: readonly Row[], said: string): string[] {
  const corpus = plain(
    [
      said,
      ...guide.flatMap((row) => [row.name, row.neighborhood, row.cuisine, row.tag, row.address, row.saffronNotes]),
    ].join(' '),
  );
  return [...text.matchAll(/(?<=[\p{Ll},;:] )(?:\p{Lu}[\p{L}'’-]+ )+\p{Lu}[\p{L}'’-]+/gu)]
    .map(([found]) => found.replace(/['’]s$/, ''))
    .filter((found) => !corpus.includes(plain(found)));
}

/**
 * Finds claims of a reply that contradict the guide or are missing from it: on cards, about named restaurants, and in quotes.
 *
 * @param before cards of earlier replies, which the reply may also refer to
 * @param said all messages of the diner
 * @returns one line per false claim
 */
export function falseClaims(reply: Reply, before: readonly Card[], said: string, guide: readonly Row[]): string[] {
  const byId = new Map(guide.map((row) => [String(row.id), row]));
  const rowsOf = (cards: readonly Card[]) => cards.flatMap((card) => byId.get(card.id) ?? []);
  const named = namesIn(reply.text, guide);
  const cards = rowsOf(reply.cards);
  const about = [...new Set([...cards, ...named.map(({ row }) => row), ...rowsOf(before)])];
  return [
    ...reply.cards.flatMap((card) => falseOnCard(card, guide)),
    ...named.flatMap(({ row, at }) => falseAfterName(row, reply.text.slice(at + row.name.length), guide)),
    ...misattributed(reply.text, named, guide, about),
    ...foreignContacts(reply.text, about),
    ...falseReservations(reply.text, guide, cards),
    ...inventedNames(reply.text, guide, said),
  ];
}
