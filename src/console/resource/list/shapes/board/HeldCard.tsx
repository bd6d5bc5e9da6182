import { styled } from '@mui/material/styles';
import type { BoardPlan } from '../../../../boards.ts';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { factText, type CardFields } from './facts.ts';

const Box = styled('div')({ background: 'var(--raised)', border: '1px solid var(--line)', borderRadius: 8, padding: '10px 12px', boxShadow: 'var(--shadow-3)', rotate: '2deg', cursor: 'grabbing', '& b': { fontWeight: 600 }, '& p': { margin: 0, color: 'var(--text-2)' }, '@media (prefers-reduced-motion: reduce)': { rotate: 'none' } });

/** The card that follows the pointer. */
export const HeldCard = ({ row, name, fields, plan, formats }: { readonly row: Row; readonly name: string; readonly fields: CardFields; readonly plan: BoardPlan | undefined; readonly formats: CellFormats }) => (
  <Box aria-hidden>
    <b>{name}</b>
    {plan ? <plan.Body row={row} formats={formats} /> : fields.facts.map((field) => <p key={field.key}>{factText(field, row, formats)}</p>)}
  </Box>
);
