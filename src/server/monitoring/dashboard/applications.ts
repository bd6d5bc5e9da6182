/** In what one person's time was spent. */
import { classify } from '../../../domain/activity/classify.ts';
import { classificationsFor } from '../../activity/keep-day.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { reachedEmployee } from '../../people/reached-employee.ts';
import { refuse } from '../../refuse.ts';
import type { Asked } from './narrowed.ts';

const MOST = 15;

type Row = { readonly kind: 'APPLICATION' | 'WEBSITE'; readonly name: string; readonly application: string | null; readonly minutes: number };

/** Notes who read it of whom, once a day and range; the person finds it on their own page. */
const noteReading = async (tx: Transaction, { grant, args }: Asked, employeeId: string): Promise<void> => {
  if (employeeId === grant.session.employeeId) return;
  await tx.query('insert into activity_reading (org_code, employee_id, "on", user_id, from_date, to_date, by) values ($1, $2::bigint, $3::date, $4::bigint, $5::date, $6::date, $7) on conflict do nothing', [tx.orgCode, employeeId, await todayOf(tx), grant.session.userId, args.fromDate, args.toDate, grant.session.name]);
};

/** Websites by their host, everything else by its application; time active and of computer activity. Whoever looks as somebody else learns nothing of it, as it could not be noted. */
export const readApplications = async (tx: Transaction, asked: Asked): Promise<object[]> => {
  const { grant, args } = asked;
  if (args.employeeId == null) return [];
  if (grant.session.viewAs) throw refuse('READ_ONLY_VIEW');
  const employeeId = await reachedEmployee(tx, grant, String(args.employeeId));
  await noteReading(tx, asked, employeeId);
  const rows = await tx.query<Row>(
    `select x.kind, x.name, x.application, x.minutes from (
       select s.*, row_number() over (partition by s.kind order by s.minutes desc, s.name) as place from (
         select case when i.host is null then 'APPLICATION' else 'WEBSITE' end as kind, coalesce(i.host, i.application) as name, min(i.application) as application, round(sum(extract(epoch from i.ends_at - i.starts_at)) / 60)::int as minutes
         from activity_interval i where i.org_code = $1 and i.employee_id = $2::bigint and i.day between $3::date and $4::date and i.state in ('ACTIVE', 'COMPUTER') and coalesce(i.host, i.application) is not null group by 1, 2) s) x
     where x.place <= ${MOST} and x.minutes > 0 order by x.minutes desc, x.name`,
    [tx.orgCode, employeeId, args.fromDate, args.toDate],
  );
  const categoryOf = classify(await classificationsFor(tx, employeeId));
  return rows.map(({ kind, name, application, minutes }) => ({ kind, name, minutes, category: categoryOf({ application, host: kind === 'WEBSITE' ? name : null }) }));
};
