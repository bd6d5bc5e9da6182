import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FigureSource } from './FigureSource.tsx';
import { MonthCell } from './MonthCell.tsx';
import type { Figure } from './reckoned.ts';

const Opener = styled('button')({
  display: 'inline-flex', alignItems: 'center', gap: 4, margin: '-4px 0 -4px -4px', padding: 4, border: 0, borderRadius: 4, background: 'transparent', color: 'inherit', font: 'inherit', textAlign: 'left', cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 0 },
  '& svg': { flex: 'none', color: 'var(--text-3)', transition: 'transform 120ms' },
  '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
});
const Cell = styled('td')({ '&&': { padding: '0 0 12px', textAlign: 'left', whiteSpace: 'normal' } });

type Props = { readonly figure: Figure; readonly figures: ReadonlyMap<string, Figure>; readonly money: (value: string) => string };

/** One figure; its name opens what it comes from. */
export const FigureRow = ({ figure, figures, money }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, monthly, annual, lastMonth, period } = figure;
  return (
    <>
      <tr>
        <th scope="row">
          <Opener type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
            <ChevronRight size={14} aria-hidden />
            {name}
          </Opener>
        </th>
        <MonthCell monthly={monthly} lastMonth={lastMonth} period={period} money={money} />
        <td>{money(annual)}</td>
      </tr>
      {isOpen ? (
        <tr id={id}>
          <Cell colSpan={3}>
            <FigureSource figure={figure} figures={figures} money={money} />
          </Cell>
        </tr>
      ) : null}
    </>
  );
};
