import { styled } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import { PayRange } from '../salary/PayRange.tsx';
import { reasonsOf } from '../salary/reasonsOf.ts';
import { StructureTable } from '../salary/StructureTable.tsx';
import { useSalary } from '../salary/useSalary.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import type { Values } from '../resource/form/values.ts';

const Box = styled('div')({ maxWidth: 560, overflowX: 'auto', '& > h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& > p': { margin: 0, color: 'var(--text-2)' } });

const amountOf = (value: unknown): string | null => (typeof value === 'string' && /^\d{1,13}(\.\d+)?$/.test(value) && Number(value) > 0 ? value : null);
const percentOf = (value: unknown): string | null => (typeof value === 'string' && /^-?\d{1,4}(\.\d+)?$/.test(value) ? value : null);
const idOf = (value: unknown): number | null => (/^\d+$/.test(String(value ?? '')) ? Number(value) : null);

/** What a salary that is being entered comes to, as it would be saved: by the cost, or by the percentage where that alone was changed. */
export const SalaryPreview = ({ values }: { readonly values: Values }) => {
  const translate = useTranslate();
  const { dirtyFields } = useFormState<Values>();
  const isByPercent = dirtyFields['reviseCtcByPercentage'] === true && dirtyFields['annualCTC'] !== true;
  const [cost, percent] = [amountOf(values['annualCTC']), percentOf(values['reviseCtcByPercentage'])];
  const employeeId = idOf(values['employeeId']);
  const byPercent = percent !== null && (isByPercent || cost === null);
  const { data, error, isReady } = useSalary(values, byPercent ? null : cost, { employeeId, templateId: idOf(values['templateId']), percent: byPercent ? percent : null });
  return (
    <Box aria-live="polite">
      <h2>{translate('salary.structure')}</h2>
      {isReady ? null : <p>{translate(cost === null && percent === null ? 'salaries.enterCost' : 'salaries.chooseTemplate')}</p>}
      {isReady && error && !data ? reasonsOf(error).map((reason) => <Note key={reason} tone="warning" title={reason} />) : null}
      {isReady && !data && !error ? <Skeleton widths={[420, 420, 420]} /> : null}
      {isReady && data && employeeId !== null ? <PayRange employeeId={employeeId} annualGrossSalary={String(data.salaryStructure.annualGrossSalary)} isAhead /> : null}
      {isReady && data ? <StructureTable reckoned={data} /> : null}
    </Box>
  );
};
