import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { writeDate } from '../../fields/input/dateText.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { PAYSLIPS } from '../payslipPaths.ts';
import { SETTLEMENTS as SETTLEMENTS_PATH } from '../settlement/settlementPaths.ts';
import { isChoosable, PATH, type TransferRow } from './transferred.ts';
import type { StartedWith } from '../../resource/form/CreateForm.tsx';

type Props = { readonly row: TransferRow; readonly isSettlement: boolean; readonly money: (amount: string) => string; readonly isChosen: boolean; /** Without it nothing can be done with the person. */ readonly onChoose: ((row: TransferRow) => void) | undefined };

/** One person of a run: by which account, how much, and what is in the way. */
export const TransferLine = ({ row, isSettlement, money, isChosen, onChoose }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const { view: seesPayslips } = useRights('SALARY_PAYSLIP_BI_MONTHLY');
  const { view: seesSettlements } = useRights('FULL_AND_FINAL_SETTLEMENT');
  const { add, view, scope } = useRights('BANK_ACCOUNTS');
  const { id, employeeId, employeeName, employeeNumber, standing, net, holdReason, paidOn, paidReference, bank, accountHolder, accountNumber, branchCode, isAccountNew } = row;
  const start: StartedWith = { start: { employeeId, employee: { id: employeeId, title: employeeName }, isPrimary: true } };
  // Held payslips are for those who look after payslips.
  const payslip = standing !== 'HELD' ? `${PATH}/payslips/${id}` : seesPayslips ? `${PAYSLIPS}/${id}` : undefined;
  const path = isSettlement ? (seesSettlements ? `${SETTLEMENTS_PATH}/${id}` : undefined) : payslip;
  const account = accountNumber == null || standing === 'TWO_ACCOUNTS' ? null : (
    <>
      {bank}
      <small>{[accountNumber, branchCode].filter(Boolean).join(' · ')}</small>
      {accountHolder != null && accountHolder !== employeeName ? <small>{accountHolder}</small> : null}
      {isAccountNew ? <small data-warn><TriangleAlert size={14} aria-hidden />{translate('transfer.newAccount')}</small> : null}
    </>
  );
  const where = (
    <>
      <span className="standing"><StatusMark tone={statusLook(standing, 'FundTransferStanding')} />{translate(`enum.FundTransferStanding.${standing}`)}</span>
      {standing === 'HELD' && holdReason ? <small>{holdReason}</small> : null}
      {paidOn == null ? null : <small>{[writeDate(paidOn, dateFormat), paidReference].filter(Boolean).join(' · ')}</small>}
      {standing === 'TWO_ACCOUNTS' && view && scope === 'ALL' ? <small><Link to={listAddress('/core-hr/bank-accounts', { employeeId: { in: [employeeId] } })}>{translate('transfer.lookAccounts')}</Link></small> : null}
      {standing === 'NO_ACCOUNT' && add && scope === 'ALL' ? <small><Link to="/core-hr/bank-accounts/create" state={start}>{translate('transfer.addAccount')}</Link></small> : null}
    </>
  );
  return (
    <tr data-chosen={isChosen || undefined}>
      {onChoose ? (
        <td className="tick">
          <Checkbox checked={isChosen} disabled={!isChoosable(row)} onChange={() => onChoose(row)} slotProps={{ input: { 'aria-label': translate('transfer.choose', { name: employeeName }) } }} />
        </td>
      ) : null}
      <th scope="row">
        {path === undefined ? employeeName : <Link to={path}>{employeeName}</Link>}
        <small>{employeeNumber}</small>
        <div className="folded">{account}{where}</div>
      </th>
      <td className="wide">{account ?? '–'}</td>
      <td className="wide">{where}</td>
      <td className="figure">{money(net)}</td>
    </tr>
  );
};
