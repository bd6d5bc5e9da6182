import { useSortable } from '@dnd-kit/sortable';
import { GripVertical, Star } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { NavigationItem } from './NavigationItem.tsx';
import type { Favourite } from '../favourites.ts';

const Line = styled('div')({
  position: 'relative',
  flex: 'none',
  '&[data-dragging]': { zIndex: 1, background: 'var(--frame-active)', borderRadius: 6, boxShadow: 'var(--shadow-3)' },
  '& > button': {
    position: 'absolute',
    right: 2,
    top: '50%',
    transform: 'translateY(-50%)',
    width: 24,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'var(--frame)',
    color: 'var(--frame-text-3)',
    cursor: 'grab',
    opacity: 0,
    touchAction: 'none',
  },
  '&:hover > button, & > button:focus-visible, &[data-dragging] > button': { opacity: 1 },
  '@media (pointer: coarse)': { '& > button': { opacity: 1, width: 44, height: 44 } },
});

/** One favourite with the grip that moves it. */
export const SortableFavourite = ({ favourite: { path, label } }: { readonly favourite: Favourite }) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: path });
  return (
    <Line ref={setNodeRef} data-dragging={isDragging ? '' : undefined} style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}>
      <NavigationItem to={path} exact icon={<Star fill="currentColor" />} label={label} />
      <button type="button" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={translate('shell.favourite.move', { title: label })}>
        <GripVertical aria-hidden />
      </button>
    </Line>
  );
};
