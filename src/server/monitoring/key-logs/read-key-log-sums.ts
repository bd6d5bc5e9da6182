import { CONTROL_KEYS, type ControlKeys, type KeySwitches } from '../../../domain/data-loss-prevention/keyLog.ts';
import { snake } from '../../../domain/snake.ts';
import type { Grant } from '../../access/authorise.ts';
import { noteReadings } from '../../activity/note-readings.ts';
import type { Transaction } from '../../db/org.ts';
import { loggedIn, type LogsAsked } from './asked-logs.ts';
import { controlsOf } from './read-key-logs.ts';

type Row = { readonly total: number; readonly employeeId: string | null; readonly name: string; readonly code: string; readonly department: string | null; readonly day: string; readonly records: number; readonly seconds: number; readonly keyStrokes: number | null } & {
  readonly [Key in keyof ControlKeys]: number | null;
};

/** A line for each person and day, the newest day first; whose they are is noted. Which there are is looked up by index, and only those of the page are added up: a month of many people has millions of logs. The department is that of the day's last record. */
export const readKeyLogSums = async (tx: Transaction, grant: Grant, asked: LogsAsked, columns: KeySwitches, { offset, limit }: { readonly offset: number; readonly limit: number }) => {
  const { to, people, days, ofDay } = loggedIn(grant, asked, columns);
  const sum = (is: boolean, column: string): string => (is ? `sum(k.${column})::int` : 'null::int');
  const rows = await tx.query<Row>(
    `with people as materialized (select e.id, e.name, e.employee_number from ${people}),
     pairs as materialized (select e.id, e.name, e.employee_number, d.day from people e cross join ${days} d cross join lateral (select from ${ofDay} limit 1) any_log),
     page as materialized (select * from pairs order by day desc, name, id offset ${to.bind(offset)}::bigint limit ${to.bind(limit)}::bigint),
     sums as (select e.id, e.name, e.employee_number as code, s.* from page e cross join lateral (select e.day) d cross join lateral (
       select e.day as day, count(*)::int as records, round(sum(extract(epoch from k.ends_at - k.starts_at)))::int as seconds, ${sum(columns.keyStrokes, 'key_strokes')} as "keyStrokes",
         ${CONTROL_KEYS.map((key) => `${sum(columns.controlKeys, snake(key))} as "${key}"`).join(', ')}, (array_agg(k.department_id order by k.starts_at desc))[1] as department_id from ${ofDay}) s)
     select (select count(*)::int from pairs) as total, o.id::text as "employeeId", o.*, d.name as department from (select 1) one left join sums o on true left join department d on d.org_code = $1 and d.id = o.department_id
     order by o.day desc, o.name, o.id`,
    to.values,
  );
  const found = rows.filter(({ employeeId }) => employeeId !== null);
  await noteReadings(tx, grant.session, found.map(({ employeeId }) => employeeId!), { kind: 'KEY_LOGS', fromDate: asked.fromDate, toDate: asked.toDate });
  return { total: rows[0]?.total ?? 0, rows: found.map((row) => ({ ...row, controlKeys: controlsOf(row) })) };
};
