/** What an organisation says of joining, probation and reminders, and how it recruits: that it has its effect. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { confirmDue } from '../../src/server/people/confirm-due.ts';
import { todayOf } from '../../src/server/people/today.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { importerOf } from './importing.ts';

let server: DemoServer;
let admin: Client;
let employee: Client;
let today: string;
type Row = { id: string; version: number; probationDate: string | null; confirmationDate: string | null };

const rows = <One extends object>(text: string, ...values: readonly unknown[]): Promise<One[]> => withOrg(server.db, 'demo', (tx) => tx.query<One>(text, ['demo', ...values]));
const first = async (table: string): Promise<string> => (await rows<{ id: string }>(`select id::text as id from ${table} where org_code = $1 order by id limit 1`))[0]!.id;
const set = (text: string) => rows(`update core_hr_setting set ${text} where org_code = $1`);
const hire = async (more: object) => {
  const input = { firstName: 'Nila', employeeNumber: `H${Math.random()}`, designationId: await first('designation'), departmentId: await first('department'), locationId: await first('location'), dateOfJoin: '2026-03-01', ...more };
  return admin<{ answer: { row: Row } }>('core-hr', 'mutation ($input: EmployeeInput!) { answer: addEmployee(input: $input) { row { id version probationDate confirmationDate } } }', { input });
};

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  employee = clientOf(server, await server.signIn('employee@demo.example'));
  today = await withOrg(server.db, 'demo', (tx) => todayOf(tx));
  await rows('update designation set probation_days = 90 where org_code = $1 and id = $2::bigint', await first('designation'));
}, 120_000);
afterAll(() => server.stop());

it('takes nobody below the least age, on the very day, and says both ages', async () => {
  await set('minimum_age = 18');
  expect((await hire({ dateOfBirth: '2008-03-02' })).errors[0]!.extensions.validationError).toEqual([{ field: 'dateOfBirth', message: 'The person would be 17 on the day of joining; the organization takes people from 18. Check the date of birth.' }]);
  dataOf(await hire({ dateOfBirth: '2008-03-01' }));
});

it('ends a probation as the designation says, where nobody entered it and the organisation wants it', async () => {
  expect(dataOf(await hire({})).answer.row.probationDate).toBe('2026-05-29');
  expect(dataOf(await hire({ probationDate: '2026-04-01' })).answer.row.probationDate).toBe('2026-04-01');
  await set('probation_from_designation = false');
  expect(dataOf(await hire({})).answer.row.probationDate).toBeNull();
  await set('probation_from_designation = true');
});

it('does so for imported people as well', async () => {
  const importer = await importerOf(server, 'admin@demo.example');
  const [names] = await rows<{ designation: string; department: string; location: string }>('select (select code from designation where org_code = $1 order by id limit 1) as designation, (select code from department where org_code = $1 order by id limit 1) as department, (select code from location where org_code = $1 order by id limit 1) as location');
  const { id } = await importer.start('Employee', 'IMPORT', 'people.csv', `No,First,Designation,Department,Location,Joined\nI-1,Devi,${names!.designation},${names!.department},${names!.location},2026-03-01\n`);
  expect(await importer.map(id, { columns: ['employeeNumber', 'firstName', 'designationId', 'departmentId', 'locationId', 'dateOfJoin'] })).toMatchObject({ ready: 1, faulty: 0 });
  expect(await importer.commit(id)).toMatchObject({ state: 'DONE', added: 1 });
  expect(await rows('select probation_date::text as day from employee where org_code = $1 and employee_number = $2', 'I-1')).toEqual([{ day: '2026-05-29' }]);
});

it('confirms after probation whose designation confirms automatically, once, and leaves alone what was undone and who leaves', async () => {
  const log = createLog('silent');
  await rows(`update designation set employee_confirmation = 'MANUAL' where org_code = $1`);
  const { id } = dataOf(await hire({ dateOfJoin: addDays(today, -100), probationDate: addDays(today, -1) })).answer.row;
  const still = dataOf(await hire({ dateOfJoin: addDays(today, -100), probationDate: today })).answer.row.id;
  expect(await confirmDue(server.db, log)).toBe(0);
  await rows(`update designation set employee_confirmation = 'AUTOMATIC' where org_code = $1 and id = $2::bigint`, await first('designation'));
  expect(await confirmDue(server.db, log)).toBeGreaterThan(0);
  const confirmed = async (of: string) => (await rows<{ day: string | null }>('select confirmation_date::text as day from employee where org_code = $1 and id = $2::bigint', of))[0]!.day;
  expect(await confirmed(id)).toBe(today);
  expect(await confirmed(still)).toBeNull();
  expect(await confirmDue(server.db, log)).toBe(0);
  const [made] = await rows<{ id: string }>(`select change_set_id::text as id from change where org_code = $1 and entity = 'Employee' and row_id = $2::bigint order by change_set_id desc limit 1`, id);
  dataOf(await admin('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: made!.id }));
  expect(await confirmed(id)).toBeNull();
  await confirmDue(server.db, log);
  expect(await confirmed(id)).toBeNull();
  const leaving = dataOf(await hire({ dateOfJoin: addDays(today, -100), probationDate: addDays(today, -1) })).answer.row.id;
  const leave = (status: string) => admin('exit-management', 'mutation ($input: ExitInput!) { answer: addExit(input: $input) { row { id } } }', { input: { employeeId: leaving, noticeDate: today, lastWorkingDay: addDays(today, 20), reason: 'Moves away', status } });
  expect((await leave('PENDING')).errors).toEqual([]);
  await confirmDue(server.db, log);
  expect(await confirmed(leaving)).toBeNull();
  expect((await leave('APPROVED')).errors[0]?.extensions.validationError).toEqual([{ field: 'employeeId', message: 'An exit of this employee waits or was approved already. Change that one.' }]);
  expect((await leave('REJECTED')).errors).toEqual([]);
});

it('tells expiring documents, birthdays and years of service as far ahead as the organisation says', async () => {
  const passport = `select e.id from employee e where e.org_code = $1 order by e.id limit 1`;
  await rows(`update passport set expires_on = $2::date + 100 where org_code = $1 and id = (select id from passport where org_code = $1 order by id limit 1)`, today);
  const count = async (): Promise<number> => dataOf(await admin<{ answer: { passport: object[] } }>('employee-self-service', '{ answer: retrieveDashboardExpiredDocsDetails { passport { Employee_Id } } }')).answer.passport.length;
  await set('expiring_documents_days = 99');
  const before = await count();
  await set('expiring_documents_days = 100');
  expect(await count()).toBe(before + 1);
  await rows(`update employee set date_of_birth = $2::date + 40 - interval '30 years' where org_code = $1 and id = (${passport})`, today);
  const birthdays = async (): Promise<number> => dataOf(await admin<{ answer: { birthday: object[] } }>('employee-self-service', '{ answer: getReminders { birthday { employeeId } } }')).answer.birthday.length;
  await set('celebrations_days = 30');
  const near = await birthdays();
  await set('celebrations_days = 60');
  expect(await birthdays()).toBeGreaterThan(near);
  await set('show_birthdays = false');
  expect(await birthdays()).toBe(0);
});

it('answers how it recruits under the specified names, also before anybody has said anything', async () => {
  const text = 'query ($formId: Int) { answer: recruitmentSetting(formId: $formId) { errorCode message recruitmentSetting { Coverage Candidate_Portal_Login_Access Centralised_Recruitment Equal_opportunity_stmt Candidate_Application_Form_Type Enable_Multiple_Application Exp_portal_Expiry_Time_In_Mins Career_Portal_Filters Enforce_Candidate_Salary Show_Job_Rounds_Tab MPP_Integration Enable_New_Features Job_Title_Editable_Access Allow_Multiple_Locations } } }';
  const own = dataOf(await admin<{ answer: object }>('recruitment', text)).answer;
  expect(own).toMatchObject({ errorCode: '', message: '', recruitmentSetting: { Coverage: 'Organization', Candidate_Application_Form_Type: 'detailed', Show_Job_Rounds_Tab: 'Yes', Exp_portal_Expiry_Time_In_Mins: 10, Career_Portal_Filters: ['LOCATION', 'DEPARTMENT', 'JOB_TYPE', 'EXPERIENCE'] } });
  const other = clientOf(server, await server.signIn('admin@other.example'));
  expect(dataOf(await other<{ answer: object }>('recruitment', text)).answer).toMatchObject({ recruitmentSetting: { Equal_opportunity_stmt: null, Exp_portal_Expiry_Time_In_Mins: 10, Career_Portal_Filters: ['LOCATION', 'DEPARTMENT', 'JOB_TYPE'] } });
  expect((await employee('recruitment', text)).errors[0]!.extensions.errorCode).toBe('_DB0100');
  expect((await admin('recruitment', text, { formId: 99_999 })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it('lists work schedules to whoever may view the named form, and tells the partner of the own organisation only', async () => {
  const schedules = 'query ($form: String) { answer: listWorkSchedule(formName: $form) { totalRecords workSchedules { WorkSchedule_Id WorkSchedule_Name WorkSchedule_Code } } }';
  expect(dataOf(await employee<{ answer: { totalRecords: number } }>('core-hr', schedules)).answer.totalRecords).toBeGreaterThan(1);
  expect((await employee('core-hr', schedules, { form: 'work-schedule' })).errors[0]!.extensions.errorCode).toBe('_DB0100');
  expect(dataOf(await admin<{ answer: { totalRecords: number } }>('core-hr', schedules, { form: 'Work schedule' })).answer.totalRecords).toBeGreaterThan(1);
  expect((await admin('core-hr', schedules, { form: 'nothing' })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  const told = dataOf(await admin<{ answer: { formAccessList: { formName: string }[] } }>('organisation-data', '{ answer: listModulesAndForms(languageCode: "fr") { formAccessList { formName } } }')).answer.formAccessList;
  expect((await Promise.all(told.map(async ({ formName }) => ({ formName, errors: (await admin('core-hr', schedules, { form: formName })).errors })))).filter(({ errors }) => errors.length > 0)).toEqual([]);
  const partner = 'query ($org: String) { answer: getCompanyPartner(Org_Code: $org) { companyPartner { partnerId isEnabled sessionDays } } }';
  expect(dataOf(await employee<{ answer: object }>('integration', partner, { org: 'demo' })).answer).toEqual({ companyPartner: { partnerId: null, isEnabled: false, sessionDays: 90 } });
  expect((await employee('integration', partner, { org: 'other' })).errors[0]!.extensions.errorCode).toBe('_DB0100');
});
