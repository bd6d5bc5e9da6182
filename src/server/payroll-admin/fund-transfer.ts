import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { finalRun, finalRuns } from '../payroll/transfer/read-transfer.ts';
import { ofRun } from '../payroll/transfer/paid-by.ts';
import { seesAccounts } from '../payroll/transfer/sees-accounts.ts';
import { settlementsDue } from '../payroll/transfer/settlements-due.ts';
import { shownTransfer, type ShownAsked } from '../payroll/transfer/shown-transfer.ts';

type Asked = ShownAsked & { readonly runId?: string | null };

/** A final run as it is transferred; the last one where none is named. */
export const fundTransfer = async ({ runId, ...asked }: Asked, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const runs = await finalRuns(tx);
    const run = runId == null ? runs[0] : (runs.find(({ id }) => id === runId) ?? (await finalRun(tx, runId)));
    const offered = (run && runs.every(({ id }) => id !== run.id) ? [...runs, run] : runs).map(({ id, name }) => ({ id, name }));
    const none = { errorCode: '', message: '', runs: offered, settlementsDue: await settlementsDue(tx), runId: null, name: null, currency: null, fromDate: null, payDate: null, filedAt: null, filedBy: null, newAccounts: 0, seesAccounts: seesAccounts(session), sums: [], banks: [], totalRecords: 0, rows: [] };
    if (run === undefined) return none;
    const { id, ...told } = run;
    const { rows, ...shown } = await shownTransfer(tx, session, ofRun, id, asked);
    return { ...none, ...told, runId: id, ...shown, rows: rows.map(({ id: payslipId, ...row }) => ({ ...row, payslipId })) };
  });
