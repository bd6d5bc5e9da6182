import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../form/VisuallyHidden.tsx';
import type { Column } from '../state/columns.ts';

const Line = styled('div')({
  '&&&&': { backgroundColor: 'var(--canvas)', cursor: 'pointer', '[data-theme=dark] &': { backgroundColor: 'var(--raised)' } },
  '&&&&:hover': { backgroundColor: 'var(--hover)' },
  '& > .named': { gridRow: 1, minWidth: 0, padding: 0, overflow: 'visible', position: 'sticky', left: 0, zIndex: 1 },
  '& > .named:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& .in': { display: 'flex', alignItems: 'center', gap: 6, height: 'calc(var(--row) - 1px)', fontWeight: 500, whiteSpace: 'nowrap' },
  '& .in > svg': { flex: 'none', color: 'var(--text-2)', transition: 'transform 120ms', '@media (prefers-reduced-motion: reduce)': { transition: 'none' } },
  '&[aria-expanded=true] .in > svg': { transform: 'rotate(90deg)' },
  '& .in > .what': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .in > .count': { color: 'var(--text-3)', fontWeight: 400 },
  '& .figure': { gridRow: 1, minWidth: 0, padding: '0 10px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'var(--text-2)' },
  '& .figure.num': { textAlign: 'right' },
});

type Props = {
  readonly index: number;
  readonly top: number;
  /** From 1. */
  readonly level: number;
  readonly isOpen: boolean;
  readonly place: number;
  readonly siblings: number;
  readonly label: ReactNode;
  /** By which field it is a group, for those who hear it. */
  readonly field: string;
  readonly count: string;
  /** The count with what is counted, for those who hear it. */
  readonly counted: string;
  readonly columns: readonly Column[];
  readonly drawn: readonly number[];
  /** By column: what is measured of the group there. */
  readonly figures: ReadonlyMap<number, { readonly text: string; readonly title: string }>;
  readonly focused: number | undefined;
  readonly onToggle: () => void;
};

const INDENT = 20;

/** A group: its value and how many records it holds, over the columns up to the first figure, and figures under their columns. */
export const GroupRow = ({ index, top, level, isOpen, place, siblings, label, field, count, counted, columns, drawn, figures, focused, onToggle }: Props) => {
  const measured = [...figures.keys()].filter((at) => at > 0);
  const end = measured.length > 0 ? Math.min(...measured) : columns.length;
  return (
    <Line role="row" className="row" style={{ transform: `translateY(${top}px)` }} data-index={index} aria-rowindex={index + 2} aria-level={level} aria-expanded={isOpen} aria-setsize={siblings} aria-posinset={place + 1} onClick={onToggle}>
      <div role="gridcell" className="named" aria-colindex={1} aria-colspan={end + 1} style={{ gridColumn: `1 / ${end + 2}` }} tabIndex={focused !== undefined && focused < end ? 0 : -1} data-column={focused !== undefined && focused < end ? focused : 0}>
        <span className="in" style={{ paddingLeft: 16 + (level - 1) * INDENT }}>
          <ChevronRight size={16} aria-hidden />
          <VisuallyHidden>{`${field} `}</VisuallyHidden>
          <span className="what">{label}</span>
          <span className="count" aria-hidden>
            {count}
          </span>
          <VisuallyHidden>{` ${counted}`}</VisuallyHidden>
        </span>
      </div>
      {drawn
        .filter((at) => at >= end)
        .map((at) => {
          const column = columns[at];
          const figure = figures.get(at);
          return column ? (
            <div key={column.field.name} role="gridcell" className={`figure${column.isNumber ? ' num' : ''}`} aria-colindex={at + 2} style={{ gridColumn: at + 2 }} tabIndex={focused === at ? 0 : -1} data-column={at} title={figure?.title}>
              {figure?.text}
            </div>
          ) : null;
        })}
    </Line>
  );
};
