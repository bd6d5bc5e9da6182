import { useTranslate } from 'ra-core';
import { useAmounts } from '../../salary/useAmounts.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import type { CandidateSalary, Template } from './useCandidateSalary.ts';

/** The salary that somebody else saved while another one was entered, which still stands in the form. */
export const SavedMeanwhile = ({ salary: { annualCTC, templateName, salaryStructure }, templates }: { readonly salary: CandidateSalary; readonly templates: readonly Template[] }) => {
  const translate = useTranslate();
  const money = useAmounts(salaryStructure?.currency ?? templates[0]?.currency ?? '');
  return <Note tone="warning" title={translate('candidateSalaries.meanwhile', { amount: money(String(annualCTC)), template: templateName ?? '–' })}>{translate('candidateSalaries.meanwhileWhy')}</Note>;
};
