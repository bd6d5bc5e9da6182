import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onNarrow } from '../../shell/widths.ts';
import { LeaverRow } from './LeaverRow.tsx';
import type { ReadLeaversQuery } from '../../../../generated/payroll-admin/operations.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 16px', textAlign: 'left', borderBottom: '1px solid var(--hair)', fontWeight: 400, verticalAlign: 'top' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& [data-right]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody th': { '& a, & b': { color: 'inherit', fontWeight: 500 } },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& [data-bad]': { color: 'var(--bad)' },
  '& .day': { whiteSpace: 'nowrap' },
  '& .mark': { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [onNarrow]: {
    '&, & tbody': { display: 'block' }, '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0', borderBottom: '1px solid var(--hair)' },
    '& tbody tr > *': { border: 0, padding: '3px 16px' }, '& tbody th, & .wide': { gridColumn: '1 / -1' }, '& [data-right]': { textAlign: 'left' },
    '& td[data-label]::before': { content: 'attr(data-label)', display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  },
});

export type LeaverOfList = ReadLeaversQuery['answer']['rows'][number];

/** Who leaves, with the deadline, where the settlement stands, and what waits. */
export const LeaverTable = ({ rows }: { readonly rows: readonly LeaverOfList[] }) => {
  const translate = useTranslate();
  const head = (key: string, isRight = false) => <th scope="col" data-right={isRight || undefined}>{translate(key)}</th>;
  return (
    <Table>
      <thead>
        <tr>
          {head('common.employee')}
          {head('settlements.lastDay')}
          {head('settlement.dueOn')}
          {head('settlements.state')}
          {head('settlement.net', true)}
          {head('settlements.waits')}
          <td />
        </tr>
      </thead>
      <tbody>{rows.map((row) => <LeaverRow key={row.exitId} row={row} />)}</tbody>
    </Table>
  );
};
