import { DAYS } from '@saffron/contracts/hours/days';
import { parseHours, printRules, readHours } from '@saffron/contracts/hours/hours-text';
import { type Exception, type Span, timeOf } from '@saffron/contracts/hours/schedule';

/** An opening time in the fields of the editor: `HH:MM`, or empty. */
export interface TimesDraft {
  /** Keeps its fields when others are added or removed. */
  id: number;
  opens: string;
  closes: string;
  lastOrders: string;
}

/** Other hours from one date to another; `to` is empty for a single day. */
export interface ExceptionDraft {
  id: number;
  from: string;
  to: string;
  times: TimesDraft[];
}

/** Opening hours in the fields of the editor by day. A day without times is closed. */
export interface HoursDraft {
  /** Seven days, Monday first. */
  week: TimesDraft[][];
  exceptions: ExceptionDraft[];
}

let lastId = 0;
const newId = () => ++lastId;

export const newTimes = (): TimesDraft => ({ id: newId(), opens: '', closes: '', lastOrders: '' });
export const newException = (): ExceptionDraft => ({ id: newId(), from: '', to: '', times: [] });
export const copyOf = (times: readonly TimesDraft[]): TimesDraft[] => times.map((each) => ({ ...each, id: newId() }));

export const isBlank = ({ week, exceptions }: HoursDraft): boolean =>
  exceptions.length === 0 && week.every((times) => times.length === 0);

/** @returns null for text that cannot be read */
export function readDraft(text: string): HoursDraft | null {
  const read = readHours(text);
  return read.ok
    ? { week: read.schedule.week.map(draftsOf), exceptions: read.schedule.exceptions.map(exceptionDraft) }
    : null;
}

const draftsOf = (spans: readonly Span[]): TimesDraft[] => spans.map(draftOf);

const draftOf = ({ start, end, lastOrders }: Span): TimesDraft => ({
  id: newId(),
  opens: timeOf(start),
  closes: timeOf(end),
  lastOrders: lastOrders === null ? '' : timeOf(lastOrders),
});

const exceptionDraft = ({ from, to, spans }: Exception): ExceptionDraft => ({
  id: newId(),
  from,
  to: to === from ? '' : to,
  times: draftsOf(spans),
});

/** In text, stands for an empty field: text with it cannot be read, so it is not saved. */
const EMPTY = '?';

/** The text that says the same as a draft; empty for a blank one. */
export function printDraft(draft: HoursDraft): string {
  if (isBlank(draft)) return '';
  return printRules(
    draft.week.map(timesText),
    draft.exceptions.map(({ from, to, times }) => ({
      from: from || EMPTY,
      to: to || from || EMPTY,
      times: timesText(times),
    })),
  );
}

const timesText = (times: readonly TimesDraft[]): string => times.map(textOf).join(', ') || 'closed';

function textOf({ opens, closes, lastOrders }: TimesDraft): string {
  const end = isWholeDay({ opens, closes }) ? '24:00' : closes || EMPTY;
  return `${opens || EMPTY}-${end}${lastOrders && ` (last orders ${lastOrders})`}`;
}

type Ends = Pick<TimesDraft, 'opens' | 'closes'>;

/** Time fields end at 23:59, so midnight to midnight is a whole day. */
export const isWholeDay = ({ opens, closes }: Ends): boolean => opens === '00:00' && closes === '00:00';

/** Whether it closes on the next day. */
export const isOvernight = ({ opens, closes }: Ends): boolean => closes !== '' && closes < opens && closes !== '00:00';

const isComplete = ({ opens, closes }: Ends): boolean => opens !== '' && closes !== '';

/** What is wrong with a draft, by its parts. */
export interface DraftProblems {
  week: readonly (string | undefined)[];
  exceptions: readonly (string | undefined)[];
  /** What is not about one day or exception. */
  other?: string | undefined;
}

const TIMES_MISSING = 'Please enter when it opens and when it closes.';
const DATE_MISSING = 'Please enter the date.';

/** @param fallback a sentence about the draft, for when nothing else is found, such as the server's */
export function problemsOf(draft: HoursDraft, fallback: string): DraftProblems {
  const missing = {
    week: draft.week.map((times) => (times.every(isComplete) ? undefined : TIMES_MISSING)),
    exceptions: draft.exceptions.map(({ from, times }) =>
      !from ? DATE_MISSING : times.every(isComplete) ? undefined : TIMES_MISSING,
    ),
  };
  if ([...missing.week, ...missing.exceptions].some(Boolean)) return missing;
  const parsed = parseHours(printDraft(draft));
  if (parsed.ok) return { week: [], exceptions: [], other: fallback };
  const at = (place: string) => (place === parsed.place ? parsed.problem : undefined);
  return {
    week: DAYS.map(at),
    exceptions: draft.exceptions.map(({ from }) => at(from)),
    other: parsed.place === null ? parsed.problem : undefined,
  };
}
