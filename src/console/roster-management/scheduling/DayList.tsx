import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { coloursOf, longDay, shiftText, type Shift, type Shifts } from '../shifts.ts';
import { dayText, freeText, warningsText } from './planDay.ts';
import { ShiftMenu } from './ShiftMenu.tsx';
import type { Brush } from './brushes.ts';
import type { PlannedCell } from '../../../../generated/attendance/operations.ts';
import type { Person, Plan, PlanDay } from './useRoster.ts';

const Days = styled('div')({ padding: '8px 16px', flex: 'none', borderBottom: '1px solid var(--line)' });
const Lines = styled('ul')({
  flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto',
  '& h2': { margin: 0, padding: '8px 16px', fontSize: 13, lineHeight: '20px', fontWeight: 600, background: 'var(--canvas)' },
  '& button.line': { display: 'flex', alignItems: 'center', gap: 12, width: '100%', minHeight: 56, padding: '8px 16px', border: 0, borderBottom: '1px solid var(--hair)', background: 'none', font: 'inherit', textAlign: 'left', color: 'var(--text)' },
  '& i': { width: 4, alignSelf: 'stretch', borderRadius: 2, background: 'var(--hair)', flex: 'none' },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, '& b': { display: 'block', fontWeight: 500 }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& .warn': { color: 'var(--bad)', display: 'block' },
});

const PAGE = 50;

type Props = { readonly days: readonly string[]; readonly today: string; readonly plan: Plan; readonly shifts: Shifts; readonly offered: readonly Shift[]; readonly mayPlan: boolean; readonly personAt: (index: number) => Person | undefined; readonly onSight: (first: number, last: number) => void; readonly onPlan: (cells: PlannedCell[]) => void };
type Asked = { readonly anchor: HTMLElement; readonly employeeId: string };

/** The plan of one day after the other, for a phone: who works when, and a touch changes it. */
export const DayList = ({ days, today, plan, shifts, offered, mayPlan, personAt, onSight, onPlan }: Props) => {
  const formats = useCellFormats();
  const { translate, locale } = formats;
  const [wished, setDay] = useState(today);
  const [count, setCount] = useState(PAGE);
  const [asked, setAsked] = useState<Asked | null>(null);
  const day = days.includes(wished) ? wished : (days[0] ?? wished);
  const at = days.indexOf(day);
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const people = Array.from({ length: Math.min(count, plan.totalRecords) }, (_, index) => personAt(index)).filter((person) => person !== undefined);
  const atWork = plan.totals?.find((one) => one.day === day)?.people;
  const choose = ({ kind, workScheduleId }: Brush): void => {
    if (asked) onPlan([{ employeeId: asked.employeeId, day, kind, workScheduleId: workScheduleId ?? null }]);
    setAsked(null);
  };
  return (
    <>
      <Days>
        <Pills role="group" aria-label={translate('roster.days')}>
          {days.map((one) => (
            <Pill key={one} type="button" aria-pressed={one === day} onClick={() => setDay(one)}>{short.format(new Date(`${one}T00:00:00Z`))}</Pill>
          ))}
        </Pills>
      </Days>
      <Lines>
        <li><h2>{longDay(day, locale)}{atWork === undefined ? '' : ` · ${translate('roster.atWorkCount', { smart_count: atWork })}`}</h2></li>
        {people.map((person) => (
          <Line key={person.employeeId} person={person} day={person.days[at]!} shifts={shifts} isDisabled={!mayPlan || !person.days[at]!.isEmployed} onPress={(anchor) => setAsked({ anchor, employeeId: person.employeeId })} />
        ))}
        {plan.totalRecords > people.length ? (
          <li>
            <Button
              sx={{ margin: '12px 16px' }}
              onClick={() => {
                onSight(0, count + PAGE - 1);
                setCount(count + PAGE);
              }}
            >
              {translate('roster.more')}
            </Button>
          </li>
        ) : null}
      </Lines>
      {asked ? <ShiftMenu anchor={asked.anchor} label={translate('roster.choose')} shifts={offered} onChoose={choose} onClose={() => setAsked(null)} /> : null}
    </>
  );
};

const Line = ({ person, day, shifts, isDisabled, onPress }: { readonly person: Person; readonly day: PlanDay; readonly shifts: Shifts; readonly isDisabled: boolean; readonly onPress: (anchor: HTMLElement) => void }) => {
  const formats = useCellFormats();
  const shift = day.workScheduleId == null ? undefined : shifts.get(day.workScheduleId);
  const free = freeText(day, formats);
  return (
    <li>
      <button type="button" className="line" disabled={isDisabled} aria-label={`${person.name}: ${dayText(day, shifts, formats)}`} onClick={({ currentTarget }) => onPress(currentTarget)}>
        <i style={shift && free === null ? { background: coloursOf(shift.id).color } : {}} />
        <span>
          <b>{person.name}</b>
          <small>{free ?? (shift ? shiftText(shift) : '')}{day.isDraft ? ` · ${formats.translate('enum.ShiftStatus.DRAFT')}` : ''}</small>
          {day.warnings.length > 0 ? <small className="warn">{warningsText(day, formats)}</small> : null}
        </span>
      </button>
    </li>
  );
};
