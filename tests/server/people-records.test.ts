/** Employee numbers, dated job changes, the account that pay goes to, and the timeline of a person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { createLog } from '../../src/server/log.ts';
import { applyDueJobChanges } from '../../src/server/people/apply-due-job-changes.ts';
import { endEmployments } from '../../src/server/people/end-employments.ts';
import { nextEmployeeNumber } from '../../src/server/people/next-employee-number.ts';
import { todayOf } from '../../src/server/people/today.ts';
import { readPage } from '../../src/server/timeline/page.ts';
import type { TimelineRow } from '../../src/server/timeline/row.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
let today: string;
const log = createLog('silent');

const rows = <Row extends object>(text: string, ...values: readonly unknown[]): Promise<Row[]> => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, ['demo', ...values]));
const idOf = async (number: string): Promise<string> => (await rows<{ id: string }>('select id::text as id from employee where org_code = $1 and employee_number = $2', number))[0]!.id;
type Saved = { answer: { changeSet: string; row: { id: string; version: number; status?: string; employeeNumber?: string } } };
const add = (type: string, input: object, fields = 'id version') => admin<Saved>('core-hr', `mutation ($input: ${type}Input!) { answer: add${type}(input: $input) { changeSet row { ${fields} } } }`, { input });
const undo = (id: string) => admin<{ answer: { changeSet: string } }>('core-hr', 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id });
const whyNot = async (id: string): Promise<string | null> => dataOf(await admin<{ answer: { rows: { whyNot: string | null }[] } }>('monitoring', 'query ($id: ID!) { answer: changeSetActs(ids: [$id]) { rows { whyNot } } }', { id })).answer.rows[0]!.whyNot;
const lookup = async (table: string, skip = 0): Promise<string> => (await rows<{ id: string }>(`select id::text as id from ${table} where org_code = $1 order by id offset ${skip} limit 1`))[0]!.id;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  today = await withOrg(server.db, 'demo', (tx) => todayOf(tx));
}, 120_000);
afterAll(() => server.stop());

describe('the number series', () => {
  const hire = async (at: number, more: object = {}) =>
    add('Employee', { firstName: 'New', lastName: `Hire${'abcdefghijklmnopqrstuvwxyz'[at]}`, designationId: await lookup('designation'), departmentId: await lookup('department'), locationId: await lookup('location'), dateOfJoin: today, ...more }, 'id version employeeNumber');
  const setSeries = (set: string) => rows(`update employee_number_series set ${set} where org_code = $1`);

  it('gives twenty parallel hires twenty numbers without a gap, passing over what somebody has', async () => {
    await setSeries(`next_number = 2001, digits = 4, prefix = 'P'`);
    await hire(20, { employeeNumber: 'P2005' });
    const hired = await Promise.all(Array.from({ length: 20 }, (_, at) => hire(at)));
    const numbers = hired.map((answer) => dataOf(answer).answer.row.employeeNumber!).toSorted();
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, at) => `P${2001 + at}`).filter((number) => number !== 'P2005'));
  });

  it('is in no undo’s way by having given numbers, and gives none of them twice after it', async () => {
    const edit = async (values: object) => {
      const [row] = await rows<{ id: string; version: number }>("select id::text as id, version from employee_number_series where org_code = $1 and is_enabled and service_provider_id is null");
      return dataOf(await admin<{ answer: { changeSet: string } }>('batch-processing', 'mutation ($type: String!, $updates: [RecordUpdateInput!]!) { answer: updateRecords(type: $type, updates: $updates) { changeSet } }', { type: 'EmployeeNumberSeries', updates: [{ ...row, values }] })).answer.changeSet;
    };
    const stands = async () => (await rows<object>('select prefix, next_number as next from employee_number_series where org_code = $1 and is_enabled and service_provider_id is null'))[0];
    await setSeries(`next_number = 3001, digits = 4, prefix = 'P'`);
    const raised = await edit({ prefix: 'R', nextNumber: 3101 });
    dataOf(await hire(21));
    expect(await whyNot(raised)).toBeNull();
    const undone = dataOf(await undo(raised)).answer.changeSet;
    expect(await stands()).toEqual({ prefix: 'P', next: 3102 });
    dataOf(await hire(22));
    dataOf(await undo(undone));
    expect(await stands()).toEqual({ prefix: 'R', next: 3103 });
    const lowered = await edit({ nextNumber: 3050 });
    dataOf(await hire(23));
    dataOf(await undo(lowered));
    expect(await stands()).toEqual({ prefix: 'R', next: 3103 });
    // Nothing was given since: it goes back.
    const far = await edit({ nextNumber: 3900 });
    dataOf(await undo(far));
    expect(await stands()).toEqual({ prefix: 'R', next: 3103 });
  });

  it('passes over thousands of numbers that people have by a few statements', async () => {
    await setSeries(`next_number = 1, digits = 5, prefix = 'Q'`);
    // To look for what refers to each of the ten thousand would take longer than all the rest: what the transaction wrote is taken back.
    class TakenBack extends Error {}
    let number: unknown[] = [];
    const taken = withOrg(server.db, 'demo', async (tx) => {
      const [one] = await tx.query<{ columns: string }>(`select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_name = 'employee' and is_generated = 'NEVER' and column_name not in ('id', 'employee_number', 'email', 'user_account_id')`);
      await tx.query(`insert into employee (id, employee_number, ${one!.columns}) select 7000000 + n, 'q' || lpad(n::text, 5, '0'), ${one!.columns.split(', ').map((column) => `e.${column}`).join(', ')}
        from (select * from employee where org_code = $1 order by id limit 1) e, generate_series(1, 9999) n where n <> 9000`, [tx.orgCode]);
      let statements = 0;
      const counted: typeof tx = { ...tx, query: (...told: Parameters<typeof tx.query>) => ((statements += 1), tx.query(...told)) as never };
      const given = [await nextEmployeeNumber(counted, null), await nextEmployeeNumber(counted, null)];
      number = [...given, statements];
      throw new TakenBack();
    });
    await expect(taken).rejects.toThrow(TakenBack);
    expect(number).toEqual(['Q09000', 'Q10000', 4]);
    await setSeries(`next_number = 2022, digits = 4, prefix = 'P'`);
  });

  it('gives a number back when the hire is refused', async () => {
    const [before] = await rows<{ next: number }>('select next_number as next from employee_number_series where org_code = $1');
    expect((await hire(21, { designationId: '999999' })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await hire(21, { email: 'admin@demo.example' })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect(await rows('select next_number as next from employee_number_series where org_code = $1')).toEqual([before]);
  });

  it('says at its last number what to do, and that a number is entered where no series is in use', async () => {
    await setSeries(`next_number = 9, digits = 1, prefix = 'L'`);
    expect(dataOf(await hire(22)).answer.row.employeeNumber).toBe('L9');
    const [full] = (await hire(23)).errors;
    expect(full!.extensions.validationError).toEqual([{ field: 'employeeNumber', message: 'The series Staff has given its last number. Give it more digits in Employee number series, or enter a number here.' }]);
    await setSeries('is_enabled = false');
    expect((await hire(23)).errors[0]!.extensions.validationError).toEqual([{ field: 'employeeNumber', message: 'No series gives numbers yet. Enter a number here, or add a series in Employee number series.' }]);
  });

  it('is one at a time, and its next number has room', async () => {
    await setSeries('is_enabled = true');
    const second = await add('EmployeeNumberSeries', { name: 'Second', digits: 3, nextNumber: 1000, isEnabled: true });
    expect(second.errors[0]!.extensions.validationError).toEqual([
      { field: 'nextNumber', message: 'With this many digits the last number is 999. Choose more digits or a smaller number.' },
      { field: 'isEnabled', message: 'Staff gives the numbers already. Switch it off first.' },
    ]);
    const serviceProviderId = await lookup('service_provider');
    dataOf(await add('EmployeeNumberSeries', { name: 'Agency', prefix: 'AG', digits: 3, nextNumber: 7, isEnabled: true, serviceProviderId }));
    expect(dataOf(await hire(24, { serviceProviderId })).answer.row.employeeNumber).toBe('AG007');
    expect((await hire(25)).errors).toHaveLength(1);
  });
});

describe('what people say of themselves', () => {
  it('names one institution: of the list, or one that the list does not have', async () => {
    const employeeId = await idOf('1033');
    const refused = async (more: object) => (await add('Education', { employeeId, qualification: 'B.Sc.', ...more })).errors[0]!.extensions.validationError;
    expect(await refused({})).toEqual([{ field: 'institutionId', message: 'Choose an institution, or name it under Other institution.' }]);
    expect(await refused({ institutionId: await lookup('institution'), otherInstitution: 'Night school' })).toEqual([{ field: 'otherInstitution', message: 'Give one institution: chosen from the list, or named here.' }]);
    dataOf(await add('Education', { employeeId, qualification: 'B.Sc.', otherInstitution: 'Night school' }));
    expect((await refused({ otherInstitution: 'night school' })).map(({ field }) => field)).toContain('qualification');
  });

  it('is told with the days of their job and pay to whoever may see both', async () => {
    const id = await idOf('1034');
    const day = addDays(today, -3);
    dataOf(await add('JobChange', { employeeId: id, effectiveOn: day, kind: 'TRANSFER', reason: 'As agreed', locationId: await lookup('location', 2) }));
    const ask = `{ answer: getEmployeesDetailsBasedOnRole(limit: 25000) { employeeDetails { employeeId effectiveDate Last_SalaryDate Salary_Month } } }`;
    const [cycle] = await rows<{ paid: string; month: string }>(`select pay_date::text as paid, to_char(to_date, 'YYYY-MM') as month from payroll_cycle where org_code = $1 and status = 'FINALIZED' order by to_date desc limit 1`);
    const of = async (client: Client) => dataOf(await client<{ answer: { employeeDetails: { employeeId: number }[] } }>('core-hr', ask)).answer.employeeDetails.find(({ employeeId }) => String(employeeId) === id);
    expect(await of(admin)).toEqual({ employeeId: Number(id), effectiveDate: day, Last_SalaryDate: cycle!.paid, Salary_Month: cycle!.month });
  });
});

describe('a job change', () => {
  const jobOf = async (id: string) => (await rows<{ designation: string; location: string }>('select designation_id::text as designation, location_id::text as location from employee where org_code = $1 and id = $2::bigint', id))[0]!;
  const change = (employeeId: string, effectiveOn: string, what: object) => add('JobChange', { employeeId, effectiveOn, kind: 'TRANSFER', reason: 'As agreed', ...what }, 'id version status');
  const run = () => applyDueJobChanges(server.db, log);

  it('of today holds at once, in one change-set that is undone whole', async () => {
    const id = await idOf('1030');
    const before = await jobOf(id);
    const designationId = await lookup('designation', 3);
    const { changeSet, row } = dataOf(await change(id, today, { designationId })).answer;
    expect(row.status).toBe('APPLIED');
    expect(await jobOf(id)).toEqual({ ...before, designation: designationId });
    dataOf(await undo(changeSet));
    expect(await jobOf(id)).toEqual(before);
    expect(await rows('select from job_change where org_code = $1 and employee_id = $2::bigint', id)).toEqual([]);
  });

  it('of a later day waits for it, takes effect once, and stays undone when somebody undoes it', async () => {
    const id = await idOf('1031');
    const before = await jobOf(id);
    const locationId = await lookup('location', 2);
    const { row } = dataOf(await change(id, addDays(today, 10), { locationId })).answer;
    expect(row.status).toBe('PLANNED');
    expect(await run()).toBe(0);
    expect(await jobOf(id)).toEqual(before);
    await rows('update job_change set effective_on = $2::date where org_code = $1 and id = $3::bigint', today, row.id);
    expect(await Promise.all([run(), run()]).then(([one, other]) => one + other)).toBe(1);
    expect(await jobOf(id)).toEqual({ ...before, location: locationId });
    const [set] = await rows<{ id: string }>(`select s.id::text as id from change_set s join change c on c.org_code = s.org_code and c.change_set_id = s.id where s.org_code = $1 and s.source = 'RULE' and c.entity = 'JobChange' and c.row_id = $2::bigint`, row.id);
    dataOf(await undo(set!.id));
    expect(await jobOf(id)).toEqual(before);
    expect(await run()).toBe(0);
  });

  it('of an earlier day leaves what a later one has set', async () => {
    const id = await idOf('1032');
    const [newer, older, place] = [await lookup('designation', 4), await lookup('designation', 5), await lookup('location', 1)];
    dataOf(await change(id, addDays(today, -10), { designationId: newer }));
    dataOf(await change(id, addDays(today, -20), { designationId: older, locationId: place }));
    expect(await jobOf(id)).toEqual({ designation: newer, location: place });
  });

  it('is refused twice a day, before the person came, without a change, and in a circle', async () => {
    const id = await idOf('1032');
    const designationId = await lookup('designation', 6);
    const fields = async (answer: ReturnType<typeof change>) => (await answer).errors[0]!.extensions.validationError.map(({ field }) => field);
    const twice = (await change(id, addDays(today, -10), { designationId })).errors[0]!.extensions.validationError.map(({ message }: { message?: string }) => message);
    expect(new Set(twice)).toEqual(new Set(['Another record has the same Employee and Effective date. Enter a different value.']));
    expect((await change(id, '1990-01-01', { designationId })).errors[0]!.extensions).toMatchObject({ validationError: [{ field: 'effectiveOn', message: expect.stringMatching(/joining, \d{4}\/\d\d\/\d\d\./) }] });
    expect(await fields(change(id, addDays(today, 3), {}))).toEqual(['designationId']);
    expect(await fields(change(await idOf('1004'), addDays(today, 3), { managerId: await idOf('1038') }))).toEqual(['managerId']);
  });

  it('moves nobody to who or what is inactive, nor whoever has left, and tells who planned it', async () => {
    const [id, managerId, departmentId] = [await idOf('1033'), await idOf('1002'), await lookup('department', 4)];
    const before = await jobOf(id);
    const set = (table: string, status: string, one: string) => rows(`update ${table} set status = $2 where org_code = $1 and id = $3::bigint`, status, one);
    const problems = async (answer: ReturnType<typeof change>) => (await answer).errors[0]?.extensions.validationError.map(({ field }) => field) ?? [];
    const { row } = dataOf(await change(id, addDays(today, 10), { departmentId, locationId: await lookup('location', 2) })).answer;
    await set('employee', 'INACTIVE', managerId);
    await set('department', 'INACTIVE', departmentId);
    expect(await problems(change(id, addDays(today, 20), { managerId, departmentId }))).toEqual(['departmentId', 'managerId']);
    expect(await problems(change(id, addDays(today, -2000), { departmentId }))).toEqual([]);
    expect(await problems(change(managerId, addDays(today, 20), { locationId: await lookup('location', 2) }))).toEqual(['effectiveOn']);
    await rows('update job_change set effective_on = $2::date where org_code = $1 and id = $3::bigint', today, row.id);
    expect(await run()).toBe(1);
    expect(await rows('select status from job_change where org_code = $1 and id = $2::bigint', row.id)).toEqual([{ status: 'CANCELLED' }]);
    expect(await jobOf(id)).toEqual(before);
    expect(await rows(`select kind from notification where org_code = $1 and path = $2`, `/core-hr/job-changes/${row.id}`)).toEqual([{ kind: 'jobChangeInactive' }]);
    await set('employee', 'ACTIVE', managerId);
    await set('department', 'ACTIVE', departmentId);
  });
});

it('pays to one account: the new one takes it over, and undoing gives it back', async () => {
  const employeeId = await idOf('1008');
  const primary = () => rows('select account_number as number from bank_account where org_code = $1 and employee_id = $2::bigint and is_primary', employeeId);
  const { changeSet } = dataOf(await add('BankAccount', { employeeId, bankId: await lookup('bank'), country: 'DE', accountNumber: 'de89 3704 0044 0532 0130 00', accountHolder: 'Priya Menon', isPrimary: true })).answer;
  expect(await primary()).toEqual([{ number: 'DE89370400440532013000' }]);
  dataOf(await undo(changeSet));
  expect(await primary()).toEqual([{ number: '50100123456789' }]);
});

it('pays to one account also after an undo: an account that got the pay before another was chosen does not get it back beside that one', async () => {
  const employeeId = await idOf('1012');
  const account = (accountNumber: string) => add('BankAccount', { employeeId, bankId: '1', country: 'DE', accountNumber, accountHolder: 'Once Paid', isPrimary: true });
  const first = dataOf(await account('DE02 1203 0000 0000 2020 51')).answer.row;
  const { answer: taken } = dataOf(await admin<Saved>('core-hr', 'mutation ($id: ID!, $version: Int!) { answer: updateBankAccount(id: $id, version: $version, input: { isPrimary: false }) { changeSet row { id version } } }', { id: first.id, version: first.version }));
  const second = dataOf(await account('DE02 5001 0517 0137 0750 30')).answer;
  const refused = [{ field: 'isPrimary', message: 'Pay goes to the account DE02500105170137075030 now. To send it here again, edit this account.' }];
  expect(await whyNot(taken.changeSet)).toBe('What was before no longer fits other records or settings. Change those first. Pay goes to the account DE02500105170137075030 now. To send it here again, edit this account.');
  expect((await undo(taken.changeSet)).errors[0]?.extensions.validationError).toEqual(refused);
  dataOf(await undo(second.changeSet));
  expect(await whyNot(taken.changeSet)).toBeNull();
  dataOf(await undo(taken.changeSet));
  expect(await rows('select account_number as number from bank_account where org_code = $1 and employee_id = $2::bigint and is_primary', employeeId)).toEqual([{ number: 'DE02120300000000202051' }]);
});

it('sends pay to one account, also where two are chosen at once', async () => {
  const employeeId = await idOf('1031');
  const numbers = ['DE89370400440532013000', 'DE02500105170137075030', 'DE02100500000054540402', 'DE02300209000106531065'];
  const added = await Promise.all(numbers.map((accountNumber) => add('BankAccount', { employeeId, bankId: '1', country: 'DE', accountNumber, accountHolder: 'At Once', isPrimary: true })));
  expect(added.map(({ errors }) => errors)).toEqual(numbers.map(() => []));
  expect(await rows('select 1 from bank_account where org_code = $1 and employee_id = $2::bigint and is_primary', employeeId)).toHaveLength(1);
});


it('gives back by one undo what one request took from one record for another: numbers from another series, notice by another exit', async () => {
  const save = (type: string, updates: readonly object[]) => admin<{ answer: { changeSet: string } }>('batch-processing', 'mutation ($type: String!, $updates: [RecordUpdateInput!]!) { answer: updateRecords(type: $type, updates: $updates) { changeSet } }', { type, updates });
  const back = async (type: string, updates: readonly object[]) => {
    const { changeSet } = dataOf(await save(type, updates)).answer;
    expect(await whyNot(changeSet)).toBeNull();
    return dataOf(await undo(changeSet)).answer.changeSet;
  };
  const spare = dataOf(await add('EmployeeNumberSeries', { name: 'Spare', digits: 3, nextNumber: 1, isEnabled: false })).answer.row;
  const [staff] = await rows<{ id: string; version: number }>('select id::text as id, version from employee_number_series where org_code = $1 and is_enabled and service_provider_id is null');
  await back('EmployeeNumberSeries', [{ ...staff, values: { isEnabled: false } }, { ...spare, values: { isEnabled: true } }]);
  expect(await rows('select name from employee_number_series where org_code = $1 and is_enabled and service_provider_id is null')).toEqual([{ name: 'Staff' }]);

  const exit = async (status: string) => {
    const input = { employeeId: await idOf('1012'), noticeDate: today, lastWorkingDay: addDays(today, 60), reason: 'Moves away', status };
    return dataOf(await admin<Saved>('exit-management', 'mutation ($input: ExitInput!) { answer: addExit(input: $input) { changeSet row { id version } } }', { input })).answer.row;
  };
  const [asked, draft] = [await exit('PENDING'), await exit('DRAFT')];
  const undone = await back('Exit', [{ ...asked, values: { status: 'CANCELLED' } }, { ...draft, values: { status: 'PENDING' } }]);
  expect(await rows('select id::text as id, status from exit where org_code = $1 and id = any ($2::bigint[]) order by id', [asked.id, draft.id])).toEqual([{ id: asked.id, status: 'PENDING' }, { id: draft.id, status: 'DRAFT' }]);
  dataOf(await undo(undone));
  expect(await rows('select status from exit where org_code = $1 and id = $2::bigint', draft.id)).toEqual([{ status: 'PENDING' }]);
});

describe('the timeline of a person', () => {
  type Page = { answer: { nextCursor: string | null; rows: { kind: string; entity: string; on: string | null; at: string | null; fields: { field: string }[] }[] } };
  const read = (client: Client, employeeId: string, more: object = {}) =>
    client<Page>('core-hr', 'query ($employeeId: ID!, $before: String, $limit: Int) { answer: employeeTimeline(employeeId: $employeeId, before: $before, limit: $limit) { nextCursor rows { kind entity on at fields { field } } } }', { employeeId, ...more });

  it('tells days and changes newest first, page by page', async () => {
    const id = await idOf('1008');
    for (const qualification of ['CA', 'CMA']) dataOf(await add('Education', { employeeId: id, qualification, otherInstitution: 'Institute of Chartered Accountants' }));
    const all = dataOf(await read(admin, id, { limit: 100 })).answer.rows;
    const moments = all.map(({ at, on }) => at ?? new Date(`${on}T23:59:59.999+05:30`).toISOString());
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['JOB_CHANGE', 'CHANGE', 'JOINED']));
    const paged: object[] = [];
    for (let before: string | null = null; ; ) {
      const page: Page['answer'] = dataOf(await read(admin, id, { limit: 2, before })).answer;
      paged.push(...page.rows);
      before = page.nextCursor;
      if (before === null) break;
    }
    expect(paged).toEqual(all);
  });

  it('puts a day before what happened after it by the clock of the organisation', async () => {
    const row = (id: string, moment: { at: string | null; on: string | null }) => ({ id, ...moment }) as TimelineRow;
    const read = async (zone: string) => (await readPage({}, [row('joined', { at: null, on: '2026-11-30' })], async () => ({ rows: [row('changed', { at: '2026-11-30T19:00:00.000Z', on: null })], floor: null }), zone)).rows.map(({ id }) => id);
    expect([await read('Asia/Kolkata'), await read('America/Los_Angeles')]).toEqual([['changed', 'joined'], ['joined', 'changed']]);
  });

  it('tells a manager nothing of the family or the accounts of the team, and nobody of strangers', async () => {
    const manager = clientOf(server, await server.signIn('manager@demo.example'));
    const [one] = await rows<{ id: string }>(`select e.id::text as id from employee e join user_account u on u.org_code = e.org_code and u.employee_id = e.manager_id where e.org_code = $1 and u.email = 'manager@demo.example' and e.status = 'ACTIVE' limit 1`);
    dataOf(await add('FamilyMember', { employeeId: one!.id, name: 'Secret Aunt', relationshipId: await lookup('relationship') }));
    expect(dataOf(await read(admin, one!.id)).answer.rows.map(({ entity }) => entity)).toContain('FamilyMember');
    expect(dataOf(await read(manager, one!.id)).answer.rows.map(({ entity }) => entity)).not.toContain('FamilyMember');
    expect((await read(manager, await idOf('1001'))).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
  });
});

describe('an employment', () => {
  const run = () => endEmployments(server.db, log);
  const stands = async (email: string) => (await rows<{ employee: string; account: string; changeSet: string }>(
    `select e.status as employee, u.status as account, (select max(c.change_set_id)::text from change c where c.org_code = $1 and c.entity = 'Employee' and c.row_id = e.id) as "changeSet"
     from user_account u join employee e on e.org_code = u.org_code and e.id = u.employee_id where u.org_code = $1 and u.email = $2`, email))[0]!;
  const leave = async (email: string, lastWorkingDay: string, status = 'APPROVED') => {
    const [who] = await rows<{ id: string }>('select employee_id::text as id from user_account where org_code = $1 and email = $2', email);
    const input = { employeeId: who!.id, noticeDate: addDays(lastWorkingDay, -30), lastWorkingDay, reason: 'Moves away', status: 'PENDING' };
    const { id } = dataOf(await admin<Saved>('exit-management', 'mutation ($input: ExitInput!) { answer: addExit(input: $input) { changeSet row { id version } } }', { input })).answer.row;
    // An own exit is decided by somebody else.
    await rows(`update exit set status = $2 where org_code = $1 and id = $3::bigint`, status, id);
    return id;
  };

  it('ends with the accounts after the last working day of an approved exit, and an undo takes that back for good', async () => {
    const cookie = await server.signIn('recruiter@demo.example');
    const session = async () => (await server.ask('/auth/session', { headers: { cookie } })).status;
    const exit = await leave('recruiter@demo.example', addDays(today, 1));
    expect(await run()).toBe(0);
    await rows(`update exit set last_working_day = $2::date where org_code = $1 and id = $3::bigint`, addDays(today, -2), exit);
    expect([await session(), await run(), await run()]).toEqual([200, 1, 0]);
    const ended = await stands('recruiter@demo.example');
    expect(ended).toMatchObject({ employee: 'INACTIVE', account: 'INACTIVE' });
    expect(await session()).toBe(401);
    await expect(server.signIn('recruiter@demo.example')).rejects.toThrow('could not sign in');
    dataOf(await undo(ended.changeSet));
    expect(await stands('recruiter@demo.example')).toMatchObject({ employee: 'ACTIVE', account: 'ACTIVE' });
    await server.signIn('recruiter@demo.example');
    expect(await run()).toBe(0);
    // Years later somebody leaves again: what was undone then was of another exit.
    await asOwner(server.db, (owner) => owner.query(`update change_set set at = at - interval '400 days' where org_code = 'demo' and id = $1::bigint`, [ended.changeSet]));
    expect(await run()).toBe(1);
  });

  it('goes on where the exit waits or is long past, and the last administrator can still let others in', async () => {
    await leave('manager@demo.example', addDays(today, -2), 'PENDING');
    await leave('payroll@demo.example', addDays(today, -60));
    expect(await run()).toBe(0);
    await rows(`update user_account set status = 'INACTIVE' where org_code = $1 and email = 'hr@demo.example'`);
    await leave('admin@demo.example', addDays(today, -2));
    expect(await run()).toBe(1);
    expect(await stands('admin@demo.example')).toMatchObject({ employee: 'INACTIVE', account: 'ACTIVE' });
  });

  it('of somebody who came back is left by another exit, once', async () => {
    const former = await leave('employee@demo.example', addDays(today, -90));
    await expect(leave('employee@demo.example', addDays(today, 30))).rejects.toThrow();
    await rows(`update employee e set date_of_join = $2::date from user_account u where e.org_code = $1 and u.org_code = $1 and u.employee_id = e.id and u.email = 'employee@demo.example'`, addDays(today, -30));
    await leave('employee@demo.example', addDays(today, 30));
    await expect(leave('employee@demo.example', addDays(today, 40))).rejects.toThrow();
    // Nor by moving the former one into this employment.
    const later = await admin('exit-management', 'mutation ($id: ID!, $day: LocalDate!) { answer: updateExit(id: $id, version: 1, input: { lastWorkingDay: $day }) { row { id } } }', { id: former, day: today });
    expect(later.errors[0]?.extensions.validationError).toEqual([expect.objectContaining({ field: 'employeeId' })]);
  });
});
