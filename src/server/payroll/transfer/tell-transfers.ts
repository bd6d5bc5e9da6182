import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';

const LIST = '/my-finance/my-pay/my-payslip';
const KIND = 'payTransferred';

/** Whose pay was transferred hears of it, without an amount. */
export const tellTransfers = async (tx: Transaction, payslips: readonly string[], day: string): Promise<void> => {
  const told = await tx.query<{ cycle: string; readers: string[] }>(
    `select p.name as cycle, array_agg(u.id::text) as readers from payslip p join user_account u on u.org_code = p.org_code and u.employee_id = p.employee_id and u.status = 'ACTIVE' where p.org_code = $1 and p.id = any($2::bigint[]) group by 1`,
    [tx.orgCode, payslips],
  );
  for (const { cycle, readers } of told) await notify(tx, { to: readers, kind: KIND, words: { cycle }, days: { day }, path: LIST });
};

/** What was taken back is no longer told of. */
export const dropTransferNotices = (tx: Transaction, payslips: readonly string[]): Promise<unknown> =>
  tx.query(
    `delete from notification n using payslip p, user_account u where n.org_code = $1 and p.org_code = $1 and p.id = any($2::bigint[]) and u.org_code = $1 and u.employee_id = p.employee_id and n.user_account_id = u.id and n.kind = '${KIND}' and n.words ->> 'cycle' = p.name`,
    [tx.orgCode, payslips],
  );

const OWN_SETTLEMENT = '/my-finance/my-pay/my-settlement';
const SETTLED = 'settlementTransferred';

/** Whose settlement was transferred hears of it as long as the account is open, without an amount. */
export const tellSettlements = async (tx: Transaction, settlements: readonly string[], day: string): Promise<void> => {
  const readers = await tx.query<{ id: string }>(`select u.id::text as id from settlement s join user_account u on u.org_code = s.org_code and u.employee_id = s.employee_id and u.status = 'ACTIVE' where s.org_code = $1 and s.id = any($2::bigint[])`, [tx.orgCode, settlements]);
  await notify(tx, { to: readers.map(({ id }) => id), kind: SETTLED, days: { day }, path: OWN_SETTLEMENT });
};

/** What was taken back is no longer told of. */
export const dropSettlementNotices = (tx: Transaction, settlements: readonly string[]): Promise<unknown> =>
  tx.query(
    `delete from notification n using settlement s, user_account u where n.org_code = $1 and s.org_code = $1 and s.id = any($2::bigint[]) and u.org_code = $1 and u.employee_id = s.employee_id and n.user_account_id = u.id and n.kind = '${SETTLED}'`,
    [tx.orgCode, settlements],
  );
