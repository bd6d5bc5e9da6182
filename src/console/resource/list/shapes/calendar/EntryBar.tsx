import { useDraggable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { writeDate } from '../../../../fields/input/dateText.ts';
import { comma } from '../../../../shell/comma.ts';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import type { Placed } from '../../../../../domain/lists/calendarDays.ts';
import { StatusWord } from './StatusWord.tsx';
import type { Entry } from './entries.ts';

const Bar = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  height: 20,
  margin: '0 3px',
  padding: '0 6px',
  border: '1px solid var(--line)',
  borderLeft: '3px solid var(--c1)',
  borderRadius: 4,
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'left',
  cursor: 'pointer',
  overflow: 'hidden',
  zIndex: 1,
  '& > b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span': { color: 'var(--text-2)', flex: 'none' },
  // The word gives way to the name, and is there whole or not: without room it lies in a line below, which is hidden.
  '& > .state': { flex: '0 1000 auto', minWidth: 8, height: 16, marginLeft: 'auto', overflow: 'hidden' },
  '&:hover': { background: 'var(--hover)' },
  '&[data-open]': { background: 'var(--accent-wash)' },
  '&[data-lifted]': { boxShadow: 'var(--shadow-2)', borderColor: 'var(--accent-text)' },
  '&[data-away]': { opacity: 0.5 },
  '&[data-before]': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0, borderLeftWidth: 1, borderLeftStyle: 'dashed', marginLeft: 0 },
  '&[data-after]': { borderTopRightRadius: 0, borderBottomRightRadius: 0, borderRightStyle: 'dashed', marginRight: 0 },
});

/** In words, as screen readers say it and people who speak to the page call it: what is seen in its order, then the day or days. */
export const entryText = ({ name, from, to, time, status }: Entry, { translate, dateFormat }: CellFormats, isNameFirst = false): string => {
  const day = writeDate(from, dateFormat);
  const days = from === to ? day : translate('shapes.calendar.fromTo', { from: day, to: writeDate(to, dateFormat) });
  return [...(isNameFirst ? [name, time] : [time, name]), status?.text, days].filter((part) => part !== undefined).join(comma());
};

type Props = { readonly placed: Placed<Entry>; readonly week: number; readonly formats: CellFormats; readonly isOpen: boolean; readonly isLifted: boolean; readonly isMoving: boolean; readonly isTabStop: boolean; readonly mayMove: boolean };

/** A record in one week of the calendar. */
export const EntryBar = ({ placed: { entry, column, length, slot, isBefore, isAfter }, week, formats, isOpen, isLifted, isMoving, isTabStop, mayMove }: Props) => {
  const drag = useDraggable({ id: `${entry.row.id}:${week}`, data: { entry, column, length, week }, disabled: !mayMove || isMoving });
  const text = entryText(entry, formats);
  return (
    <Bar
      ref={drag.setNodeRef}
      {...drag.listeners}
      type="button"
      data-record={entry.row.id}
      data-open={isOpen || undefined}
      data-lifted={isLifted || undefined}
      data-away={drag.isDragging || isMoving || undefined}
      data-before={isBefore || undefined}
      data-after={isAfter || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={text}
      aria-describedby={mayMove ? 'calendar-how' : undefined}
      title={text}
      style={{ gridColumn: `${column + 1} / span ${length}`, gridRow: slot + 2 }}
    >
      {entry.time === undefined ? null : <span>{entry.time}</span>} <b>{entry.name}</b> {entry.status ? <StatusWord status={entry.status} /> : null}
    </Bar>
  );
};
