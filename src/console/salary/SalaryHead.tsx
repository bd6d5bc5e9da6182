import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useAmounts } from './useAmounts.ts';
import { usePercent } from './usePercent.ts';
import type { EmployeeSalary } from './employeeSalary.ts';

const Strip = styled('dl')({
  display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--hair)', overflow: 'hidden', fontVariantNumeric: 'tabular-nums',
  '& > div': { flex: '1 1 150px', padding: '12px 16px', background: 'var(--surface)', minWidth: 0 },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, letterSpacing: 0, color: 'var(--text-3)' },
});

/** What a salary comes to at a glance: by the month, by the year, and all that it costs. */
export const SalaryHead = ({ salary: { currency, monthlyGrossSalary, annualGrossSalary, annualCTC, previousCtc, reviseCtcByPercentage } }: { readonly salary: EmployeeSalary }) => {
  const translate = useTranslate();
  const money = useAmounts(currency);
  const percent = usePercent();
  const part = (label: string, value: number, below: string) => (
    <div>
      <dt>{translate(label)}</dt>
      <dd>
        {money(value)}
        <small>{below}</small>
      </dd>
    </div>
  );
  return (
    <Strip>
      {part('employeeSalary.monthlyGrossSalary', monthlyGrossSalary, translate('salary.ordinaryMonth'))}
      {part('employeeSalary.annualGrossSalary', annualGrossSalary, translate('salaries.beforeKept'))}
      {part('employeeSalary.annualCTC.short', annualCTC, previousCtc === null || reviseCtcByPercentage === null ? translate('salaries.withPutBy') : translate('salaries.thanBefore', { percent: percent(reviseCtcByPercentage), before: money(previousCtc) }))}
    </Strip>
  );
};
