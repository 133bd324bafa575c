import { DateField } from '@saffron/ui/date-field';
import { type ComponentProps, lazy } from 'react';
import { useDates } from './dates.ts';
import { loadModule } from './load-module.ts';

const DateCalendar = lazy(async () => ({
  default: (await loadModule(() => import('@saffron/ui/date-calendar'))).DateCalendar,
}));

/** A date field in the language chosen for dates. Its calendar loads when it is opened. */
export function DateBox(props: Omit<ComponentProps<typeof DateField>, 'language' | 'calendar'>) {
  const { lang } = useDates();
  return <DateField {...props} language={lang} calendar={(calendar) => <DateCalendar {...calendar} />} />;
}
