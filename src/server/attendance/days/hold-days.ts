import type { Transaction } from '../../db/org.ts';

/** Whoever decides about days or finalizes them does it one after the other in an organisation: no day is decided twice, or while it is finalized. */
export const holdDays = (tx: Transaction): Promise<unknown> => tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`days ${tx.orgCode}`]);
