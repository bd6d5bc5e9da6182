import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { isSettlementMoved } from '../settlement/is-moved.ts';
import { readSettlementSheet } from '../settlement/sheet.ts';
import type { SettlementSheet } from '../settlement/sheet.ts';

/** What there was to look at, and what those who look after settlements tell each other, is for them. */
const shownTo = async (tx: Transaction, { session }: Grant, sheet: SettlementSheet) => {
  const isTheirs = session.rights.get('FULL_AND_FINAL_SETTLEMENT')?.view === true && session.employeeId !== sheet.employeeId;
  if (!isTheirs) return { ...sheet, isMoved: false, isOwn: false, points: [], note: null, returnReason: null };
  return { ...sheet, isMoved: sheet.status === 'DRAFT' || sheet.status === 'PENDING' ? await isSettlementMoved(tx, sheet.settlementId) : false };
};

/** A settlement line by line, in the reader’s language. */
export const settlementSheet = ({ settlementId }: { readonly settlementId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => ({ errorCode: '', message: '', settlement: await shownTo(tx, grant, await readSettlementSheet(tx, grant, settlementId, grant.session.language)) }));
