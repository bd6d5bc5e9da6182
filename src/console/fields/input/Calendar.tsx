import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'ra-core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { BoxButton } from './InputBox.tsx';
import { CalendarBox, DayButton, Head, Week } from './CalendarBox.tsx';
import { addDays, addMonths, civil, isCivil, partsOf, today, weekdayOf } from './civil.ts';
import { useWeekStart } from './useWeekStart.ts';

type Props = {
  readonly value: string | null;
  readonly locale: string;
  readonly onChoose: (date: string) => void;
};

const steps: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** A month to choose a day from: arrows move by day and week, Page Up and Down by month (with Shift by year), Home and End to the ends of the week. */
export const Calendar = ({ value, locale, onChoose }: Props) => {
  const translate = useTranslate();
  const [focus, setFocus] = useState(value !== null && isCivil(value) ? value : today());
  const grid = useRef<HTMLDivElement>(null);
  const first = useWeekStart();
  const { year, month } = partsOf(focus);
  const start = addDays(civil(year, month, 1), -((weekdayOf(civil(year, month, 1)) - first + 7) % 7));
  const title = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${focus}T00:00:00Z`));
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = (weekdayOf(focus) - first + 7) % 7;
    const to =
      event.key === 'Home' ? addDays(focus, -day)
      : event.key === 'End' ? addDays(focus, 6 - day)
      : event.shiftKey && event.key.startsWith('Page') ? addMonths(focus, event.key === 'PageUp' ? -12 : 12)
      : steps[event.key]?.(focus);
    if (to === undefined) return;
    event.preventDefault();
    setFocus(to);
  };

  return (
    <CalendarBox>
      <Head>
        <BoxButton type="button" aria-label={translate('form.previousMonth')} onClick={() => setFocus(addMonths(focus, -1))}>
          <ChevronLeft size={16} strokeWidth={1.5} />
        </BoxButton>
        <span aria-live="polite">{title}</span>
        <BoxButton type="button" aria-label={translate('form.nextMonth')} onClick={() => setFocus(addMonths(focus, 1))}>
          <ChevronRight size={16} strokeWidth={1.5} />
        </BoxButton>
      </Head>
      <div role="grid" aria-label={title} ref={grid} onKeyDown={onKeyDown}>
        <Week role="row">
          {Array.from({ length: 7 }, (_, day) => new Date(`${addDays(start, day)}T00:00:00Z`)).map((day) => (
            <span key={day.getTime()} role="columnheader" aria-label={name.format(day)}>
              {short.format(day)}
            </span>
          ))}
        </Week>
        {Array.from({ length: 6 }, (_, week) => (
          <Week key={week} role="row">
            {Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)).map((date) => (
              <DayButton
                key={date}
                role="gridcell"
                type="button"
                tabIndex={date === focus ? 0 : -1}
                aria-selected={date === value}
                aria-current={date === today() ? 'date' : undefined}
                aria-label={long.format(new Date(`${date}T00:00:00Z`))}
                data-outside={partsOf(date).month !== month}
                onClick={() => onChoose(date)}
              >
                {partsOf(date).day}
              </DayButton>
            ))}
          </Week>
        ))}
      </div>
    </CalendarBox>
  );
};
