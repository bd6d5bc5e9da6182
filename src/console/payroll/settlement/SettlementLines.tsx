import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { DropSettlementAdjustmentDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Tooltip } from '../../shell/pieces/Tooltip.tsx';
import { PayTable } from '../PayTable.ts';
import type { Sheet, SheetLine } from './settlementSheet.ts';

const KINDS = ['EARNING', 'DEDUCTION', 'REIMBURSEMENT'] as const;

const Part = styled('span')({ display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'var(--text-2)', '& q': { quotes: 'none' }, '& button': { width: 24, height: 24, margin: '-4px 0' }, '& i': { display: 'block', fontStyle: 'normal', color: 'var(--text-3)' } });
const Act = styled('td')({ width: 32, '&&': { padding: '3px 0 3px 8px' } });

type Money = (amount: string) => string;
type Props = { readonly sheet: Sheet; readonly money: Money; readonly onAdjust?: ((line: SheetLine) => void) | undefined };

/** A settlement line by line: below each what it is made of, how that was reckoned, and by what law. */
export const SettlementLines = ({ sheet, money, onAdjust }: Props) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('payroll-admin', true);
  const drop = (adjustmentId: string) => run(DropSettlementAdjustmentDocument, { settlementId: sheet.settlementId, adjustmentId }, translate('settlements.adjust.dropped'));
  const sums = { EARNING: ['settlement.gross', sheet.gross], DEDUCTION: ['settlement.deductions', sheet.deductions], REIMBURSEMENT: ['settlement.reimbursements', sheet.reimbursements] } as const;
  const owes = sheet.net.startsWith('-');
  const partsOf = (line: SheetLine) =>
    line.parts.map(({ origin, amount, how, law, adjustmentId }, at) => (
      <Part key={`${origin} ${String(at)}`}>
        {[...(line.parts.length > 1 || (how == null && origin !== 'SALARY') ? [translate(`enum.PayslipOrigin.${origin}`)] : []), ...(line.parts.length > 1 ? [money(amount)] : []), ...(how == null ? [] : [how])].join(' · ')}
        {adjustmentId != null && onAdjust ? <IconButton size="small" disabled={isWorking} aria-label={`${translate('settlements.adjust.drop')}: ${line.title}`} onClick={() => void drop(adjustmentId)}><X size={14} /></IconButton> : null}
        {law == null ? null : <i>{law}</i>}
      </Part>
    ));
  const part = (kind: (typeof KINDS)[number]) => {
    const lines = sheet.lines.filter((line) => line.kind === kind);
    if (lines.length === 0) return null;
    const [label, sum] = sums[kind];
    return (
      <tbody key={kind}>
        <tr data-head>
          <th scope="colgroup" colSpan={onAdjust ? 3 : 2}>{translate(`settlements.kind.${kind}`)}</th>
        </tr>
        {lines.map((line) => (
          <tr key={line.code}>
            <th scope="row">
              {line.title}
              {partsOf(line)}
            </th>
            <td>{money(line.amount)}</td>
            {onAdjust ? <Act><Tooltip title={translate('settlements.adjust.menu')}><IconButton size="small" aria-label={translate('settlements.adjust.line', { name: line.title })} onClick={() => onAdjust(line)}><Pencil size={16} /></IconButton></Tooltip></Act> : null}
          </tr>
        ))}
        <tr data-sum>
          <th scope="row">{translate(label)}</th>
          <td>{money(sum)}</td>
          {onAdjust ? <Act /> : null}
        </tr>
      </tbody>
    );
  };
  return (
    <>
      {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
      <PayTable>
        <thead>
          <tr>
            <th scope="col">{translate('settlements.component')}</th>
            <th scope="col">{translate('settlements.amount')}</th>
            {onAdjust ? <td /> : null}
          </tr>
        </thead>
        {KINDS.map(part)}
        <tbody>
          <tr data-net>
            <th scope="row">{translate(owes ? 'settlements.toRecover' : 'settlements.toPay')}</th>
            <td>{money(owes ? sheet.net.slice(1) : sheet.net)}</td>
            {onAdjust ? <Act /> : null}
          </tr>
        </tbody>
      </PayTable>
    </>
  );
};
