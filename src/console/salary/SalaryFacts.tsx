import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { writeDate } from '../fields/input/dateText.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useMonths } from './useMonths.ts';
import type { EmployeeSalary } from './employeeSalary.ts';

const List = styled('dl')({ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)', gap: '6px 16px', margin: 0, fontSize: 13, lineHeight: '20px', '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } });

/** What else is known of a salary: by which template, until when, with which month it is paid out, and why. */
export const SalaryFacts = ({ salary }: { readonly salary: EmployeeSalary }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const month = useMonths();
  const { revisionType, templateName, effectiveFrom, effectiveTo, salaryEffectiveMonth, payoutMonth, revisionWithoutArrear, requestedBy, description, comment } = salary;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['employeeSalary.revisionType.short', translate(`enum.SalaryRevisionType.${revisionType}`)],
    ['employeeSalary.template.short', templateName],
    ['employeeSalary.effectiveFrom', writeDate(effectiveFrom, dateFormat)],
    ['employeeSalary.effectiveTo', effectiveTo === null ? null : writeDate(effectiveTo, dateFormat)],
    ['employeeSalary.salaryEffectiveMonth', month(salaryEffectiveMonth)],
    ['employeeSalary.payoutMonth', payoutMonth === salaryEffectiveMonth ? null : [month(payoutMonth), translate(revisionWithoutArrear ? 'salaries.withoutArrears' : 'salaries.withArrears')].join(' · ')],
    ['employeeSalary.requestedBy', requestedBy],
    ['common.description', description],
    ['employeeSalary.comment', comment],
  ];
  return (
    <List>
      {facts.map(([label, value]) => (value ? <div key={label} style={{ display: 'contents' }}><dt>{translate(label)}</dt><dd>{value}</dd></div> : null))}
    </List>
  );
};
