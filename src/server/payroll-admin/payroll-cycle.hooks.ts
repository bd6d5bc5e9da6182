import type { Transaction } from '../db/org.ts';
import { payOfCycles } from '../earnings/pay-of-cycles.ts';
import { finding } from '../../domain/problem.ts';
import { say } from '../messages.ts';
import { refuseUnderWayOf } from '../payroll/under-way.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import type { Session } from '../session.ts';

const refuseFinal = ({ language }: Session, cycle: Image | null): void => {
  if (cycle?.['status'] === 'FINALIZED') throw refuse('STATUS_MOVED_ON', { words: { status: say(language, 'enum.PayrollCycleStatus.FINALIZED') } });
};

/** A cycle that a payroll run pays is final with the run. */
const refuseBeside = async (tx: Transaction, caller: Caller, { id, status }: { readonly id: unknown; readonly status: unknown }): Promise<void> => {
  if (status !== 'FINALIZED') return;
  const runs = await tx.query('select from payroll_run where org_code = $1 and cycle_id = $2::bigint', [tx.orgCode, id]);
  refuseFields(caller, runs.length > 0 ? [{ field: 'status', ...finding('payrollRun.hasRun') }] : []);
};

/** What was finalized has been paid by: it stays as it is, and one-time earnings that were approved for its days are paid with it. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    refuseFinal(caller.session, before);
    if (before !== null) await refuseUnderWayOf(tx, caller.session, 'payroll_cycle', [before.id]);
    if (before !== null) await refuseBeside(tx, caller, { id: before.id, status: values['status'] });
  },
  together: (tx, { session }, written) => payOfCycles(tx, session.name, written.flatMap(({ after, before }) => (after['status'] === 'FINALIZED' && before?.['status'] !== 'FINALIZED' ? [after.id] : []))),
  beforeDelete: async (_tx, { session }, images) => images.forEach((image) => refuseFinal(session, image)),
};
