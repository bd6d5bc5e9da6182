import Button from '@mui/material/Button';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import { styled } from '@mui/material/styles';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { onPhone } from '../../shell/widths.ts';
import { coloursOf, hoursText, longDay, type Shifts } from '../shifts.ts';
import type { OwnDay } from './useOwnShifts.ts';

const Lines = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 48, padding: '4px 16px', borderBottom: '1px solid var(--hair)' },
  '& li[data-week]': { borderTop: '1px solid var(--line)', marginTop: -1 },
  '& li[data-today] time': { color: 'var(--accent-text)', fontWeight: 600 },
  '& time': { flex: '0 0 168px', color: 'var(--text-2)' },
  '& .shift': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 8, overflowWrap: 'anywhere' },
  '& .chip': { display: 'inline-flex', alignItems: 'center', gap: 6, padding: '3px 8px', borderRadius: 4, fontWeight: 500 },
  '& .chip[data-usual]': { border: '1px solid var(--hair)', color: 'var(--text-2)', fontWeight: 400 },
  '& small': { fontSize: 12, color: 'var(--text-3)' },
  [onPhone]: { '& time': { flexBasis: 108, fontSize: 13 }, '& .shift': { flexWrap: 'wrap', gap: '2px 8px' } },
});

type Props = { readonly days: readonly OwnDay[]; readonly shifts: Shifts; readonly today: string; /** 0 Sunday … 6 Saturday. */ readonly weekStart: number; readonly label: string; readonly maySwap: boolean; readonly onSwap: (day: OwnDay) => void };

/** The own days, one below the other. */
export const OwnDays = ({ days, shifts, today, weekStart, label, maySwap, onSwap }: Props) => {
  const { translate, locale } = useCellFormats();
  return (
    <Lines aria-label={label}>
      {days.map((one) => {
        const shift = one.workScheduleId == null ? undefined : shifts.get(one.workScheduleId);
        const free = one.isOnLeave ? translate('roster.onLeave') : shift ? null : one.works ? translate('roster.noHours') : (one.holiday ?? translate('enum.ShiftKind.DAY_OFF'));
        return (
          <li key={one.day} data-today={one.day === today || undefined} data-week={new Date(`${one.day}T00:00:00Z`).getUTCDay() === weekStart || undefined}>
            <time dateTime={one.day}>{longDay(one.day, locale)}</time>
            <span className="shift">
              {shift && free === null ? <span className="chip" data-usual={one.source === 'SCHEDULE' || undefined} style={one.source === 'SCHEDULE' ? {} : coloursOf(shift.id)}>{one.source === 'ROTATION' ? <RefreshCcw size={12} aria-hidden /> : null}{shift.name}</span> : <small>{free}</small>}
              {shift && free === null ? <small>{hoursText(shift)}</small> : null}
              {one.note ? <small>{one.note}</small> : null}
            </span>
            {one.canSwap && maySwap ? <Button size="small" variant="outlined" aria-label={`${translate('swaps.swap')}: ${longDay(one.day, locale)}`} onClick={() => onSwap(one)}>{translate('swaps.swap')}</Button> : null}
          </li>
        );
      })}
    </Lines>
  );
};
