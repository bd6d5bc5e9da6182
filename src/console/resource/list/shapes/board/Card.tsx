import { memo } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import CalendarDays from 'lucide-react/icons/calendar-days';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { BoardPlan } from '../../../../boards.ts';
import { Portrait } from '../../../../fields/image/Portrait.tsx';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { ActionMenu, type MenuAction } from '../../../../shell/pieces/ActionMenu.tsx';
import { factText, type CardFields } from './facts.ts';

const Box = styled('li')({
  position: 'relative',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  padding: '10px 12px',
  cursor: 'pointer',
  listStyle: 'none',
  '&:hover': { borderColor: 'var(--field)' },
  '&[data-open]': { background: 'var(--accent-wash)' },
  '&[data-lifted]': { boxShadow: 'var(--shadow-3)', borderColor: 'var(--accent-text)' },
  '&[data-away]': { opacity: 0.4 },
  '&:has(.name:focus-visible)': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  '& .name:focus-visible': { outline: 'none' },
  '& .name:has(> [data-initials])': { display: 'flex', alignItems: 'center', gap: 8, marginBottom: 4 },
  '& .name': { display: 'block', width: 'calc(100% - 24px)', minHeight: 24, padding: 0, border: 0, background: 'none', font: 'inherit', fontWeight: 600, color: 'inherit', textAlign: 'left', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& .grip': { position: 'absolute', top: 8, right: 6, display: 'grid', placeItems: 'center', width: 24, height: 24, padding: 0, border: 0, borderRadius: 4, background: 'none', color: 'var(--text-2)', cursor: 'grab', '&:hover': { background: 'var(--hover)' } },
  '& p': { margin: 0, color: 'var(--text-2)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& p + p': { color: 'var(--text-3)' },
  '& footer': { display: 'flex', alignItems: 'center', gap: 6, marginTop: 8, paddingTop: 6, borderTop: '1px solid var(--hair)', color: 'var(--text-2)', fontSize: 12 },
  '@media (pointer: coarse)': { '& .grip': { width: 44, height: 44, top: 0, right: 0 }, '& .name': { width: 'calc(100% - 36px)' } },
});

type Props = {
  readonly row: Row;
  readonly name: string;
  readonly fields: CardFields;
  readonly plan: BoardPlan | undefined;
  readonly formats: CellFormats;
  readonly entity: string;
  readonly isOpen: boolean;
  readonly isLifted: boolean;
  /** Its move is being written. */
  readonly isMoving: boolean;
  readonly isTabStop: boolean;
  /** Where it may go, by menu; undefined where it may not be moved at all. */
  readonly moves: (() => readonly MenuAction[]) | undefined;
};

/** A record as a card: name, two facts, a day. Its handle drags it or opens the menu of lanes. */
export const Card = memo(({ row, name, fields: { facts, due }, plan, formats, entity, isOpen, isLifted, isMoving, isTabStop, moves }: Props) => {
  const { translate } = formats;
  const drag = useDraggable({ id: row.id, disabled: moves === undefined || isMoving });
  const told = facts.map((field) => factText(field, row, formats)).filter((text) => text !== '');
  const day = due ? factText(due, row, formats) : '';
  return (
    <Box ref={drag.setNodeRef} {...drag.listeners} data-record={row.id} data-open={isOpen || undefined} data-lifted={isLifted || undefined} data-away={drag.isDragging || isMoving || undefined}>
      <button type="button" className="name" tabIndex={isTabStop ? 0 : -1} aria-describedby={moves ? 'board-how' : undefined}>
        {plan?.portrait === undefined ? null : <Portrait id={row.id} name={name} photo={row[plan.portrait]} />}
        {name}
      </button>
      {moves ? (
        <ActionMenu
          label={translate('shapes.board.moveTo', { name })}
          actions={isMoving ? [] : moves()}
          trigger={(props) => (
            <button type="button" className="grip" tabIndex={-1} aria-label={translate('shapes.board.move', { name })} {...props}>
              <GripVertical size={16} aria-hidden />
            </button>
          )}
        />
      ) : null}
      {plan ? <plan.Body row={row} formats={formats} /> : told.map((text, at) => (
        <p key={at} title={text}>
          {text}
        </p>
      ))}
      {day === '' || !due || plan ? null : (
        <footer>
          <CalendarDays size={14} aria-hidden />
          {translate('shapes.board.due', { field: translate(`${entity}.${due.name}`), day })}
        </footer>
      )}
    </Box>
  );
});
Card.displayName = 'Card';
