import { useTranslate } from 'ra-core';
import { useAmounts } from '../salary/useAmounts.ts';
import { PayTable } from './PayTable.ts';
import type { Sheet, SheetLine } from './payslipSheet.ts';

const KINDS = ['EARNING', 'DEDUCTION', 'REIMBURSEMENT', 'EMPLOYER'] as const;

type Money = (amount: string) => string;

/** What a line is made of, where it is more than the salary of all days. */
const Parts = ({ line, money }: { readonly line: SheetLine; readonly money: Money }) => {
  const translate = useTranslate();
  const [only] = line.parts;
  if (line.parts.length === 1 && only?.origin === 'SALARY') return null;
  return line.parts.map(({ origin, amount, days }, at) => (
    <small key={`${origin} ${String(at)}`}>
      {[translate(`enum.PayslipOrigin.${origin}`), ...(days == null ? [] : [translate('payslips.daysShort', { days: Number(days) })]), ...(line.parts.length > 1 ? [money(amount)] : [])].join(' · ')}
    </small>
  ));
};

/** A payslip line by line, with the sums of the fiscal year; below each line what it is made of. */
export const PayslipLines = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const money = useAmounts(sheet.currency);
  const sums = { EARNING: ['payslip.gross', sheet.gross, sheet.grossToDate], DEDUCTION: ['payslip.deductions', sheet.deductions, sheet.deductionsToDate] } as const;
  const part = (kind: (typeof KINDS)[number]) => {
    const lines = sheet.lines.filter((line) => line.kind === kind);
    if (lines.length === 0) return null;
    const sum = kind === 'EARNING' || kind === 'DEDUCTION' ? sums[kind] : undefined;
    return (
      <tbody key={kind}>
        <tr data-head>
          <th scope="colgroup" colSpan={3}>{translate(`enum.PayslipLineKind.${kind}`)}</th>
        </tr>
        {lines.map((line) => (
          <tr key={line.code}>
            <th scope="row">
              {line.title}
              <Parts line={line} money={money} />
            </th>
            <td>{money(line.amount)}</td>
            <td>{money(line.yearToDate)}</td>
          </tr>
        ))}
        {sum ? (
          <tr data-sum>
            <th scope="row">{translate(sum[0])}</th>
            <td>{money(sum[1])}</td>
            <td>{money(sum[2])}</td>
          </tr>
        ) : null}
      </tbody>
    );
  };
  return (
    <PayTable>
      <thead>
        <tr>
          <th scope="col">{translate('payslips.component')}</th>
          <th scope="col">{translate('payslips.amount')}</th>
          <th scope="col">{translate('payslips.toDate')}</th>
        </tr>
      </thead>
      {(['EARNING', 'DEDUCTION', 'REIMBURSEMENT'] as const).map(part)}
      <tbody>
        <tr data-net>
          <th scope="row">{translate('payslips.toNet')}</th>
          <td>{money(sheet.net)}</td>
          <td>{money(sheet.netToDate)}</td>
        </tr>
      </tbody>
      {part('EMPLOYER')}
    </PayTable>
  );
};
