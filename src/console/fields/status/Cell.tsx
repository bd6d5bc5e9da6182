import { styled } from '@mui/material/styles';
import type { CellKind, CellProps } from '../cellKind.ts';
import { choiceCell } from '../choice/Cell.tsx';
import { statusLook } from './statusLook.ts';

const Mark = styled('span')({
  '&::before': { content: '""', display: 'inline-block', width: 8, height: 8, marginRight: 6, verticalAlign: '1px', borderRadius: '50%', border: '1.5px solid transparent' },
  '&[data-look=ok]::before': { background: 'var(--ok-mark)', borderColor: 'var(--ok-mark)' },
  '&[data-look=off]::before': { borderColor: 'var(--bad-mark)' },
  '&[data-look=wait]::before': { background: 'var(--warn-mark)', borderColor: 'var(--warn-mark)' },
  '&[data-look=info]::before': { background: 'var(--info-mark)', borderColor: 'var(--info-mark)' },
  '&[data-look=none]::before': { borderColor: 'var(--field)' },
});

const Show = ({ value, text, field }: CellProps) => <Mark data-look={statusLook(String(value), field.enumName)}>{text}</Mark>;

/** A mark and its word; the shape differs too, so colour is never alone. */
export const statusCell: CellKind = { ...choiceCell, width: 72, Show };
