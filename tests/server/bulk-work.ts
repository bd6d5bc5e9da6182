/** Bulk work whose server dies in the middle. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/server/db/connection.ts';
import { asOwner } from '../../src/server/db/owner.ts';

/** Waits until the transaction that works on a job of the demo has written or locked records, and ends its connection there. How far it is it notes only now and then: some jobs are done before. */
export const dieInTheMiddle = (db: Database, jobId: string): Promise<void> =>
  asOwner(db, async (owner) => {
    for (let waits = 0; waits < 8000; waits += 1) {
      const killed = await owner.query(`select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' and l.granted
        where a.backend_xid is not null and a.datname = current_database() and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended($1, 0)`, [`bulk edit demo ${jobId}`]);
      if (killed.length > 0) return;
      await pause(1);
    }
    throw new Error('The work was never in its middle.');
  });
