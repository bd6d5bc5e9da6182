/** Whose records the dashboards show to whom, probation decisions, and the REST calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { forms } from '../../generated/forms.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { startProbe } from '../support/probe.ts';

let server: DemoServer;
const asks = new Map<string, Client>();
const cookies = new Map<string, string>();
const ids = new Map<string, string>();
const today = todayIn('Asia/Kolkata', new Date());

const rows = <Row extends object>(text: string): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text));
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
const ask = <Data>(who: string, endpoint: string, field: string) => asks.get(who)!<{ answer: Data }>(endpoint, `{ answer: ${field} }`);

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'manager', 'employee']) {
    cookies.set(name, await server.signIn(`${name}@demo.example`));
    asks.set(name, clientOf(server, cookies.get(name)));
  }
  for (const { email, id } of await rows<{ email: string; id: string }>(`select email, employee_id as id from user_account where org_code = 'demo'`)) ids.set(email.split('@')[0]!, id);
});
afterAll(() => server.stop());

describe('documents that expire', () => {
  type Documents = Record<'passport' | 'licence' | 'accreditation', { Employee_Id: number; Status: string; Expiry_Date: string }[]>;
  const documents = async (who: string, selfService = ''): Promise<Documents> => dataOf(await ask<Documents>(who, 'employee-self-service', `retrieveDashboardExpiredDocsDetails${selfService} { passport { Employee_Id Status Expiry_Date } licence { Employee_Id Status Expiry_Date } accreditation { Employee_Id Status Expiry_Date } }`)).answer;

  it('are the own ones for employees, the team’s accreditations too for managers, and everyone’s for who keeps them', async () => {
    expect(Object.values(await documents('employee')).flat().every((one) => String(one.Employee_Id) === ids.get('employee'))).toBe(true);
    const { accreditation, ...papers } = await documents('manager');
    expect(Object.values(papers).flat().every((one) => String(one.Employee_Id) === ids.get('manager'))).toBe(true);
    const ofTeam = await rows<{ id: number }>(
      `with recursive team(id) as (select id from employee where org_code = 'demo' and id = ${ids.get('manager')} union select e.id from employee e join team t on e.manager_id = t.id where e.org_code = 'demo')
       select e.id::int as id from employee_accreditation a join employee e on e.org_code = a.org_code and e.id = a.employee_id and e.status = 'ACTIVE' join team t on t.id = e.id where a.org_code = 'demo' and a.expires_on <= '${addDays(today, 60)}' order by e.id`,
    );
    expect(ofTeam).not.toEqual([]);
    expect(accreditation.map((one) => one.Employee_Id).sort((left, right) => left - right)).toEqual(ofTeam.map(({ id }) => id));
    const all = await documents('hr');
    const counted = await rows<{ count: number }>(`select count(*)::int as count from passport p join employee e on e.org_code = p.org_code and e.id = p.employee_id and e.status = 'ACTIVE' where p.org_code = 'demo' and p.expires_on <= '${addDays(today, 60)}'`);
    expect(all.passport).toHaveLength(counted[0]!.count);
    expect(all.passport.map((one) => one.Status)).toEqual(all.passport.map((one) => (one.Expiry_Date < today ? 'EXPIRED' : 'EXPIRING')));
    expect(Object.values(await documents('hr', '(selfService: true)')).flat().every((one) => String(one.Employee_Id) === ids.get('hr'))).toBe(true);
  });

  it('include the accreditations that a designation needs and nobody has brought, by the right to view those that were', async () => {
    const missing = async (who: string, selfService = '') =>
      dataOf(await ask<{ missingAccreditation: { Employee_Id: number; Document_Name: string; Due_Date: string }[] }>(who, 'employee-self-service', `retrieveDashboardExpiredDocsDetails${selfService} { missingAccreditation { Employee_Id Document_Name Due_Date } }`)).answer.missingAccreditation;
    expect(await missing('employee')).toEqual([]);
    const me = ids.get('employee');
    const [type] = await rows<{ id: string }>(`select id from accreditation_type where org_code = 'demo' and name = 'Forklift licence'`);
    const [designation] = await rows<{ id: string }>(`select designation_id as id from employee where org_code = 'demo' and id = ${me}`);
    const add = (who: string, document: string, input: object) => asks.get(who)!('core-hr', document, { input });
    const link = 'mutation ($input: AccreditationLinkInput!) { answer: addAccreditationLink(input: $input) { row { id } } }';
    await rows(`update accreditation_link set status = 'INACTIVE' where org_code = 'demo' and designation_id = ${designation!.id}`);
    expect((await add('admin', link, { designationId: designation!.id, accreditationId: type!.id, mandatory: true, withinDays: 30 })).errors).toEqual([]);
    await rows(`update employee set date_of_join = '${addDays(today, -29)}' where org_code = 'demo' and id = ${me}`);
    const own = { Employee_Id: Number(me), Document_Name: 'Forklift licence', Due_Date: addDays(today, 1) };
    expect(await missing('employee')).toEqual([own]);
    expect(await missing('hr')).toContainEqual(own);
    expect(await missing('hr', '(selfService: true)')).not.toContainEqual(own);
    await rows(`update accreditation_link set within_days = 300 where org_code = 'demo' and designation_id = ${designation!.id}`);
    expect(await missing('employee')).toEqual([]);
    await rows(`update accreditation_link set within_days = null where org_code = 'demo' and designation_id = ${designation!.id}`);
    expect((await missing('employee'))[0]?.Due_Date).toBe(addDays(today, -29));
    const brought = await add('hr', 'mutation ($input: EmployeeAccreditationInput!) { answer: addEmployeeAccreditation(input: $input) { row { id } } }', { employeeId: me, accreditationId: type!.id, name: 'Forklift licence' });
    expect(brought.errors).toEqual([]);
    expect(await missing('employee')).toEqual([]);
  });
});

describe('a form narrows', () => {
  it('the organisation to the team, and the team to oneself', async () => {
    const count = async (form: string) => dataOf(await ask<{ total: number }>('admin', 'core-hr', `getEmployeeCount${form} { total }`)).answer.total;
    const [team] = await rows<{ count: number }>(`with recursive team(id) as (select id from employee where org_code = 'demo' and manager_id = ${ids.get('admin')} union select e.id from employee e join team t on e.manager_id = t.id) select count(*)::int as count from team`);
    expect([await count(''), await count('(form: TEAM_SUMMARY)')]).toEqual([62, team!.count]);
    type Late = { employees: { employeeId: number }[] };
    const own = dataOf(await ask<Late>('manager', 'attendance', 'getLateAttendanceStatistics(form: SELF_ATTENDANCE) { employees { employeeId } }')).answer;
    expect(own.employees.every(({ employeeId }) => String(employeeId) === ids.get('manager'))).toBe(true);
    expect(refusal(await ask('employee', 'attendance', 'getLateAttendanceStatistics(form: ATTENDANCE_RECORDS) { lateArrivals }'))).toBe('_DB0100');
    expect(refusal(await ask('employee', 'attendance', `listAttendanceDashBoard(formId: ${forms.ATTENDANCE_RECORDS}) { CIn }`))).toBe('_DB0100');
    expect(refusal(await ask('employee', 'attendance', `listAttendanceDashBoard(formId: ${forms.SELF_ATTENDANCE}) { CIn }`))).toBeUndefined();
  });
});

it('one’s own day follows check-ins and check-outs', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const input = { employeeId: ids.get('employee'), workDate: today };
  const punch = async (type: string, minutes: number) => dataOf(await asks.get('hr')!('attendance', 'mutation ($input: PunchInput!) { a: addPunch(input: $input) { changeSet } }', { input: { ...input, type, at: at(minutes) } }));
  type Day = { CIn: string | null; COut: string | null; minutesWorked: number };
  const day = async (): Promise<Day> => dataOf(await ask<Day>('employee', 'attendance', 'listAttendanceDashBoard { CIn COut minutesWorked }')).answer;
  expect(await day()).toMatchObject({ CIn: null, COut: null, minutesWorked: 0 });
  await punch('IN', 50);
  expect(await day()).toMatchObject({ CIn: expect.any(String) as string, COut: null, minutesWorked: 50 });
  await punch('OUT', 20);
  expect(await day()).toMatchObject({ COut: expect.any(String) as string, minutesWorked: 30 });
});

it('what waits for a decision is what one may decide, without one’s own requests', async () => {
  type Actions = { employeeActions: { action: string; count: number; path: string }[] };
  const actions = async (who: string): Promise<Record<string, number>> => Object.fromEntries(dataOf(await ask<Actions>(who, 'employee-self-service', 'listEmployeeActions { employeeActions { action count path } }')).answer.employeeActions.map(({ action, count }) => [action, count]));
  const [pending] = await rows<{ all: number; team: number }>(
    `with recursive team(id) as (select id from employee where org_code = 'demo' and manager_id = ${ids.get('manager')} union select e.id from employee e join team t on e.manager_id = t.id)
     select (count(*) filter (where approval is null))::int as all, (count(*) filter (where employee_id in (select id from team) and not coalesce(approval #> '{steps,0}' ? 'decision', false)))::int as team
     from leave_request where org_code = 'demo' and status = 'PENDING'`,
  );
  expect((await actions('admin')).LEAVE).toBe(pending!.all);
  expect((await actions('manager')).LEAVE).toBe(pending!.team);
  expect(await actions('employee')).toEqual({});
  type Closure = { leaveClosure: { step: string }[] };
  expect(dataOf(await ask<Closure>('manager', 'employee-self-service', 'getReminders { leaveClosure { step } }')).answer.leaveClosure).toEqual([]);
});

describe('a probation', () => {
  const decide = (who: string, variables: Record<string, unknown>) =>
    asks.get(who)!<{ a: { changeSet: string } }>('core-hr', 'mutation ($employeeId: Int!, $dateOfJoin: LocalDate!, $oldProbationDate: LocalDate, $newProbationDate: LocalDate, $confirmationDate: LocalDate) { a: updateProbationAndConfirmation(employeeId: $employeeId, dateOfJoin: $dateOfJoin, oldProbationDate: $oldProbationDate, newProbationDate: $newProbationDate, confirmationDate: $confirmationDate) { errorCode changeSet } }', variables);
  const seen = async (number: string) => (await rows<{ employeeId: number; dateOfJoin: string; oldProbationDate: string; confirmationDate: string | null }>(`select id::int as "employeeId", date_of_join::text as "dateOfJoin", probation_date::text as "oldProbationDate", confirmation_date::text as "confirmationDate" from employee where org_code = 'demo' and employee_number = '${number}'`))[0]!;

  it('is extended or confirmed by the manager of the team, stands in the history and is undone from there', async () => {
    const { confirmationDate: _none, ...before } = await seen('1030');
    const newProbationDate = addDays(before.oldProbationDate, 30);
    dataOf(await decide('manager', { ...before, newProbationDate }));
    expect((await seen('1030')).oldProbationDate).toBe(newProbationDate);
    const late = await decide('manager', { ...before, confirmationDate: today });
    expect(late.errors[0]!.extensions.code).toBe('CONFLICT');
    const { changeSet } = dataOf(await decide('manager', { ...before, oldProbationDate: newProbationDate, confirmationDate: today })).a;
    expect((await seen('1030')).confirmationDate).toBe(today);
    dataOf(await asks.get('hr')!('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet }));
    expect((await seen('1030')).confirmationDate).toBeNull();
  });

  it('is no longer asked about once it is confirmed for a later day', async () => {
    const open = async () => [
      ...dataOf(await asks.get('hr')!<{ a: { probationEmployees: { userDefinedEmployeeId: string }[] } }>('core-hr', '{ a: listProbationEmployees { probationEmployees { userDefinedEmployeeId } } }')).a.probationEmployees,
      ...dataOf(await asks.get('hr')!<{ a: { probation: { userDefinedEmployeeId: string }[] } }>('employee-self-service', '{ a: myTeamUpdates { probation { userDefinedEmployeeId } } }')).a.probation,
    ].filter(({ userDefinedEmployeeId }) => userDefinedEmployeeId === '1054').length;
    expect(await open()).toBe(2);
    const { confirmationDate: _none, ...before } = await seen('1054');
    const { changeSet } = dataOf(await decide('hr', { ...before, confirmationDate: addDays(today, 20) })).a;
    expect(await open()).toBe(0);
    dataOf(await asks.get('hr')!('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changeSet }));
    expect(await open()).toBe(2);
  });

  it('is not decided outside the team, for oneself, backwards, twice at once or not at all', async () => {
    const { confirmationDate: _none, ...outside } = await seen('1036');
    expect(refusal(await decide('manager', { ...outside, confirmationDate: today }))).toBe('NOT_FOUND');
    expect(refusal(await decide('employee', { ...outside, confirmationDate: today }))).toBe('_DB0102');
    expect(refusal(await decide('hr', { ...outside, newProbationDate: outside.oldProbationDate }))).toBe('BAD_USER_INPUT');
    expect(refusal(await decide('hr', { ...outside, newProbationDate: addDays(outside.oldProbationDate, 9), confirmationDate: today }))).toBe('BAD_USER_INPUT');
    expect(refusal(await decide('hr', outside))).toBe('BAD_USER_INPUT');
    const own = await seen('1006');
    expect(refusal(await decide('hr', { employeeId: own.employeeId, dateOfJoin: own.dateOfJoin, oldProbationDate: own.oldProbationDate, confirmationDate: today }))).toBe('OWN_REQUEST');
  });
});

describe.each(['', '/v3'])('the REST calls under %s/', (base) => {
  const post = (who: string | null, path: string, body: unknown) => server.ask(`${base}/${path}`, { body, headers: who === null ? {} : { cookie: cookies.get(who)! } });
  const finalization = 'employees/attendance-finalization/list-attendance-finalization';
  type Answer = { noAttendanceData?: { aaData: { Employee_Id: number; Attendance_Date: string; Is_Current_Date: boolean }[] }; attendanceData?: { aaData: { Employee_Id: number; Attendance_Date: string }[] }; regularizationRequestLimitDetails: { monthlyLimit: number; requestsUsed: number; requestsLeft: number } };

  it('need a session, the right and a body that fits', async () => {
    expect((await post(null, 'payroll/tax-rules/compare-tax-regime', { requestResource: 'HRAPPUI' })).status).toBe(401);
    expect((await post(null, finalization, { finalizationMethod: 'dashboardAttendance' })).status).toBe(401);
    expect((await post('employee', 'payroll/tax-rules/compare-tax-regime', { requestResource: 'OTHER' })).status).toBe(400);
    expect((await post('employee', finalization, { finalizationMethod: 'everything' })).status).toBe(400);
    const period = async (startDate: string, endDate: string) => (await post('employee', finalization, { finalizationMethod: 'dashboardAttendance', startDate, endDate })).json();
    const long = 'Please select a date range of less than 31 days';
    expect(await period('2026-01-01', '2026-01-31')).toMatchObject({ errorCode: 'DATE_RANGE', message: long, validationError: [{ field: 'endDate', message: long }] });
    expect(await period('2026-01-01', '2026-01-30')).toMatchObject({ errorCode: '' });
    expect(await period('2026-01-02', '2026-01-01')).toMatchObject({ validationError: [{ field: 'startDate', message: 'The period begins after it ends. Choose other days.' }] });
    expect((await post('employee', finalization, { finalizationMethod: 'dashboardAttendance', startDate: '2026-02-30' })).status).toBe(400);
    const nobody = await startProbe(server, asks.get('admin')!, ids.get(base === '' ? 'employee' : 'hr'));
    expect((await server.ask(`${base}/${finalization}`, { body: { finalizationMethod: 'dashboardAttendance' }, headers: nobody.headers })).status).toBe(403);
    expect((await server.ask(`${base}/payroll/tax-rules/compare-tax-regime`, { body: { requestResource: 'HRAPPUI' }, headers: nobody.headers })).status).toBe(403);
  });

  it('compare the tax regimes of whoever is paid', async () => {
    const compared = async (name: string) => ((await (await post(name, 'payroll/tax-rules/compare-tax-regime', { requestResource: 'HRAPPUI' })).json()) as { success: boolean; regimeComparisionDetails: { Trigger_Regime_Change: boolean; Total_Income: number; regimes: unknown[] } });
    const { success, regimeComparisionDetails } = await compared('employee');
    expect(success).toBe(true);
    expect(regimeComparisionDetails.Trigger_Regime_Change).toBe(regimeComparisionDetails.Total_Income > 0);
  });

  it('list days without attendance and without a check-out, of those within reach', async () => {
    const open = (await (await post('employee', finalization, { finalizationMethod: 'dashboardAttendance' })).json()) as Answer;
    const [counted] = await rows<{ count: number }>(
      `select count(*)::int as count from (select work_date from punch where org_code = 'demo' and employee_id = ${ids.get('employee')} and work_date between '${addDays(today, -29)}' and '${addDays(today, -1)}' group by 1 having count(*) filter (where type = 'OUT') = 0) d
       where not exists (select from regularisation r where r.org_code = 'demo' and r.employee_id = ${ids.get('employee')} and r.work_date = d.work_date and r.status = 'APPROVED')`,
    );
    expect(open.attendanceData!.aaData).toHaveLength(counted!.count);
    const missing = (await (await post('employee', finalization, { finalizationMethod: 'dashboardNoAttendance' })).json()) as Answer;
    expect(new Set(missing.noAttendanceData!.aaData.map((one) => String(one.Employee_Id)))).toEqual(new Set([ids.get('employee')]));
    const there = await rows<{ day: string }>(`select distinct work_date::text as day from punch where org_code = 'demo' and employee_id = ${ids.get('employee')} and type = 'IN'`);
    expect(missing.noAttendanceData!.aaData.filter((one) => there.some(({ day }) => day === one.Attendance_Date))).toEqual([]);
    expect(missing.regularizationRequestLimitDetails).toMatchObject({ monthlyLimit: 3 });
    const theirs = (await (await post('employee', finalization, { finalizationMethod: 'dashboardNoAttendance', employeeId: Number(ids.get('manager')) })).json()) as Answer;
    expect(theirs).toMatchObject({ noAttendanceData: { aaData: [] }, regularizationRequestLimitDetails: null });
    const everyone = (await (await post('hr', finalization, { finalizationMethod: 'dashboardNoAttendance' })).json()) as Answer;
    expect(new Set(everyone.noAttendanceData!.aaData.map((one) => one.Employee_Id)).size).toBeGreaterThan(5);
  });
});
