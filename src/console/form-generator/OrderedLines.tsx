import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, arrayMove, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'react-admin';
import { onPhone } from '../shell/widths.ts';
import type { ReactNode } from 'react';
import type { Announcements } from '@dnd-kit/core';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  padding: '2px 0',
  borderRadius: 6,
  background: 'var(--surface)',
  '&:hover': { background: 'var(--hover)' },
  '&[data-dragging]': { position: 'relative', zIndex: 2, boxShadow: 'var(--shadow-3)' },
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > button': { display: 'grid', placeItems: 'center', width: 28, height: 28, flex: 'none', padding: 0, border: 0, borderRadius: 4, background: 'none', color: 'var(--text-3)', cursor: 'pointer' },
  '& > button:hover': { color: 'var(--text)' },
  '& > button:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& > .grip': { cursor: 'grab', touchAction: 'none' },
  [onPhone]: { minHeight: 44, '& > button': { width: 44, height: 44 } },
});

export type OrderedLine = { readonly id: string; readonly label: string; readonly extra?: ReactNode };
type LineProps = { readonly line: OrderedLine; readonly onRemove: () => void };

const Line = ({ line: { id, label, extra }, onRemove }: LineProps) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <Item ref={setNodeRef} data-dragging={isDragging || undefined} style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}>
      <button type="button" className="grip" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={translate('shell.favourite.move', { title: label })}>
        <GripVertical size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <span title={label}>{label}</span>
      {extra}
      <button type="button" aria-label={translate('reports.remove', { name: label })} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </Item>
  );
};

type Props = { readonly label: string; readonly lines: readonly OrderedLine[]; readonly onMove: (from: number, to: number) => void; readonly onRemove: (at: number) => void };

/** The same list with one of its items at another place. */
export const moved = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => arrayMove([...items], from, to);

/** Parts of a report in their order: dragged by a grip, or lifted by Space, moved by the arrows and dropped by Space. */
export const OrderedLines = ({ label, lines, onMove, onRemove }: Props) => {
  const translate = useTranslate();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const placeOf = (id: string | number): number => lines.findIndex((line) => line.id === id);
  const said = (id: string | number, over?: string | number) => ({ title: lines[placeOf(id)]?.label ?? '', place: placeOf(over ?? id) + 1, count: lines.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => translate('shell.favourite.lifted', said(active.id)),
    onDragOver: ({ active, over }) => translate('shell.favourite.moved', said(active.id, over?.id)),
    onDragEnd: ({ active, over }) => translate('shell.favourite.dropped', said(active.id, over?.id)),
    onDragCancel: ({ active }) => translate('shell.favourite.putBack', said(active.id)),
  };
  if (lines.length === 0) return null;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={{ announcements, screenReaderInstructions: { draggable: translate('customizer.how') } }} onDragEnd={({ active, over }) => (over && over.id !== active.id ? onMove(placeOf(active.id), placeOf(over.id)) : undefined)}>
      <SortableContext items={lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {lines.map((line, at) => (
            <Line key={line.id} line={line} onRemove={() => onRemove(at)} />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
};
