import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Line = styled('div')({ '&&&&': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 16px' }, '& > div': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, lineHeight: '18px', color: 'var(--text-2)', '& > span': { flex: 1, minWidth: 0 } } });

type Props = { readonly index: number; readonly top: number; readonly level: number; readonly isBusy?: boolean; readonly text: string; readonly children?: ReactNode };

/** A line of a grouped list on a phone that is neither group nor record. */
export const PhoneNoteRow = ({ index, top, level, isBusy = false, text, children }: Props) => (
  <Line role="row" className="row" style={{ transform: `translateY(${top}px)` }} data-index={index} aria-rowindex={index + 1} aria-level={level} aria-busy={isBusy || undefined}>
    <div role="gridcell">
      <span>{text}</span>
      {children}
    </div>
  </Line>
);
