/** Lists, pages and approvals narrowed to the team of a manager whom one chooses. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pages } from '../../src/domain/pages.ts';
import { isTeamPath } from '../../src/domain/lists/team-of.ts';
import { todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { operations } from '../support/every-operation.ts';

type Row = { id: string; name: string; employeeName: string; employee: { title: string } };
type Told = { answer: { totalRecords: number; rows: Row[]; employees: Row[]; people: Row[]; counts: { count: number }[]; view: { id: string; definition: { filter: object } }; groups: { count: number }[]; totals: { count: number } } };

const today = todayIn('Asia/Kolkata', new Date());
const month = `${today.slice(0, 8)}01`;

let server: DemoServer;
const cookies: Record<string, string> = {};
const ids = new Map<string, string>();
const sql = <One extends object>(text: string, values: unknown[] = []): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text, ['demo', ...values]));
const idOf = (name: string): string => ids.get(name)!;

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'manager', 'employee', 'payroll']) cookies[name] = await server.signIn(`${name}@demo.example`);
  cookies['other'] = await server.signIn('admin@other.example');
  for (const { id, name } of await sql<{ id: string; name: string }>('select id::text as id, name from employee where org_code = $1')) ids.set(name, id);
}, 60_000);
afterAll(() => server.stop());

const ask = (who: string, endpoint: string, query: string, variables: object = {}) => askGraphql<Told>(server, cookies[who]!, endpoint, query, { ...variables });
const answerOf = async (...told: Parameters<typeof ask>): Promise<Told['answer']> => {
  const answer = await ask(...told);
  expect(answer.errors).toBeUndefined();
  return answer.data!.answer;
};
const ofTeam = (name: string) => ({ teamOf: { equals: idOf(name) } });
/** Names in the Team summary, or as the HR administrator sees everybody. */
const people = async (who: string, filter: object | null): Promise<string[]> =>
  (await answerOf(who, 'core-hr', 'query ($filter: EmployeeFilter, $form: Form) { answer: listEmployees(filter: $filter, form: $form, limit: 200) { totalRecords rows { name } } }', { filter, form: who === 'hr' ? 'EMPLOYEES' : 'TEAM_SUMMARY' })).rows.map(({ name }) => name).sort();
const leave = (who: string, filter: object | null, form: string | null = 'TEAM_TIME_OFF') =>
  answerOf(who, 'employee-self-service', 'query ($filter: LeaveRequestFilter, $form: Form) { answer: listLeaveRequests(filter: $filter, form: $form, limit: 200) { totalRecords rows { id employee { title } } } }', { filter, form });
const managers = (who: string, more: object = {}) => ask(who, 'core-hr', 'query ($search: String, $ids: [ID!], $form: Form) { answer: teamManagers(search: $search, ids: $ids, form: $form) { rows { id name code } } }', { form: who === 'hr' ? 'APPROVAL_MANAGEMENT' : 'TEAM_SUMMARY', ...more });
const offered = async (who: string, more: object = {}): Promise<string[]> => (await managers(who, more)).data!.answer.rows.map(({ name }) => name);

const suresh = ['Balaji Shanmugam', 'Kavitha Selvam', 'Manoj Kumar'];
const arjun = ['Balaji Shanmugam', 'Dinesh Murugan', 'Gayathri Mohan', 'Kavitha Selvam', 'Manoj Kumar', 'Nisha Thomas', 'Revathi Arumugam', 'Stephen Raj', 'Suresh Palanisamy'];

describe('a list of the team of a manager', () => {
  it('has those who report to the manager, directly or through others, and not the manager', async () => {
    expect(await people('manager', ofTeam('Suresh Palanisamy'))).toEqual(suresh);
    expect(await people('hr', ofTeam('Arjun Reddy'))).toEqual(arjun);
    expect(await people('hr', ofTeam('Claire Fontaine'))).toEqual(expect.arrayContaining(['Arjun Reddy', ...arjun]));
    expect(await people('hr', ofTeam('Claire Fontaine'))).not.toContain('Claire Fontaine');
  });

  it('narrows beside other conditions and within them', async () => {
    expect(await people('manager', { ...ofTeam('Suresh Palanisamy'), name: { contains: 'kavitha' } })).toEqual(['Kavitha Selvam']);
    expect(await people('manager', { or: [ofTeam('Suresh Palanisamy'), ofTeam('Gayathri Mohan')] })).toEqual(arjun.filter((name) => !['Gayathri Mohan', 'Nisha Thomas', 'Suresh Palanisamy'].includes(name)));
    expect(await people('manager', { not: ofTeam('Suresh Palanisamy') })).toEqual(arjun.filter((name) => !suresh.includes(name)));
  });

  it('never has more than the reader sees, and the own team is all of it', async () => {
    expect(await people('manager', ofTeam('Arjun Reddy'))).toEqual(await people('manager', null));
    const all = await leave('manager', null);
    const part = await leave('manager', ofTeam('Suresh Palanisamy'));
    expect(part.totalRecords).toBeGreaterThan(0);
    expect(part.totalRecords).toBeLessThan(all.totalRecords);
    expect(part.rows.map(({ id }) => id)).toEqual(all.rows.filter(({ employee }) => suresh.includes(employee.title)).map(({ id }) => id));
  });

  it('is empty for a manager beyond reach, whoever it is, and says nothing of them', async () => {
    for (const id of [idOf('Claire Fontaine'), idOf('Harini Subramaniam'), idOf('Kavitha Selvam'), '999999', 'nobody', '']) {
      expect(await people('manager', { teamOf: { equals: id } })).toEqual([]);
      expect((await leave('manager', { teamOf: { equals: id } })).totalRecords).toBe(0);
      // The rest is everybody, whether or not people of theirs are among them.
      expect(await people('manager', { not: { teamOf: { equals: id } } })).toEqual(await people('manager', null));
    }
    expect((await leave('employee', ofTeam('Suresh Palanisamy'), null)).totalRecords).toBe(0);
    expect((await leave('other', ofTeam('Suresh Palanisamy'))).totalRecords).toBe(0);
  });

  it('ends where managers go round in a circle', async () => {
    const [{ before }] = (await sql<{ before: string | null }>('select manager_id::text as before from employee where org_code = $1 and id = $2::bigint', [idOf('Claire Fontaine')])) as [{ before: string | null }];
    const lead = (id: string | null) => sql('update employee set manager_id = $3::bigint where org_code = $1 and id = $2::bigint', [idOf('Claire Fontaine'), id]);
    await lead(idOf('Suresh Palanisamy'));
    onTestFinished(async () => void (await lead(before)));
    const round = await people('hr', ofTeam('Suresh Palanisamy'));
    expect(round).toEqual(expect.arrayContaining(['Arjun Reddy', 'Claire Fontaine', 'Kavitha Selvam']));
    expect(round).not.toContain('Suresh Palanisamy');
    expect(await offered('hr', { search: 'Suresh' })).toEqual(['Suresh Palanisamy']);
  });

  it('is counted in groups, and kept in a view for readers who have that team or not', async () => {
    const grouped = await answerOf('manager', 'batch-processing', 'query ($input: RecordGroupsInput!) { answer: recordGroups(input: $input) { groups { count } totals { count } } }', { input: { type: 'LeaveRequest', form: 'TEAM_TIME_OFF', filter: ofTeam('Suresh Palanisamy'), groupBy: [{ field: 'status' }] } });
    expect(grouped.groups.reduce((sum, { count }) => sum + count, 0)).toBe((await leave('manager', ofTeam('Suresh Palanisamy'))).totalRecords);
    const view = await answerOf('manager', 'organisation-data', 'mutation ($screen: String!, $input: ListViewInput!) { answer: saveListView(screen: $screen, input: $input) { view { id definition } } }', { screen: '/my-team/time-off', input: { name: 'Team of Suresh', definition: { filter: ofTeam('Suresh Palanisamy'), sorts: [] }, roles: [] } });
    expect(view.view.definition.filter).toEqual(ofTeam('Suresh Palanisamy'));
  });
});

describe('managers whose teams may be chosen', () => {
  it('are those below the caller, the nearest first, or all where the caller reaches everybody', async () => {
    expect(await offered('manager')).toEqual(['Gayathri Mohan', 'Suresh Palanisamy']);
    expect((await managers('manager', { ids: [idOf('Suresh Palanisamy')] })).data!.answer.rows).toEqual([{ id: idOf('Suresh Palanisamy'), name: 'Suresh Palanisamy', code: '1025' }]);
    expect(await offered('hr')).toEqual(expect.arrayContaining(['Claire Fontaine', 'Arjun Reddy', 'Harini Subramaniam']));
    expect(await offered('hr', { search: 'suresh' })).toEqual(['Suresh Palanisamy']);
  });

  it('are nobody beyond', async () => {
    expect(await offered('manager', { search: 'claire' })).toEqual([]);
    expect(await offered('manager', { ids: [idOf('Claire Fontaine'), idOf('Arjun Reddy'), 'nobody'] })).toEqual([]);
    expect(await offered('other')).toEqual([]);
    expect(codeOf(await managers('employee'))).toBe('_DB0100');
    expect(codeOf(await managers('manager', { form: 'SALARY_DETAILS' }))).toBe('_DB0100');
  });

  it('are asked for on every form by which those who lead see their people', () => {
    const scopes = new Map<string | null, string>(operations.find(({ root }) => root.name === 'teamManagers')!.root.guards.flatMap(({ forms, scope }) => forms.map((form) => [form, scope] as const)));
    const lists = resources.filter(({ person }) => person !== undefined).flatMap(({ screens }) => screens.filter(({ path }) => isTeamPath(path)));
    expect(lists.filter(({ form, scope }) => scopes.get(form) !== scope)).toEqual([]);
    const without = ['TEAM_COMPENSATORY_OFF_BALANCE', 'BENEFITS_AND_DEDUCTION', 'SALARY_INFO'];
    expect(pages.flatMap(({ path, form }) => (isTeamPath(path) && form !== null && !scopes.has(form) ? [form] : [])).sort()).toEqual(without.sort());
  });
});

describe('pages of teams', () => {
  const whom = (name: string) => ({ teamOf: idOf(name) });
  const pagesOf: readonly (readonly [string, string, string, (name: string) => object])[] = [
    ['finalization', 'attendance', 'query ($filter: RosterFilter) { answer: attendanceToFinalize(filter: $filter) { totalRecords employees { name } } }', (name) => ({ filter: whom(name) })],
    ['uniforms', 'core-hr', 'query ($filter: UniformFilter) { answer: uniformBoard(filter: $filter) { totalRecords rows { name } } }', (name) => ({ filter: whom(name) })],
    ['compliance', 'core-hr', 'query ($filter: UniformFilter, $month: LocalDate!) { answer: uniformCompliance(month: $month, filter: $filter) { totalRecords rows { name } } }', (name) => ({ month, filter: whom(name) })],
    ['reports', 'attendance', 'query ($filter: RosterFilter, $from: LocalDate!, $until: LocalDate!) { answer: teamSummaryReport(report: ATTENDANCE_SUMMARY, from: $from, until: $until, by: EMPLOYEE, filter: $filter) { totalRecords rows { name } } }', (name) => ({ from: month, until: today, filter: whom(name) })],
    ['the roster', 'attendance', 'query ($filter: RosterFilter, $from: LocalDate!, $until: LocalDate!) { answer: roster(from: $from, until: $until, filter: $filter) { totalRecords people { name } } }', (name) => ({ from: today, until: today, filter: whom(name) })],
    ['overtime', 'employee-self-service', 'query ($filter: OvertimeFilter, $from: LocalDate!, $until: LocalDate!) { answer: overtimeWorked(from: $from, until: $until, filter: $filter) { totalRecords rows { name: employeeName } } }', (name) => ({ from: today, until: today, filter: whom(name) })],
    ['decisions', 'attendance', 'query ($filter: RosterFilter, $from: LocalDate!, $until: LocalDate!) { answer: previewDayDecisions(kind: PRESENT, from: $from, until: $until, filter: $filter) { totalRecords rows { name: employeeName } } }', (name) => ({ from: today, until: today, filter: whom(name) })],
  ];

  it.each(pagesOf)('of %s show the chosen team alone, and nothing of a manager beyond reach', async (_title, endpoint, query, told) => {
    const { rows, employees, people: shown } = await answerOf('manager', endpoint, query, told('Suresh Palanisamy'));
    for (const { name } of rows ?? employees ?? shown) expect(suresh).toContain(name);
    expect((await answerOf('manager', endpoint, query, told('Claire Fontaine'))).totalRecords).toBe(0);
  });

  it('of money do so for who reaches everybody', async () => {
    const report = (name: string) => answerOf('payroll', 'payroll-admin', 'query ($filter: BenefitsReportFilter) { answer: benefitsReport(fromMonth: "2020-01", untilMonth: "2020-02", by: EMPLOYEE, filter: $filter) { totalRecords } }', { filter: whom(name) });
    expect((await report('Arjun Reddy')).totalRecords).toBe(0);
    const settled = async (filter: object | null): Promise<Row[]> => (await answerOf('payroll', 'payroll-admin', 'query ($filter: AirTicketFilter) { answer: airTicketSettlement(cycles: ALL, filter: $filter) { rows { name: employeeName } } }', { filter })).rows;
    const [all, part] = [await settled(null), await settled(whom('Claire Fontaine'))];
    expect(part.length).toBeLessThanOrEqual(all.length);
  });
});

describe('approvals', () => {
  const waiting = (who: string, teamOf: string | null) => answerOf(who, 'dynamic-form-builder', 'query ($teamOf: ID) { answer: listApprovals(teamOf: $teamOf, limit: 200) { totalRecords counts { count } rows { id kind employeeName } } }', { teamOf });

  it('are narrowed to what a team asks for, and counted so', async () => {
    const all = await waiting('manager', null);
    for (const name of ['Suresh Palanisamy', 'Gayathri Mohan']) {
      const team = (await people('manager', ofTeam(name)));
      const part = await waiting('manager', idOf(name));
      expect(part.rows).toEqual(all.rows.filter(({ employeeName }) => team.includes(employeeName)));
      expect(part.totalRecords).toBe(part.rows.length);
      expect(part.counts.reduce((sum, { count }) => sum + count, 0)).toBe(part.rows.length);
    }
    expect((await waiting('manager', idOf('Suresh Palanisamy'))).totalRecords).toBeGreaterThan(0);
    expect((await waiting('manager', idOf('Claire Fontaine'))).totalRecords).toBe(0);
    expect((await waiting('manager', 'nobody')).totalRecords).toBe(0);
  });
});
