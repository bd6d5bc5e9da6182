import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { onPhone } from '../../shell/widths.ts';
import { keyOf, problemsOf, type PersonAhead } from './byPerson.ts';
import type { DayAhead } from './useDaysAhead.ts';

const People = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& > li': { padding: '10px 0', borderBottom: '1px solid var(--hair)' },
  '& .who': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 24, cursor: 'pointer' }, '& .name': { flex: 1, fontWeight: 500 }, '& .name small': { fontWeight: 400, color: 'var(--text-3)' }, '& .count': { color: 'var(--text-2)' },
  '& .days': { display: 'flex', flexWrap: 'wrap', gap: 4, margin: '6px 0 0 30px' },
  '& .days button': { height: 28, padding: '0 8px', border: '1px solid var(--line)', borderRadius: 6, background: 'none', color: 'var(--text-3)', font: 'inherit', cursor: 'pointer', '&:hover': { background: 'var(--hover)' } },
  '& .days button[aria-pressed=true]': { background: 'var(--accent-wash)', borderColor: 'var(--accent)', color: 'var(--text)' },
  '& .days small': { color: 'var(--text-2)' },
  '& .why': { margin: '6px 0 0 30px', color: 'var(--text-2)', '& b': { fontWeight: 500 } },
  [onPhone]: { '& .days, & .why': { marginLeft: 0 }, '& .days button': { height: 44 } },
});

type Props = { readonly people: readonly PersonAhead[]; readonly left: ReadonlySet<string>; readonly onLeft: (left: ReadonlySet<string>) => void };

/** Each person with the days that the decision takes, which a press leaves out, and why others are not among them. */
export const PeopleAhead = ({ people, left, onLeft }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const text = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`));
  const times = ({ checkIn, checkOut, minutes }: DayAhead): string => [checkIn, checkOut].some((time) => time != null) ? ` ${checkIn?.slice(0, 5) ?? ''}–${checkOut?.slice(0, 5) ?? ''}` : minutes == null ? '' : ` ${translate('teamDays.minutes', { smart_count: minutes })}`;
  const set = (days: readonly DayAhead[], isLeft: boolean): void => {
    const next = new Set(left);
    for (const day of days) if (isLeft) next.add(keyOf(day)); else next.delete(keyOf(day));
    onLeft(next);
  };
  return (
    <People aria-label={translate('teamDays.people')}>
      {people.map(({ employeeId, name, number, days, refused }) => {
        const taken = days.filter((day) => !left.has(keyOf(day)));
        return (
          <li key={employeeId}>
            <label className="who">
              <Checkbox checked={taken.length > 0} indeterminate={taken.length > 0 && taken.length < days.length} disabled={days.length === 0} onChange={() => set(days, taken.length > 0)} />
              <span className="name">{name} <small>{number}</small></span>
              <span className="count">{translate('teamDays.days', { smart_count: taken.length })}</span>
            </label>
            {days.length > 0 ? (
              <div className="days">
                {days.map((day) => (
                  <button key={day.day} type="button" aria-pressed={!left.has(keyOf(day))} onClick={() => set([day], !left.has(keyOf(day)))}>
                    {text(day.day)}<small>{times(day)}</small>
                  </button>
                ))}
              </div>
            ) : null}
            {problemsOf(refused).map(({ problem, dates }) => (
              <p key={problem} className="why"><b>{translate(`enum.DayProblem.${problem}`)}</b> {dates.map(text).join(' · ')}</p>
            ))}
          </li>
        );
      })}
    </People>
  );
};
