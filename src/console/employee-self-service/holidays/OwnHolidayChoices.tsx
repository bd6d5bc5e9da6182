import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { ChoiceAct } from '../../shell/holiday-choices/ChoiceAct.tsx';
import { useHolidayChoices, type HolidayChoices, type OfferedHoliday } from '../../shell/holiday-choices/useHolidayChoices.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useToday } from '../../shell/useToday.ts';
import { useWords } from '../../shell/useWords.ts';
import { onPhone } from '../../shell/widths.ts';

const Sheet = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '20px 16px', '& > *': { maxWidth: 744 }, [onPhone]: { padding: '12px 8px' } });
const Year = styled('section')({
  marginBottom: 24,
  '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '0 16px', flexWrap: 'wrap', marginBottom: 8 },
  '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& header span': { color: 'var(--text-2)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, border: '1px solid var(--line)', borderRadius: 8 },
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 48, padding: '6px 12px 6px 16px' },
  '& li + li': { borderTop: '1px solid var(--hair)' },
  '& time': { flex: '0 0 132px', color: 'var(--text-2)' },
  '& .name': { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& .until': { fontSize: 12, color: 'var(--text-3)', whiteSpace: 'nowrap' },
  [onPhone]: { '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px' }, '& time': { gridRow: 2, gridColumn: 1, fontSize: 13 }, '& .name': { gridRow: 1 }, '& .until': { display: 'none' }, '& .act': { gridRow: '1 / 3', gridColumn: 2 } },
});

const path = '/employee-self-service/holiday-choices';

const Line = ({ holiday, choices }: { readonly holiday: OfferedHoliday; readonly choices: HolidayChoices }) => {
  const translate = useTranslate();
  const words = useWords();
  const { locale } = useCellFormats();
  const { date, name, problem, choiceId, mayTakeBack, until } = holiday;
  const isOpen = choiceId == null ? problem == null : mayTakeBack;
  return (
    <li>
      <time dateTime={date}>{new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))}</time>
      <span className="name">{name}</span>
      {isOpen ? <span className="until">{translate('holidayChoices.until', { day: words.day(until) })}</span> : null}
      <span className="act"><ChoiceAct holiday={holiday} choices={choices} /></span>
    </li>
  );
};

/** /employee-self-service/holiday-choices: the holidays of personal choice of this year and the next, with what I chose of them and what is left. */
export const OwnHolidayChoices = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const today = useToday();
  const choices = useHolidayChoices();
  const { offer, error, refetch, refused } = choices;
  if (error && offer === undefined) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  // What is over and was not chosen tells nobody anything.
  const shown = offer?.holidays.filter(({ date, choiceId, problem }) => choiceId != null || (date >= today && problem !== 'OFF')) ?? [];
  const isOff = offer !== undefined && offer.years.length > 0 && offer.years.every(({ most }) => most === 0);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided />
      {offer === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {offer && shown.length === 0 ? <EmptyState drawing={<CalendarDrawing />} title={translate(isOff ? 'holidayChoices.off' : 'holidayChoices.none')} message={translate(isOff ? 'enum.HolidayChoiceProblem.OFF' : 'holidayChoices.noneWhy')} /> : null}
      {offer && shown.length > 0 ? (
        <Sheet role="region" aria-label={title} tabIndex={0}>
          {refused ? <Refused role="alert" sx={{ marginBottom: '12px' }}>{refused}</Refused> : null}
          {offer.years.map(({ year, left, most }) => {
            const of = shown.filter(({ date }) => date.startsWith(`${year}-`));
            return of.length === 0 ? null : (
              <Year key={year} aria-labelledby={`holidays-${year}`}>
                <header>
                  <h2 id={`holidays-${year}`}>{translate('holidayChoices.yearIn', { year: String(year) })}</h2>
                  {most > 0 ? <span>{translate('holidayChoices.left', { smart_count: left, most, year: String(year) })}</span> : null}
                </header>
                <ul>{of.map((one) => <Line key={one.date} holiday={one} choices={choices} />)}</ul>
              </Year>
            );
          })}
        </Sheet>
      ) : null}
    </>
  );
};
