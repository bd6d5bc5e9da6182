import { CalculateSalaryDocument } from '../../../generated/payroll-admin/operations.ts';
import { useReckoned } from '../shell/useReckoned.ts';
import type { CalculateSalaryQueryVariables } from '../../../generated/payroll-admin/operations.ts';
import type { Values } from '../resource/form/values.ts';

type Line = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? value : null);

/** Lines that name a component, as the API takes them. */
const lines = (value: unknown): readonly (Line & { readonly componentId: number })[] =>
  (Array.isArray(value) ? (value as readonly Line[]) : []).flatMap((line) => {
    const reference = line['componentId'] ?? (line['component'] as Line | null | undefined)?.['id'];
    return reference == null || !/^\d+$/.test(String(reference)) ? [] : [{ ...line, componentId: Number(reference) }];
  });

/** Of whom, by which template, and by how many percent more than before, where no cost is told. */
type Of = { readonly employeeId?: number | null; readonly templateId?: number | null; readonly percent?: string | null };

/** What a salary as it stands comes to for a CTC, a third of a second after the last change; null where there is nothing to reckon yet. */
export const useSalary = ({ allowances, retirals, grosses, effectiveFrom }: Values, annualCTC: string | null, { employeeId = null, templateId = null, percent = null }: Of = {}) => {
  const told: CalculateSalaryQueryVariables = {
    employeeId,
    salaryDetails: { annualCTC, templateId, reviseCtcByPercentage: percent, effectiveFrom: typeof effectiveFrom === 'string' && /^\d{4}-\d\d-\d\d$/.test(effectiveFrom) ? effectiveFrom : null },
    allowanceDetails: lines(allowances).map(({ componentId, percentage, amount }) => ({ componentId, percentage: text(percentage), amount: text(amount) })),
    retiralDetails: lines(retirals).map(({ componentId, employeeShare, employerShare }) => ({ componentId, employeeShare: text(employeeShare), employerShare: text(employerShare) })),
    grossIds: lines(grosses).map(({ componentId }) => componentId),
  };
  const isReady = (annualCTC !== null || percent !== null) && (lines(allowances).length > 0 || templateId !== null);
  return { ...useReckoned({ key: 'calculate-salary', endpoint: 'payroll-admin', document: CalculateSalaryDocument }, told, isReady), isReady };
};
