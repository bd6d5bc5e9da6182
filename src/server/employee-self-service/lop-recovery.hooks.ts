import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { lostDays } from '../lop-recovery/lost-days.ts';
import type { LostDay } from '../lop-recovery/lost-days.ts';
import { inDays, recoveryProblems } from '../lop-recovery/recovery-problems.ts';
import { recoveryTerms } from '../lop-recovery/recovery-terms.ts';
import type { RecoveryTerms } from '../lop-recovery/recovery-terms.ts';
import { say } from '../messages.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

const own = ownRequestHooks('LopRecovery', 'lopDate', null);
const COUNTED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

const onceADay = keptAmong(async (tx, _caller, whole, before, instead) => {
  const same = (one: Values | null): boolean => one !== null && COUNTED.has(one['status']) && String(one['employeeId']) === String(whole['employeeId']) && one['lopDate'] === whole['lopDate'];
  if (!COUNTED.has(whole['status']) || same(before)) return [];
  await holdRequests(tx, String(whole['employeeId']));
  const [stored] = await tx.query(
    `select from lop_recovery q where q.org_code = $1 and q.employee_id = $2::bigint and q.lop_date = $3::date and q.status in ('PENDING', 'APPROVED') and q.id is distinct from $4::bigint and q.id <> all ($5::bigint[]) limit 1`,
    [tx.orgCode, whole['employeeId'], whole['lopDate'], whole['id'], instead.ids],
  );
  return stored !== undefined || insteadOf(instead, whole, same) !== undefined ? [{ field: 'lopDate', ...finding('lopRecovery.twice') }] : [];
});

/** What was given back with a pay cycle that is finalized has been paid. */
const refusePaid = async (tx: Transaction, caller: Caller, before: Image | null): Promise<void> => {
  if (before?.['status'] !== 'APPROVED') return;
  const [cycle] = await tx.query<{ name: string }>(`select name from payroll_cycle where org_code = $1 and id = $2::bigint and status = 'FINALIZED'`, [tx.orgCode, before['paidInId']]);
  refuseProblems(caller, cycle ? [{ field: 'status', ...finding('lopRecovery.paidAlready', { cycle: cycle.name }) }] : []);
};

const notLost = async (tx: Transaction, day: string): Promise<Problem> => {
  const [cycle] = await tx.query(`select from payroll_cycle where org_code = $1 and status = 'FINALIZED' and $2::date between from_date and to_date limit 1`, [tx.orgCode, day]);
  return { field: 'lopDate', ...finding(cycle ? 'lopRecovery.notLost' : 'lopRecovery.notClosed') };
};

/** The day is one that was lost, and no more of it than was: of whoever enters the request. What people ask for themselves keeps to the settings. */
const problemsOf = async (tx: Transaction, caller: Caller, values: Values, before: Image | null, lost: LostDay, terms: RecoveryTerms): Promise<readonly Problem[]> => {
  const { language } = caller.session;
  const asked = { ...before, ...values, id: before?.id ?? null } as unknown as { readonly id: string | null; readonly employeeId: string; readonly days?: string | null; readonly reason?: string | null };
  const days = asked.days == null ? lost.days : Math.round(Number(asked.days) * 100);
  values['days'] = String(days / 100);
  if (days > lost.days) return [{ field: 'days', ...finding('lopRecovery.tooMany', { days: inDays(language, lost.days) }) }];
  return isAskedForOneself(caller, values, before, ['lopDate', 'days', 'reason']) ? recoveryProblems(tx, asked, lost, days, terms, language) : [];
};

/** Whether it asks for a day anew. A draft may wait. */
const isAsked = (whole: Values, before: Image | null): boolean =>
  COUNTED.has(whole['status']) && (before === null || !COUNTED.has(before['status']) || before['lopDate'] !== whole['lopDate'] || Number(before['days']) !== Number(whole['days']));

const decided: Hooks = withWorkflow('LOP_RECOVERY', 'lopDate', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    await refusePaid(tx, caller, before);
    if (caller.source === 'UNDO') return;
    for (const key of ['cause', 'lostInId', 'paidInId']) delete values[key];
    const whole: Values = { ...before, ...values };
    const [employeeId, day] = [String(whole['employeeId']), String(whole['lopDate'])];
    const terms = await recoveryTerms(tx, employeeId);
    if (isAsked(whole, before)) {
      await holdRequests(tx, employeeId);
      const [lost] = await lostDays(tx, employeeId, { only: day });
      if (lost === undefined) return refuseProblems(caller, [await notLost(tx, day)]);
      refuseProblems(caller, await problemsOf(tx, caller, values, before, lost, terms));
      Object.assign(values, { cause: lost.cause, lostInId: lost.cycleId });
      refuseProblems(caller, await onceADay.problems(tx, caller, values, before));
      if (whole['status'] === 'PENDING' && employeeId === caller.session.employeeId && !terms.setting.approvalRequired) values['status'] = 'APPROVED';
    }
    if (whole['reason'] == null || String(whole['reason']).trim() === '') values['reason'] = say(caller.session.language, 'lopRecovery.ofDay', { day: await sayDay(tx, day, caller.session.language) });
  },
  afterSave: async (tx, caller, after, before) => {
    await onceADay.afterSave(tx, caller, after, before);
    await own.afterSave(tx, caller, after, before);
  },
  fit: onceADay.fit,
  beforeDelete: async (tx, caller, images) => {
    await own.beforeDelete(tx, caller, images);
    for (const image of images) await refusePaid(tx, caller, image);
  },
});

/** Nobody decides their own request, no day is given back twice, and only what was lost is. Approved, it is paid with the running pay cycle; whether it is says the workflow. */
export const hooks: Hooks = {
  ...decided,
  beforeSave: async (tx, caller, values, before) => {
    await decided.beforeSave?.(tx, caller, values, before);
    if (caller.source === 'UNDO') return;
    const { status, employeeId } = { ...before, ...values } as Values;
    if (status !== before?.['status']) values['paidInId'] = status === 'APPROVED' ? ((await recoveryTerms(tx, String(employeeId))).running?.id ?? null) : null;
  },
};
