/** What people add to a settlement by hand, or take off it. */
import { toMinor } from '../money.ts';
import { finding } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { isDecimal } from '../decimal.ts';
import type { PayLine, PayLineKind, PayLineTitle } from '../payroll/payslip/pay-line.ts';

export type Adjustment = {
  readonly id: string;
  readonly kind: PayLineKind;
  /** That of the line that it corrects, or its own. */
  readonly code: string;
  readonly title: PayLineTitle;
  /** Decimal text, with its sign. */
  readonly amount: string;
  readonly reason: string;
  readonly by: string;
};

/** More of them say that something else is wrong. */
export const MOST_ADJUSTMENTS = 50;

export const adjustmentLine = (employeeId: string, { id, kind, code, title, amount, reason }: Adjustment, currency: string): PayLine => ({
  employeeId, code, title, kind, amount: toMinor(amount, currency, 'halfUp'), source: { of: 'ADJUSTMENT', id }, how: reason,
});

type Asked = { readonly code?: string | null; readonly title?: string | null; readonly amount: string; readonly reason: string };

/** What is wrong with an adjustment as it was entered. */
export const adjustmentProblems = ({ code, title, amount, reason }: Asked): readonly Problem[] => {
  const problems: Problem[] = [];
  const text = (field: string, value: string, most: number, fieldName: string): void => {
    if (value.trim() === '') problems.push({ field, ...finding('rule.required', {}, { fieldName }) });
    else if (value.trim().length > most) problems.push({ field, ...finding('rule.maxLength', { smart_count: most, maxLength: most }, { fieldName }) });
  };
  if ((code ?? '') === '') text('title', title ?? '', 80, 'settlements.adjust.title');
  text('reason', reason, 300, 'common.reason');
  if (!isDecimal(amount) || !/^-?\d{1,10}(\.\d{1,4})?$/.test(amount) || Number(amount) === 0) problems.push({ field: 'amount', ...finding('settlement.amountNeeded') });
  return problems;
};

const isAdjustment = (value: unknown): boolean => {
  const { id, kind, code, title, amount, reason, by } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isTitle = (typeof title === 'string' && title.length <= 200) || (typeof title === 'object' && title !== null && typeof (title as { key?: unknown }).key === 'string');
  return [id, code, reason, by].every((one) => typeof one === 'string' && one !== '' && one.length <= 300) && (kind === 'EARNING' || kind === 'DEDUCTION' || kind === 'REIMBURSEMENT') && isTitle && typeof amount === 'string' && isDecimal(amount);
};

/** Whether a value is a list of adjustments as they are kept: what comes back by an undo, or from elsewhere. Nothing is one, too. */
export const areAdjustments = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length <= MOST_ADJUSTMENTS && value.every(isAdjustment));
