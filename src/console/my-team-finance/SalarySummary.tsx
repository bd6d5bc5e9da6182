import { styled } from '@mui/material/styles';
import { PayRange } from '../salary/PayRange.tsx';
import { SalaryHead } from '../salary/SalaryHead.tsx';
import { SalaryStructure } from '../salary/SalaryStructure.tsx';
import { StatutoryShares } from '../salary/StatutoryShares.tsx';
import { useFailureText } from '../resource/form/useFailureText.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { useEmployeeSalaries } from './useEmployeeSalaries.ts';
import type { TabProps } from '../resource/tabs/recordTabs.ts';

const Frame = styled('div')({ display: 'grid', gap: 16, padding: '14px 16px' });

/** What the salary comes to beside the list: its record holds only what differs from the template. */
export const SalarySummary = ({ record }: TabProps) => {
  const failureText = useFailureText();
  const { data, error, isPending, isPlaceholderData } = useEmployeeSalaries(record);
  const salary = data?.find(({ salaryId }) => salaryId === Number(record.id));
  if (isPending || (isPlaceholderData && salary === undefined)) return <Frame><Skeleton widths={[240, 300, 300]} /></Frame>;
  if (error && !data) return <Frame><Note tone="error" title={failureText(error)} /></Frame>;
  return (
    <Frame>
      {salary ? <SalaryHead salary={salary} /> : null}
      {salary?.isPresent ? <PayRange employeeId={salary.employeeId} annualGrossSalary={String(salary.annualGrossSalary)} /> : null}
      <SalaryStructure salary={salary ?? {}} />
      {salary?.isPresent ? <StatutoryShares employeeId={salary.employeeId} /> : null}
    </Frame>
  );
};
