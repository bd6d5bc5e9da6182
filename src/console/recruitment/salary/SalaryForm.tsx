import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { DeleteCandidateSalaryDocument, SaveCandidateSalaryDocument } from '../../../../generated/recruitment/operations.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { reasonsOf } from '../../salary/reasonsOf.ts';
import { StructureTable } from '../../salary/StructureTable.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.tsx';
import { useKept } from '../../shell/useKept.ts';
import { Buttons, Columns, Fields } from './columns.ts';
import { Compared } from './Compared.tsx';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { amountOf, startOf } from './startOf.ts';
import { useReckoned, type CandidateSalary, type PostPay, type Template } from './useCandidateSalary.ts';
import type { ReactNode, RefObject } from 'react';
import type { DraftSalary } from '../offers/usePreview.ts';
import type { Values } from '../../resource/form/values.ts';
import type { Row } from '../../providers/data/row.ts';

type Props = { readonly salary: CandidateSalary | null; readonly templates: readonly Template[]; readonly postPay: PostPay | null; readonly record: Row; /** What was entered before somebody else saved another salary. */ readonly typed: RefObject<Values | undefined>; readonly mayDelete: boolean; /** What stands below; told what is not saved yet, null while that is not complete, and nothing where all is saved. */ readonly children: (draft: DraftSalary | null | undefined) => ReactNode };

const Above = styled('div')({ marginBottom: 16 });

const dayOf = (value: unknown): string | null => (/^\d{4}-\d\d-\d\d$/.test(String(value ?? '')) ? String(value) : null);

/** A salary as it is made: template, cost and first day, with every figure that follows from them, explained, before anything is saved. */
export const SalaryForm = ({ salary, templates, postPay, record, typed, mayDelete, children }: Props) => {
  const translate = useTranslate();
  const { payrollCurrency } = useFormats();
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const [start] = useState(() => startOf(salary, templates, record, postPay));
  const candidateId = Number(record.id);
  const saved = salary === null ? 'new' : `${salary.salaryId}.${salary.version}`;
  const { taken, keep } = useKept<{ readonly values: Values; readonly saved: string }>(`salary ${candidateId}`);
  const [mine] = useState(() => typed.current ?? (taken && taken.saved !== saved ? taken.values : undefined));
  const { values, set, show, isComplete, left } = useAsked(null, mine ?? taken?.values ?? start, refusal);
  const [annualCTC, effectiveFrom] = [amountOf(values['annualCTC']), dayOf(values['effectiveFrom'])];
  const templateId = values['templateId'] == null ? null : Number(values['templateId']);
  const { data: reckoned, error, isReady, isCurrent } = useReckoned({ candidateId, templateId, annualCTC, effectiveFrom });
  const asked: readonly Asked[] = [
    { field: plainField('templateId', 'reference', { required: true }), label: translate('candidateSalary.template'), control: (props) => <SelectBox {...props} choices={templates.map(({ templateId: id, templateName }) => ({ value: String(id), label: templateName }))} onChoose={props.onChange} /> },
    { field: plainField('annualCTC', 'money', { required: true, currency: payrollCurrency }), label: translate('candidateSalary.annualCTC') },
    { field: plainField('effectiveFrom', 'date'), label: translate('candidateSalary.effectiveFrom'), help: translate('candidateSalaries.fromHelp') },
  ];
  const below = left(asked);
  // 600000 and 600000.00 are one amount.
  const isTyped = Number(values['annualCTC'] ?? 0) !== Number(start.annualCTC ?? 0) || (['templateId', 'effectiveFrom'] as const).some((key) => (values[key] ?? null) !== start[key]);
  keep(isTyped ? { values, saved } : undefined);
  const isChanged = salary === null || isTyped;
  const isOvertaken = salary !== null && mine !== undefined && isTyped;
  const isSaving = useRef(false);
  useEffect(() => {
    if (!isSaving.current) typed.current = isTyped ? values : undefined;
  }, [typed, isTyped, values]);
  const draft = annualCTC === null || !reckoned ? null : { salaryTemplateId: templateId, annualCTC, effectiveFrom };
  const question = useLeaveGuard(() => isTyped);
  const save = async (): Promise<void> => {
    if (!isComplete(asked) || annualCTC === null || !reckoned) return;
    const { annualGrossSalary, monthlyGrossSalary } = reckoned.salaryStructure;
    isSaving.current = true;
    typed.current = undefined;
    const answer = await run(SaveCandidateSalaryDocument, { candidateId, templateId, annualCTC, annualGrossSalary: String(annualGrossSalary), monthlyGrossSalary: String(monthlyGrossSalary), effectiveFrom, isEditMode: salary !== null, version: salary?.version ?? null }, () => translate('candidateSalaries.saved'));
    isSaving.current = false;
    if (!answer) typed.current = values;
  };
  const remove = () => run(DeleteCandidateSalaryDocument, { candidateIds: [candidateId] }, () => translate('candidateSalaries.deleted'));
  return (
    <Columns>
      <section>
        <h2>{translate('candidateSalary', { smart_count: 1 })}</h2>
        {salary?.status === 'DECLINED' ? <Above><Note tone="info" title={translate('candidateSalaries.is.DECLINED')}>{translate('candidateSalaries.again')}</Note></Above> : null}
        {isOvertaken ? <Above><SavedMeanwhile salary={salary} templates={templates} /></Above> : null}
        <Fields>{asked.map(show)}</Fields>
        {reckoned ? <Compared annualCTC={reckoned.salaryStructure.annualCTC} currency={reckoned.salaryStructure.currency} expected={record['expectedCtc']} current={record['currentCtc']} theirs={record['currency']} /> : null}
        {below ? <Note tone="error" title={below.message}>{below.told.join(' ')}</Note> : null}
        <Buttons>
          <Button variant="contained" disabled={isWorking || !isCurrent || !isChanged} onClick={() => void save()}>{translate('candidateSalaries.save')}</Button>
          {isOvertaken ? <Button disabled={isWorking} onClick={() => set(start)}>{translate('candidateSalaries.takeTheirs')}</Button> : null}
          {salary !== null && mayDelete ? <Button color="error" disabled={isWorking} onClick={() => void remove()}>{translate('candidateSalaries.delete')}</Button> : null}
        </Buttons>
        {children(isChanged ? draft : undefined)}
      </section>
      <section aria-label={translate('salary.structure')} aria-busy={isReady && !isCurrent}>
        {!isReady ? <Note tone="info" title={translate('salary.enterCtc')} /> : null}
        {isReady && error && !reckoned ? reasonsOf(error).map((reason) => <Note key={reason} tone="warning" title={reason} />) : null}
        {isReady && !reckoned && !error ? <Skeleton widths={[480, 480, 480]} /> : null}
        {isReady && reckoned ? <StructureTable reckoned={reckoned} /> : null}
      </section>
      {question}
    </Columns>
  );
};
