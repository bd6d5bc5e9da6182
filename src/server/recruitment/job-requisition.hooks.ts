import { finding } from '../../domain/problem.ts';
import { holds } from '../access/holds.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { todayOf } from '../people/today.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { askedProblems, askerProblems, choiceProblems, postedProblems } from './planning/requisition-asked.ts';

const own = ownRequestHooks('JobRequisition', 'neededBy', null);
const ASKED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);
/** What the plan and the replaced people are compared with. */
const WEIGHED = ['kind', 'replaced', 'departmentId', 'designationId', 'locationId', 'openings', 'neededBy', 'beyondReason', 'status'];
/** People who are told at most. */
const MOST = 100;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const differs = (values: Values, before: Values | null, key: string): boolean => Object.hasOwn(values, key) && JSON.stringify(values[key] ?? null) !== JSON.stringify(before?.[key] ?? null);

/** What the person left empty: today, the next code, the title of the designation, who asks. */
const fill = async (tx: Transaction, caller: Caller, values: Values, before: Values | null): Promise<void> => {
  const whole = { ...before, ...values };
  if (isEmpty(whole['askedOn'])) values['askedOn'] = await todayOf(tx, String(whole['employeeId']));
  if (isEmpty(whole['code'])) values['code'] = caller.isRehearsal ? 'R-' : `R-${await allocate(tx, 'job requisition code', 1)}`;
  if (isEmpty(whole['hiringManagerId'])) values['hiringManagerId'] = whole['employeeId'];
  if (isEmpty(whole['title'])) values['title'] = (await tx.query<{ title: string }>('select title from designation where org_code = $1 and id = $2::bigint', [tx.orgCode, whole['designationId']]))[0]?.title ?? '';
};

/** Who may make a job post of it. */
const recruiters = async (tx: Transaction): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select u.id::text as id from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and ${holds('u', "'JOB_POSTS'", 'g."add"')} and ${holds('u', "'JOB_REQUISITION'", `g."view" and g.scope = 'ALL'`)} order by u.id limit ${MOST}`,
      [tx.orgCode],
    )
  ).map(({ id }) => id);

const request = withWorkflow('JOB_REQUISITION', 'neededBy', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    if (before === null && isEmpty(values['employeeId'])) {
      refuseFields(caller, caller.session.employeeId === null ? [{ field: 'employeeId', ...finding('jobRequisition.nobodyAsks') }] : []);
      values['employeeId'] = caller.session.employeeId;
    }
    await own.beforeSave(tx, caller, values, before);
    const whole: Values = { ...before, ...values };
    if (before !== null) refuseFields(caller, await postedProblems(tx, whole, before));
    if (caller.source === 'UNDO') return;
    if (before === null) refuseFields(caller, await askerProblems(tx, caller));
    await fill(tx, caller, values, before);
    if (caller.isMove !== true && ASKED.has(whole['status'] ?? 'PENDING') && (before === null || WEIGHED.some((key) => differs(values, before, key)))) refuseFields(caller, await askedProblems(tx, whole, before, before?.id ?? null));
  },
  afterSave: async (tx, caller, after, before) => {
    await own.afterSave(tx, caller, after, before);
    if (after['status'] !== 'APPROVED' || before?.['status'] === 'APPROVED') return;
    const to = (await recruiters(tx)).filter((id) => id !== caller.session.userId);
    await notify(tx, { to, kind: 'requisitionApproved', words: { title: String(after['title']), smart_count: String(after['openings']), by: caller.session.name }, days: { day: String(after['neededBy']) }, path: `/man-power-planning/job-requisition/${after.id}` });
  },
});

/** Nobody approves their own requisition. It is compared with the plan when it is handed in and again when it is approved; recruiters hear of it then. */
export const hooks: Hooks = {
  ...request,
  beforeSave: async (tx, caller, values, before) => {
    await request.beforeSave?.(tx, caller, values, before);
    // Only the last approval: where another step follows, the workflow has put it back to waiting.
    const isApproval = (values['status'] ?? before?.['status']) === 'APPROVED' && before?.['status'] !== 'APPROVED';
    if (isApproval) refuseFields(caller, await choiceProblems(tx, caller, { ...before, ...values }, before?.id ?? null));
  },
};
