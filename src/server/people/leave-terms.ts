import { addDays } from '../../domain/dates.ts';
import { availableBy, eligibleFrom, leftOn, yearsDays } from '../../domain/leave/leave-policy.ts';
import type { Accrual, Taken } from '../../domain/leave/leave-policy.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { configurationFor } from '../coverage/configuration-for.ts';
import type { Transaction } from '../db/org.ts';
import { yearClosedSql } from '../leave-closure/year-closed-sql.ts';
import { say } from '../messages.ts';
import type { Language } from '../session.ts';
import { holdRequests } from './hold-requests.ts';
import { sayDay } from './say-day.ts';
import { todayOf } from './today.ts';

type Policy = {
  readonly daysPerYear: number;
  readonly accrual: Accrual;
  readonly prorated: boolean;
  readonly limitedToBalance: boolean;
  readonly eligibleAfterDays: number;
  readonly afterConfirmation: boolean;
  readonly noticeDays: number;
  readonly mostDays: number | null;
};
type Facts = {
  readonly leave: string;
  readonly joined: string;
  readonly confirmed: string | null;
  /** Of the employee's own balance of the year, in hundredths; null without one. */
  readonly entitled: number | null;
  /** Carried forward, less what was paid or lapsed. */
  readonly carried: number;
  readonly isClosed: boolean;
  /** Other requests of the year, waiting or approved: the day on which each begins, and its hundredths of days. */
  readonly others: readonly Taken[];
};
export type LeaveAsked = { readonly id: string | null; readonly employeeId: string; readonly leaveTypeId: string; readonly fromDate: string; readonly toDate: string; readonly days: string };

const hundredths = (sql: string): string => `round((${sql}) * 100)::int`;

const policyColumns = `${hundredths('c.days_per_year')} as "daysPerYear", c.accrual, c.prorated, c.limited_to_balance as "limitedToBalance", c.eligible_after_days as "eligibleAfterDays",
  c.after_confirmation as "afterConfirmation", c.notice_days as "noticeDays", ${hundredths('c.maximum_days_per_request')} as "mostDays"`;

/** A request counts in the year in which it begins, as in the balances of the dashboard. */
const factsOf = async (tx: Transaction, { id, employeeId, leaveTypeId, fromDate }: LeaveAsked): Promise<Facts> => {
  const [facts] = await tx.query<Facts>(
    `select t.name as leave, e.date_of_join::text as joined, e.confirmation_date::text as confirmed, ${hundredths('b.entitled_days')} as entitled, coalesce(${hundredths('b.carried_forward_days - b.encashed_days - b.lapsed_days')}, 0) as carried,
       ${yearClosedSql('$4', 't.id')} as "isClosed",
       (select coalesce(json_agg(json_build_object('from', r.from_date, 'days', ${hundredths('r.days')})), '[]') from leave_request r where r.org_code = $1 and r.employee_id = e.id and r.leave_type_id = t.id and r.status in ('PENDING', 'APPROVED')
          and r.from_date >= make_date($4, 1, 1) and r.from_date <= make_date($4, 12, 31) and r.id is distinct from $5::bigint) as others
     from employee e join leave_type t on t.org_code = e.org_code and t.id = $3::bigint
     left join leave_balance b on b.org_code = e.org_code and b.employee_id = e.id and b.leave_type_id = t.id and b.year = $4
     where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, employeeId, leaveTypeId, Number(fromDate.slice(0, 4)), id],
  );
  if (facts === undefined) throw new Error('A request whose employee and leave type were checked has neither.');
  return facts;
};

/** Hundredths of days that may be asked for on the day the leave begins. */
const availableOn = (policy: Policy, { joined, entitled, carried, others }: Facts, fromDate: string): number => {
  const total = entitled ?? yearsDays(policy, Number(fromDate.slice(0, 4)), joined);
  return leftOn((day) => availableBy(policy.accrual, total, day, joined) + carried, fromDate, others);
};

const problemOf = async (tx: Transaction, policy: Policy, facts: Facts, { employeeId, fromDate, days }: LeaveAsked, language: Language): Promise<Problem | null> => {
  const today = await todayOf(tx, employeeId);
  const asked = Math.round(Number(days) * 100);
  const eligible = eligibleFrom(policy.eligibleAfterDays, facts.joined);
  const earliest = addDays(today, policy.noticeDays);
  if (policy.limitedToBalance && facts.isClosed) return { field: 'fromDate', ...finding('leavePolicy.yearClosed', { year: fromDate.slice(0, 4), leave: facts.leave }) };
  if (fromDate < eligible) return { field: 'fromDate', ...finding('leavePolicy.tooEarly', { day: await sayDay(tx, eligible, language) }) };
  if (policy.afterConfirmation && (facts.confirmed === null || facts.confirmed > fromDate)) return { field: 'leaveTypeId', ...finding('leavePolicy.onProbation') };
  if (policy.noticeDays > 0 && fromDate < earliest) return { field: 'fromDate', ...finding('preApproval.tooLate', { smart_count: policy.noticeDays, day: await sayDay(tx, earliest, language) }) };
  if (policy.mostDays !== null && asked > policy.mostDays) return { field: 'days', ...finding('preApproval.tooLong', { smart_count: policy.mostDays / 100 }) };
  const left = Math.max(0, availableOn(policy, facts, fromDate));
  if (!policy.limitedToBalance || asked <= left) return null;
  return { field: 'days', ...finding('leavePolicy.tooMuch', { left: say(language, 'leavePolicy.days', { smart_count: left / 100, days: left / 100 }), leave: facts.leave }) };
};

/**
 * What the leave policy of the employee says against a request: who may take it, when it is asked for, how long it is and
 * whether it is there. Nothing where the organisation has no active policy of the leave type.
 */
export const leaveProblems = async (tx: Transaction, asked: LeaveAsked, language: Language): Promise<Problem[]> => {
  await holdRequests(tx, asked.employeeId);
  const { own, isUsed } = await configurationFor<Policy>(tx, asked.employeeId, { form: 'LEAVE_POLICY', columns: policyColumns, where: 'c.leave_type_id = $3::bigint', values: [asked.leaveTypeId] });
  if (own === null) return isUsed ? [{ field: 'leaveTypeId', ...finding('leavePolicy.notCovered') }] : [];
  const problem = await problemOf(tx, own, await factsOf(tx, asked), asked, language);
  return problem === null ? [] : [problem];
};
