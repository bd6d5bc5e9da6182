import type { Grant } from '../access/authorise.ts';
import { isMonitoredSql } from '../activity/monitoring-terms.ts';
import { noteReadings, refuseUnnoted } from '../activity/note-readings.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { pattern } from '../resource/sql.ts';
import { narrowed, refuseRange, type Narrowing } from './dashboard/narrowed.ts';

type Order = 'NAME' | 'SHARE_HIGHEST' | 'SHARE_LOWEST' | 'ACTIVE_HIGHEST' | 'ACTIVE_LOWEST';
type Arguments = Narrowing & { readonly search?: string | null; readonly order?: Order | null; readonly offset?: number | null; readonly limit?: number | null };

const MOST = 500;
const ORDERS: Readonly<Record<Order, string>> = { NAME: '', SHARE_HIGHEST: 'share desc nulls last, ', SHARE_LOWEST: 'share nulls last, ', ACTIVE_HIGHEST: '"activeMinutes" desc, ', ACTIVE_LOWEST: 'days = 0, "activeMinutes", ' };
const mean = (one: string): string => `round(avg(a.${one}_minutes))::int as ${one}`;

/** The list of people with their averages, in one statement. */
export const activityPeople = (args: Arguments, { db }: Context, grant: Grant) => {
  refuseUnnoted(grant.session);
  refuseRange(grant, args);
  const n = narrowed({ grant, orgCode: grant.session.orgCode, args });
  const words = args.search?.trim().slice(0, 100) ?? '';
  const found = words === '' ? '' : ` and fold(e.name || ' ' || e.employee_number) like ${pattern(`${n.to.bind(words)}::text`)}`;
  const [offset, limit] = [Math.max(args.offset ?? 0, 0), Math.min(Math.max(args.limit ?? 50, 1), MOST)];
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const rows = await tx.query<{ total: number; employeeId: string | null; days: number }>(
      `with listed as (
         select e.id, e.name, e.employee_number, e.department_id, x.* from employee e left join lateral (
           select count(*)::int as days, ${(['active', 'idle', 'computer', 'uptime', 'productive'] as const).map(mean).join(', ')}, sum(a.productive_minutes)::float / nullif(sum(a.productive_minutes + a.unproductive_minutes + a.neutral_minutes), 0) as share, round(avg(a.start_minute))::int as start, round(avg(a.end_minute))::int as finish
           from activity_day a where a.org_code = $1 and a.employee_id = e.id and a.day between ${n.day(args.fromDate)} and ${n.day(args.toDate)}) x on true
         where ${n.people()}${found} and (x.days > 0 or ${isMonitoredSql})),
       page as (select p.id::text as "employeeId", p.name, p.employee_number as code, d.name as department, p.days, coalesce(p.active, 0) as "activeMinutes", coalesce(p.idle, 0) as "idleMinutes", coalesce(p.computer, 0) as "computerMinutes",
           coalesce(p.uptime, 0) as "uptimeMinutes", coalesce(p.productive, 0) as "productiveMinutes", p.share, p.start as "startMinute", p.finish as "endMinute", p.id
         from listed p left join department d on d.org_code = $1 and d.id = p.department_id)
       select (select count(*)::int from listed) as total, o.* from (select 1) one left join (select * from page order by ${ORDERS[args.order ?? 'NAME']}name, id offset ${n.to.bind(offset)}::bigint limit ${n.to.bind(limit)}::bigint) o on true
       order by ${ORDERS[args.order ?? 'NAME']}name, id`,
      n.values,
    );
    const shown = rows.filter(({ employeeId }) => employeeId !== null);
    await noteReadings(tx, grant.session, shown.flatMap(({ employeeId, days }) => (days > 0 ? [employeeId!] : [])), { kind: 'DAYS', fromDate: args.fromDate, toDate: args.toDate });
    return { errorCode: '', message: '', totalRecords: rows[0]?.total ?? 0, rows: shown };
  });
};
