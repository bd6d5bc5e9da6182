import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { statusLook } from '../fields/status/statusLook.ts';
import { PayRange } from '../salary/PayRange.tsx';
import { SalaryFacts } from '../salary/SalaryFacts.tsx';
import { SalaryHead } from '../salary/SalaryHead.tsx';
import { SalaryStructure } from '../salary/SalaryStructure.tsx';
import { StatutoryShares } from '../salary/StatutoryShares.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import type { EmployeeSalary } from '../salary/employeeSalary.ts';

const Parts = styled('section')({ display: 'grid', gap: 20, minWidth: 0 });
const State = styled('p')({ display: 'flex', alignItems: 'center', gap: 8, margin: 0 });

/** Grades are those of now: of what was paid before they say nothing. */
const ASKED: ReadonlySet<EmployeeSalary['revisionStatus']> = new Set(['DRAFT', 'PENDING_APPROVAL', 'APPROVED']);

/** One salary: where it stands, its sums, what else is known of it, and every figure. */
export const ShownSalary = ({ salary, isLoading }: { readonly salary: EmployeeSalary | undefined; readonly isLoading: boolean }) => {
  const translate = useTranslate();
  if (isLoading) return <Skeleton widths={[480, 320, 480, 480]} />;
  if (!salary) return <Note tone="info" title={translate('salaries.noFigures')} />;
  const { revisionStatus, isOwnRequest } = salary;
  return (
    <Parts aria-label={translate('salary.structure')}>
      <State><StatusMark tone={statusLook(revisionStatus, 'SalaryRevisionStatus')} />{translate(`enum.SalaryRevisionStatus.${revisionStatus}`)}</State>
      {revisionStatus === 'PENDING_APPROVAL' && isOwnRequest === true ? <Note tone="info" title={translate('salaries.askedOwn')} /> : null}
      <SalaryHead salary={salary} />
      {salary.isPresent || ASKED.has(revisionStatus) ? <PayRange employeeId={salary.employeeId} annualGrossSalary={String(salary.annualGrossSalary)} /> : null}
      <SalaryFacts salary={salary} />
      <SalaryStructure salary={salary} />
      {salary.isPresent ? <StatutoryShares employeeId={salary.employeeId} /> : null}
    </Parts>
  );
};
