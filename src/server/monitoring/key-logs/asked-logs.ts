/** Whose logs are asked for, of when and of what: as SQL over logs `k` and their people `e`. */
import type { KeySwitches } from '../../../domain/data-loss-prevention/keyLog.ts';
import type { Grant } from '../../access/authorise.ts';
import { refuseUnnoted } from '../../activity/note-readings.ts';
import { employeesOf } from '../../people/day-sql.ts';
import { refuse } from '../../refuse.ts';
import { bindings, pattern } from '../../resource/sql.ts';
import { refuseRange } from '../dashboard/narrowed.ts';

export type LogsAsked = {
  readonly of: 'MINE' | 'OTHERS';
  readonly fromDate: string;
  readonly toDate: string;
  readonly search?: string | null;
  readonly employeeId?: number | string | null;
  readonly departmentId?: number | string | null;
  readonly application?: string | null;
};
export type Page = { readonly offset?: number | null; readonly limit?: number | null };

const MOST = 500;
export const pageOf = ({ offset, limit }: Page): { readonly offset: number; readonly limit: number } => ({ offset: Math.max(offset ?? 0, 0), limit: Math.min(Math.max(limit ?? 50, 1), MOST) });

/** View my key logs: the own ones belong to the right's reach. */
export const seesOwnLogs = ({ session, scope, withSelf }: Grant): boolean => session.employeeId !== null && (scope !== 'TEAM' || withSelf === true);
/** View my team key logs. */
export const seesOthersLogs = ({ session, scope }: Grant): boolean => scope === 'ALL' || (scope === 'TEAM' && session.employeeId !== null);

/** Refuses a range that is too long or backwards, whoever has not the right on these or is no employee and asks for the own ones, and whoever looks as somebody else. */
export const refuseLogs = (grant: Grant, asked: LogsAsked): void => {
  refuseUnnoted(grant.session);
  if (asked.of === 'MINE' && grant.session.employeeId === null) throw refuse('EMPLOYEE_MISSING');
  if (!(asked.of === 'MINE' ? seesOwnLogs(grant) : seesOthersLogs(grant))) throw refuse('_DB0100');
  refuseRange(grant, asked);
};

/** Logs are found by when they began, which is a day from the day to which they count at most; and by nothing that is off now, as it would tell of whom there is some. */
export const loggedIn = (grant: Grant, asked: LogsAsked, { applications, websites }: Pick<KeySwitches, 'applications' | 'websites'>) => {
  const to = bindings(grant.session.orgCode);
  const day = (value: string): string => `${to.bind(value)}::date`;
  const own = grant.session.employeeId;
  const words = asked.search?.trim().slice(0, 100) ?? '';
  const [from, until] = [day(asked.fromDate), day(asked.toDate)];
  const searched = ['e.name', 'e.employee_number', ...(applications ? [`coalesce(k.application, '')`, `coalesce(k.application_title, '')`] : []), ...(websites ? [`coalesce(k.host, '')`] : [])].join(` || ' ' || `);
  const people = [
    asked.of === 'MINE' ? `e.id = ${to.bind(own)}::bigint` : `${employeesOf(grant, to)}${own === null ? '' : ` and e.id <> ${to.bind(own)}::bigint`}`,
    ...(asked.employeeId == null ? [] : [`e.id = ${to.bind(asked.employeeId)}::bigint`]),
  ].join(' and ');
  const logs = [
    ...(asked.departmentId == null ? [] : [`k.department_id = ${to.bind(asked.departmentId)}::bigint`]),
    ...(asked.application == null || !applications ? [] : [`k.application = ${to.bind(asked.application)}`]),
    ...(words === '' ? [] : [`fold(${searched}) like ${pattern(`${to.bind(words)}::text`)}`]),
  ];
  // As instants: the database expects nothing of an instant compared with a time of day that has no zone, and goes person by person.
  const when = `k.org_code = $1 and k.starts_at >= (${from} - interval '2 days')::timestamptz and k.starts_at < (${until} + interval '3 days')::timestamptz and k.day between ${from} and ${until}`;
  return {
    to,
    from: `key_log k join employee e on e.org_code = k.org_code and e.id = k.employee_id where ${[when, people, ...logs].join(' and ')}`,
    /** Of people `e` those who may be among them, the days `d`, and the logs of one of them and a day. */
    people: `employee e where e.org_code = $1 and ${people}`,
    days: `(select generate_series(${from}, ${until}, '1 day')::date as day)`,
    ofDay: `key_log k where ${['k.org_code = $1 and k.employee_id = e.id and k.day = d.day', ...logs].join(' and ')}`,
  };
};
