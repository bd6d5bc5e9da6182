/** Bulk work whose server dies in the middle. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/server/db/connection.ts';
import { asOwner } from '../../src/server/db/owner.ts';

/** Waits until a job has written something that it has not committed, and ends its connection there. */
export const dieInTheMiddle = (db: Database, jobId: string): Promise<void> =>
  asOwner(db, async (owner) => {
    for (let waits = 0; waits < 8000; waits += 1) {
      const killed = await owner.query(`select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' and l.granted
        join bulk_edit_run r on r.job_id = $1 where a.backend_xid is not null and a.state <> 'idle' and a.datname = current_database()`, [jobId]);
      if (killed.length > 0) return;
      await pause(1);
    }
    throw new Error('The work was never in its middle.');
  });
