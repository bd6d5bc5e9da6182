import { maskedAccount } from '../../domain/payroll/transfer/masked-account.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { finalRun, finalRuns, transferBanks, transferRows, transferSums } from '../payroll/transfer/read-transfer.ts';
import { seesAccounts } from '../payroll/transfer/sees-accounts.ts';
import type { Standing } from '../payroll/transfer/paid-by.ts';

type Asked = { readonly runId?: string | null; readonly standing?: Standing | null; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };

const MOST_ROWS = 1000;

/** A final run as it is transferred; the last one where none is named. */
export const fundTransfer = async ({ runId, standing, search, offset, limit }: Asked, { db }: Context, { session }: Grant) => {
  const isOpen = seesAccounts(session);
  return withOrg(db, session.orgCode, async (tx) => {
    const runs = await finalRuns(tx);
    const run = runId == null ? runs[0] : (runs.find(({ id }) => id === runId) ?? (await finalRun(tx, runId)));
    const offered = (run && runs.every(({ id }) => id !== run.id) ? [...runs, run] : runs).map(({ id, name }) => ({ id, name }));
    const none = { errorCode: '', message: '', runs: offered, runId: null, name: null, currency: null, fromDate: null, payDate: null, filedAt: null, filedBy: null, newAccounts: 0, seesAccounts: isOpen, sums: [], banks: [], totalRecords: 0, rows: [] };
    if (run === undefined) return none;
    const sums = await transferSums(tx, run.id);
    const rows = await transferRows(tx, run.id, { standing: standing ?? null, search: search?.trim().slice(0, 100) ?? '', offset: Math.max(0, offset ?? 0), limit: Math.min(MOST_ROWS, Math.max(1, limit ?? 50)) });
    const { id, ...told } = run;
    return {
      ...none, ...told, runId: id,
      newAccounts: sums.reduce((sum, { newAccounts }) => sum + newAccounts, 0),
      sums: sums.map(({ newAccounts: _newAccounts, ...sum }) => sum),
      banks: await transferBanks(tx, id),
      totalRecords: rows[0]?.total ?? 0,
      rows: rows.map(({ total: _total, accountNumber, ...row }) => ({ ...row, accountNumber: accountNumber === null || isOpen ? accountNumber : maskedAccount(accountNumber) })),
    };
  });
};
