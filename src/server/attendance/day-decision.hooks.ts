import { checkOutDay } from '../../domain/attendance/checkOutDay.ts';
import { decideDay, isDecided, type DecisionKind } from '../../domain/attendance/decideDay.ts';
import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Transaction } from '../db/org.ts';
import { isPaidSql, refuseFinalized } from '../people/attendance-final.ts';
import { factsOfDays } from './days/day-facts.ts';
import { enterPunches, takePunchesBack } from './days/decision-punches.ts';
import { holdDays } from '../people/hold-days.ts';
import { tellDecisions, type Decided } from './days/tell-decisions.ts';

const decidedOf = (image: Image): Decided => ({ employeeId: String(image['employeeId']), workDate: String(image['workDate']), kind: String(image['kind']) });

/** What counts in a pay cycle that is final, and on days that are finalized, stays. */
const refuseSettled = async (tx: Transaction, caller: Caller, decisions: readonly Decided[]): Promise<void> => {
  await refuseFinalized(tx, caller, decisions.map(({ employeeId, workDate }) => ({ employeeId, day: workDate })), 'workDate');
  const paid = await tx.query(`select from unnest($2::date[]) d(day) where ${isPaidSql('d.day')} limit 1`, [tx.orgCode, decisions.map(({ workDate }) => workDate)]);
  if (paid.length > 0) refuseProblems(caller, [{ field: 'workDate', ...finding('enum.DayProblem.PAID') }]);
};

/** Nobody changes or takes back what was decided about their own days. */
const refuseOwn = (caller: Caller, decisions: readonly Decided[]): void =>
  refuseProblems(caller, decisions.some(({ employeeId }) => employeeId === caller.session.employeeId) ? [{ field: 'employeeId', ...finding('enum.DayProblem.OWN') }] : []);

/**
 * A decision is held to what `decideDay` says of the day; the hours that it enters are kept in it. They stand among the check-ins and check-outs while it is there.
 * What comes back by undoing was right when it was decided: only that the day is still open, and that nothing else was decided since, is asked again.
 */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    await holdDays(tx);
    if (before !== null) {
      refuseOwn(caller, [decidedOf(before)]);
      return refuseSettled(tx, caller, [decidedOf(before)]);
    }
    const { employeeId, workDate, kind, checkIn, checkOut } = values as Readonly<Record<string, string | null | undefined>>;
    if (employeeId == null || workDate == null || kind == null) return;
    const [fact] = await factsOfDays(tx, null, caller.session.employeeId, [{ employeeId: String(employeeId), day: workDate }]);
    if (caller.source === 'UNDO') {
      refuseOwn(caller, [{ employeeId: String(employeeId), workDate, kind }]);
      if (fact !== undefined && isDecided(kind as DecisionKind, fact.decided)) refuseProblems(caller, [{ field: 'workDate', ...finding('enum.DayProblem.DECIDED') }]);
      return refuseSettled(tx, caller, [{ employeeId: String(employeeId), workDate, kind }]);
    }
    if (kind === 'CORRECTED' && checkIn == null && checkOut == null) refuseProblems(caller, [{ field: 'checkIn', ...finding('rule.required', {}, { fieldName: 'dayDecision.checkIn' }) }]);
    if (checkIn != null && checkOut != null && checkOutDay(checkIn, checkOut) === null) refuseProblems(caller, [{ field: 'checkOut', ...finding('rule.notBefore', {}, { fieldName: 'dayDecision.checkOut', minFieldName: 'dayDecision.checkIn' }) }]);
    if (fact === undefined) return;
    const { problem, ...outcome } = decideDay({ kind: kind as DecisionKind, checkIn: checkIn?.slice(0, 5) ?? null, checkOut: checkOut?.slice(0, 5) ?? null }, fact);
    // The same twice is told as two records of which there may be one.
    if (problem !== null && !fact.decided.includes(kind as DecisionKind)) refuseProblems(caller, [{ field: 'workDate', ...finding(`enum.DayProblem.${problem}`) }]);
    Object.assign(values, { checkIn: outcome.checkIn, checkOut: outcome.checkOut });
  },
  afterSave: async (tx, caller, after, before) => {
    if (before !== null) return;
    await enterPunches(tx, caller, [after]);
    await tellDecisions(tx, { by: caller.session.name, actor: caller.session.userId }, [decidedOf(after)]);
  },
  beforeDelete: async (tx, caller, images) => {
    const decisions = images.map(decidedOf);
    await holdDays(tx);
    refuseOwn(caller, decisions);
    await refuseSettled(tx, caller, decisions);
    await takePunchesBack(tx, caller, images);
    await tellDecisions(tx, { by: caller.session.name, actor: caller.session.userId }, decisions, true);
  },
};
