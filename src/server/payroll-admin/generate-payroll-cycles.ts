import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { plannedCycles } from '../payroll/planned-cycles.ts';
import type { CyclesAsked } from '../payroll/planned-cycles.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { addNew } from '../resource/new-records.ts';

type Arguments = CyclesAsked & { readonly firstDay: string; readonly picked: readonly string[] };

/** Adds the picked cycles that are not there yet, in one change-set. They are planned again: a client picks cycles, it does not write them. */
export const generatePayrollCycles = async ({ picked, ...asked }: Arguments, { db }: Context, { session }: Grant) => {
  const changeSet = await nextChangeSet(db, session.orgCode);
  const added = await withOrg(db, session.orgCode, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payroll cycles ${tx.orgCode}`]);
    const { cycles } = await plannedCycles(tx, asked);
    const wanted = cycles.filter(({ name, taken }) => taken === null && picked.includes(name));
    if (wanted.length === 0) return 0;
    const changes = await addNew(tx, 'PayrollCycle', wanted.map(({ name, fromDate, toDate, payDate }) => ({ name, fromDate, toDate, payDate, status: 'OPEN' })), session.name);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'BULK', form: 'PAYROLL_GENERAL_SETTINGS', reason: `${wanted[0]!.name} – ${wanted.at(-1)!.name}`, changes });
    return changes.length;
  });
  return { errorCode: '', message: '', added, changeSet: added === 0 ? null : changeSet };
};
