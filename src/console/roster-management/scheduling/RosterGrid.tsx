import { useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useWindow } from '../../resource/list/grid/useWindow.ts';
import { brushOf, type Brush } from './brushes.ts';
import { GridHead } from './GridHead.tsx';
import { GridTotals } from './GridTotals.tsx';
import { PlanCell } from './PlanCell.tsx';
import { ShiftMenu } from './ShiftMenu.tsx';
import { isWithin, usePainting } from './usePainting.ts';
import type { Shift, Shifts } from '../shifts.ts';
import type { PlannedCell } from '../../../../generated/attendance/operations.ts';
import type { Span } from './usePlanPlace.ts';
import type { Person, Plan } from './useRoster.ts';

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', position: 'relative', background: 'var(--surface)' });
const Sheet = styled('div')({ width: '100%' });
const Row = styled('div')({ position: 'absolute', left: 0, right: 0, display: 'grid', borderBottom: '1px solid var(--hair)' });
const Name = styled('div')({
  position: 'sticky', left: 0, zIndex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'center', minWidth: 0, padding: '0 8px 0 16px', background: 'var(--surface)', borderRight: '1px solid var(--line)',
  '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '& b': { fontWeight: 500 }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});
const Hours = styled('div')({ alignSelf: 'center', padding: '0 12px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const Missing = styled('div')({ gridColumn: '2 / -1', margin: '12px 16px', borderRadius: 4, background: 'var(--canvas)' });

const HEAD = 48;
/** Of a day, and of the sum. */
const LEAST: Readonly<Record<Span, number>> = { WEEK: 104, MONTH: 40 };
const SUM = 76;
const HEIGHT: Readonly<Record<Span, number>> = { WEEK: 48, MONTH: 36 };

/** The name, the days, the sum. */
const columnsOf = (days: number, span: Span): string => `200px repeat(${days}, minmax(${LEAST[span]}px, 1fr)) ${SUM}px`;
const widthOf = (days: number, span: Span): number => 200 + days * LEAST[span] + SUM;

type Props = {
  readonly days: readonly string[];
  readonly span: Span;
  readonly today: string;
  readonly plan: Plan;
  readonly shifts: Shifts;
  /** Those that are offered. */
  readonly offered: readonly Shift[];
  readonly brush: Brush | null;
  readonly mayPlan: boolean;
  readonly label: string;
  readonly personAt: (index: number) => Person | undefined;
  readonly onSight: (first: number, last: number) => void;
  readonly onPlan: (cells: PlannedCell[]) => void;
};

type Chosen = { readonly anchor: HTMLElement; readonly range: Parameters<Parameters<typeof usePainting>[0]['paint']>[0] };

/** People below one another, their days beside one another. However many they are, only those in sight are in the page. */
export const RosterGrid = ({ days, span, today, plan, shifts, offered, brush, mayPlan, label, personAt, onSight, onPlan }: Props) => {
  const formats = useCellFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(0);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const rowHeight = HEIGHT[span];
  const window = useWindow({ scroller, count: plan.totalRecords, rowHeight, head: HEAD, keep: kept });
  const cellsIn = ({ from, to }: Chosen['range'], { kind, workScheduleId }: Brush): PlannedCell[] => {
    const [first, last] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((row) => {
      const person = personAt(row);
      return (person?.days ?? []).flatMap((day, column) => (isWithin({ from, to }, row, column) && day.isEmployed ? [{ employeeId: person!.employeeId, day: day.day, kind, workScheduleId: workScheduleId ?? null }] : []));
    });
  };
  const paint = (range: Chosen['range'], what: Brush): void => {
    const cells = cellsIn(range, what);
    if (cells.length > 0) onPlan(cells);
  };
  const painting = usePainting({
    rows: plan.totalRecords, columns: days.length, brush, shifts: offered, mayPlan, paint,
    choose: (range, anchor) => {
      if (cellsIn(range, offered[0] ? brushOf(offered[0]) : { kind: 'DAY_OFF', workScheduleId: null }).length > 0) setChosen({ range, anchor });
    },
    onFocusRow: (row) => {
      setKept(row);
      window.scrollTo(row);
    },
  });
  const { first, last } = window;
  const told = useRef('');
  if (told.current !== `${first} ${last}`) {
    told.current = `${first} ${last}`;
    queueMicrotask(() => onSight(first, last));
  }
  const columns = columnsOf(days.length, span);
  const number = new Intl.NumberFormat(formats.locale, { maximumFractionDigits: 2 });
  return (
    <Scroller ref={scroller}>
      <Sheet role="grid" aria-label={label} aria-rowcount={plan.totalRecords + 1} aria-colcount={days.length + 2} aria-multiselectable ref={painting.box} style={{ minWidth: widthOf(days.length, span) }} {...painting.handlers}>
        <GridHead days={days} span={span} today={today} columns={columns} height={HEAD} formats={formats} />
        <div role="presentation" style={{ position: 'relative', height: window.height, minWidth: '100%' }}>
          {window.items.map(({ index, top }) => {
            const person = personAt(index);
            return (
              <Row key={index} role="row" aria-rowindex={index + 2} style={{ top, height: rowHeight, gridTemplateColumns: columns }}>
                <Name role="rowheader" title={person?.name}>
                  <b>{person?.name ?? ''}</b>
                  {span === 'WEEK' && person?.designation ? <small>{person.designation}</small> : null}
                </Name>
                {person ? person.days.map((day, column) => (
                  <PlanCell key={day.day} day={day} row={index} column={column} name={person.name} shifts={shifts} span={span} isStop={painting.head.row === index && painting.head.column === column} isRange={isWithin(painting.range, index, column) && (painting.range.from.row !== painting.range.to.row || painting.range.from.column !== painting.range.to.column)} mayPlan={mayPlan} formats={formats} />
                )) : <Missing aria-hidden />}
                {person ? <Hours role="gridcell">{formats.translate('roster.hours', { hours: number.format(Number(person.hours)) })}</Hours> : null}
              </Row>
            );
          })}
        </div>
        {plan.totals ? <GridTotals totals={plan.totals} columns={columns} isShort={span === 'MONTH'} formats={formats} /> : null}
      </Sheet>
      {chosen ? (
        <ShiftMenu
          anchor={chosen.anchor}
          label={formats.translate('roster.choose')}
          shifts={offered}
          onClose={() => setChosen(null)}
          onChoose={(what) => {
            setChosen(null);
            paint(chosen.range, what);
          }}
        />
      ) : null}
    </Scroller>
  );
};
