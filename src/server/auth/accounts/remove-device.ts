import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';

/** Forgets a device of an account and ends its sessions; refuses NOT_FOUND for any other id. */
export const removeDeviceOf = async (tx: Transaction, userId: string, deviceId: string): Promise<void> => {
  const gone = await tx.query('delete from device where org_code = $1 and user_account_id = $2 and id = $3 returning id', [tx.orgCode, userId, deviceId]);
  if (gone.length === 0) throw refuse('NOT_FOUND');
  await tx.query(
    `update session set ended_at = now(), ended_because = 'DEVICE' where org_code = $1 and user_account_id = $2 and device_id = $3 and ended_at is null`,
    [tx.orgCode, userId, deviceId],
  );
};
