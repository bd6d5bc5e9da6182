/** What a day came to, reckoned anew from its intervals whenever some come in: the sums and what they are of never differ. */
import { classify, type Classification } from '../../domain/activity/classify.ts';
import { dayFigures } from '../../domain/activity/dayFigures.ts';
import type { Interval } from '../../domain/activity/interval.ts';
import type { PersonDay } from '../../domain/activity/intoDays.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { isInGroupSql } from '../people/group-members.ts';

const BY = 'Tenure';

/** How time of the employee counts now. */
export const classificationsFor = (tx: Transaction, employeeId: string): Promise<Classification[]> =>
  tx.query<Classification>(
    `select c.kind, c.name, c.category, c.custom_group_id is not null as "isForGroup" from activity_classification c join employee e on e.org_code = c.org_code and e.id = $2::bigint
     where c.org_code = $1 and (c.custom_group_id is null or ${isInGroupSql('c.custom_group_id')}) order by c.id`,
    [tx.orgCode, employeeId],
  );

type Row = Interval & { readonly day: string };

/** Reckons the days of the employee; those without intervals are left as they are. */
export const keepDays = async (tx: Transaction, employeeId: string, days: readonly PersonDay[]): Promise<void> => {
  const found = await tx.query<Omit<Row, 'from' | 'to'> & { from: string; to: string }>(
    `select i.day, (extract(epoch from i.starts_at) * 1000)::bigint as from, (extract(epoch from i.ends_at) * 1000)::bigint as to, i.state, i.application, i.host from activity_interval i
     where i.org_code = $1 and i.employee_id = $2::bigint and i.day = any($3::date[]) order by i.starts_at, i.activity_device_id`,
    [tx.orgCode, employeeId, days.map(({ day }) => day)],
  );
  if (found.length === 0) return;
  const categoryOf = classify(await classificationsFor(tx, employeeId));
  const ofDay = Map.groupBy(found.map((row): Row => ({ ...row, from: Number(row.from), to: Number(row.to) })), ({ day }) => day);
  const lines = days.flatMap(({ day, whole }) => {
    const intervals = ofDay.get(day);
    if (intervals === undefined) return [];
    const figures = dayFigures(intervals, categoryOf);
    const minute = (at: number | null): number | null => (at === null ? null : Math.round((at - whole.from) / 60_000));
    const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
    return [{ day, ...figures, startMinute: minute(figures.firstActivity), endMinute: minute(figures.lastActivity), first: instant(figures.firstActivity), last: instant(figures.lastActivity) }];
  });
  const first = await allocate(tx, 'activity_day', lines.length);
  await tx.query(
    `insert into activity_day as a (org_code, id, employee_id, day, active_minutes, idle_minutes, computer_minutes, uptime_minutes, productive_minutes, unproductive_minutes, neutral_minutes, first_activity_at, last_activity_at, start_minute, end_minute, created_by, updated_by)
     select $1, x.id, $2::bigint, x.day, x.active, x.idle, x.computer, x.uptime, x.productive, x.unproductive, x.neutral, x.first, x.last, x.start, x.finish, $3, $3
     from unnest($4::bigint[], $5::date[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[], $12::int[], $13::timestamptz[], $14::timestamptz[], $15::int[], $16::int[])
       as x (id, day, active, idle, computer, uptime, productive, unproductive, neutral, first, last, start, finish)
     on conflict (org_code, employee_id, day) do update set active_minutes = excluded.active_minutes, idle_minutes = excluded.idle_minutes, computer_minutes = excluded.computer_minutes, uptime_minutes = excluded.uptime_minutes,
       productive_minutes = excluded.productive_minutes, unproductive_minutes = excluded.unproductive_minutes, neutral_minutes = excluded.neutral_minutes, first_activity_at = excluded.first_activity_at,
       last_activity_at = excluded.last_activity_at, start_minute = excluded.start_minute, end_minute = excluded.end_minute, updated_at = now()`,
    [tx.orgCode, employeeId, BY, lines.map((_, at) => first + at), lines.map(({ day }) => day), lines.map((line) => line.activeMinutes), lines.map((line) => line.idleMinutes), lines.map((line) => line.computerMinutes), lines.map((line) => line.uptimeMinutes),
      lines.map((line) => line.productiveMinutes), lines.map((line) => line.unproductiveMinutes), lines.map((line) => line.neutralMinutes), lines.map((line) => line.first), lines.map((line) => line.last), lines.map((line) => line.startMinute), lines.map((line) => line.endMinute)],
  );
};
