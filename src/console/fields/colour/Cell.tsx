import type { CellKind, CellProps } from '../cellKind.ts';

const Show = ({ text }: CellProps) => <span className="swatch" style={{ '--swatch': text } as React.CSSProperties}>{text}</span>;

/** The colour itself and its code. */
export const colourCell: CellKind = { width: 84, text: (value) => (typeof value === 'string' ? value.toUpperCase() : ''), Show };
