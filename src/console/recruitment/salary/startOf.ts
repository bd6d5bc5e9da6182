import type { Row } from '../../providers/data/row.ts';
import type { CandidateSalary, Template } from './useCandidateSalary.ts';

/** A positive amount as it is sent, or null. */
export const amountOf = (value: unknown): string | null => (/^\d{1,13}(\.\d+)?$/.test(String(value ?? '')) && Number(value) > 0 ? String(value) : null);

/** What a new salary starts with: the first template, and what the candidate hopes for, unless that is in another currency. */
export const startOf = (salary: CandidateSalary | null, templates: readonly Template[], record: Row) => {
  const [first] = templates;
  if (salary) return { templateId: salary.templateId === null ? null : String(salary.templateId), annualCTC: String(salary.annualCTC), effectiveFrom: salary.effectiveFrom };
  const hoped = record['currency'] == null || record['currency'] === first?.currency ? amountOf(record['expectedCtc']) : null;
  return { templateId: first ? String(first.templateId) : null, annualCTC: hoped ?? first?.annualCTC ?? null, effectiveFrom: null };
};
