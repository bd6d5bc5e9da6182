import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { VisuallyHidden } from '../../form/VisuallyHidden.tsx';
import type { GroupWords } from './useGroupWords.tsx';

const Line = styled('div')({
  '&&&&': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 16px', backgroundColor: 'var(--canvas)', '[data-theme=dark] &': { backgroundColor: 'var(--raised)' } },
  '& button': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr) auto', alignItems: 'center', columnGap: 8, width: '100%', minHeight: 44, padding: 0, border: 0, background: 'none', textAlign: 'left', color: 'inherit', font: 'inherit' },
  '& button > svg': { color: 'var(--text-2)', transition: 'transform 120ms', '@media (prefers-reduced-motion: reduce)': { transition: 'none' } },
  '&[aria-expanded=true] button > svg': { transform: 'rotate(90deg)' },
  '& .what': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', 'html:lang(ja) &': { fontWeight: 600 } },
  '& .count': { color: 'var(--text-3)', fontSize: 13 },
  '& .figures': { gridColumn: '2 / 4', color: 'var(--text-2)', fontSize: 13, lineHeight: '18px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const INDENT = 16;

type Props = GroupWords & {
  readonly index: number;
  readonly top: number;
  /** From 1. */
  readonly level: number;
  readonly isOpen: boolean;
  readonly place: number;
  readonly siblings: number;
  /** What is measured of the group, each with its name. */
  readonly figures: string;
  readonly onToggle: () => void;
};

/** A group on a phone: its value and how many records it holds, figures below. */
export const PhoneGroupRow = ({ index, top, level, isOpen, place, siblings, label, field, count, counted, figures, onToggle }: Props) => (
  <Line role="row" className="row" style={{ transform: `translateY(${top}px)` }} data-index={index} aria-rowindex={index + 1} aria-level={level} aria-expanded={isOpen} aria-setsize={siblings} aria-posinset={place + 1}>
    <div role="gridcell" style={{ minWidth: 0, paddingLeft: (level - 1) * INDENT }}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <ChevronRight size={20} aria-hidden />
        <span className="what">
          <VisuallyHidden>{`${field} `}</VisuallyHidden>
          {label}
        </span>
        <span className="count" aria-hidden>
          {count}
        </span>
        <VisuallyHidden>{` ${counted}`}</VisuallyHidden>
        {figures === '' ? null : <span className="figures">{figures}</span>}
      </button>
    </div>
  </Line>
);
