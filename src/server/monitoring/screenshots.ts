import type { Grant } from '../access/authorise.ts';
import { noteReadings, refuseUnnoted } from '../activity/note-readings.ts';
import { readTerms } from '../activity/monitoring-terms.ts';
import type { Context } from '../context.ts';
import { screensOf } from '../data-loss-prevention/screenshots/screenshot-reach.ts';
import { readScreenshotTerms } from '../data-loss-prevention/screenshots/screenshot-terms.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { instant } from '../resource/columns.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

type Arguments = { readonly employeeId?: number | null; readonly day?: string | null };
type Person = { readonly id: string; readonly name: string };
const STORED = `s.org_code = $1 and s.status = 'STORED'`;

/** Whose pictures are asked for; 'not there' and 'not yours' are one answer. Null of a caller who is no employee and names nobody. */
const personOf = async (tx: Transaction, session: Session, asked: number | null): Promise<Person | null> => {
  if (asked === null && session.employeeId === null) return null;
  const to = bindings(tx.orgCode);
  const [person] = await tx.query<Person>(`select e.id::text as id, e.name from employee e where e.org_code = $1 and e.id = ${to.bind(asked ?? session.employeeId)}::bigint and ${screensOf(session, to)}`, to.values);
  if (person === undefined) throw refuse('NOT_FOUND');
  return person;
};

/** Pictures of a day at one person's computers, beside the days and people that have some. Whoever looks as somebody else is refused it. */
export const screenshots = ({ employeeId, day: asked }: Arguments, { db }: Context, { session }: Grant) => {
  refuseUnnoted(session);
  return withOrg(db, session.orgCode, async (tx) => {
    const person = await personOf(tx, session, employeeId ?? null);
    const days = await tx.query<{ day: string }>(`select s.day, count(*)::int as pictures from screenshot s where ${STORED} and s.employee_id = $2::bigint group by s.day order by s.day desc limit 31`, [tx.orgCode, person?.id ?? null]);
    const day = asked ?? days[0]?.day ?? (await todayOf(tx));
    const rows = await tx.query(
      `select s.id, ${instant('s.moment')} as at, d.name as computer, s.width, s.height, s.is_blurred as "isBlurred" from screenshot s join activity_device d on d.org_code = s.org_code and d.id = s.activity_device_id
       where ${STORED} and s.employee_id = $2::bigint and s.day = $3::date order by s.moment, s.id limit 500`,
      [tx.orgCode, person?.id ?? null, day],
    );
    if (rows.length > 0) await noteReadings(tx, session, [person!.id], { kind: 'SCREENSHOTS', fromDate: day, toDate: day });
    const to = bindings(tx.orgCode);
    const people = await tx.query(
      `select e.id::text as "employeeId", e.name, count(*)::int as pictures from screenshot s join employee e on e.org_code = s.org_code and e.id = s.employee_id
       where ${STORED} and s.day = ${to.bind(day)}::date and ${screensOf(session, to)} group by e.id, e.name order by e.id <> coalesce(${to.bind(session.employeeId)}::bigint, 0), e.name, e.id limit 500`,
      to.values,
    );
    return {
      errorCode: '', message: '', day, rows, days, people, employeeId: person?.id ?? null, name: person?.name ?? null, isOwn: person !== null && person.id === session.employeeId,
      isOn: (await readTerms(tx))?.isOn === true && (await readScreenshotTerms(tx)) !== null,
    };
  });
};
