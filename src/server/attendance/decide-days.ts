import { checkOutDay } from '../../domain/attendance/checkOutDay.ts';
import { decideDay, type DecisionKind } from '../../domain/attendance/decideDay.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { sayDay } from '../people/say-day.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Image } from '../resource/image.ts';
import { addNew } from '../resource/new-records.ts';
import type { Transaction } from '../db/org.ts';
import { readId } from '../people/asked-people.ts';
import { factsOfDays, type DayFact, type DayOf } from './days/day-facts.ts';
import { enterPunches } from './days/decision-punches.ts';
import { holdDays } from '../people/hold-days.ts';
import { tellDecisions, type Decided } from './days/tell-decisions.ts';
import { MOST_DAYS_DECIDED } from './preview-day-decisions.ts';

type Arguments = { readonly kind: DecisionKind; readonly days: readonly DayOf[]; readonly reason: string; readonly checkIn?: string | null; readonly checkOut?: string | null };

const MOST_REASON = 200;

const checkTold = (grant: Grant, { kind, reason, checkIn, checkOut }: Arguments): void => {
  const words = reason.trim();
  if (words.length < 3) refuseProblems(grant, [{ field: 'reason', ...finding(words === '' ? 'rule.required' : 'rule.minLength', { minLength: 3 }, { fieldName: 'dayDecision.reason' }) }]);
  if (words.length > MOST_REASON) refuseProblems(grant, [{ field: 'reason', ...finding('rule.maxLength', { maxLength: MOST_REASON }, { fieldName: 'dayDecision.reason' }) }]);
  if (kind === 'CORRECTED' && checkIn == null && checkOut == null) refuseProblems(grant, [{ field: 'checkIn', ...finding('rule.required', {}, { fieldName: 'dayDecision.checkIn' }) }]);
  if (checkIn != null && checkOut != null && checkOutDay(checkIn, checkOut) === null) refuseProblems(grant, [{ field: 'checkOut', ...finding('rule.notBefore', {}, { fieldName: 'dayDecision.checkOut', minFieldName: 'dayDecision.checkIn' }) }]);
};

const recordOf = async (tx: Transaction, grant: Grant, { kind, reason, checkIn, checkOut }: Arguments, fact: DayFact) => {
  const { problem, ...outcome } = decideDay({ kind, checkIn: checkIn?.slice(0, 5) ?? null, checkOut: checkOut?.slice(0, 5) ?? null }, fact);
  if (problem !== null) {
    const { language } = grant.session;
    const why = `${fact.employeeName}, ${await sayDay(tx, fact.day, language)}: ${say(language, `enum.DayProblem.${problem}`)}`;
    throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'days', message: why }] });
  }
  return { employeeId: fact.employeeId, workDate: fact.day, kind, reason: reason.trim(), checkIn: outcome.checkIn, checkOut: outcome.checkOut };
};

/** Decides all of the days or none; what was seen in the preview is asked again. */
export const decideDays = (args: Arguments, context: Context, asked: Grant) =>
  inChangeSet('decideDays', args, context, asked, args.reason, async (tx) => {
    checkTold(asked, args);
    const days = [...new Map(args.days.map((one) => [`${readId(one.employeeId)} ${one.day}`, one])).values()];
    if (days.length > MOST_DAYS_DECIDED) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_DAYS_DECIDED } });
    const grant = await withMembers(tx, asked, asked.session);
    await holdDays(tx);
    const facts = await factsOfDays(tx, grant, grant.session.employeeId, days);
    if (facts.length !== days.length) throw refuse('NOT_FOUND');
    const records = [];
    for (const fact of facts) records.push(await recordOf(tx, grant, args, fact));
    const by = { session: grant.session, form: grant.forms[0] ?? null, reason: args.reason };
    const changes = await addNew(tx, 'DayDecision', records, grant.session.name);
    await enterPunches(tx, by, changes.map(({ after }) => after as Image));
    const told = await tellDecisions(tx, { by: grant.session.name, actor: grant.session.userId }, records satisfies readonly Decided[]);
    return { changes, answer: { added: changes.length, told } };
  });
