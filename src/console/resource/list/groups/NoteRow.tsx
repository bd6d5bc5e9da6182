import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Line = styled('div')({ '& > div': { gridRow: 1, position: 'sticky', left: 0, display: 'flex', alignItems: 'center', gap: 8, padding: '0 16px', color: 'var(--text-2)', whiteSpace: 'nowrap' } });

type Props = { readonly index: number; readonly top: number; readonly level: number; readonly columns: number; readonly focused: number | undefined; readonly isBusy?: boolean; readonly children: ReactNode };

/** A line of a grouped grid that is neither group nor record. */
export const NoteRow = ({ index, top, level, columns, focused, isBusy = false, children }: Props) => (
  <Line role="row" className="row" style={{ transform: `translateY(${top}px)` }} data-index={index} aria-rowindex={index + 2} aria-level={level} aria-busy={isBusy || undefined}>
    <div role="gridcell" aria-colindex={1} aria-colspan={columns + 1} style={{ gridColumn: `1 / ${columns + 2}`, paddingLeft: 16 + (level - 1) * 20 }} tabIndex={focused === undefined ? -1 : 0} data-column={focused ?? 0}>
      {children}
    </div>
  </Line>
);
