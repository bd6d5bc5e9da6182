import { settleClawbacks } from '../clawback/settle-clawbacks.ts';
import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';

/** Approved earnings of the days of pay cycles that are finalized become paid, and what is asked back of whoever leaves follows. */
export const payOfCycles = async (tx: Transaction, by: string, cycles: readonly string[]): Promise<readonly Change[]> => {
  if (cycles.length === 0) return [];
  const resource = resourceOf('OneTimeEarning');
  const found = await tx.query<{ id: string }>(
    `select distinct o.id::text as id from one_time_earning o join payroll_cycle c on c.org_code = o.org_code and c.id = any($2::bigint[]) and o.payout_date between c.from_date and c.to_date where o.org_code = $1 and o.status = 'APPROVED'`,
    [tx.orgCode, cycles],
  );
  const before = await readImages(tx, resource, found.map(({ id }) => id));
  const paid = await updateImages(tx, resource, [...before.values()].map((image) => ({ ...image, status: 'PAID' })), by);
  const changes = paid.map((image): Change => ({ entity: resource.type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image }));
  return [...changes, ...(await settleClawbacks(tx, by, [...new Set(paid.map((image) => String(image['employeeId'])))]))];
};
