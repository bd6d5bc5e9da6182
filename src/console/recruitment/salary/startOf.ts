import { nearestTemplate } from '../../../domain/payroll/salary/nearest-template.ts';
import type { Row } from '../../providers/data/row.ts';
import type { CandidateSalary, PostPay, Template } from './useCandidateSalary.ts';

/** A positive amount as it is sent, or null. */
export const amountOf = (value: unknown): string | null => (/^\d{1,13}(\.\d+)?$/.test(String(value ?? '')) && Number(value) > 0 ? String(value) : null);

/** The amount, or the nearest one that the post pays. */
const within = (amount: string, ends: readonly string[]): string => {
  const [least = amount, most = least] = ends;
  return ends.length === 0 || (Number(amount) >= Number(least) && Number(amount) <= Number(most)) ? amount : Number(amount) < Number(least) ? least : most;
};

/** What a new salary starts with: what the candidate hopes for, unless that is in another currency, and the template nearest to it or to what the post pays. Where neither is known, the only template, and of several none. */
export const startOf = (salary: CandidateSalary | null, templates: readonly Template[], record: Row, postPay: PostPay | null) => {
  if (salary) return { templateId: salary.templateId === null ? null : String(salary.templateId), annualCTC: String(salary.annualCTC), effectiveFrom: salary.effectiveFrom };
  const isOurs = (currency: unknown): boolean => currency == null || currency === templates[0]?.currency;
  const hoped = isOurs(record['currency']) ? amountOf(record['expectedCtc']) : null;
  const ends = (isOurs(postPay?.currency) ? [amountOf(postPay?.salaryFrom), amountOf(postPay?.salaryTo)] : []).filter((end) => end !== null);
  const known = hoped === null ? ends : [hoped];
  const only = templates.length === 1 ? templates[0] : undefined;
  const template = (known.length === 0 ? undefined : nearestTemplate(templates, known.reduce((sum, amount) => sum + Number(amount), 0) / known.length)) ?? only;
  return { templateId: template ? String(template.templateId) : null, annualCTC: hoped ?? (template?.annualCTC ? within(template.annualCTC, ends) : null), effectiveFrom: null };
};
