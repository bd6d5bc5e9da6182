import type { Transaction } from '../db/org.ts';

const keyOf = ({ orgCode }: Transaction): string => `days ${orgCode}`;

/** Whoever decides about days or finalizes them does it one after the other in an organisation: no day is decided twice, or while it is finalized. */
export const holdDays = (tx: Transaction): Promise<unknown> => tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [keyOf(tx)]);

/** Waits for whoever decides about days or finalizes them just now, so that statements after this one see it; whoever begins later does not wait. */
export const awaitDays = (tx: Transaction): Promise<unknown> => tx.query('select pg_advisory_lock(k), pg_advisory_unlock(k) from (select hashtextextended($1, 0) as k) x', [keyOf(tx)]);

/** Says of days that are finalized that they are so from this moment on, not from when the transaction began: a run that was reckoned meanwhile did not see them. After `holdDays`. */
export const stampFinalized = (tx: Transaction, ids: readonly string[]): Promise<unknown> => tx.query('update attendance_finalization set updated_at = clock_timestamp() where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, ids]);
