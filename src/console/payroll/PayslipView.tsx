import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { writeDate } from '../fields/input/dateText.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useAmounts } from '../salary/useAmounts.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { PayslipLines } from './PayslipLines.tsx';
import type { Sheet } from './payslipSheet.ts';

const Parts = styled('div')({ display: 'grid', gap: 20, minWidth: 0, maxWidth: 760, '& > h2': { margin: '0 0 -8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });
const Facts = styled('dl')({
  display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: '10px 24px', margin: 0,
  '& dt': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** A payslip as it is read: whose and of when, what it comes to, and every line. */
export const PayslipView = ({ sheet, isOwn }: { readonly sheet: Sheet; readonly isOwn: boolean }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const money = useAmounts(sheet.currency);
  const day = (text: string): string => writeDate(text, dateFormat);
  const fact = (label: string, value: string | null | undefined) =>
    value ? (
      <div>
        <dt>{translate(label)}</dt>
        <dd>{value}</dd>
      </div>
    ) : null;
  const days = translate('payslips.days', { paid: Number(sheet.paidDays), of: sheet.cycleDays });
  return (
    <Parts>
      {isOwn ? null : <h2>{sheet.employeeName}</h2>}
      {sheet.status === 'HELD' ? <Note tone="warning" title={translate('enum.PayslipStatus.HELD')}>{sheet.holdReason ?? undefined}</Note> : null}
      {!isOwn && sheet.warnings.length > 0 && sheet.status !== 'FINAL' ? <Note tone="info" title={sheet.warnings.map((warning) => translate(`enum.PayslipWarning.${warning}`)).join(' · ')} /> : null}
      <FigureStrip
        isLong
        figures={[
          { label: translate('payslips.toNet'), value: money(sheet.net), note: sheet.paidOn ? `${translate('payslip.paidOn')} ${day(sheet.paidOn)}` : `${translate('payslip.payDate')} ${day(sheet.payDate)}` },
          { label: translate('payslip.gross'), value: money(sheet.gross), note: Number(sheet.lostDays) > 0 ? `${days}, ${translate('payslips.lost', { days: Number(sheet.lostDays) })}` : days },
          { label: translate('payslip.deductions'), value: money(sheet.deductions) },
          ...(Number(sheet.reimbursements) > 0 ? [{ label: translate('payslip.reimbursements'), value: money(sheet.reimbursements) }] : []),
        ]}
      />
      <Facts>
        {fact('common.employee', [sheet.employeeName, sheet.employeeNumber].filter(Boolean).join(' · '))}
        {fact('payslip.pdf.post', [sheet.designation, sheet.department].filter(Boolean).join(' · '))}
        {fact('payslip.name', `${sheet.name} · ${day(sheet.fromDate)} – ${day(sheet.toDate)}`)}
        {fact('payslips.paidTo', sheet.account ?? translate('payslips.noAccount'))}
      </Facts>
      <PayslipLines sheet={sheet} />
    </Parts>
  );
};
