import { authorise } from '../access/authorise.ts';
import { payPeriod } from '../../domain/payroll/payslip/pay-terms.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { LARGE } from '../resource/undo.ts';
import { finalizeRun } from '../payroll/finalize-run.ts';
import { reopenRun } from '../payroll/reopen-run.ts';
import { markTransferred, type Marking } from '../payroll/transfer/mark-transferred.ts';
import { holdFinal } from '../payroll/hold-final.ts';
import { refuseUnderWay } from '../payroll/under-way.ts';
import { countEmployed, reckonRun } from '../payroll/reckon-run.ts';
import { readCycle, refusePaidDays, termsOf } from '../payroll/run-terms.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

/** Who makes a run final, or opens it again. */
const DECIDES = { forms: ['SALARY_PAYSLIP_BI_MONTHLY'], right: 'OPTIONAL_CHOICE', scope: 'ALL', isWhole: true } as const;

const COUNTED: ReadonlySet<string> = new Set(['cycleId', 'name', 'period', 'status', 'finalizedAt', 'finalizedBy']);

/** People change the note alone; all else follows from the acts of the run. */
const refuseMore = (caller: Caller, values: Values, before: Image): void => {
  const isChanged = Object.entries(values).some(([key, value]) => COUNTED.has(key) && JSON.stringify(value ?? null) !== JSON.stringify(before[key] ?? null));
  refuseFields(caller, isChanged ? [{ field: 'status', ...finding('payrollRun.byActs') }] : []);
};

/** What was reckoned goes with its run, and comes anew with another one; what is final stays. */
const dropPayslips = async (tx: Transaction, caller: Caller, images: readonly Image[]): Promise<void> => {
  await refuseUnderWay(tx, caller.session, images.map(({ id }) => id));
  if (images.some(({ status }) => status === 'FINALIZED')) refuseFields(caller, [{ field: 'status', ...finding('payrollRun.isFinal') }]);
  await tx.query('delete from payslip where org_code = $1 and run_id = any($2::bigint[])', [tx.orgCode, images.map(({ id }) => id)]);
};

/** A run is reckoned when it is added, final by an act of its own, and goes only while it is a draft. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (before !== null) {
      await refuseUnderWay(tx, caller.session, [before.id]);
      return refuseMore(caller, values, before);
    }
    if (values['status'] === 'FINALIZED') refuseFields(caller, [{ field: 'status', ...finding('payrollRun.byActs') }]);
    const cycle = await readCycle(tx, values['cycleId']);
    if (cycle.status === 'FINALIZED') refuseFields(caller, [{ field: 'cycleId', ...finding('payrollRun.cycleFinal') }]);
    await termsOf(tx, caller, cycle);
    await holdFinal(tx);
    await refusePaidDays(tx, caller, cycle);
    Object.assign(values, { name: cycle.name, period: payPeriod(cycle), finalizedAt: null, finalizedBy: null });
  },
  afterSave: async (tx, { session }, { id }, before) => {
    if (before !== null) return;
    // What takes long is asked for by the page, as work with its progress.
    if ((await countEmployed(tx, id)) <= LARGE) await reckonRun(tx, session, id, async () => undefined);
    else await tx.query(`update payroll_run r set from_date = c.from_date, to_date = c.to_date, pay_date = c.pay_date from payroll_cycle c where r.org_code = $1 and r.id = $2::bigint and c.org_code = r.org_code and c.id = r.cycle_id`, [tx.orgCode, id]);
  },
  alongDelete: async (tx, caller, images) => {
    await dropPayslips(tx, caller, images);
    return [];
  },
  beforeDelete: dropPayslips,
  reckon: (tx, session, id, advance) => {
    authorise(session, [{ forms: ['SALARY_PAYSLIP_BI_MONTHLY'], right: 'UPDATE', scope: 'ALL', isWhole: true }]);
    return reckonRun(tx, session, id, advance);
  },
  steps: {
    finalize: async (tx, session, { id }, changeSet, advance) => {
      authorise(session, [DECIDES]);
      return { changed: await finalizeRun(tx, session, id, changeSet, advance), isUndone: false };
    },
    reopen: async (tx, session, { id }, changeSet, advance) => {
      authorise(session, [DECIDES]);
      return { changed: await reopenRun(tx, session, id, changeSet, advance), isUndone: false };
    },
    transfer: async (tx, session, { id, asked }, changeSet, advance) => {
      authorise(session, [{ forms: ['ELECTRONIC_FUND_TRANSFER'], right: 'UPDATE', scope: 'ALL', isWhole: true }]);
      return { changed: await markTransferred(tx, session, id, asked as Marking, changeSet, advance), isUndone: true };
    },
  },
};
