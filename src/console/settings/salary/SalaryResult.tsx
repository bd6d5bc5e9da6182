import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { Label } from '../../resource/form/FieldFrame.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { StructureTable } from '../../salary/StructureTable.tsx';
import { reasonsOf } from '../../salary/reasonsOf.ts';
import { useSalary } from '../../salary/useSalary.ts';
import type { Values } from '../../resource/form/values.ts';

const Box = styled('div')({ maxWidth: 240, marginBottom: 16 });
const Hint = styled('p')({ margin: 0, color: 'var(--text-2)' });

const amountOf = (value: unknown): string | null => (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && Number(value) > 0 ? value : null);

/** What a template comes to for a CTC that may be tried here, each figure with what explains it. */
export const SalaryResult = ({ values }: { readonly values: Values }) => {
  const translate = useTranslate();
  const { payrollCurrency } = useFormats();
  const [tried, setTried] = useState<unknown>();
  const given = tried === undefined ? values['annualCTC'] : tried;
  const { data, error, isReady } = useSalary(values, amountOf(given));
  const hint = isReady ? undefined : amountOf(given) === null ? 'salary.enterCtc' : 'salary.addParts';
  return (
    <>
      <h2>{translate('salary.structure')}</h2>
      <Box>
        <Label id="salary-ctc-label" htmlFor="salary-ctc">
          {translate('salary.forCtc')}
        </Label>
        <FieldInput field={plainField('annualCTC', 'money', { currency: payrollCurrency })} entity="salaryTemplate" id="salary-ctc" labelId="salary-ctc-label" invalid={false} value={given ?? null} record={values} onChange={setTried} onBlur={() => undefined} />
      </Box>
      {hint ? <Hint>{translate(hint)}</Hint> : null}
      {isReady && error && !data ? reasonsOf(error).map((reason) => <Note key={reason} tone="warning" title={reason} />) : null}
      {isReady && !data && !error ? <Skeleton widths={[480, 480, 480]} /> : null}
      {isReady && data ? <StructureTable reckoned={data} /> : null}
    </>
  );
};
