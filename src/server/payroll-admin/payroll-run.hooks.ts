import { authorise } from '../access/authorise.ts';
import { payPeriod } from '../../domain/payroll/payslip/pay-terms.ts';
import { finding } from '../../domain/problem.ts';
import { LARGE } from '../resource/undo.ts';
import { countEmployed, reckonRun } from '../payroll/reckon-run.ts';
import { readCycle, termsOf } from '../payroll/run-terms.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import type { Hooks } from '../resource/hooks.ts';

/** A run is reckoned when it is added, final by an act of its own, and goes only while it is a draft. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (before !== null || values['status'] === 'FINALIZED') refuseFields(caller, [{ field: 'status', ...finding('payrollRun.byActs') }]);
    const cycle = await readCycle(tx, values['cycleId']);
    if (cycle.status === 'FINALIZED') refuseFields(caller, [{ field: 'cycleId', ...finding('payrollRun.cycleFinal') }]);
    await termsOf(tx, caller, cycle);
    Object.assign(values, { name: cycle.name, period: payPeriod(cycle), finalizedAt: null, finalizedBy: null });
  },
  afterSave: async (tx, { session }, { id }) => {
    // What takes long is asked for by the page, as work with its progress.
    if ((await countEmployed(tx, id)) <= LARGE) await reckonRun(tx, session, id, async () => undefined);
    else await tx.query(`update payroll_run r set from_date = c.from_date, to_date = c.to_date, pay_date = c.pay_date from payroll_cycle c where r.org_code = $1 and r.id = $2::bigint and c.org_code = r.org_code and c.id = r.cycle_id`, [tx.orgCode, id]);
  },
  alongDelete: async (tx, caller, images) => {
    if (images.some(({ status }) => status === 'FINALIZED')) refuseFields(caller, [{ field: 'status', ...finding('payrollRun.isFinal') }]);
    // What was reckoned goes with the run, and comes anew with another one.
    await tx.query('delete from payslip where org_code = $1 and run_id = any($2::bigint[])', [tx.orgCode, images.map(({ id }) => id)]);
    return [];
  },
  reckon: (tx, session, id, advance) => {
    authorise(session, [{ forms: ['SALARY_PAYSLIP_BI_MONTHLY'], right: 'UPDATE', scope: 'ALL' }]);
    return reckonRun(tx, session, id, advance);
  },
};
