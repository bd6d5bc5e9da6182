import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onNarrow } from '../../shell/widths.ts';
import { PayTable } from '../PayTable.ts';
import { TransferLine } from './TransferLine.tsx';
import { isChoosable, type TransferRow } from './transferred.ts';

const Table = styled(PayTable)({
  '& th, & td': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& th:first-of-type': { paddingLeft: 8 },
  '& tbody th': { fontWeight: 500 },
  '& th a': { color: 'inherit' },
  '& small a': { textDecoration: 'underline', textUnderlineOffset: 2 },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .tick': { width: 28, padding: '2px 0', '& .MuiCheckbox-root': { padding: 6 } },
  '& .standing': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& small[data-warn]': { display: 'flex', gap: 4, alignItems: 'flex-start', color: 'var(--warn)' },
  '& tr[data-chosen] > *': { background: 'var(--accent-wash)' },
  '& .folded': { display: 'none', fontWeight: 400 },
  [onNarrow]: { '& .wide': { display: 'none' }, '& .folded': { display: 'grid', gap: 2, marginTop: 2 } },
});

type Props = { readonly label: string; readonly rows: readonly TransferRow[]; readonly isSettlement: boolean; readonly money: (amount: string) => string; readonly chosen: ReadonlyMap<string, TransferRow>; /** Without it nothing can be done with people. */ readonly onChoose: ((rows: readonly TransferRow[], isOn: boolean) => void) | undefined };

/** The people of a run, to be chosen one by one or as they are shown. */
export const TransferPeople = ({ label, rows, isSettlement, money, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const open = rows.filter(isChoosable);
  const all = open.length > 0 && open.every(({ id }) => chosen.has(id));
  const some = open.some(({ id }) => chosen.has(id));
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {onChoose ? (
            <td className="tick">
              <Checkbox checked={all} indeterminate={some && !all} disabled={open.length === 0} onChange={() => onChoose(open, !all)} slotProps={{ input: { 'aria-label': translate('transfer.chooseShown') } }} />
            </td>
          ) : null}
          <th scope="col">{translate('common.employee')}</th>
          <th scope="col" className="wide">{translate('transfer.account')}</th>
          <th scope="col" className="wide">{translate('transfer.standing')}</th>
          <th scope="col" className="figure">{translate('payslip.net')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => <TransferLine key={row.id} row={row} isSettlement={isSettlement} money={money} isChosen={chosen.has(row.id)} onChoose={onChoose && ((one) => onChoose([one], !chosen.has(one.id)))} />)}
      </tbody>
    </Table>
  );
};
