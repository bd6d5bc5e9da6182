import { ReadStartOfTaxStatementDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { FormStart } from '../../formStarts.ts';

/** The quarter that is to be stated next. */
export const startOfStatement = async (signal: AbortSignal): Promise<FormStart> => {
  const { assessmentYear, quarter } = await askAnswer('tax-and-statutory', ReadStartOfTaxStatementDocument, {}, signal);
  return { values: assessmentYear == null || quarter == null ? {} : { assessmentYear, quarter }, requires: [] };
};
