import { addDays } from '../../domain/dates.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { refuseOutsideEmployment } from '../people/employment.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Language } from '../session.ts';
import { readTravelSetting } from './claim-terms.ts';

const own = ownRequestHooks('TravelRequest', 'fromDate');

type Journey = { readonly id: string | null; readonly employeeId: string; readonly fromDate: string; readonly toDate: string };

const noticeProblems = async (tx: Transaction, { employeeId, fromDate }: Journey, language: Language): Promise<Problem[]> => {
  const { travelNoticeDays } = await readTravelSetting(tx);
  const earliest = addDays(await todayOf(tx, employeeId), travelNoticeDays);
  return travelNoticeDays > 0 && fromDate < earliest ? [{ field: 'fromDate', ...finding('preApproval.tooLate', { smart_count: travelNoticeDays, day: await sayDay(tx, earliest, language) }) }] : [];
};

/** Another journey, waiting or approved, at the same time. One may begin on the day on which another ends. */
const clashProblems = async (tx: Transaction, { id, employeeId, fromDate, toDate }: Journey, language: Language): Promise<Problem[]> => {
  await holdRequests(tx, employeeId);
  const [clash] = await tx.query<{ from: string; to: string }>(
    `select t.from_date::text as from, t.to_date::text as to from travel_request t where t.org_code = $1 and t.employee_id = $2::bigint and t.status in ('PENDING', 'APPROVED')
       and (t.from_date < $4::date and t.to_date > $3::date or (t.from_date, t.to_date) = ($3::date, $4::date)) and t.id is distinct from $5::bigint order by t.from_date limit 1`,
    [tx.orgCode, employeeId, fromDate, toDate, id],
  );
  return clash ? [{ field: 'fromDate', ...finding('leaveRequest.sameDays', { from: await sayDay(tx, clash.from, language), to: await sayDay(tx, clash.to, language) }) }] : [];
};

/** Nobody approves their own journey, nor is anybody on two at once; what people ask for themselves keeps to the notice of the settings. */
export const hooks: Hooks = withWorkflow('TRAVEL', 'fromDate', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    await refuseOutsideEmployment(tx, caller, values, before, 'fromDate', 'toDate');
    if (!isAskedForOneself(caller, values, before, ['fromDate', 'toDate'])) return;
    const journey = { ...before, ...values, id: before?.id ?? null } as unknown as Journey;
    refuseProblems(caller, [...(await noticeProblems(tx, journey, caller.session.language)), ...(await clashProblems(tx, journey, caller.session.language))]);
  },
});
