import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { ReadOfferedHolidaysDocument } from '../../../../generated/employee-self-service/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useToday } from '../../shell/useToday.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Box = styled('div')({ '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '& .left': { display: 'block', color: 'var(--text-2)' } });
const List = styled('ul')({
  listStyle: 'none', margin: '8px 0 0', padding: 0, borderTop: '1px solid var(--hair)',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, borderBottom: '1px solid var(--hair)' },
  '& time': { flex: '0 0 104px', color: 'var(--text-2)' },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& li[data-picked] :is(time, .name)': { color: 'var(--text)', fontWeight: 600 },
});

/** Below the form of a new choice: which holidays the employee may choose, and how many are left. One press fills in the day. */
export const OfferAside = ({ id, values, set }: FormAsideProps) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const today = useToday();
  const { add } = useRights('TIME_OFF_MANAGEMENT');
  const employeeId = values['employeeId'] == null || values['employeeId'] === '' ? null : String(values['employeeId']);
  const { data } = useQuery({ queryKey: ['holiday-choices', employeeId], enabled: add && id === undefined && employeeId !== null, queryFn: ({ signal }) => askAnswer('employee-self-service', ReadOfferedHolidaysDocument, { employeeId: employeeId! }, signal) });
  const dayOf = (date: string): string => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  if (id !== undefined || employeeId === null || !data) return null;
  const ahead = data.holidays.filter(({ date }) => date >= today);
  const left = data.years.filter(({ most }) => most > 0).map(({ left: of, most, year }) => translate('holidayChoices.left', { smart_count: of, most, year: String(year) }));
  return (
    <Box aria-live="polite">
      <h2>{translate('holidayChoices.offered')}</h2>
      {left.map((line) => <small key={line} className="left">{line}</small>)}
      {ahead.length === 0 ? <p>{translate('holidayChoices.noneOffered')}</p> : null}
      <List>
        {ahead.map(({ date, name, choiceId, problem }) => (
          <li key={date} data-picked={values['date'] === date || undefined}>
            <time dateTime={date}>{dayOf(date)}</time>
            <span className="name">{name}</span>
            {choiceId != null ? <small>{translate('holidayChoices.chosen')}</small> : problem != null ? <small>{translate(`enum.HolidayChoiceProblem.${problem}`)}</small> : <Button size="small" variant="outlined" aria-pressed={values['date'] === date} aria-label={translate('holidayChoices.chooseOne', { name, day: dayOf(date) })} onClick={() => set({ date })}>{translate('holidayChoices.choose')}</Button>}
          </li>
        ))}
      </List>
    </Box>
  );
};
