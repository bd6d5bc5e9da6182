import type { PayLine, PayLineTitle } from '../payroll/payslip/pay-line.ts';
import { storedLine } from '../payroll/payslip/stored-line.ts';
import type { StoredLine } from '../payroll/payslip/stored-line.ts';

/** A line as a settlement keeps it: that of a payslip, with how it was reckoned and by what law. */
export type StoredSettlementLine = StoredLine & { readonly how?: PayLineTitle; readonly law?: string };

export const storedSettlementLine = (line: PayLine, currency: string): StoredSettlementLine => ({ ...storedLine(line, currency), ...(line.how === undefined ? {} : { how: line.how }), ...(line.law === undefined ? {} : { law: line.law }) });
