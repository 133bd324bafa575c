import { wordSet } from '../text/word-set.ts';

/**
 * Complaints about a food that are none of harm: whoever finds pork pricey, prawns fiddly or eggs boring can eat them.
 * Words that harm a purse harm nobody.
 */
/** What a price harms. */
const MONEY = wordSet(
  'budget budgets wallet wallets purse bank balance money pocket pockets finances overdraft savings account paycheck salary price prices priced cost costs bill bills',
);

/** What is said of a food that is dear, dull, a bother, or good. */
const COMPLAINTS: ReadonlySet<string> = new Set([
  ...MONEY,
  ...wordSet(`
  pricey pricy expensive costly dear dearer overpriced steep extortionate extortion fortune bomb arm skint broke poor poorer bankrupt cheap cheaper affordable daylight robbery rip ripoff quid pounds dollars euros worth
  boring bored dull bland samey overrated underwhelming predictable old repetitive tired tiresome tasteless dry chewy rubbery soggy greasy oily salty bony tough overcooked undercooked cold stale
  fiddly faff fuss messy hassle effort work slow heavy filling fills full stains sticky smelly smell smells stink stinks
  happy happier smile cry cheer cheers sleepy drowsy hungry hungrier thirsty nostalgic homesick sweat drool ideas memories joy peckish romantic sing dance weep laugh`),
]);

/** Words behind harm that are read for what it is done to. */
const REACH = 4;
/** Behind these somebody is harmed as well. */
const ADDING = wordSet('and or but');

/**
 * Whether what is harmed is money.
 *
 * @param after the words behind the word of harm, nearest first
 * @example harmsMoney(['my', 'bank', 'balance']) // true
 */
export function harmsMoney(after: readonly string[]): boolean {
  const at = after.slice(0, REACH).findIndex((word) => MONEY.has(word) || ADDING.has(word));
  return at >= 0 && MONEY.has(after[at] ?? '');
}

/** What says something of the food before it: "pork gets pricey", but not "pork at a price" or "lobster in Old Harbour". */
const SAYING = wordSet(`
  is are was were isnt arent get gets getting got go goes become becomes feel feels seem seems taste tastes smell smells stink stinks look looks cost costs make makes made give gives bring brings fill fills bore bores hurt hurts kill kills`);
/** Between a food and what is said of it. */
const ADVERBS = 2;

/**
 * Whether words behind a food complain of something else than harm, or praise it.
 *
 * @param after nearest first
 * @example complains(['gets', 'pricey']) // true
 */
export function complains(after: readonly string[]): boolean {
  const at = after.findIndex((word) => SAYING.has(word));
  return at >= 0 && at < ADVERBS && after.slice(at).some((word) => COMPLAINTS.has(word));
}
