import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import type { CalendarProps } from './date-field.tsx';

/** Years that can be reached by turning pages; others can be typed. */
const YEARS = 100;

const TURN =
  'inline-flex size-10 items-center justify-center rounded-md text-ink-muted transition-colors enabled:hover:bg-hover enabled:hover:text-ink disabled:opacity-50 pointer-coarse:size-11';

const CLASSES = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: TURN,
  button_next: TURN,
  month_caption: 'flex h-10 items-center justify-center font-semibold pointer-coarse:h-11',
  month_grid: 'mt-1 border-collapse',
  weekday: 'h-8 text-xs font-medium text-ink-muted',
  day: 'p-0 text-center',
  day_button:
    'tabular size-10 rounded-md text-[0.9375rem] transition-colors hover:bg-hover pointer-coarse:size-11 in-data-today:font-semibold in-data-today:text-accent in-data-outside:text-ink-muted in-aria-selected:bg-accent! in-aria-selected:text-accent-ink!',
};

/** The days of a month, to choose one. */
export function DateCalendar({ value, language, onChoose }: CalendarProps) {
  const selected = dateOf(value);
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, numberingSystem: 'latn', calendar: 'gregory' });
    return (date: Date) => format.format(date);
  };
  const caption = written({ year: 'numeric', month: 'long' });
  const day = written({ dateStyle: 'full' });
  const year = new Date().getFullYear();
  return (
    <DayPicker
      mode="single"
      autoFocus
      fixedWeeks
      showOutsideDays
      weekStartsOn={1}
      lang={language}
      selected={selected}
      {...(selected && { defaultMonth: selected })}
      startMonth={new Date(year - YEARS, 0)}
      endMonth={new Date(year + YEARS, 11)}
      onSelect={(_, chosen) => onChoose(isoOf(chosen))}
      formatters={{ formatCaption: caption, formatWeekdayName: written({ weekday: 'short' }) }}
      labels={{
        labelNav: () => 'Months',
        labelPrevious: () => 'Previous month',
        labelNext: () => 'Next month',
        labelGrid: caption,
        labelWeekday: written({ weekday: 'long' }),
        labelDayButton: (date, { today }) => (today ? `Today, ${day(date)}` : day(date)),
      }}
      classNames={CLASSES}
      components={{ Chevron }}
    />
  );
}

const Chevron = ({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) =>
  orientation === 'left' ? (
    <ChevronLeft aria-hidden="true" className="size-5" />
  ) : (
    <ChevronRight aria-hidden="true" className="size-5" />
  );

/** A day in the time zone of the device, as the calendar counts; no time of day is ever shown or stored. */
function dateOf(iso: string): Date | undefined {
  const [year, month, day] = iso.split('-').map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

const isoOf = (date: Date) =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');
