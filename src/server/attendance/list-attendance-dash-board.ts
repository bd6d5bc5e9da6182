import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import { minutesLate, minutesWorked } from '../../domain/attendance/arrival.ts';
import type { Clocked } from '../../domain/attendance/arrival.ts';
import { todayIn } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { reachOf } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { isOnLeaveSql, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { readDay, readNextPunch } from './attendance-facts.ts';

type Day = { readonly startsAt: string | null; readonly endsAt: string | null; readonly grace: number | null; readonly isDayOff: boolean };
type Punched = Clocked & { readonly punchId: number; readonly workPlace: string | null; readonly address: string | null };

const mayView = (session: Session, formId: number): boolean => {
  const form = (Object.keys(forms) as FormName[]).find((name) => forms[name] === formId);
  return form !== undefined && reachOf(session, form, 'VIEW') !== null;
};

/** The day of the shift that goes on or comes next; for an account without an employee, that of the organisation. */
const dayNow = async (tx: Transaction, { employeeId, timeZone }: Session, now: Date): Promise<{ readonly workDate: string; readonly timeZone: string }> => {
  if (employeeId === null) return { workDate: todayIn(timeZone, now), timeZone };
  const day = await readDay(tx, employeeId, now);
  return { workDate: (await readNextPunch(tx, employeeId, now, day)).workDate, timeZone: day.timeZone };
};

/** Document 0 §7: the caller's own attendance of today. The first check-in is CIn; COut stands once the last check-in has its check-out. */
export const listAttendanceDashBoard = ({ formId }: { readonly formId?: number | null }, { db }: Context, { session }: Grant) => {
  if (formId != null && !mayView(session, formId)) throw refuse('_DB0100');
  return withOrg(db, session.orgCode, async (tx) => {
    const now = new Date();
    const { workDate, timeZone } = await dayNow(tx, session, now);
    const [day] = await tx.query<Day>(
      `select to_char(w.starts_at, 'HH24:MI') as "startsAt", to_char(w.ends_at, 'HH24:MI') as "endsAt", w.grace_minutes as grace,
         (not ${isWorkingDaySql('$3::date')} or ${isOnLeaveSql('$3::date')}) as "isDayOff"
       from employee e ${withShiftOn('$3::date')} where e.org_code = $1 and e.id = $2::bigint`,
      [tx.orgCode, session.employeeId, workDate],
    );
    const punches = await tx.query<Punched>(
      `select p.id::int as "punchId", p.type, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, k.name as "workPlace", p.address
       from punch p left join work_place k on k.org_code = p.org_code and k.id = p.work_place_id
       where p.org_code = $1 and p.employee_id = $2::bigint and p.work_date = $3::date order by p.at, p.id`,
      [tx.orgCode, session.employeeId, workDate],
    );
    const first = punches.find(({ type }) => type === 'IN');
    const last = punches.at(-1);
    return {
      errorCode: '',
      message: '',
      workDate,
      timeZone,
      CIn: first?.at ?? null,
      COut: last?.type === 'OUT' ? last.at : null,
      minutesLate: first && day ? lateness(first.at, workDate, day, timeZone) : 0,
      minutesWorked: minutesWorked(punches, now.toISOString()),
      startsAt: day?.startsAt ?? null,
      endsAt: day?.endsAt ?? null,
      isDayOff: day?.isDayOff ?? false,
      punches,
    };
  });
};

const lateness = (at: string, workDate: string, { startsAt, grace }: Day, zone: string): number => (startsAt === null ? 0 : minutesLate(at, { workDate, startsAt, graceMinutes: grace ?? 0, zone }));
