import { useState } from 'react';
import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { PreviewWorkflowDocument } from '../../../generated/dynamic-form-builder/operations.ts';
import { requestKinds } from '../../domain/approvals/kinds.ts';
import { useFormats } from '../fields/input/useFormats.ts';
import { RecordPicker } from '../fields/reference/RecordPicker.tsx';
import { ask } from '../shell/ask.ts';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { FailureLine } from '../shell/states/FailureLine.tsx';
import { stepsOf, type Draft } from './draft.ts';
import type { PreviewWorkflowQuery } from '../../../generated/dynamic-form-builder/operations.ts';
import type { Linked } from '../providers/data/row.ts';

type Preview = PreviewWorkflowQuery['previewWorkflow'];

const Box = styled('section')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '& h2': { fontSize: 14, lineHeight: '20px', margin: 0 },
  '& p': { margin: 0, color: 'var(--text-2)' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '8px minmax(0, 1fr)', gap: 12, alignItems: 'baseline', padding: '6px 0', borderTop: '1px solid var(--hair)', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

const namesOf = (people: readonly { readonly name: string }[]): string => people.map(({ name }) => name).join(', ');

/** Who would decide a request of some person, by the steps as they stand on the page, with the people, roles and rights of now. */
export const WorkflowTest = ({ draft }: { readonly draft: Draft }) => {
  const translate = useTranslate();
  const [person, setPerson] = useState<Linked | null>(null);
  const [amount, setAmount] = useState('1');
  const { unit } = requestKinds[draft.module];
  const { payrollCurrency } = useFormats();
  const steps = stepsOf(draft);
  const number = unit === null || amount.trim() === '' ? '0' : amount;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['workflow', 'preview', draft.module, person?.id, number, steps],
    enabled: person !== null && steps.length > 0,
    queryFn: async ({ signal }) => (await ask<PreviewWorkflowQuery>('dynamic-form-builder', print(PreviewWorkflowDocument), { module: draft.module, employeeId: person?.id, amount: number, steps }, signal)).previewWorkflow,
    placeholderData: (before) => before,
  });
  const said = ({ isNeeded, people, named }: Preview['steps'][number]): string => {
    if (!isNeeded) return translate('approvals.stepNotNeeded');
    if (people.length > 0) return namesOf(people);
    return translate(named ? 'workflow.passedOver' : 'workflow.nobody', { name: named ?? '' });
  };
  const needed = data?.steps.filter(({ isNeeded }) => isNeeded) ?? [];
  const isDecided = needed.some(({ people }) => people.length > 0);
  return (
    <Box aria-label={translate('workflow.test')}>
      <h2>{translate('workflow.test')}</h2>
      <RecordPicker target={{ endpoint: 'core-hr', type: 'Employee' }} label={translate('workflow.testPerson')} value={person} onChange={setPerson} />
      {unit === null ? null : <TextField size="small" label={translate(`workflow.test.${unit}`, { currency: payrollCurrency })} value={amount} sx={{ width: 140 }} onChange={({ target }) => setAmount(target.value.replace(',', '.').replace(/[^\d.]/g, ''))} slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }} />}
      {error && !data ? <FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} /> : null}
      {person && data ? (
        <div role="status">
          <ol>
            {data.steps.map((step, at) => (
              <li key={at}>
                <StatusMark tone={!step.isNeeded || step.people.length === 0 ? 'off' : 'ok'} />
                <span>
                  {translate(`enum.WorkflowApprover.${draft.steps[at]?.approver ?? 'MANAGER'}`)}
                  <small>{said(step)}</small>
                </span>
              </li>
            ))}
          </ol>
          {needed.length === 0 ? <p>{translate('workflow.testNone')}</p> : null}
          {needed.length > 0 && !isDecided ? <p>{data.administrators.length > 0 ? translate('workflow.testAdministrators', { names: namesOf(data.administrators) }) : translate('workflow.testNobody')}</p> : null}
        </div>
      ) : (
        <p>{translate('workflow.testHow')}</p>
      )}
    </Box>
  );
};
