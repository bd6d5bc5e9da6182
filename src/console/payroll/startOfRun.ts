import { ReadStartOfPayrollRunDocument } from '../../../generated/payroll-admin/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import type { FormStart } from '../formStarts.ts';

/** The next pay cycle that is to be paid. */
export const startOfRun = async (signal: AbortSignal): Promise<FormStart> => {
  const { cycleId } = await askAnswer('payroll-admin', ReadStartOfPayrollRunDocument, {}, signal);
  return { values: cycleId == null ? {} : { cycleId }, requires: [] };
};
