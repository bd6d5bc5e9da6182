import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readPayslipSheet } from '../payroll/payslip-sheet.ts';
import type { PayslipSheet } from '../payroll/payslip-sheet.ts';

/** What there was to look at is for those who look after payslips. */
const shownTo = ({ session }: Grant, sheet: PayslipSheet): PayslipSheet => (session.rights.get('SALARY_PAYSLIP_BI_MONTHLY')?.view === true ? sheet : { ...sheet, warnings: [], holdReason: null });

/** A payslip line by line, in the reader’s language. */
export const payslipSheet = ({ payslipId }: { readonly payslipId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', payslip: shownTo(grant, await readPayslipSheet(tx, grant, payslipId, grant.session.language)) }));
