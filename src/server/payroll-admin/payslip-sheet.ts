import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readPayslipSheet } from '../payroll/payslip-sheet.ts';

/** A payslip line by line, in the reader’s language. */
export const payslipSheet = ({ payslipId }: { readonly payslipId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', payslip: await readPayslipSheet(tx, grant, payslipId, grant.session.language) }));
