import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { ownEmployee } from './own-employee.ts';
import { readPersonDays, readShifts } from './roster/person-days.ts';
import { readRosterSetting } from './roster/roster-setting.ts';
import { isAhead, readSides } from './roster/swap-sides.ts';

type OwnSwap = { readonly day: string; readonly colleagueDay: string | null; readonly status: string; readonly isOwn: boolean };

const MOST_DAYS = 62;

/** Those that wait, and those of days that are not over. */
const swapsOf = (tx: Transaction, employeeId: string, today: string): Promise<OwnSwap[]> =>
  tx.query<OwnSwap>(
    `select s.id::text as id, s.version, s.employee_id = $2::bigint as "isOwn", o.name as "otherName", s.day::text as day, s.work_schedule_id::text as "workScheduleId", s.colleague_day::text as "colleagueDay",
       s.colleague_work_schedule_id::text as "colleagueWorkScheduleId", s.reason, s.status
     from shift_swap s join employee o on o.org_code = s.org_code and o.id = case when s.employee_id = $2::bigint then s.colleague_id else s.employee_id end
     where s.org_code = $1 and (s.employee_id = $2::bigint or s.colleague_id = $2::bigint) and (s.status like 'PENDING%' or greatest(s.day, s.colleague_day) >= $3::date)
     order by s.status like 'PENDING%' desc, s.id desc limit 50`,
    [tx.orgCode, employeeId, today],
  );

/** The caller's own days from today on, as they are published, and the swaps that they asked for or are asked about. */
export const ownShifts = ({ days }: { readonly days?: number | null }, { db }: Context, { session: asked }: Grant) =>
  withOrg(db, asked.orgCode, async (tx) => {
    const { employeeId } = ownEmployee(asked);
    const today = await todayOf(tx, employeeId);
    const until = addDays(today, Math.min(Math.max(days ?? 28, 1), MOST_DAYS) - 1);
    const [setting, shifts, swaps] = [await readRosterSetting(tx), await readShifts(tx), await swapsOf(tx, employeeId, today)];
    const to = bindings(tx.orgCode);
    const [person] = await readPersonDays(tx, to, `select e.* from employee e where e.org_code = $1 and e.id = ${to.bind(employeeId)}::bigint`, { from: today, until, of: 'PUBLISHED' });
    const side = (await readSides(tx, [employeeId], today, until)).get(employeeId);
    const waiting = new Set(swaps.filter(({ status }) => status.startsWith('PENDING')).map(({ isOwn, day, colleagueDay }) => (isOwn ? day : colleagueDay)));
    const now = Date.now();
    const told = (person?.days ?? []).map((one) => ({
      ...one, canSwap: setting.swapAllowed && side !== undefined && one.workScheduleId !== null && one.source !== 'SCHEDULE' && !waiting.has(one.day) && isAhead(side, one.day, setting.swapNoticeHours, now),
    }));
    return { errorCode: '', message: '', today, weekBegins: setting.weekBegins, swapAllowed: setting.swapAllowed, needsApproval: setting.swapNeedsApproval, shifts: [...shifts.values()], days: told, swaps };
  });
