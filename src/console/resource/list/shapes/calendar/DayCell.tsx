import { useDroppable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';

const Box = styled('div')({
  gridRow: '1 / -1',
  minWidth: 0,
  borderRight: '1px solid var(--hair)',
  padding: '3px 6px',
  '&:last-of-type': { borderRight: 0 },
  '&[data-outside]': { background: 'var(--canvas)', '& time': { color: 'var(--text-3)' } },
  '&[data-over]': { background: 'var(--accent-wash)', boxShadow: 'inset 0 0 0 1.5px var(--accent-text)' },
  '& time': { display: 'inline-grid', placeItems: 'center', minWidth: 20, height: 20, padding: '0 5px', borderRadius: 6, fontSize: 12 },
  '& time[aria-current]': { background: 'var(--action)', color: 'var(--on-action)', fontWeight: 600 },
});

type Props = { readonly day: string; readonly column: number; readonly label: string; readonly isToday: boolean; /** Of another month. */ readonly isOutside: boolean; /** A card in the hand would land here. */ readonly isOver: boolean };

/** A day of the grid, on which entries are dropped. */
export const DayCell = ({ day, column, label, isToday, isOutside, isOver }: Props) => {
  const drop = useDroppable({ id: `day:${day}`, data: { day } });
  return (
    <Box ref={drop.setNodeRef} data-day={day} data-outside={isOutside || undefined} data-over={isOver || undefined} style={{ gridColumn: column + 1 }}>
      <time dateTime={day} aria-label={label} aria-current={isToday ? 'date' : undefined}>
        {Number(day.slice(8))}
      </time>
    </Box>
  );
};
