import { CONTROL_KEYS, type ControlKeys, type KeySwitches } from '../../../domain/data-loss-prevention/keyLog.ts';
import { snake } from '../../../domain/snake.ts';
import type { Grant } from '../../access/authorise.ts';
import { noteReadings } from '../../activity/note-readings.ts';
import { openTitle } from '../../data-loss-prevention/key-logs/sealed-titles.ts';
import type { Transaction } from '../../db/org.ts';
import { instant } from '../../resource/columns.ts';
import { loggedIn, type LogsAsked } from './asked-logs.ts';

/** More are not counted. */
export const MOST_COUNTED = 10_000;

type Row = {
  readonly total: number;
  readonly deviceId: string | null;
  readonly from: string;
  readonly employeeId: string;
  readonly name: string;
  readonly code: string;
  readonly department: string | null;
  readonly day: string;
  readonly at: string;
  readonly seconds: number;
  readonly keyStrokes: number | null;
  readonly application: string | null;
  readonly applicationTitle: string | null;
  readonly windowTitle: Buffer | null;
  readonly host: string | null;
} & { readonly [Key in keyof ControlKeys]: number | null };

export const controlsOf = (row: { readonly [Key in keyof ControlKeys]: number | null }): ControlKeys | null =>
  CONTROL_KEYS.some((key) => row[key] !== null) ? (Object.fromEntries(CONTROL_KEYS.map((key) => [key, row[key] ?? 0])) as ControlKeys) : null;

/** The logs, the newest first, with the columns that there are; whose they are is noted. `total` is one more than are counted at most. */
export const readKeyLogs = async (tx: Transaction, grant: Grant, asked: LogsAsked, columns: KeySwitches, { offset, limit }: { readonly offset: number; readonly limit: number }) => {
  const { to, from } = loggedIn(grant, asked, columns);
  const shown = (is: boolean, sql: string, as: string): string => `${is ? sql : 'null'} as ${as}`;
  const rows = await tx.query<Row>(
    `with page as (
       select k.activity_device_id::text as "deviceId", (extract(epoch from k.starts_at) * 1000)::bigint as "from", k.starts_at, e.id::text as "employeeId", e.name, e.employee_number as code, k.department_id, k.day, ${instant('k.starts_at')} as at,
         round(extract(epoch from k.ends_at - k.starts_at))::int as seconds, ${shown(columns.keyStrokes, 'k.key_strokes', '"keyStrokes"')}, ${shown(columns.applications, 'k.application', 'application')}, ${shown(columns.applications, 'k.application_title', '"applicationTitle"')},
         ${shown(columns.windowTitles, 'k.window_title', '"windowTitle"')}, ${shown(columns.websites, 'k.host', 'host')}, ${CONTROL_KEYS.map((key) => shown(columns.controlKeys, `k.${snake(key)}`, `"${key}"`)).join(', ')}
       from ${from} order by k.starts_at desc, k.activity_device_id offset ${to.bind(offset)}::bigint limit ${to.bind(limit)}::bigint)
     select (select count(*)::int from (select from ${from} limit ${MOST_COUNTED + 1}) counted) as total, o.*, d.name as department from (select 1) one left join page o on true
     left join department d on d.org_code = $1 and d.id = o.department_id order by o.starts_at desc, o."deviceId"`,
    to.values,
  );
  const found = rows.filter(({ deviceId }) => deviceId !== null);
  await noteReadings(tx, grant.session, found.map(({ employeeId }) => employeeId), { kind: 'KEY_LOGS', fromDate: asked.fromDate, toDate: asked.toDate });
  return {
    total: rows[0]?.total ?? 0,
    rows: found.map((row) => ({ ...row, id: `${row.deviceId} ${row.from}`, controlKeys: controlsOf(row), windowTitle: openTitle(tx, row.deviceId!, Number(row.from), row.windowTitle) })),
  };
};
