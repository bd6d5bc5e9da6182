import { useSortable } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

const Place = styled('div')({ position: 'relative', minWidth: 0, '&[data-dragged]': { zIndex: 2, '& > section': { boxShadow: 'var(--shadow-3)' } }, '&[data-arranging] > section > header': { paddingLeft: 36 } });
const Handle = styled('button')({
  position: 'absolute',
  top: 10,
  left: 8,
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'var(--text-2)',
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { background: 'var(--hover)' },
});

export type SortableCardProps = {
  readonly id: string;
  /** Columns of twelve. */
  readonly width: number;
  readonly isArranging: boolean;
  readonly children: ReactNode;
};

/** A card's place on the grid; while the dashboard is arranged it can be dragged by its handle. */
export const SortableCard = ({ id, width, isArranging, children }: SortableCardProps) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const style = {
    gridColumn: `span ${width}`,
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  };
  return (
    <Place ref={setNodeRef} style={style} data-arranging={isArranging ? '' : undefined} data-dragged={isDragging ? '' : undefined}>
      {children}
      {isArranging ? (
        <Handle ref={setActivatorNodeRef} type="button" {...attributes} {...listeners} aria-label={translate('dashboard.drag', { title: translate(`dashboard.${id}`) })}>
          <GripVertical size={16} aria-hidden />
        </Handle>
      ) : null}
    </Place>
  );
};
