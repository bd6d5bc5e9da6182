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

/** A line for each person and day, the newest day first; whose they are is noted. The department is that of the day's last record. */
export const readKeyLogSums = async (tx: Transaction, grant: Grant, asked: LogsAsked, columns: KeySwitches, { offset, limit }: { readonly offset: number; readonly limit: number }) => {
  const { to, from } = loggedIn(grant, asked, columns);
  const sum = (is: boolean, column: string): string => (is ? `sum(k.${column})::int` : 'null::int');
  const rows = await tx.query<Row>(
    `with sums as (
       select e.id, e.name, e.employee_number as code, k.day, count(*)::int as records, round(sum(extract(epoch from k.ends_at - k.starts_at)))::int as seconds, ${sum(columns.keyStrokes, 'key_strokes')} as "keyStrokes",
         ${CONTROL_KEYS.map((key) => `${sum(columns.controlKeys, snake(key))} as "${key}"`).join(', ')}, (array_agg(k.department_id order by k.starts_at desc))[1] as department_id
       from ${from} group by e.id, e.name, e.employee_number, k.day),
     page as (select * from sums order by day desc, name, id offset ${to.bind(offset)}::bigint limit ${to.bind(limit)}::bigint)
     select (select count(*)::int from sums) as total, o.id::text as "employeeId", o.*, d.name as department from (select 1) one left join page o on true left join department d on d.org_code = $1 and d.id = o.department_id
     order by o.day desc, o.name, o.id`,
    to.values,
  );
  const found = rows.filter(({ employeeId }) => employeeId !== null);
  await noteReadings(tx, grant.session, found.map(({ employeeId }) => employeeId!), { kind: 'KEY_LOGS', fromDate: asked.fromDate, toDate: asked.toDate });
  return { total: rows[0]?.total ?? 0, rows: found.map((row) => ({ ...row, controlKeys: controlsOf(row) })) };
};
