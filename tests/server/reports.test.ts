/** Reports: groups and figures with the reader's own rights, sharing by role, and files that go out by mail once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDefinition, type Definition } from '../../src/domain/reports/definition.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { storeOf } from '../../src/server/files/open-store.ts';
import type { Store } from '../../src/server/files/store.ts';
import { createLog } from '../../src/server/log.ts';
import { readAggregate } from '../../src/server/resource/aggregate/aggregate.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { readingOf } from '../../src/server/reports/report-sight.ts';
import { sendDueReports } from '../../src/server/reports/send-due-reports.ts';
import type { Aggregate } from '../../src/domain/lists/aggregate.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

const RUN = 'query ($entity: Entity!, $definition: JSON!) { answer: runReport(entity: $entity, definition: $definition) { totalRecords columns { kind label isNumber } rows { texts numbers id filter } totals { texts numbers } gaps { part field label } } }';
const ADD = 'mutation ($input: ReportInput!) { answer: addReport(input: $input) { row { id version name owner { id title } definition } } }';
const UPDATE = 'mutation ($id: ID!, $version: Int!, $input: ReportPatch!) { answer: updateReport(id: $id, version: $version, input: $input) { row { id version } } }';
const LIST = 'query { answer: listReports(limit: 200) { rows { id version name } } }';
const FIELDS = 'query ($entity: Entity!) { answer: listReportFields(entity: $entity) { fields { path label of } } }';

type Line = { texts: string[]; numbers: (string | null)[]; id: string | null; filter: object | null };
type Result = { totalRecords: number; columns: { kind: string; label: string }[]; rows: Line[]; totals: Line[]; gaps: { part: string; field: string; label: string }[] };
type Row = { id: string; version: number; name: string; owner: { id: string; title: string } };
type Answer = { answer: Omit<Result, 'rows'> & { row: Row; rows: (Line & Row)[]; fields: { path: string; label: string; of: string | null }[] } };

let server: DemoServer;
let admin: Client;
let hr: Client;
const accounts = new Map<string, string>();
const log = createLog('silent');

const defined = (parts: Partial<Definition>): Definition => ({ ...emptyDefinition, ...parts });
const run = async (client: Client, entity: string, parts: Partial<Definition>): Promise<Result> => dataOf(await client<Answer>('settings', RUN, { entity, definition: defined(parts) })).answer;
const sql = <Found extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Found>(text, ['demo', ...values]));
const aggregate = async (who: string, type: string, asked: Aggregate, to: 'VIEW' | 'EXPORT' = 'VIEW') => {
  const session = await withOrg(server.db, 'demo', (tx) => starterOf(tx, accounts.get(who)!));
  return readAggregate(server.db, { ...readingOf(session, type, to), aggregate: asked, timeZone: 'Asia/Kolkata', today: '2026-11-21' });
};
const roleId = async (code: string): Promise<string> => (await sql<{ id: string }>('select id::text as id from role where org_code = $1 and code = $2', [code]))[0]!.id;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, hr] = [clientOf(server, await server.signIn('admin@demo.example')), clientOf(server, await server.signIn('hr@demo.example'))];
  for (const { id, email } of await sql<{ id: string; email: string }>('select id::text as id, email from user_account where org_code = $1')) accounts.set(email.split('@')[0]!, id);
});
afterAll(() => server.stop());

describe('groups of an entity', () => {
  it('count each department once, with a total of all and the filter of each group', async () => {
    const { rows, totals, totalRecords } = await run(hr, 'Employee', { groupBy: [{ field: 'departmentId' }], measures: [{ measure: 'COUNT' }], sort: [{ field: 'measure:0', order: 'DESC' }] });
    const counted = await sql<{ name: string; count: string }>('select d.name, count(*) as count from employee e left join department d on d.org_code = e.org_code and d.id = e.department_id where e.org_code = $1 group by d.name');
    expect(new Map(rows.map(({ texts, numbers }) => [texts[0], numbers[1]]))).toEqual(new Map(counted.map(({ name, count }) => [name, count])));
    expect(totalRecords).toBe(counted.length);
    expect(totals.map(({ numbers }) => numbers[1])).toEqual([String(counted.reduce((sum, { count }) => sum + Number(count), 0))]);
    expect(rows.map(({ numbers }) => Number(numbers[1]))).toEqual(rows.map(({ numbers }) => Number(numbers[1])).toSorted((one, other) => other - one));
    expect(rows[0]!.filter).toEqual({ departmentId: { in: [expect.any(String)] } });
  });

  it('hold a record with several values in each of their groups, by name, and its total once', async () => {
    const seen = dataOf(await admin<Answer>('settings', FIELDS, { entity: 'Candidate' })).answer.fields.find(({ path }) => path === 'skills');
    const { columns, rows, totals } = await run(admin, 'Candidate', { groupBy: [{ field: 'skills' }], measures: [{ measure: 'COUNT' }] });
    const counted = await sql<{ name: string | null; count: string }>('select s.name, count(distinct c.id) as count from candidate c left join candidate_skill k on k.org_code = c.org_code and k.candidate_id = c.id left join skill s on s.org_code = c.org_code and s.id = k.skill_id where c.org_code = $1 group by s.name');
    expect(columns[0]?.label).toBe(seen?.label);
    expect(new Map(rows.map(({ texts, numbers }) => [texts[0], numbers[1]]))).toEqual(new Map(counted.map(({ name, count }) => [name ?? 'Not given', count])));
    const [all] = await sql<{ count: string }>('select count(*) as count from candidate where org_code = $1');
    expect(totals.map(({ numbers }) => numbers[1])).toEqual([all!.count]);
    expect([rows[0]!.filter, rows.at(-1)!.filter]).toEqual([{ skills: { in: [expect.any(String)] } }, { skills: { empty: true } }]);
  });

  it('put days into months and instants into those of the organisation’s calendar', async () => {
    const { rows } = await run(hr, 'Employee', { groupBy: [{ field: 'dateOfJoin', bucket: 'QUARTER' }], measures: [{ measure: 'COUNT' }] });
    const quarters = await sql<{ first: string; count: string }>(`select date_trunc('quarter', date_of_join::timestamp)::date::text as first, count(*) as count from employee where org_code = $1 group by 1 order by 1`);
    expect(rows.map(({ numbers }) => numbers[1])).toEqual(quarters.map(({ count }) => count));
    const punches = await aggregate('admin', 'Punch', { groupBy: [{ field: 'at', bucket: 'DAY' }], measures: [{ measure: 'COUNT' }] });
    const days = await sql<{ day: string }>(`select distinct (at at time zone 'Asia/Kolkata')::date::text as day from punch where org_code = $1 order by 1`);
    expect(punches.groups.map(({ keys }) => keys[0])).toEqual(days.map(({ day }) => day));
  });

  it('reach one step behind a reference, and totals keep what they are asked to keep', async () => {
    const found = await aggregate('admin', 'LeaveRequest', { groupBy: [{ field: 'employee.departmentId' }, { field: 'leaveTypeId' }], measures: [{ measure: 'SUM', field: 'days' }], totals: [[0], [1], []] });
    expect(found.totals.map((lines) => lines.length)).toEqual([new Set(found.groups.map(({ keys }) => keys[0])).size, new Set(found.groups.map(({ keys }) => keys[1])).size, 1]);
    const [all] = await sql<{ days: string }>('select trim_scale(sum(days))::text as days from leave_request where org_code = $1');
    expect(found.totals[2]![0]!.measures).toEqual([all!.days]);
    expect(found.groups.every(({ titles }) => titles.every((title) => typeof title === 'string'))).toBe(true);
  });

  it('never add amounts of different currencies', async () => {
    await sql(`update grade set currency = 'USD' where org_code = $1 and id = (select max(id) from grade where org_code = $1)`);
    const { groups, totals, plan } = await aggregate('admin', 'Grade', { groupBy: [], measures: [{ measure: 'SUM', field: 'maximumPay' }], totals: [[]] });
    const sums = await sql<{ currency: string; sum: string }>('select currency, trim_scale(sum(maximum_pay))::text as sum from grade where org_code = $1 group by currency order by fold(currency)');
    expect(sums.length).toBe(2);
    expect(plan.groupings.map(({ isCurrency }) => isCurrency)).toEqual([true]);
    expect(groups.map(({ keys, measures }) => [keys[0], measures[0]])).toEqual(sums.map(({ currency, sum }) => [currency, sum]));
    expect(totals[0]!.length).toBe(2);
    const { columns, totals: lines } = await run(admin, 'Grade', { columns: ['name', 'maximumPay'], measures: [{ measure: 'SUM', field: 'maximumPay' }] });
    expect(columns.map(({ kind }) => kind)).toEqual(['FIELD', 'FIELD', 'CURRENCY', 'MEASURE']);
    expect(lines.map(({ texts, numbers }) => [texts[0], texts[2], numbers[3]])).toEqual(sums.map(({ currency, sum }) => ['Total', currency, sum]));
  });

  it('hold the rows of the person’s scope alone', async () => {
    const asked: Aggregate = { groupBy: [{ field: 'employeeNumber' }], measures: [{ measure: 'COUNT' }], limit: 5000 };
    const numbers = async (who: string) => (await aggregate(who, 'Employee', asked)).groups.map(({ keys }) => keys[0]);
    // The own profile is seen as well, and nobody else.
    const team = await sql<{ number: string }>(
      `with recursive team(id) as (select e.id from employee e join user_account u on u.org_code = e.org_code and u.employee_id = e.manager_id where e.org_code = $1 and u.id = $2::bigint
         union select e.id from employee e join team on e.manager_id = team.id where e.org_code = $1)
         select e.employee_number as number from employee e where e.org_code = $1 and (e.id in (select id from team) or e.id = (select employee_id from user_account where org_code = $1 and id = $2::bigint))`,
      [accounts.get('manager')],
    );
    expect(team.length).toBeGreaterThan(2);
    const seen = await numbers('manager');
    expect(seen.length).toBe(team.length);
    expect(new Set(seen)).toEqual(new Set(team.map(({ number }) => number)));
    expect((await numbers('admin')).length).toBeGreaterThan(team.length);
    await expect(aggregate('employee', 'Grade', asked)).rejects.toMatchObject({ code: 'REPORT_NOT_OFFERED' });
  });

  it('tell nothing of a guarded field: not shown, grouped, measured, filtered or sorted, nor behind a reference', async () => {
    for (const asked of [{ groupBy: [{ field: 'minimumWage' }], measures: [] }, { groupBy: [], measures: [{ measure: 'MAXIMUM', field: 'minimumWage' }] }, { groupBy: [{ field: 'managerId.minimumWage' }], measures: [] }] as const)
      await expect(aggregate('hr', 'Employee', asked)).rejects.toMatchObject({ code: '_DB0100' });
    const fields = dataOf(await hr<Answer>('settings', FIELDS, { entity: 'Employee' })).answer.fields.map(({ path }) => path);
    expect(fields).toEqual(expect.arrayContaining(['departmentId', 'managerId.departmentId', 'dateOfBirth']));
    expect(fields.filter((path) => /minimumWage|eligibleForPf/.test(path))).toEqual([]);
    const shown = await run(hr, 'Employee', { columns: ['name', 'minimumWage'], filter: { minimumWage: { from: '1' }, or: [{ minimumWage: { from: '9' } }] }, sort: [{ field: 'minimumWage', order: 'ASC' }], measures: [{ measure: 'SUM', field: 'minimumWage' }] });
    expect(shown.columns.map(({ kind }) => kind)).toEqual(['FIELD']);
    expect(new Set(shown.gaps.map(({ part }) => part))).toEqual(new Set(['columns', 'filter', 'sort', 'measures']));
    expect(shown.totalRecords).toBe((await run(hr, 'Employee', { columns: ['name'] })).totalRecords);
  });

  it('keep ranges of attendance under 31 days, whatever the filter looks like', async () => {
    const code = async (filter: object, entity = 'Punch'): Promise<string | undefined> => (await admin('settings', RUN, { entity, definition: defined({ measures: [{ measure: 'COUNT' }], filter: { ...filter } }) })).errors[0]?.extensions.errorCode;
    const days = (from: string, to: string) => ({ workDate: { from, to } });
    const refused = [
      {}, { workDate: { from: '2026-10-01' } }, days('2026-10-01', '2026-10-31'), { and: [{ workDate: { from: '2026-10-01' } }, { and: [{ workDate: { to: '2026-10-31' } }] }] },
      { or: [days('2026-01-01', '2026-01-02'), days('2026-10-01', '2026-10-02')] }, { or: [days('2026-10-01', '2026-10-02'), { employeeId: { empty: false } }] }, { workDate: { within: 'LAST_31_DAYS' } },
      { workDate: { within: 'THIS_YEAR' } }, { not: days('2026-10-01', '2026-10-02') }, { workDate: { in: ['2026-09-01', '2026-10-02'] } }, { at: { from: '2026-10-01T00:00:00Z', to: '2026-10-31T00:00:00Z' } }, { createdAt: { within: 'TODAY' } },
      { at: { from: '2026-10-01T00:00:00Z' }, workDate: { to: '2026-10-30' } }, { or: [days('2026-10-01', '2026-10-02'), { at: { to: '2026-10-02T00:00:00Z' } }] },
    ];
    for (const filter of refused) expect(await code(filter), JSON.stringify(filter)).toBe('DATE_RANGE');
    const taken = [
      days('2026-10-01', '2026-10-30'), { workDate: { from: '2026-10-01' }, and: [{ workDate: { to: '2026-10-30' } }] }, { or: [days('2026-10-01', '2026-10-02'), days('2026-10-29', '2026-10-30')] }, { workDate: { within: 'LAST_30_DAYS' } },
      { at: { from: '2026-10-01T00:00:00Z', to: '2026-10-30T12:00:00Z' } }, { workDate: { equals: '2026-10-01' } },
    ];
    for (const filter of taken) expect(await code(filter), JSON.stringify(filter)).toBeUndefined();
    // A request that overlaps the days, and what has no days.
    expect(await code({ fromDate: { to: '2026-10-30' }, toDate: { from: '2026-10-01' } }, 'WorkFromHomePreApproval')).toBeUndefined();
    expect(await code({}, 'AttendanceConfiguration')).toBeUndefined();
    expect(await code(days('2026-99-01', '2026-99-02'))).toBe('BAD_USER_INPUT');
  });
});

describe('a kept report', () => {
  it('belongs to who built it; others see it by a shared role, and change it no more than any', async () => {
    const { row } = dataOf(await hr<Answer>('settings', ADD, { input: { name: 'Mine alone', entity: 'Employee', definition: defined({ columns: ['name'] }) } })).answer;
    expect(row.owner.id).toBe(accounts.get('hr'));
    const names = async (client: Client) => dataOf(await client<Answer>('settings', LIST)).answer.rows.map(({ name }) => name);
    expect(await names(hr)).toContain('Mine alone');
    // Nothing of it is told by the ways beside the list.
    const history = await admin('settings', 'query ($id: ID!) { reportHistory(id: $id) { totalRecords } }', { id: row.id });
    expect(history.errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    const named = await admin<{ namedRecords: { rows: { id: string | null }[] } }>('batch-processing', 'query { namedRecords(type: "Report", texts: ["Mine alone"]) { rows { id } } }');
    expect(dataOf(named).namedRecords.rows).toEqual([{ id: null }]);
    const gone = dataOf(await hr<Answer>('settings', ADD, { input: { name: 'Taken away', entity: 'Employee', definition: defined({ columns: ['name'] }) } })).answer.row;
    const { changeSet } = dataOf(await hr<{ answer: { changeSet: string } }>('settings', 'mutation ($ids: [ID!]!) { answer: deleteReports(ids: $ids) { changeSet } }', { ids: [gone.id] })).answer;
    const undo = (client: Client) => client('settings', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet });
    expect((await undo(admin)).errors[0]!.extensions.errorCode).toBe('UNDO_NOT_FOUND');
    expect((await undo(hr)).errors).toEqual([]);
    // Given away, it would be gone for who gives it.
    const given = (input: object) => hr<Answer>('settings', UPDATE, { id: row.id, version: row.version, input });
    expect((await given({ ownerId: accounts.get('payroll') })).errors[0]!.extensions.validationError).toMatchObject([{ field: 'ownerId' }]);
    expect(await names(admin)).not.toContain('Mine alone');
    expect((await admin('settings', UPDATE, { id: row.id, version: row.version, input: { name: 'Taken over' } })).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
    const shared = dataOf(await admin<Answer>('settings', ADD, { input: { name: 'For recruiters', entity: 'Grade', definition: defined({ columns: ['name'] }), sharedWith: [{ roleId: await roleId('RECRUITER') }] } })).answer.row;
    expect(await names(recruiter)).toEqual(['For recruiters']);
    expect((await recruiter('settings', UPDATE, { id: shared.id, version: shared.version, input: { name: 'Renamed' } })).errors[0]!.extensions.errorCode).toBe('_DB0102');
    expect((await run(recruiter, 'Grade', { columns: ['name', 'maximumPay'] })).gaps).toEqual([{ part: 'columns', field: 'maximumPay', label: 'Maximum pay' }]);
    // The own profile is all of Employee that a recruiter sees.
    expect((await run(recruiter, 'Employee', { columns: ['name'] })).totalRecords).toBe(1);
    expect((await recruiter('settings', RUN, { entity: 'PerDiem', definition: {} })).errors[0]!.extensions.errorCode).toBe('REPORT_NOT_OFFERED');
    const other = clientOf(server, await server.signIn('admin@other.example'));
    expect(await names(other)).toEqual([]);
  });

  it('says which of the roles it is shared with cannot open it', async () => {
    const asked = async (client: Client, codes: readonly string[]) => client<{ answer: { roles: { name: string }[] } }>('settings', 'query ($roles: [ID!]!) { answer: listRolesWithoutReports(roles: $roles) { roles { name } } }', { roles: [...(await Promise.all(codes.map(roleId))), '999999', 'nobody'] });
    const all = ['EMPLOYEE', 'MANAGER', 'PAYROLL_ADMINISTRATOR', 'RECRUITER', 'HR_ADMINISTRATOR', 'ADMINISTRATOR'];
    expect(dataOf(await asked(hr, all)).answer.roles.map(({ name }) => name)).toEqual(['Employee', 'Payroll administrator']);
    expect(dataOf(await asked(hr, [])).answer.roles).toEqual([]);
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    expect((await asked(employee, all)).errors[0]!.extensions.errorCode).toBe('_DB0100');
  });

  it('opens without the fields that are gone, and names them', async () => {
    const { columns, gaps, rows } = await run(hr, 'Employee', { columns: ['name', 'custom_shirtSize', 'managerId.gone'], groupBy: [], sort: [{ field: 'gone', order: 'ASC' }] });
    expect(columns.length).toBe(1);
    expect(rows.length).toBeGreaterThan(3);
    expect(gaps.map(({ part, label }) => [part, label])).toEqual([['columns', 'Shirt size'], ['columns', 'Manager · Gone'], ['sort', 'Gone']]);
  });

  it('is refused where it is none, and where a schedule lacks its time or its readers', async () => {
    const refused = async (input: object) => (await hr('settings', ADD, { input: { name: 'Wrong', entity: 'Employee', ...input } })).errors[0]!.extensions.validationError.map(({ field }) => field);
    expect(await refused({ definition: { columns: 'name' } })).toEqual(['definition']);
    expect(await refused({ definition: {}, schedule: 'WEEKLY' })).toEqual(['weekday', 'sendAt', 'recipients']);
  });

  it('adds a sum up below the column that it sums, and keeps other figures apart', async () => {
    const { columns, totals, rows } = await run(hr, 'LeaveRequest', { columns: ['employeeId', 'days'], measures: [{ measure: 'SUM', field: 'days' }, { measure: 'AVERAGE', field: 'days' }] });
    expect(columns.map(({ kind }) => kind)).toEqual(['FIELD', 'FIELD', 'MEASURE']);
    const [counted] = await sql<{ sum: string }>('select sum(days)::text as sum from leave_request where org_code = $1');
    expect(totals.map(({ texts, numbers }) => [texts[0], Number(numbers[1])])).toEqual([['Total', Number(counted!.sum)]]);
    expect(Number(totals[0]!.numbers[2])).toBeGreaterThan(0);
    expect(rows[0]!.texts).toHaveLength(3);
  });

  it('holds in its file what it shows, the reader among the team', async () => {
    const asked: Aggregate = { groupBy: [], measures: [{ measure: 'COUNT' }], order: [], limit: 1 };
    const [shown, filed] = [await aggregate('manager', 'Employee', asked), await aggregate('manager', 'Employee', asked, 'EXPORT')];
    expect(Number(shown.groups[0]!.measures[0])).toBeGreaterThan(1);
    expect(filed.groups[0]!.measures).toEqual(shown.groups[0]!.measures);
    await expect(aggregate('employee', 'Employee', asked, 'EXPORT')).rejects.toMatchObject({ code: 'REPORT_NOT_OFFERED' });
  });

  it('becomes a file of all its rows, groups too, whose text never runs as a formula', async () => {
    await sql(`update department set name = '=HYPERLINK(1)' where org_code = $1 and id = (select min(department_id) from employee where org_code = $1)`);
    const cookie = await server.signIn('hr@demo.example');
    const file = async (definition: Definition) => (await server.ask('/export/report', { body: { entity: 'Employee', name: 'By department', definition, format: 'CSV' }, headers: { cookie } })).text();
    const grouped = await file(defined({ groupBy: [{ field: 'departmentId' }], measures: [{ measure: 'COUNT' }] }));
    expect(grouped).toContain("'=HYPERLINK(1)");
    expect(grouped.trim().split('\r\n').at(-1)).toMatch(/^Total,\d+$/);
    const listed = (await file(defined({ columns: ['name', 'departmentId', 'managerId.name'] }))).trim().split('\r\n');
    expect(listed.length - 1).toBe((await run(hr, 'Employee', { columns: ['name'] })).totalRecords);
    expect((await server.ask('/export/report', { body: { entity: 'Employee', definition: {} }, headers: { cookie: await server.signIn('employee@demo.example') } })).status).toBe(403);
  });
});

describe('a schedule', () => {
  const send = (now: Date, store: Store = storeOf(server.settings)) => sendDueReports(server.db, store, log, now);
  const mails = () => sql<{ recipient: string; template: string; body: string }>(`select recipient, template, body from outbox_message where org_code = $1 and template like 'report%' order by recipient`);

  it('makes one file for each recipient with that person’s rights, once however many servers ask', async () => {
    await sql('delete from report_recipient where org_code = $1');
    await sql(`update report set schedule = 'NONE' where org_code = $1`);
    const { row } = dataOf(
      await admin<Answer>('settings', ADD, {
        input: {
          name: 'Pay on Mondays', entity: 'Employee', definition: defined({ columns: ['name', 'minimumWage'] }), schedule: 'WEEKLY', weekday: 'MONDAY', sendAt: '08:00', format: 'CSV',
          recipients: ['admin', 'hr', 'recruiter'].map((name) => ({ accountId: accounts.get(name) })),
        },
      }),
    ).answer;
    // Saved a week before: Monday 2.30 UTC is 8:00 in India.
    await sql(`update report set updated_at = '2026-11-10T00:00:00Z' where org_code = $1 and id = $2::bigint`, [row.id]);
    const monday = new Date('2026-11-16T02:31:00Z');
    expect(await send(new Date('2026-11-16T02:29:00Z'))).toBe(0);
    expect((await Promise.all([send(monday), send(monday)])).reduce((one, other) => one + other)).toBe(3);
    expect(await send(new Date('2026-11-17T10:00:00Z'))).toBe(0);
    const sent = await mails();
    expect(sent.map(({ recipient, template }) => [recipient, template])).toEqual([['admin@demo.example', 'reportReady'], ['hr@demo.example', 'reportReady'], ['recruiter@demo.example', 'reportClosed']]);
    const idOf = (recipient: string) => /id=([0-9a-f-]{36})/.exec(sent.find((mail) => mail.recipient === recipient)!.body)![1];
    const fetched = async (id: string | undefined, who: string) => server.ask(`/reports/received/${id}?file`, { headers: { cookie: await server.signIn(`${who}@demo.example`) } });
    expect((await (await fetched(idOf('admin@demo.example'), 'admin')).text()).split('\r\n')[0]).toMatch(/,/);
    expect((await (await fetched(idOf('hr@demo.example'), 'hr')).text()).split('\r\n')[0]).not.toMatch(/,/);
    expect((await fetched(idOf('admin@demo.example'), 'hr')).status).toBe(404);
    expect((await server.ask(`/reports/received/${idOf('hr@demo.example')}`)).status).toBe(401);
    expect(sent.find(({ recipient }) => recipient === 'hr@demo.example')!.body).toContain('not open to you: Minimum wage.');
  });

  it('pauses while the owner’s account is closed, and tells the owner what could not be sent', async () => {
    await sql(`update user_account set status = 'INACTIVE' where org_code = $1 and email = 'admin@demo.example'`);
    expect(await send(new Date('2026-11-23T03:00:00Z'))).toBe(0);
    await sql(`update user_account set status = 'ACTIVE' where org_code = $1 and email = 'admin@demo.example'`);
    await sql(`update report set definition = '{"columns": "broken"}' where org_code = $1 and name = 'Pay on Mondays'`);
    const again = () => sql(`update report_delivery set leased_until = null where org_code = $1 and status = 'WAITING'`);
    for (let turn = 0; turn < 3; turn += 1) {
      await send(new Date('2026-11-23T03:00:00Z'));
      await again();
    }
    expect(await sql(`select words from notification where org_code = $1 and kind = 'reportFailed' and user_account_id = $2::bigint`, [accounts.get('admin')])).toHaveLength(2);
  });

  /** One report a test, made before its due time; each is put out of the way of the next. */
  const planned = async (entity: string, definition: Definition, at: { readonly schedule: string; readonly dayOfMonth?: number; readonly sendAt: string }): Promise<string> => {
    await sql(`update report set schedule = 'NONE' where org_code = $1`);
    await sql(`delete from report_delivery where org_code = $1`);
    const input = { name: `Planned ${entity}`, entity, definition, format: 'CSV', recipients: [{ accountId: accounts.get('admin') }], ...at };
    const { id } = dataOf(await admin<Answer>('settings', ADD, { input })).answer.row;
    await sql(`update report set updated_at = '2026-01-01T00:00:00Z' where org_code = $1 and id = $2::bigint`, [id]);
    return id;
  };
  const lines = () => sql<{ status: string; tries: number; key: string | null }>('select status, tries, file_key as key from report_delivery where org_code = $1');
  const held = async (key: string): Promise<string | undefined> => (await storeOf(server.settings).read(key))?.toString('utf8');

  it('reads the days of its due time, however late it is made', async () => {
    await planned('Holiday', defined({ columns: ['name'], filter: { date: { within: 'THIS_MONTH' } } }), { schedule: 'MONTHLY', dayOfMonth: 31, sendAt: '23:50' });
    await sql(`insert into holiday (org_code, id, name, date, kind, created_by, updated_by) select $1, x.id, x.name, x.day::date, 'MANDATORY', '', '' from (values (900001, 'In October', '2026-10-31'), (900002, 'In November', '2026-11-01')) as x(id, name, day)`);
    // 18.20 UTC is 23:50 in India; November has begun there when it runs.
    expect(await send(new Date('2026-10-31T19:05:00Z'))).toBe(1);
    const [line] = await lines();
    const text = await held(line!.key!);
    expect([text?.includes('In October'), text?.includes('In November')]).toEqual([true, false]);
  });

  it('notes a file before its bytes, and leaves none behind', async () => {
    await planned('Grade', defined({ columns: ['name'] }), { schedule: 'DAILY', sendAt: '08:00' });
    const written: string[] = [];
    const whole = storeOf(server.settings);
    // The server ends right after the bytes are there.
    const ending: Store = { ...whole, write: async (key, bytes, type) => { await whole.write(key, bytes, type); written.push(key); throw new Error('ended'); } };
    const now = new Date('2026-11-24T03:00:00Z');
    expect(await send(now, ending)).toBe(0);
    expect((await lines()).map(({ status, key }) => [status, key])).toEqual([['WAITING', written[0]]]);
    await sql('update report_delivery set leased_until = null where org_code = $1');
    expect(await send(now)).toBe(1);
    expect(await held(written[0]!)).toBeUndefined();
    expect(await held((await lines())[0]!.key!)).toContain('Name');
  });

  it('counts a try that never came to its end', async () => {
    await sql(`update report_delivery set status = 'WAITING', tries = 3, leased_until = now() - interval '1 minute' where org_code = $1`);
    expect(await send(new Date('2026-11-24T03:01:00Z'))).toBe(0);
    expect((await lines()).map(({ status, tries }) => [status, tries])).toEqual([['FAILED', 3]]);
  });

  it('says how many groups a file leaves out', async () => {
    await planned('Holiday', defined({ groupBy: [{ field: 'name' }], measures: [{ measure: 'COUNT' }] }), { schedule: 'DAILY', sendAt: '08:00' });
    await sql(`delete from outbox_message where org_code = $1`);
    await sql(`insert into holiday (org_code, id, name, date, kind, created_by, updated_by) select $1, 910000 + n, 'Z' || n, '2026-12-01', 'MANDATORY', '', '' from generate_series(1, 25000) n`);
    expect(await send(new Date('2026-11-25T03:00:00Z'))).toBe(1);
    const rows = (await held((await lines())[0]!.key!))!.trim().split('\r\n');
    await sql(`delete from holiday where org_code = $1 and date = '2026-12-01' and name ~ '^Z[0-9]'`);
    expect(rows.length).toBe(1 + 25_000 + 2);
    expect(rows.at(-2)).toMatch(/^Total,25\d{3}$/);
    expect(rows.at(-1)).toMatch(/^"?The first 25,000 of 25,0\d\d groups/);
    expect((await mails())[0]!.body).toContain('The first 25,000 of 25,0');
  });

  it('goes out in other organisations when one fails', async () => {
    const other = <Row extends object>(text: string) => withOrg(server.db, 'other', (tx) => tx.query<Row>(text, ['other']));
    await planned('Grade', defined({ columns: ['name'] }), { schedule: 'DAILY', sendAt: '08:00' });
    await other(`insert into report (org_code, id, name, entity, owner_id, definition, schedule, send_at, format, created_by, updated_by)
      select $1, 900001, 'Goes out', 'Grade', min(id), '{"columns": ["name"]}', 'DAILY', '08:00', 'CSV', '', '' from user_account where org_code = $1`);
    await other('insert into report_recipient (org_code, id, report_id, position, account_id) select $1, 900001, id, 0, owner_id from report where org_code = $1');
    await other(`update report set updated_at = '2026-01-01T00:00:00Z' where org_code = $1`);
    await sql(`update organisation set time_zone = 'Nowhere/At_All' where org_code = $1`);
    await expect(send(new Date('2026-11-26T15:00:00Z'))).rejects.toThrow('1 organisations');
    await sql(`update organisation set time_zone = 'Asia/Kolkata' where org_code = $1`);
    expect(await other('select status from report_delivery where org_code = $1')).toEqual([{ status: 'READY' }]);
  });
});
