import type { Transaction } from '../db/org.ts';
import type { Device } from './device-token.ts';

type Batch = { readonly kind: string; readonly batchId: string; readonly agent: string | undefined };

/** The answer of before, where the batch has come before. Its id is of its kind, as programs may count each kind on its own. */
export const answeredBefore = async (tx: Transaction, device: Device, { kind, batchId }: Pick<Batch, 'kind' | 'batchId'>): Promise<object | undefined> =>
  (await tx.query<{ answer: object }>('select answer from activity_batch where org_code = $1 and activity_device_id = $2::bigint and batch_id = $3', [tx.orgCode, device.id, keyOf({ kind, batchId })]))[0]?.answer;

const keyOf = ({ kind, batchId }: Pick<Batch, 'kind' | 'batchId'>): string => (kind === 'intervals' ? batchId : `${kind} ${batchId}`);

/** Does it once and remembers the answer, in the transaction of the work. */
export const answerOnce = async (tx: Transaction, device: Device, batch: Batch, work: () => Promise<object>): Promise<object> => {
  // The same batch twice at once: the second waits and finds the answer of the first.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`activity batch ${tx.orgCode} ${device.id}`]);
  const before = await answeredBefore(tx, device, batch);
  if (before !== undefined) return before;
  const answer = await work();
  await tx.query('insert into activity_batch (org_code, activity_device_id, batch_id, answer) values ($1, $2::bigint, $3, $4::jsonb)', [tx.orgCode, device.id, keyOf(batch), JSON.stringify(answer)]);
  await tx.query('update activity_device set last_seen_at = now(), agent = coalesce($3, agent) where org_code = $1 and id = $2::bigint', [tx.orgCode, device.id, batch.agent ?? null]);
  return answer;
};
