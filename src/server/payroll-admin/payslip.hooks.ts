import { finding } from '../../domain/problem.ts';
import { settleRun } from '../payroll/settle-run.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Payslips change by the acts of their run alone: what is taken back of those is looked at here. What is final stays until its run is opened again. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const runId = values['runId'] ?? before?.['runId'];
    const [run] = await tx.query<{ status: string }>('select status from payroll_run where org_code = $1 and id = $2::bigint for update', [tx.orgCode, runId]);
    if (run?.status === 'FINALIZED') refuseFields(caller, [{ field: 'isHeld', ...finding('payrollRun.isFinal') }]);
  },
  afterSave: (tx, _caller, after) => settleRun(tx, String(after['runId'])),
};
