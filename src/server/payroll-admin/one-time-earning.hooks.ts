import { commitmentPeriod } from '../../domain/payroll/commitment.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { settleClawbacks } from '../clawback/settle-clawbacks.ts';
import type { Transaction } from '../db/org.ts';
import { amountOf } from '../earnings/amount-terms.ts';
import { earningKind } from '../earnings/earning-kind.ts';
import type { EarningKind } from '../earnings/earning-kind.ts';
import { finalizedCycle, payeeOf, payoutProblems, usualPayout } from '../earnings/payout-terms.ts';
import type { Payee } from '../earnings/payout-terms.ts';
import { tellOfEarning } from '../earnings/tell-of-earning.ts';
import { say } from '../messages.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

const MADE: ReadonlySet<unknown> = new Set(['DRAFT', 'PENDING', 'CANCELLED']);
const OVER: ReadonlySet<unknown> = new Set(['REJECTED', 'CANCELLED', 'PAID']);
const COUNTED: ReadonlySet<unknown> = new Set(['DRAFT', 'PENDING', 'APPROVED', 'PAID']);
/** What is decided stays, but for these. */
const TERMS = ['kindId', 'amount'] as const;

const differs = (values: Values, before: Image, key: string): boolean => values[key] !== undefined && (key === 'amount' ? Number(values[key]) !== Number(before[key]) : String(values[key]) !== String(before[key]));

const isOwn = ({ session }: Pick<Caller, 'session'>, whole: Values): boolean => session.employeeId !== null && String(whole['employeeId']) === session.employeeId;

/** Nobody gives themselves anything: they may ask for it, and take it back. */
const refuseOwn = (caller: Caller, whole: Values, before: Image | null): void => {
  const isDecided = before !== null && whole['status'] === before['status'];
  if (isOwn(caller, whole) && !isDecided && !MADE.has(whole['status'])) throw refuse('OWN_REQUEST');
};

const refuseDecided = (caller: Caller, values: Values, before: Image): void => {
  const status = say(caller.session.language, `enum.EarningStatus.${String(before['status'])}`);
  if (OVER.has(before['status']) && [...TERMS, 'payoutDate', 'name'].some((key) => differs(values, before, key))) throw refuse('STATUS_MOVED_ON', { words: { status } });
  if (before['status'] !== 'APPROVED') return;
  refuseProblems(caller, TERMS.flatMap((field): Problem[] => (differs(values, before, field) ? [{ field, ...finding('oneTimeEarning.decided', { status }) }] : [])));
};

/** An approval that comes back for a pay cycle that was finalized meanwhile would be paid with none. */
const refuseUnpaid = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  if (values['status'] !== 'APPROVED' || before?.['status'] === 'APPROVED') return;
  const cycle = await finalizedCycle(tx, String(values['payoutDate']));
  refuseProblems(caller, cycle === undefined ? [] : [{ field: 'payoutDate', ...finding('oneTimeEarning.closedCycle', { cycle }) }]);
};

/** Completes the values by what the kind says; answers what is wrong. */
const complete = async (tx: Transaction, caller: Caller, kind: EarningKind, payee: Payee, values: Values, before: Image | null): Promise<readonly Problem[]> => {
  const { language } = caller.session;
  const whole: Values = { ...before, ...values };
  const isNewKind = before === null || String(before['kindId']) !== kind.id;
  const day = (whole['payoutDate'] ?? (await usualPayout(tx, kind, payee))) as string | null;
  if (day === null) return payoutProblems(tx, kind, payee, '', false, language);
  const isNewDay = before === null || before['payoutDate'] !== day;
  const isPaid = whole['status'] === 'PAID';
  // A pay cycle may be finalized while the earning waits: approved afterwards, nobody would pay it.
  const isDecided = (isPaid || whole['status'] === 'APPROVED') && before?.['status'] !== whole['status'];
  const problems = isNewKind || isNewDay || isDecided ? await payoutProblems(tx, kind, payee, day, isPaid, language) : [];
  const isGiven = values['amount'] !== undefined && values['amount'] !== null && (before === null || isNewKind || differs(values, before, 'amount'));
  const isReckoned = isNewKind || isGiven || whole['amount'] == null || (isNewDay && !kind.overrideAtEmployeeLevel && !OVER.has(before?.['status']) && before?.['status'] !== 'APPROVED');
  const told = isReckoned ? await amountOf(tx, { kind, payee, employeeId: String(whole['employeeId']), day, given: isGiven ? String(values['amount']) : null }) : { amount: String(whole['amount']) };
  const months = isNewKind ? kind.commitmentMonths : ((before?.['commitmentMonths'] ?? null) as number | null);
  const period = months === null ? null : commitmentPeriod(day, months);
  Object.assign(values, { payoutDate: day, commitmentMonths: months, commitmentFrom: period?.from ?? null, commitmentUntil: period?.until ?? null });
  if (whole['name'] == null || (isNewKind && values['name'] == null)) values['name'] = kind.name;
  if ('problem' in told) return [...problems, { field: 'amount', ...told.problem }];
  values['amount'] = told.amount;
  return problems;
};

/** The same kind for the same employee on the same day is a mistake far more often than a wish. */
const onceADay = keptAmong(async (tx, _caller, whole, before, instead) => {
  const same = (one: Values | null): boolean => one !== null && COUNTED.has(one['status']) && ['employeeId', 'kindId', 'payoutDate'].every((key) => String(one[key]) === String(whole[key]));
  if (!COUNTED.has(whole['status']) || same(before)) return [];
  await holdRequests(tx, String(whole['employeeId']));
  const [stored] = await tx.query(
    `select from one_time_earning o where o.org_code = $1 and o.employee_id = $2::bigint and o.kind_id = $3::bigint and o.payout_date = $4::date and o.status <> all ('{REJECTED,CANCELLED}') and o.id is distinct from $5::bigint and o.id <> all ($6::bigint[]) limit 1`,
    [tx.orgCode, whole['employeeId'], whole['kindId'], whole['payoutDate'], whole['id'], instead.ids],
  );
  if (stored === undefined && insteadOf(instead, whole, same) === undefined) return [];
  const [kind, payee] = [await earningKind(tx, whole['kindId']), await payeeOf(tx, whole['employeeId'])];
  return [{ field: 'payoutDate', ...finding('oneTimeEarning.twice', { kind: kind?.name ?? '', person: payee?.name ?? '' }) }];
});

/** What was asked back was paid: that is not undone alone. */
const refuseAskedBack = async (tx: Transaction, { session, source }: Caller, after: Image): Promise<void> => {
  if (source !== 'UNDO' || after['status'] === 'PAID') return;
  const rows = await tx.query(`select from clawback where org_code = $1 and earning_id = $2::bigint and status <> 'WITHDRAWN' limit 1`, [tx.orgCode, after.id]);
  if (rows.length > 0) throw refuse('UNDO_REFERENCED', { words: { title: String(after['name']), by: say(session.language, 'clawback', { smart_count: 1 }) } });
};

/**
 * An employee is paid by what the kind says: the amount, the month, whether somebody decides, and how long they stay for it. Nobody gives themselves anything, and what was
 * paid stays as it is. Paid to somebody who leaves too early, it is asked back at once.
 */
export const hooks: Hooks = withWorkflow('ONE_TIME_EARNING', 'payoutDate', {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') {
      refuseOwn(caller, { ...before, ...values }, before);
      return refuseUnpaid(tx, caller, values, before);
    }
    if (before !== null) refuseDecided(caller, values, before);
    const whole: Values = { ...before, ...values };
    const [kind, payee] = [await earningKind(tx, whole['kindId']), await payeeOf(tx, whole['employeeId'])];
    if (kind === undefined || payee === undefined) throw refuse('NOT_FOUND');
    const isHandedIn = whole['status'] === 'PENDING' && (before?.['status'] !== 'PENDING' || String(before['kindId']) !== kind.id);
    if (isHandedIn && kind.autoApproval && !isOwn(caller, whole)) values['status'] = 'APPROVED';
    refuseOwn(caller, { ...whole, ...values }, before);
    refuseProblems(caller, await complete(tx, caller, kind, payee, values, before));
    refuseProblems(caller, await onceADay.problems(tx, caller, values, before));
  },
  afterSave: async (tx, caller, after, before) => {
    await onceADay.afterSave(tx, caller, after, before);
    await refuseAskedBack(tx, caller, after);
    await tellOfEarning(tx, caller, after, before);
  },
  fit: onceADay.fit,
  together: (tx, { session }, written) => settleClawbacks(tx, session.name, written.flatMap(({ after, before }) => (after['status'] === 'PAID' && before?.['status'] !== 'PAID' ? [String(after['employeeId'])] : []))),
  beforeDelete: async (_tx, caller, images) => {
    if (caller.source === 'UNDO') return;
    const kept = images.find((image) => image['status'] === 'PAID' || (isOwn(caller, image) && image['status'] === 'APPROVED'));
    if (kept) throw refuse('STATUS_MOVED_ON', { words: { status: say(caller.session.language, `enum.EarningStatus.${String(kept['status'])}`) } });
  },
});
