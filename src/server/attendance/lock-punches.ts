import type { Transaction } from '../db/org.ts';

/** Whoever writes punches of the same employee at the same moment waits here, then sees those of the first. */
export const lockPunches = async (tx: Transaction, employeeId: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`punch:${tx.orgCode}:${employeeId}`]);
};
