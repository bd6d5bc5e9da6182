import { addDays, lengthOfRange } from '../../domain/dates.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { preApprovalProblems } from '../coverage/pre-approval.ts';
import type { Transaction } from '../db/org.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { readTimeOffSetting } from '../people/time-off-setting.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

const own = ownRequestHooks('OnDuty', 'fromDate');

type Request = { readonly employeeId: string; readonly fromDate: string; readonly toDate: string };

const settingProblems = async (tx: Transaction, { employeeId, fromDate, toDate }: Request): Promise<Problem[]> => {
  const setting = await readTimeOffSetting(tx);
  if (setting === null) return [];
  if (!setting.onDutyEnabled) return [{ field: 'fromDate', ...finding('timeOff.switchedOff') }];
  const oldest = addDays(await todayOf(tx, employeeId), -setting.onDutyPastDays);
  return [
    ...(fromDate < oldest ? [{ field: 'fromDate', ...finding('onDuty.tooOld', { smart_count: setting.onDutyPastDays }) }] : []),
    ...(lengthOfRange(fromDate, toDate) > setting.onDutyMaximumDays ? [{ field: 'toDate', ...finding('preApproval.tooLong', { smart_count: setting.onDutyMaximumDays }) }] : []),
  ];
};

/** Nobody approves their own work outside, nor asks for it beyond what time off settings and pre-approvals say. */
export const hooks: Hooks = withWorkflow('ON_DUTY', 'fromDate', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    await refuseOutsideEmployment(tx, caller, values, before, 'fromDate', 'toDate');
    if (!isAskedForOneself(caller, values, before, ['fromDate', 'toDate'])) return;
    const request = { ...before, ...values, id: before?.id ?? null } as unknown as Request & { readonly id: string | null };
    refuseProblems(caller, [...(await settingProblems(tx, request)), ...(await preApprovalProblems(tx, 'ON_DUTY', 'on_duty', request, caller.session.language))]);
  },
});
