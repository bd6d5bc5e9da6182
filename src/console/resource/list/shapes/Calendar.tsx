import { useMemo } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { shiftDay, shiftMonth, weeksShown } from '../../../../domain/lists/calendarDays.ts';
import { chosenField, dayFieldsOf, untilOf } from '../../../../domain/lists/shapes.ts';
import { useWeekStart } from '../../../fields/input/useWeekStart.ts';
import { writeDate } from '../../../fields/input/dateText.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { ProgressLine } from '../../../shell/frame/ProgressLine.tsx';
import { SmallChoice } from '../../../shell/pieces/SmallChoice.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { widths } from '../../../shell/widths.ts';
import { useFieldRights } from '../../form/useFieldRights.ts';
import { whyNot } from '../cells/editable.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { Agenda } from './calendar/Agenda.tsx';
import { MonthGrid } from './calendar/MonthGrid.tsx';
import { useCalendarPlace } from './calendar/useCalendarPlace.ts';
import { useEntries } from './calendar/useEntries.ts';
import { Labelled } from './Labelled.tsx';
import { ShapeBar } from './ShapeBar.tsx';
import { ShapeFooter } from './ShapeFooter.tsx';
import { useArrange } from './useArrange.ts';
import type { Field } from '../../../../domain/resource.ts';

/** The records on their days, a month or a week at a time; on a phone as a list of days. */
export const Calendar = ({ isPhone }: { readonly isPhone: boolean }) => {
  const { fields } = useListModel();
  const [{ by }] = useArrange();
  const day = chosenField(by, dayFieldsOf(fields));
  return day ? <CalendarBy key={day.key} day={day} isPhone={isPhone} /> : null;
};

const CalendarBy = ({ day: field, isPhone }: { readonly day: Field; readonly isPhone: boolean }) => {
  const { fields, target } = useListModel();
  const { resource, screen } = target;
  const [, arrange] = useArrange();
  const formats = useCellFormats();
  const { translate, locale, dateFormat } = formats;
  const words = useEntityWords(resource);
  const rights = useFieldRights(resource, screen);
  const isWide = !useMediaQuery(widths.narrow);
  const { day, span: wished, today, go } = useCalendarPlace();
  const span = isWide ? wished : 'MONTH';
  const dayFields = useMemo(() => ({ day: field, until: untilOf(field, fields) }), [field, fields]);
  const why = whyNot(field, rights) ?? (dayFields.until && whyNot(dayFields.until, rights));
  const weekStart = useWeekStart();
  const weeks = useMemo(() => weeksShown(day, span, weekStart), [day, span, weekStart]);
  const days = weeks.flat();
  const month = span === 'MONTH' ? day.slice(0, 7) : undefined;
  const [from = day, to = day] = [days[0], days.at(-1)];
  const { entries, total, error, isFetching, refetch } = useEntries(dayFields, from, to);
  const turn = (by: 1 | -1): void => go({ day: span === 'WEEK' ? shiftDay(day, by * 7) : shiftMonth(day, by) });
  const title = month === undefined ? translate('shapes.calendar.fromTo', { from: writeDate(from, dateFormat), to: writeDate(to, dateFormat) }) : new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
  const offered = dayFieldsOf(fields);
  const label = translate('shapes.calendar.by');
  const spanLabel = translate('shapes.calendar.span');
  const read = entries?.length ?? 0;
  // Days of the months beside are in sight, but not what the title says.
  const shown = month === undefined ? read : (entries ?? []).filter((entry) => entry.from.slice(0, 7) <= month && entry.to.slice(0, 7) >= month).length;
  return (
    <>
      <ShapeBar>
        <IconButton size="small" aria-label={translate(`shapes.calendar.previous.${span}`)} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton size="small" aria-label={translate(`shapes.calendar.next.${span}`)} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
        <h2 aria-live="polite">{title}</h2>
        <Button size="small" variant="outlined" onClick={() => go({ day: today })}>
          {translate('shapes.calendar.today')}
        </Button>
        <span className="rest" />
        {why && !isPhone ? <span>{translate(why)}</span> : null}
        {isWide ? <SmallChoice label={spanLabel} value={span} options={(['MONTH', 'WEEK'] as const).map((value) => ({ value, label: translate(`shapes.calendar.${value}`) }))} onChoose={(value) => go({ span: value })} /> : null}
        <Labelled label={label}>
          <SmallChoice label={label} value={field.key} options={offered.map((one) => ({ value: one.key, label: translate(`${resource.name}.${one.name}`) }))} onChoose={(key) => arrange({ by: key })} />
        </Labelled>
      </ShapeBar>
      {isFetching ? <ProgressLine /> : null}
      {error && entries === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPhone ? (
        <Agenda days={month === undefined ? days : days.filter((one) => one.startsWith(month))} entries={entries ?? []} today={today} formats={formats} />
      ) : (
        <MonthGrid weeks={weeks} entries={entries ?? []} month={month} today={today} label={title} fields={dayFields} mayMove={why === undefined} formats={formats} onTurn={turn} />
      )}
      <ShapeFooter>
        {total === undefined ? null : total > read ? translate('shapes.calendar.first', { count: words.number(read), total: words.number(total) }) : shown === 0 ? translate('shapes.calendar.nothing', { title }) : translate('shapes.calendar.shown', { smart_count: shown, number: words.number(shown), title })}
      </ShapeFooter>
    </>
  );
};
