import type { Transaction } from '../db/org.ts';
import { reckon } from './reckon.ts';
import type { Reckoned } from './reckon.ts';
import { storedLines } from './write.ts';

/** Whether what is kept of a settlement is what was reckoned now. */
export const isKept = async (tx: Transaction, settlementId: string, reckoned: Reckoned): Promise<boolean> => {
  const [kept] = await tx.query<{ isSame: boolean | null }>('select lines = $3::jsonb as "isSame" from settlement where org_code = $1 and id = $2::bigint', [tx.orgCode, settlementId, JSON.stringify(storedLines(reckoned))]);
  return kept?.isSame === true;
};

/** Whether a settlement would be reckoned otherwise now than it was. */
export const isSettlementMoved = async (tx: Transaction, settlementId: string): Promise<boolean> => !(await isKept(tx, settlementId, await reckon(tx, settlementId)));
