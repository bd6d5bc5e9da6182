/** Specified operations of core HR that no other test asks: each answers under its name, with its arguments and fields. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

type Answer = Readonly<Record<string, unknown>>;

let server: DemoServer;
let admin: Client;
let employee: Client;

const ask = async (client: Client, query: string): Promise<Answer> => Object.values(dataOf(await client<Record<string, Answer>>('core-hr', query)))[0]!;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, employee] = [clientOf(server, await server.signIn('admin@demo.example')), clientOf(server, await server.signIn('employee@demo.example'))];
}, 120_000);
afterAll(() => server.stop());

/** The operation with its arguments, the list that it answers with, and one row that stands in it. */
it.each([
  ['getCustomGroups(formId: 207)', 'customGroups { groupName }', 'customGroups', { groupName: 'Mill floor' }],
  ['listDocumentCategory', 'documentCategory { documentCategoryId documentCategory status }', 'documentCategory', { documentCategory: 'Identity', status: 'active' }],
  ['listDocumentType', 'documentType { documentTypeId documentType status }', 'documentType', { documentType: 'Certificate', status: 'active' }],
  ['listBusinessUnitInDropdown(action: "add")', 'businessUnits { businessUnit businessUnitCode costCenter status }', 'businessUnits', { businessUnit: 'Corporate', businessUnitCode: 'CRP', costCenter: 'CC-900', status: 'active' }],
  ['retrieveProjectAccreditationCategoryDetails(formName: "Employees")', 'projects { projectName projectCode } accreditationCategories { accreditationCategory }', 'projects', { projectName: 'Hospital linen', projectCode: 'P-104' }],
  ['listAllEmployeeDetails(designationId: [], departmentId: [], empTypeId: [], workScheduleId: [], locationId: [], formName: "Employees", onlyActiveEmployees: 1)', 'employeeList { employee_name user_defined_empid designation_name department_name location_name employee_type work_schedule_name Business_Unit emp_status }', 'employeeList', { employee_name: 'Arjun Reddy', user_defined_empid: '1009', designation_name: 'Plant manager', department_name: 'Weaving', location_name: 'Coimbatore mill', employee_type: 'Permanent', work_schedule_name: 'Morning shift', Business_Unit: 'Fabrics', emp_status: 'active' }],
])('%s answers { %s }', async (operation, fields, list, row) => {
  const answer = await ask(admin, `{ ${operation} { errorCode message ${fields} } }`);
  expect(answer).toMatchObject({ errorCode: '', message: '' });
  expect(answer[list]).toContainEqual(expect.objectContaining(row));
});

it('tells the hours of an employee, one’s own without an id, and nobody’s to whom they are not open', async () => {
  const fields = '{ errorCode message workScheduleDetails { employeeId workSchedule startsAt endsAt hoursPerDay restDays graceMinutes timeZone } }';
  expect(await ask(admin, `{ getEmployeeWorkScheduleDetails(employeeId: 3) ${fields} }`)).toMatchObject({ errorCode: '', workScheduleDetails: { employeeId: 3, workSchedule: 'General shift', startsAt: '09:00', endsAt: '18:00', restDays: ['SATURDAY', 'SUNDAY'] } });
  const own = (await ask(employee, `{ getEmployeeWorkScheduleDetails ${fields} }`))['workScheduleDetails'] as { employeeId: number };
  expect(own.employeeId).not.toBe(3);
  for (const id of [3, 99_999]) expect((await employee('core-hr', `{ getEmployeeWorkScheduleDetails(employeeId: ${id}) ${fields} }`)).errors[0]!.extensions.errorCode, String(id)).toBe('NOT_FOUND');
});

it('tells who one is for the dashboard', async () => {
  expect(await ask(employee, '{ getEmployeeDetails { errorCode message } }')).toEqual({ errorCode: '', message: '' });
});

it('says what a word of an argument may be instead', async () => {
  const { errors } = await admin('core-hr', '{ listDocumentType(status: "gone") { errorCode } }');
  expect(errors[0]!.extensions.validationError).toEqual([{ field: 'status', message: 'gone is not known here. Give one of: ACTIVE, INACTIVE.' }]);
});

it('tells whom one works through and whether the organisation has people in the field', async () => {
  const details = async () => dataOf(await employee<{ who: { organizationDetails: Answer } }>('organisation-data', '{ who: getOrganizationUserDetails { organizationDetails { fieldForce serviceProviderId serviceProviderName serviceProviderAddress { city } } } }')).who.organizationDetails;
  const own = { fieldForce: 'Yes', serviceProviderId: null, serviceProviderName: null, serviceProviderAddress: null };
  expect(await details()).toEqual(own);
  const added = dataOf(await admin<{ a: { row: { id: string } } }>('core-hr', 'mutation { a: addServiceProvider(input: { name: "Coastal Security", code: "CST", address: { city: "Chennai" } }) { row { id } } }')).a.row;
  await withOrg(server.db, 'demo', (tx) => tx.query(`update employee set service_provider_id = $2::bigint where org_code = $1 and id = (select employee_id from user_account where org_code = $1 and email = 'employee@demo.example')`, ['demo', added.id]));
  expect(await details()).toEqual({ ...own, serviceProviderId: Number(added.id), serviceProviderName: 'Coastal Security', serviceProviderAddress: { city: 'Chennai' } });
});

it('tells the pay cycle and the years of payroll, taxes and leave of the organisation', async () => {
  const FIELDS = 'assessmentYear paycycle Payroll_Period providentFundConfiguration closureMonthJson fiscalPayslipMonthYearArray';
  const details = dataOf(await employee<{ who: { organizationDetails: Answer } }>('organisation-data', `{ who: getOrganizationUserDetails { organizationDetails { ${FIELDS} } } }`)).who.organizationDetails as Record<string, unknown>;
  const now = new Date().toISOString().slice(0, 10);
  const first = Number(now.slice(0, 4)) - (now.slice(5, 7) < '04' ? 1 : 0);
  expect(details).toMatchObject({ assessmentYear: `${first + 1}-${String((first + 2) % 100).padStart(2, '0')}`, paycycle: 'Monthly', providentFundConfiguration: expect.stringMatching(/^(CEILING|FULL_WAGE)$/), closureMonthJson: `{"month":12,"year":${now.slice(0, 4)}}` });
  expect(details['Payroll_Period']).toMatch(/^\d{4}-\d\d-01 - \d{4}-\d\d-\d\d$/);
  expect(details['fiscalPayslipMonthYearArray']).toEqual([...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `${first}-${month}`), ...['01', '02', '03'].map((month) => `${first + 1}-${month}`)]);
});

it('lists every job level and every salary component to whoever names no page', async () => {
  const made = async (endpoint: string, type: string, row: object): Promise<unknown> => dataOf(await admin(endpoint, `mutation ($input: ${type}Input!) { add${type}(input: $input) { errorCode } }`, { input: row }));
  const codes = Array.from({ length: 50 }, (_, index) => `MORE${index}`);
  for (const code of codes) {
    await made('core-hr', 'JobLevel', { name: `Level ${code}`, code });
    await made('payroll-admin', 'SalaryComponent', { name: `Component ${code}`, code, type: 'EARNING', basis: 'FIXED_AMOUNT', amount: '1' });
  }
  for (const [endpoint, list] of [['core-hr', 'listJobLevel'], ['payroll-admin', 'listSalaryComponents']] as const) {
    const { all } = dataOf(await admin<{ all: { totalRecords: number; rows: { code: string }[] } }>(endpoint, `{ all: ${list} { totalRecords rows { code } } }`));
    expect(all.rows.length, list).toBe(all.totalRecords);
    expect(all.rows.map(({ code }) => code), list).toEqual(expect.arrayContaining(codes));
  }
}, 60_000);

it.each([
  ['retrieveDropdownDetails(key: ["countries", "nonsense"])', 'key', 'nonsense is not known here. Give one of: general_settings, languages, countries'],
  ['getEmployeesDetailsBasedOnRole(flag: "boss")', 'flag', 'boss is not known here. Give one of: manager, recruiter.'],
  ['getDropDownBoxDetails(status: "gone")', 'status', 'gone is not known here. Give one of: active, inactive.'],
])('%s names the argument and the words that it takes', async (operation, field, message) => {
  const { errors } = await admin('core-hr', `{ ${operation} { errorCode } }`);
  expect(errors[0]!.extensions.validationError).toEqual([{ field, message: expect.stringContaining(message) as unknown }]);
});
