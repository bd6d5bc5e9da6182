/** The dashboards of alerts, a statement each part: of people within the caller's reach, by days of the organization. */
import { addDays, lengthOfRange } from '../../../domain/dates.ts';
import type { Grant } from '../../access/authorise.ts';
import { noteReadings } from '../../activity/note-readings.ts';
import type { AlertKind } from '../../data-loss-prevention/words/alert-kinds.ts';
import { wantedTypes, readWanted } from '../../data-loss-prevention/words/wanted.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { instant } from '../../resource/columns.ts';
import { narrowed, refuseRange, type Narrowing } from '../dashboard/narrowed.ts';

const MOST = 12;
const LATEST = 50;
type Asked = { readonly kind: AlertKind; readonly grant: Grant; readonly args: Narrowing };

/** Alerts `a` of employees `e`; `day` is the day of the organization on which one came. */
const statement = ({ kind, grant, args }: Asked) => {
  const n = narrowed({ grant, orgCode: grant.session.orgCode, args });
  const day = '(a.alerted_at at time zone o.time_zone)::date';
  const from = `${kind.table} a join employee e on e.org_code = a.org_code and e.id = a.employee_id join organisation o on o.org_code = a.org_code`;
  const within = (first: string, last: string): string =>
    `a.org_code = $1 and ${n.people()} and a.alerted_at >= (${n.day(first)})::timestamp at time zone o.time_zone and a.alerted_at < (${n.day(last)} + 1)::timestamp at time zone o.time_zone`;
  return { n, day, from, within, ofRange: () => within(args.fromDate, args.toDate) };
};

/** Whose alerts were read: they see who did. */
const noted = async <Row extends { readonly employeeId?: string | null; readonly id?: string | null }>(tx: Transaction, { grant, args: { fromDate, toDate } }: Asked, rows: Row[], of: 'employeeId' | 'id'): Promise<Row[]> => {
  await noteReadings(tx, grant.session, rows.flatMap((row) => row[of] ?? []), { kind: 'WORDS', fromDate, toDate });
  return rows;
};

const isOn = async (tx: Transaction, { type }: AlertKind): Promise<boolean> => {
  if ((await wantedTypes(tx)).length === 0) return false;
  const wanted = await readWanted(tx);
  return type === 'KeywordAlert' ? wanted.alerts.length > 0 : wanted.toxicity !== null;
};

const readFigures = async (tx: Transaction, asked: Asked): Promise<object> => {
  const { n, from, within, ofRange } = statement(asked);
  const { fromDate, toDate } = asked.args;
  const [row] = await tx.query<object>(
    `select x.*, (select count(*)::int from ${from} where a.org_code = $1 and ${n.people()} and a.status <> 'CLOSED') as open,
       (select count(*)::int from ${from} where ${within(addDays(fromDate, -lengthOfRange(fromDate, toDate)), addDays(fromDate, -1))}) as before
     from (select count(*)::int as alerts, count(distinct a.employee_id)::int as people, (count(*) filter (where a.notification_status = 'FAILED'))::int as failed from ${from} where ${ofRange()}) x`,
    n.values,
  );
  return { ...row, isOn: await isOn(tx, asked.kind) };
};

const readDays = (tx: Transaction, asked: Asked): Promise<object[]> => {
  const { n, day, from, ofRange } = statement(asked);
  const count = (status: string): string => `(count(*) filter (where a.status = '${status}'))::int as ${status.toLowerCase()}`;
  return tx.query<object>(
    `with sums as (select ${day} as day, ${count('OPEN')}, ${count('ACKNOWLEDGED')}, ${count('CLOSED')} from ${from} where ${ofRange()} group by 1)
     select d.day as date, coalesce(s.open, 0) as open, coalesce(s.acknowledged, 0) as acknowledged, coalesce(s.closed, 0) as closed
     from (select generate_series(${n.day(asked.args.fromDate)}, ${n.day(asked.args.toDate)}, '1 day')::date as day) d left join sums s on s.day = d.day order by d.day`,
    n.values,
  );
};

const readCounts = (of: 'keyword' | 'department' | 'person') => (tx: Transaction, asked: Asked): Promise<{ id: string | null }[]> => {
  const { n, from, ofRange } = statement(asked);
  const [id, name, join] = { keyword: ['null::text', 'a.keyword', ''], department: ['e.department_id::text', 'd.name', 'left join department d on d.org_code = e.org_code and d.id = e.department_id'], person: ['e.id::text', 'e.name', ''] }[of];
  return tx.query<{ id: string | null }>(`select ${id} as id, ${name} as name, count(*)::int as alerts, (count(*) filter (where a.status <> 'CLOSED'))::int as open from ${from} ${join} where ${ofRange()} group by 1, 2 order by 3 desc, 2, 1 limit ${MOST}`, n.values);
};

const readPeople = async (tx: Transaction, asked: Asked): Promise<object[]> => noted(tx, asked, await readCounts('person')(tx, asked), 'id');

const readLatest = async (tx: Transaction, asked: Asked): Promise<object[]> => {
  const { n, from, ofRange } = statement(asked);
  const own = asked.kind.type === 'KeywordAlert' ? 'a.alert, null as severity, null as score, null as threshold' : 'null as alert, a.severity, a.score, a.threshold';
  const rows = await tx.query<{ employeeId: string }>(
    `select a.id::text as id, ${instant('a.alerted_at')} as "alertedAt", e.id::text as "employeeId", e.name, d.name as department, a.keyword, ${own}, a.application, coalesce(a.times, 1) as times, a.status, a.notification_status as "notificationStatus", a.email_recipients as "emailRecipients"
     from ${from} left join department d on d.org_code = e.org_code and d.id = e.department_id where ${ofRange()} order by a.alerted_at desc, a.id desc limit ${LATEST}`,
    n.values,
  );
  return noted(tx, asked, rows, 'employeeId');
};

/** Departments of those within reach of whom there is any alert. */
const readDepartments = (tx: Transaction, { kind, grant, args }: Asked): Promise<object[]> => {
  const n = narrowed({ grant, orgCode: grant.session.orgCode, args: { fromDate: args.fromDate, toDate: args.toDate } });
  return tx.query<object>(`select d.id::text as id, d.name from department d where d.org_code = $1 and d.id in (select e.department_id from employee e where ${n.people()} and exists (select from ${kind.table} a where a.org_code = $1 and a.employee_id = e.id)) order by d.name, d.id limit 500`, n.values);
};

/** The parts are functions: only those that the question names are read. */
export const alertDashboard = (kind: AlertKind, args: Narrowing, db: Database, grant: Grant) => {
  refuseRange(grant, args);
  const part = <Answer>(read: (tx: Transaction, asked: Asked) => Promise<Answer>) => (): Promise<Answer> => withOrg(db, grant.session.orgCode, (tx) => read(tx, { kind, grant, args }));
  return { errorCode: '', message: '', figures: part(readFigures), byDay: part(readDays), byKeyword: part(readCounts('keyword')), byDepartment: part(readCounts('department')), byPerson: part(readPeople), latest: part(readLatest), departments: part(readDepartments) };
};
