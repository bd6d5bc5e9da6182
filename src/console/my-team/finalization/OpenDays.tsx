import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onPhone } from '../../shell/widths.ts';
import type { Person } from './useFinalization.ts';

const Days = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 34, borderTop: '1px solid var(--hair)' },
  '& .day': { width: 112, flex: 'none' }, '& .why': { flex: 1, minWidth: 0, color: 'var(--text-2)', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  [onPhone]: { '& li': { flexWrap: 'wrap', padding: '8px 0' }, '& .day': { width: 'auto' }, '& button': { minHeight: 44 } },
});

type Props = { readonly person: Person; readonly mayDecide: boolean; readonly onDecide: (days: readonly string[]) => void };

/** The days of one person that wait for a decision, and what is known of each. */
export const OpenDays = ({ person, mayDecide, onDecide }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Days aria-label={translate('finalization.openDaysOf', { name: person.name })}>
      {person.unsettled.map(({ day, checkIn, asked }) => (
        <li key={day}>
          <span className="day">{date.format(new Date(`${day}T00:00:00Z`))}</span>
          <span className="why">
            {checkIn == null ? translate('finalization.noCheckIn') : translate('finalization.noCheckOut', { time: checkIn.slice(0, 5) })}
            {asked == null ? null : <span><StatusMark tone={asked === 'PENDING' ? 'wait' : 'off'} /> {translate(`finalization.asked.${asked}`)}</span>}
          </span>
          {mayDecide ? <Button size="small" variant="outlined" onClick={() => onDecide([day])}>{translate('teamDays.decideOne')}</Button> : null}
        </li>
      ))}
    </Days>
  );
};
