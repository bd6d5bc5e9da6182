import { useRef, useState, type MouseEvent } from 'react';
import { DndContext, MouseSensor, TouchSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import type { DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { daysApart, shiftDay } from '../../../../../domain/lists/calendarDays.ts';
import { edgeScroll } from '../../../../shell/edgeScroll.ts';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import { VisuallyHidden } from '../../../form/VisuallyHidden.tsx';
import { useListModel } from '../../ListModel.ts';
import type { DayFields, Entry } from './entries.ts';
import { useCalendarKeys } from './useCalendarKeys.ts';
import { useDayMoves } from './useDayMoves.ts';
import { useWeekRoom } from './useWeekRoom.ts';
import { WeekRow } from './WeekRow.tsx';

const Box = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, overflow: 'auto' });
const Weekdays = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', flex: 'none', height: 28, alignItems: 'center', borderBottom: '1px solid var(--line)', background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, fontWeight: 500, position: 'sticky', top: 0, zIndex: 2, '& > span': { padding: '0 10px' } });
const unheard = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };

type Held = { readonly entry: Entry; readonly column: number; readonly length: number; readonly week: number };

type Props = { readonly weeks: readonly (readonly string[])[]; readonly entries: readonly Entry[]; readonly month: string | undefined; readonly today: string; readonly label: string; readonly fields: DayFields; readonly mayMove: boolean; readonly formats: CellFormats; readonly onTurn: (by: 1 | -1) => void };

/** Weeks below one another, seven days each, with entries that lead to their record and are dragged to another day. */
export const MonthGrid = ({ weeks, entries, month, today, label, fields, mayMove, formats, onTurn }: Props) => {
  const { change } = useListModel();
  const [current, setCurrent] = useState<string>();
  const [grabbed, setGrabbed] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const room = useWeekRoom(box, weeks.length);
  const moves = useDayMoves(fields, formats);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }), useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }));
  const shown = entries.map((entry): Entry => {
    const by = moves.moving.get(entry.row.id);
    return by === undefined ? entry : { ...entry, from: shiftDay(entry.from, by), to: shiftDay(entry.to, by) };
  });
  const stop = shown.find(({ row }) => row.id === current)?.row.id ?? shown[0]?.row.id;
  const keys = useCalendarKeys({ box, entries: shown, moves, mayMove, onTurn });
  const weekday = new Intl.DateTimeFormat(formats.locale, { weekday: 'short', timeZone: 'UTC' });
  const onClick = ({ target }: MouseEvent): void => {
    const record = target instanceof Element ? target.closest<HTMLElement>('[data-record]')?.dataset.record : undefined;
    if (record) change({ record });
  };
  /** The day of a long entry that the pointer took it by. */
  const onDragStart = ({ active, activatorEvent }: DragStartEvent): void => {
    const { entry, column, length, week } = active.data.current as Held;
    const bar = (activatorEvent.target as Element).closest('[data-record]');
    const rect = bar?.getBoundingClientRect();
    const x = activatorEvent instanceof globalThis.MouseEvent ? activatorEvent.clientX : (rect?.left ?? 0);
    const inside = rect && rect.width > 0 ? Math.min(length - 1, Math.max(0, Math.floor(((x - rect.left) / rect.width) * length))) : 0;
    setGrabbed(weeks[week]?.[column + inside] ?? entry.from);
    moves.lift(entry);
  };
  const onDragOver = ({ over }: DragOverEvent): void => moves.hold(over ? daysApart(grabbed, (over.data.current as { readonly day: string }).day) : 0);
  return (
    <DndContext sensors={sensors} autoScroll={edgeScroll()} collisionDetection={pointerWithin} accessibility={{ announcements: unheard, screenReaderInstructions: { draggable: '' } }} onDragStart={onDragStart} onDragOver={onDragOver} onDragEnd={moves.drop} onDragCancel={moves.putBack}>
      <Box
        ref={box}
        role="group"
        aria-label={label}
        tabIndex={shown.length === 0 ? 0 : undefined}
        onClick={onClick}
        onFocus={({ target }) => setCurrent(target.closest<HTMLElement>('[data-record]')?.dataset.record ?? current)}
        onBlur={keys.onBlur}
        onKeyDown={keys.onKeyDown}
        onKeyUp={keys.onKeyUp}
      >
        <Weekdays aria-hidden>
          {weeks[0]?.map((day) => (
            <span key={day}>{weekday.format(new Date(`${day}T00:00:00Z`))}</span>
          ))}
        </Weekdays>
        {weeks.map((days, at) => (
          <WeekRow key={days[0]} days={days} at={at} entries={shown} month={month} today={today} room={room} formats={formats} moves={moves} mayMove={mayMove} stop={stop} />
        ))}
      </Box>
      <VisuallyHidden id="calendar-how">{formats.translate('shapes.calendar.how')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {moves.said}
      </VisuallyHidden>
    </DndContext>
  );
};
