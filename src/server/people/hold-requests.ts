import type { Transaction } from '../db/org.ts';

/** Requests of one employee are weighed one after the other until their transactions end, so that two at once cannot both take the last day. */
export const holdRequests = async (tx: Transaction, employeeId: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`requests ${tx.orgCode} ${employeeId}`]);
};
