import type { Restaurant } from '@saffron/contracts/guide';
import type { BookMove, SelectMove } from '../../../dialogue/situation/moves.ts';
import { scheduleOf } from '../../../search/opening/opening.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { hostOf } from '../facts.ts';
import { weekText } from '../hours-words.ts';
import { CANNOT_BOOK, CHOSEN } from '../phrasebook/ask.ts';
import { told } from '../pitch.ts';
import { quoted } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { addressOf, areaOf, clean, nameOf, phoneOf, withArticle } from '../words.ts';

/** From this many guests on nobody should turn up without a call. */
const CROWD = 6;
/** Hours that take no longer to read than this are told unasked. */
const SHORT = 80;

const tableFor = ({ day, time, partySize }: Pick<BookMove, 'day' | 'time' | 'partySize'>): string =>
  [
    partySize === null ? '' : ` for ${partySize}`,
    day === '' ? '' : ` ${day}`,
    time === null ? '' : ` ${clean(/^for /i.test(time) ? time : `at ${time.replace(/^at /i, '')}`, 20)}`,
  ].join('');

/** Where it is, whether to book, and when it is open. */
export function saySelect(move: SelectMove, { say, isSaid }: Voice): string {
  const { row } = move;
  const name = nameOf(row);
  const address = addressOf(row);
  const area = areaOf(row);
  const at = address ? `it's at ${address}` : area ? `it's in ${withArticle(area)}` : '';
  const place = address !== null && isSaid(address) ? '' : at;
  const lead = say(CHOSEN);
  const schedule = scheduleOf(row);
  const hours = schedule && weekText(schedule);
  return [
    `${lead} ${place ? `${name}: ${place}.` : `${name} it is.`}`,
    tableIn(move),
    hours && hours.length <= SHORT && !move.timed ? `It's open ${hours}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether to book, and how. */
function tableIn({ row, ...visit }: SelectMove): string {
  const { partySize } = visit;
  const phone = phoneOf(row);
  const table = tableFor(visit);
  if (row.reservations)
    return phone
      ? `Ring ${phone} to book${table ? ` a table${table}` : ''}.`
      : `It takes bookings${table ? `; ask for a table${table}` : ''}.`;
  if ((partySize ?? 0) >= CROWD)
    return phone
      ? `With ${partySize} of you I'd ring first: ${phone}.`
      : `With ${partySize} of you I'd ask there first.`;
  return 'It takes no bookings that I know of, so just turn up.';
}

const siteOf = ({ website }: Restaurant): string | null => (website ? hostOf(website) : null);

/** Said once in a conversation. */
const leadOf = ({ say, isSaid }: Voice): string => (CANNOT_BOOK.some((text) => isSaid(text)) ? '' : say(CANNOT_BOOK));

/** That it cannot be done from here, and how to do it. */
export function sayBook({ rows, rule, asksForFree, ...visit }: BookMove, voice: Voice): string {
  const { partySize } = visit;
  const lead = asksForFree ? "I can't see which tables are free." : leadOf(voice);
  const table = tableFor(visit);
  const [only] = rows;
  const how =
    rule && only && isHarmless(rule) && voice.suits(only, rule) && !voice.isSaid(quoted(rule)) ? told(rule, voice) : '';
  if (only && rows.length === 1) return [lead, onePlace(only, table, partySize), how].filter(Boolean).join(' ');
  const taking = rows.filter(({ reservations }) => reservations);
  const lines = (taking.length > 0 ? taking : rows).map(
    (row) => `${nameOf(row)}: ${phoneOf(row) ?? siteOf(row) ?? "I don't have their number"}`,
  );
  const ways =
    taking.length > 0
      ? `These take bookings, so ring and ask for a table${table}:`
      : `None of these takes bookings that I know of; to be sure of a table${table}, ring first:`;
  return `${lead} ${ways}\n${lines.join('\n')}`.trim();
}

function onePlace(row: Restaurant, table: string, partySize: number | null): string {
  const name = nameOf(row);
  const phone = phoneOf(row);
  const ask = `ask for a table${table}`;
  if (row.reservations) {
    if (phone) return `${name} takes bookings: ring ${phone} and ${ask}.`;
    const site = siteOf(row);
    return site ? `${name} takes bookings on ${site}: ${ask}.` : `${name} takes bookings; ${ask}.`;
  }
  if ((partySize ?? 0) >= CROWD && phone)
    return `${name} takes no bookings that I know of, but for ${partySize} I'd ring first: ${phone}.`;
  if ((partySize ?? 0) >= CROWD)
    return `${name} takes no bookings that I know of, so with ${partySize} of you turn up early.`;
  return `${name} takes no bookings that I know of, so just turn up${/ at /.test(table) ? ' a little early' : ''}${phone ? `, or ring ${phone} to ask` : ''}.`;
}
