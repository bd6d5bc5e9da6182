import { styled } from '@mui/material/styles';
import type { CellKind, CellProps } from '../cellKind.ts';

const Swatch = styled('span')({ '&::before': { content: '""', display: 'inline-block', width: 12, height: 12, marginRight: 6, borderRadius: 4, verticalAlign: -1, border: '1px solid var(--line)', background: 'var(--swatch)' } });

const Show = ({ text }: CellProps) => <Swatch style={{ '--swatch': text } as React.CSSProperties}>{text}</Swatch>;

/** The colour itself and its code. */
export const colourCell: CellKind = { width: 84, text: (value) => (typeof value === 'string' ? value.toUpperCase() : ''), Show };
