import type { Transaction } from '../db/org.ts';

/** People share so many locks of an organisation, so that a change of everybody's requests does not fill the database's table of locks. */
const LOCKS = 1024;

/** Requests of one employee are weighed one after the other until their transactions end, so that two at once cannot both take the last day. */
export const holdRequests = async (tx: Transaction, employeeId: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`requests ${tx.orgCode} ${BigInt(employeeId) % BigInt(LOCKS)}`]);
};
