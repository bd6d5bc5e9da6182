import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ofSettlements } from '../payroll/transfer/paid-by.ts';
import { finalRuns } from '../payroll/transfer/read-transfer.ts';
import { seesAccounts } from '../payroll/transfer/sees-accounts.ts';
import { settlementFile, settlementsDue, shownSince } from '../payroll/transfer/settlements-due.ts';
import { shownTransfer, type ShownAsked } from '../payroll/transfer/shown-transfer.ts';

/** Final settlements as they are transferred. */
export const settlementTransfer = async (asked: ShownAsked, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const since = await shownSince(tx);
    const { rows, ...shown } = await shownTransfer(tx, session, ofSettlements, since, asked);
    const runs = (await finalRuns(tx)).map(({ id, name }) => ({ id, name }));
    return { errorCode: '', message: '', runs, settlementsDue: await settlementsDue(tx), ...(await settlementFile(tx, since)), seesAccounts: seesAccounts(session), ...shown, rows: rows.map(({ id: settlementId, holdReason: _holdReason, ...row }) => ({ ...row, settlementId })) };
  });
