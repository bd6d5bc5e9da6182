import { memo } from 'react';
import CalendarX from 'lucide-react/icons/calendar-x';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from '@mui/material/styles';
import { coloursOf, hoursText, type Shifts } from '../shifts.ts';
import { dayText, freeText } from './planDay.ts';
import type { CellFormats } from '../../fields/cellKind.ts';
import type { PlanDay } from './useRoster.ts';
import type { Span } from './usePlanPlace.ts';

const Box = styled('div')({
  position: 'relative', display: 'flex', minWidth: 0, padding: 3, borderRight: '1px solid var(--hair)', cursor: 'default', userSelect: 'none', outlineOffset: -2,
  '&[data-paintable]': { cursor: 'pointer' },
  '&[data-rest]': { background: 'var(--canvas)' },
  '&[data-range]': { background: 'var(--accent-wash-2)' },
  '& > .free': { alignSelf: 'center', width: '100%', padding: '0 6px', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-short] > .free': { padding: 0, textAlign: 'center' },
  '& > .free[data-draft]': { alignSelf: 'stretch', display: 'flex', alignItems: 'center', border: '1px dashed var(--text-3)', borderRadius: 4 },
  '& > .away': { color: 'var(--text-2)', fontWeight: 500 },
});
const Chip = styled('span')({
  display: 'flex', flexDirection: 'column', justifyContent: 'center', flex: 1, minWidth: 0, padding: '0 6px', border: '1px solid transparent', borderRadius: 4, fontSize: 12, lineHeight: '16px', overflow: 'hidden',
  '& b, & small': { fontSize: 12, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 500 },
  '&[data-usual]': { borderColor: 'var(--hair)', color: 'var(--text-2)' },
  '&[data-draft]': { borderStyle: 'dashed', borderColor: 'currentColor' },
  '&[data-short]': { padding: 0, alignItems: 'center' },
});
const Marks = styled('span')({ position: 'absolute', top: 5, right: 6, display: 'flex', gap: 2, '& svg': { width: 12, height: 12 }, '& .warn': { color: 'var(--bad)' } });

type Props = { readonly day: PlanDay; readonly row: number; readonly column: number; readonly name: string; readonly shifts: Shifts; readonly span: Span; readonly isStop: boolean; readonly isRange: boolean; readonly mayPlan: boolean; readonly formats: CellFormats };

/** What somebody works on a day: the shift in its colour, dashed while it is a draft, only outlined where the work schedule says so. */
export const PlanCell = memo(({ day, row, column, name, shifts, span, isStop, isRange, mayPlan, formats }: Props) => {
  const shift = day.workScheduleId == null ? undefined : shifts.get(day.workScheduleId);
  const free = freeText(day, formats);
  const text = `${name}: ${dayText(day, shifts, formats)}`;
  const isAway = shift !== undefined && free !== null;
  const isShort = span === 'MONTH';
  return (
    <Box role="gridcell" data-short={isShort || undefined} data-cell={`${row}:${column}`} data-rest={shift === undefined || undefined} data-range={isRange || undefined} data-paintable={(mayPlan && day.isEmployed) || undefined} tabIndex={isStop ? 0 : -1} aria-label={text} aria-selected={isRange} title={text}>
      {shift && !isAway ? (
        <Chip data-usual={day.source === 'SCHEDULE' || undefined} data-draft={day.isDraft || undefined} data-short={isShort || undefined} style={day.source === 'SCHEDULE' ? {} : coloursOf(shift.id)}>
          <b aria-hidden={isShort || undefined}>{isShort ? shift.code : shift.name}</b>{' '}
          {isShort ? null : <small>{hoursText(shift)}</small>}
        </Chip>
      ) : (
        <span className={isAway ? 'free away' : 'free'} data-draft={(day.isDraft && !isAway) || undefined}>{isShort ? (isAway ? <CalendarX size={14} aria-hidden /> : day.holiday ? '★' : '–') : free}</span>
      )}
      {isShort ? null : (
        <Marks aria-hidden>
          {day.source === 'ROTATION' && shift && !isAway ? <RefreshCcw style={{ color: coloursOf(shift.id).color }} /> : null}
          {day.warnings.length > 0 ? <TriangleAlert className="warn" /> : null}
        </Marks>
      )}
      {isShort && day.warnings.length > 0 ? <Marks aria-hidden style={{ top: 1, right: 1 }}><TriangleAlert className="warn" /></Marks> : null}
    </Box>
  );
});
PlanCell.displayName = 'PlanCell';
