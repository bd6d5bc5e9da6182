/** What employees are paid: one salary after the other, decided on by somebody else, seen by few. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { createLog } from '../../src/server/log.ts';
import { applyDueSalaries, endDueSalaries } from '../../src/server/salaries/employee/apply-due.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, rows } from './candidates.ts';

type Saved = { changeSet: string; salaryId: number; revisionStatus: string };
type Salary = { readonly salaryId: number; readonly employeeId: number; readonly revisionStatus: string; readonly revisionType: string; readonly isPresent: boolean; readonly annualCTC: number; readonly previousCtc: number | null; readonly reviseCtcByPercentage: number | null; readonly effectiveFrom: string; readonly effectiveTo: string | null; readonly payoutMonth: string; readonly salaryStructure?: { readonly annualCTC: number; readonly allowances: readonly unknown[] } };
type Result = { readonly revisionId: number; readonly success: boolean; readonly message: string };

let server: DemoServer;
let [admin, payroll, hr, manager, employee]: Client[] = [];
let template: number;
let today: string;
const log = createLog('silent');

beforeAll(async () => {
  server = await startDemoServer();
  const signIn = async (name: string) => clientOf(server, await server.signIn(`${name}@demo.example`));
  [admin, payroll, hr, manager, employee] = [await signIn('admin'), await signIn('payroll'), await signIn('hr'), await signIn('manager'), await signIn('employee')];
  template = Number((await rows(server, `select id from salary_template where org_code = $1 and name = 'Staff'`))[0]!.id);
  today = (await rows<{ day: string }>(server, `select (now() at time zone 'Asia/Kolkata')::date::text as day where $1 = 'demo'`))[0]!.day;
}, 60_000);
afterAll(() => server.stop());

const numbered = async (number: string): Promise<number> => Number((await rows(server, 'select id from employee where org_code = $1 and employee_number = $2', [number]))[0]!.id);
let count = 0;
/** Somebody new, who joined so many days ago. */
const newcomer = async (days = 400): Promise<number> => {
  count += 1;
  const [like] = await rows(server, `select designation_id::text as "designationId", department_id::text as "departmentId", location_id::text as "locationId" from employee where org_code = $1 and employee_number = '1028'`);
  const input = { firstName: 'Asha', lastName: `Worker${'abcdefghijklmnopqrstuvwxyz'[count]!}`, dateOfJoin: addDays(today, -days), employeeNumber: `S${count}`, ...like };
  return Number(dataOf(await admin!<{ addEmployee: { row: { id: string } } }>('core-hr', 'mutation ($input: EmployeeInput!) { addEmployee(input: $input) { row { id } } }', { input })).addEmployee.row.id);
};
const SAVE = `mutation ($employeeId: Int!, $salaryId: Int, $templateId: Int, $annualCTC: Decimal, $annualGrossSalary: Decimal, $reviseCtcByPercentage: Decimal, $previousCtc: Decimal, $effectiveFrom: LocalDate, $effectiveTo: LocalDate, $salaryEffectiveMonth: String, $payoutMonth: String, $revisionType: String, $revisionStatus: String) {
  answer: addUpdateSalaryDetails(employeeId: $employeeId, salaryId: $salaryId, templateId: $templateId, annualCTC: $annualCTC, annualGrossSalary: $annualGrossSalary, reviseCtcByPercentage: $reviseCtcByPercentage, previousCtc: $previousCtc, effectiveFrom: $effectiveFrom, effectiveTo: $effectiveTo, salaryEffectiveMonth: $salaryEffectiveMonth, payoutMonth: $payoutMonth, revisionType: $revisionType, revisionStatus: $revisionStatus) { changeSet salaryId revisionStatus } }`;
const ask = (by: Client, employeeId: number, more: object) => by<{ answer: Saved }>('payroll-admin', SAVE, { employeeId, templateId: template, ...more });
const save = async (by: Client, employeeId: number, more: object): Promise<Saved> => dataOf(await ask(by, employeeId, more)).answer;
const told = async (by: Client, employeeId: number, more: object) => (await ask(by, employeeId, more)).errors[0]?.extensions.validationError ?? [];
const first = (id: number, annualCTC = '600000') => save(payroll!, id, { annualCTC, effectiveFrom: addDays(today, -300) });
const revise = (id: number, more: object = {}) => save(payroll!, id, { reviseCtcByPercentage: '10', effectiveFrom: addDays(today, -10), revisionType: 'Annual review', revisionStatus: 'Pending approval', ...more });
const history = async (by: Client, employeeId: number, all = true): Promise<readonly Salary[]> =>
  JSON.parse(dataOf(await by<{ answer: { salaryDetails: string } }>('payroll-admin', 'query ($id: Int!, $all: Boolean) { answer: listSalaryTemplateDetails(employeeId: $id, includeHistoricalRecords: $all, isViewMode: true) { salaryDetails } }', { id: employeeId, all })).answer.salaryDetails) as Salary[];
const move = async (by: Client, revisionIds: readonly number[], status: string) =>
  by<{ answer: { changeSet: string | null; successCount: number; results: Result[] } }>('payroll-admin', 'mutation ($ids: [Int!]!, $status: SalaryRevisionStatus!) { answer: moveSalaryRevisions(revisionIds: $ids, status: $status) { changeSet successCount results { revisionId success message } } }', { ids: revisionIds, status });
const moved = async (by: Client, id: number, status: string): Promise<Result> => dataOf(await move(by, [id], status)).answer.results[0]!;
const undo = (by: Client, id: string | null) => by('payroll-admin', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id });

describe('salaries of employees', () => {
  it('hold from the first day on, with every figure, and are found among those who have one', async () => {
    const id = await newcomer();
    const without = async () => dataOf(await payroll!<{ answer: { rows: { employeeId: number }[] } }>('payroll-admin', '{ answer: listEmployeesWithoutSalary(search: "Asha Worker") { rows { employeeId } } }')).answer.rows.some((row) => row.employeeId === id);
    expect(await without()).toBe(true);
    expect(await first(id)).toMatchObject({ revisionStatus: 'APPLIED' });
    expect(await without()).toBe(false);
    const [salary, ...none] = await history(payroll!, id, false);
    expect(none).toEqual([]);
    expect(salary).toMatchObject({ revisionType: 'JOINING', isPresent: true, annualCTC: 600_000, previousCtc: null, effectiveTo: null, payoutMonth: today.slice(0, 7), salaryStructure: { annualCTC: 600_000 } });
    expect(salary!.salaryStructure!.allowances.length).toBeGreaterThan(3);
    expect(await told(payroll!, id, { annualCTC: '700000', effectiveFrom: today })).toEqual([{ field: 'revisionType', message: expect.stringContaining('Choose a kind of revision') }]);
  });

  it('are not before joining, not after the last day, nor other sums than the parts', async () => {
    const id = await newcomer(100);
    expect(await told(payroll!, id, { annualCTC: '600000', effectiveFrom: addDays(today, -101) })).toMatchObject([{ field: 'effectiveFrom' }]);
    expect(await told(payroll!, id, { annualCTC: '600000', annualGrossSalary: '1', effectiveFrom: today })).toMatchObject([{ field: 'annualGrossSalary' }]);
    expect(await told(payroll!, id, { effectiveFrom: today })).toMatchObject([{ field: 'annualCTC' }]);
    expect(await told(payroll!, id, { annualCTC: '600000', effectiveFrom: today, payoutMonth: '2020-01' })).toMatchObject([{ field: 'payoutMonth' }]);
    expect(await told(payroll!, id, { annualCTC: '600000', effectiveFrom: today, revisionType: 'PROMOTION' })).toMatchObject([{ field: 'revisionType' }]);
    const leaver = await numbered('1044');
    expect(await told(payroll!, leaver, { reviseCtcByPercentage: '5', effectiveFrom: addDays(today, 400), revisionType: 'OTHER' })).toMatchObject([{ field: 'effectiveFrom' }]);
  });

  it('are revised by a percentage, approved by somebody else, and end the one before', async () => {
    const id = await newcomer();
    await first(id);
    const { salaryId, revisionStatus } = await revise(id);
    expect(revisionStatus).toBe('PENDING_APPROVAL');
    // Nobody names another asker.
    dataOf(await payroll!('payroll-admin', 'mutation ($id: ID!, $version: Int!) { updateEmployeeSalary(id: $id, version: $version, input: { requestedById: 1, requestedBy: "Somebody" }) { changeSet } }', { id: String(salaryId), version: 1 }));
    expect(await moved(payroll!, salaryId, 'APPROVED')).toMatchObject({ success: false, message: expect.stringContaining('your own request') });
    expect((await history(payroll!, id, false))[0]).toMatchObject({ annualCTC: 600_000 });
    // Under Approvals it is named to whoever may decide it, not to who asked.
    const elsewhere = async (by: Client) => dataOf(await by<{ answer: { elsewhere: { kind: string; count: number }[] } }>('dynamic-form-builder', '{ answer: listApprovals { elsewhere { kind count } } }')).answer.elsewhere.find(({ kind }) => kind === 'SALARY_REVISION')?.count ?? 0;
    const [asAdmin, asAsker] = [await elsewhere(admin!), await elsewhere(payroll!)];
    const { changeSet } = dataOf(await move(admin!, [salaryId], 'APPROVED')).answer;
    expect([await elsewhere(admin!), await elsewhere(payroll!)]).toEqual([asAdmin - 1, asAsker]);
    expect(await history(payroll!, id)).toMatchObject([
      { revisionStatus: 'APPLIED', isPresent: true, annualCTC: 660_000, previousCtc: 600_000, reviseCtcByPercentage: 10, effectiveTo: null },
      { isPresent: false, effectiveTo: addDays(today, -11) },
    ]);
    expect(await told(payroll!, id, { annualCTC: '900000', effectiveFrom: addDays(today, -10), revisionType: 'CORRECTION' })).toMatchObject([{ field: 'effectiveFrom' }]);
    expect((await undo(payroll!, changeSet)).errors[0]?.extensions.errorCode).toBe('OWN_REQUEST');
    dataOf(await undo(admin!, changeSet));
    expect(await history(payroll!, id)).toMatchObject([{ revisionStatus: 'PENDING_APPROVAL', isPresent: false }, { isPresent: true, effectiveTo: null }]);
  });

  it('wait one at a time, agree with their percentage, and go back to a draft to be changed', async () => {
    const id = await newcomer();
    await first(id);
    expect(await told(payroll!, id, { annualCTC: '650000', reviseCtcByPercentage: '10', effectiveFrom: today, revisionType: 'OTHER' })).toMatchObject([{ field: 'reviseCtcByPercentage' }]);
    expect(await told(payroll!, id, { annualCTC: '650000', previousCtc: '1', effectiveFrom: today, revisionType: 'OTHER' })).toMatchObject([{ field: 'previousCtc' }]);
    const { salaryId } = await revise(id);
    expect(await told(payroll!, id, { annualCTC: '650000', effectiveFrom: today, revisionType: 'OTHER', revisionStatus: 'PENDING_APPROVAL' })).toMatchObject([{ message: expect.stringContaining('waits already') }]);
    expect((await ask(payroll!, id, { salaryId, annualCTC: '1' })).errors[0]?.extensions.errorCode).toBe('STATUS_MOVED_ON');
    expect(await moved(admin!, salaryId, 'DRAFT')).toMatchObject({ success: true });
    await save(payroll!, id, { salaryId, annualCTC: '630000' });
    expect((await history(payroll!, id))[0]).toMatchObject({ revisionStatus: 'DRAFT', annualCTC: 630_000, reviseCtcByPercentage: 5 });
  });

  it('hold on their day by the clock of the organization, and end where they were agreed for a time', async () => {
    const id = await newcomer();
    await save(payroll!, id, { annualCTC: '600000', effectiveFrom: addDays(today, -300) });
    const { salaryId } = await revise(id, { effectiveFrom: addDays(today, 5), effectiveTo: addDays(today, 90) });
    expect(await moved(admin!, salaryId, 'APPROVED')).toMatchObject({ success: true });
    expect((await history(payroll!, id))[0]).toMatchObject({ revisionStatus: 'APPROVED', isPresent: false, effectiveTo: addDays(today, 90) });
    expect(await applyDueSalaries(server.db, log)).toBe(0);
    await rows(server, 'update employee_salary set effective_from = $3 where org_code = $1 and id = $2', [salaryId, today]);
    expect(await applyDueSalaries(server.db, log)).toBe(1);
    expect(await history(payroll!, id)).toMatchObject([{ revisionStatus: 'APPLIED', isPresent: true }, { isPresent: false, effectiveTo: addDays(today, -1) }]);
    await rows(server, 'update employee_salary set effective_from = $3, ends_on = $4, effective_to = $4 where org_code = $1 and id = $2', [salaryId, addDays(today, -9), addDays(today, -1)]);
    expect(await endDueSalaries(server.db, log)).toBe(1);
    expect(await history(payroll!, id, false)).toEqual([]);
  });

  it('are cancelled in bulk with what came of each, and taken back by one undo', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    await first(one);
    await first(two);
    const [waits, holds] = [(await revise(one)).salaryId, (await revise(two)).salaryId];
    await moved(admin!, holds, 'APPROVED');
    const CANCEL = 'mutation ($ids: [Int!]!) { answer: triggerCancelSalaryRevisions(revisionIds: $ids) { cancellationStrategy totalCount changeSet processorResult { statusCode success message successCount failureCount revisions { revisionId success message } } } }';
    const { answer } = dataOf(await payroll!<{ answer: { changeSet: string } }>('batch-processing', CANCEL, { ids: [waits, holds, 99_999_999] }));
    expect(answer).toMatchObject({ cancellationStrategy: 'IMMEDIATE', totalCount: 3, processorResult: { statusCode: 207, success: false, successCount: 1, failureCount: 2, revisions: [{ revisionId: waits, success: true, message: '' }, { revisionId: holds, success: false }, { success: false }] } });
    expect((await history(payroll!, one))[0]).toMatchObject({ revisionStatus: 'CANCELLED' });
    dataOf(await undo(payroll!, answer.changeSet));
    expect((await history(payroll!, one))[0]).toMatchObject({ revisionStatus: 'PENDING_APPROVAL' });
  });

  it('are deleted last first, and the one before holds again', async () => {
    const id = await newcomer();
    const { salaryId: begun } = await first(id);
    const { salaryId } = await revise(id);
    await moved(admin!, salaryId, 'APPROVED');
    const remove = (by: Client, one: number, of = id) => by<{ answer: { changeSet: string } }>('payroll-admin', 'mutation ($id: Int!, $of: Int!) { answer: deleteSalaryRecord(id: $id, employeeId: $of) { changeSet } }', { id: one, of });
    expect((await remove(admin!, begun)).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await remove(admin!, salaryId, await newcomer())).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    const { changeSet } = dataOf(await remove(admin!, salaryId)).answer;
    expect(await history(payroll!, id)).toMatchObject([{ isPresent: true, effectiveTo: null, annualCTC: 600_000 }]);
    dataOf(await undo(admin!, changeSet));
    expect(await history(payroll!, id)).toMatchObject([{ isPresent: true, annualCTC: 660_000 }, { isPresent: false, effectiveTo: addDays(today, -11) }]);
  });
});

describe('who sees and writes salaries', () => {
  it('is shown the own ones, today and before, and nobody else’s', async () => {
    const own = async (by: Client) => JSON.parse(dataOf(await by<{ answer: { salaryDetails: string } }>('payroll-admin', '{ answer: listOwnSalary { salaryDetails } }')).answer.salaryDetails) as (Salary & { readonly requestedBy?: string })[];
    const mine = await own(employee!);
    expect(mine).toMatchObject([{ revisionType: 'ANNUAL_REVIEW', isPresent: true }, { revisionType: 'JOINING', isPresent: false }]);
    expect(mine.every((salary) => salary.employeeId === mine[0]!.employeeId && !('requestedBy' in salary) && salary.salaryStructure !== undefined)).toBe(true);
    const supervisor = await own(clientOf(server, await server.signIn('hr@demo.example')));
    expect(supervisor.every(({ revisionStatus }) => revisionStatus === 'APPLIED')).toBe(true);
    for (const by of [employee!, manager!, hr!]) {
      const id = await numbered('1025');
      for (const query of ['{ listEmployeeSalaries { rows { annualCTC } } }', `{ listSalaryTemplateDetails(employeeId: ${id}) { salaryDetails } }`, '{ listEmployeesWithoutSalary { totalRecords } }', '{ salaryOverview { annualCTC } }', `{ calculateSalary(employeeId: ${id}, salaryDetails: { templateId: ${template}, reviseCtcByPercentage: "1" }) { errorCode } }`])
        expect((await by('payroll-admin', query)).errors[0]?.extensions.errorCode).toBe('_DB0100');
      expect((await by('batch-processing', 'mutation { triggerCancelSalaryRevisions(revisionIds: [1]) { totalCount } }')).errors[0]?.extensions.errorCode).toBe('_DB0102');
      expect((await by('payroll-admin', 'mutation { moveSalaryRevisions(revisionIds: [1], status: APPROVED) { successCount } }')).errors[0]?.extensions.errorCode).toBe('_DB0102');
    }
  });

  it('finds no amount in references, search, changes, history and notices without the right', async () => {
    const id = await newcomer();
    const { salaryId, changeSet } = await first(id, '765432');
    const asked = await revise(id, { reviseCtcByPercentage: null, annualCTC: '876543' });
    await moved(admin!, asked.salaryId, 'APPROVED');
    for (const by of [employee!, manager!, hr!]) {
      const answers = [
        await by('batch-processing', 'query ($id: ID!) { recordReferences(type: "Employee", ids: [$id]) { rows { type total } } }', { id: String(id) }),
        await by('batch-processing', '{ searchRecords(text: "Asha Worker") { rows { type title code } facets { type } } }'),
        await by('monitoring', 'query ($id: ID!) { listChangeSets(id: $id) { rows { groups { entity sample { id title } } } } }', { id: changeSet }),
        await by('batch-processing', 'query ($id: ID!) { recordComments(type: "EmployeeSalary", id: $id) { comments { text } } }', { id: String(salaryId) }),
        await by('payroll-admin', 'query ($id: ID!) { employeeSalary(id: $id) { row { annualCTC } } }', { id: String(salaryId) }),
      ];
      expect(JSON.stringify(answers.map(({ data }) => data))).not.toMatch(/EmployeeSalary|765432|876543/);
    }
    const notices = await rows<{ kind: string; words: object }>(server, `select kind, words from notification where org_code = $1 and kind like 'salary%'`);
    expect(notices.length).toBeGreaterThan(0);
    expect(JSON.stringify(notices)).not.toMatch(/765432|876543|\d{6}/);
  });

  it('that were followed by another one are read by their address, and nothing is done with them', async () => {
    const id = await newcomer();
    const { salaryId } = await first(id);
    const { salaryId: draft } = await revise(id, { revisionStatus: 'Draft', effectiveFrom: addDays(today, -5) });
    const raised = await revise(id);
    expect(await moved(admin!, raised.salaryId, 'APPROVED')).toMatchObject({ success: true });
    await rows(server, `insert into role_right (org_code, id, role_id, form, "view", "add", "update", "delete", optional_choice, scope, "position") select $1, 880009, r.id, 'SALARY_DETAILS', true, true, true, true, false, 'ALL', 909 from role r where r.org_code = $1 and r.code = 'RECRUITER'`);
    const reads = clientOf(server, await server.signIn('recruiter@demo.example'));
    const read = async (by: Client, salary: number) => {
      const { data, errors } = await by<{ a: { row: { status: string; annualCTC: string } } }>('payroll-admin', 'query ($id: ID!) { a: employeeSalary(id: $id, form: SALARY_DETAILS) { row { status annualCTC } } }', { id: String(salary) });
      return data?.a.row ?? errors[0]?.extensions.errorCode;
    };
    expect(await read(reads, salaryId)).toEqual({ status: 'APPLIED', annualCTC: '600000' });
    expect(await read(reads, draft)).toBe('NOT_FOUND');
    expect(await read(hr!, salaryId)).toMatch(/^_DB01/);
    expect(dataOf(await reads<{ a: { totalRecords: number } }>('payroll-admin', 'query ($id: ID!) { a: employeeSalaryHistory(id: $id) { totalRecords } }', { id: String(salaryId) })).a.totalRecords).toBe(1);
    expect(dataOf(await reads<{ a: { totalRecords: number } }>('payroll-admin', 'query ($ids: [ID!]) { a: listEmployeeSalaries(form: SALARY_DETAILS, filter: { ids: $ids }) { totalRecords } }', { ids: [String(salaryId)] })).a.totalRecords).toBe(0);
    expect((await reads('payroll-admin', 'mutation ($ids: [ID!]!) { deleteEmployeeSalaries(ids: $ids) { deleted } }', { ids: [String(salaryId)] })).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    await rows(server, `delete from role_right where org_code = $1 and id = 880009`);
  });

  it('never writes or decides on the own one, nor shows more than a team to whoever has the right on a team', async () => {
    const own = await numbered('1008');
    expect(await told(payroll!, own, { reviseCtcByPercentage: '50', effectiveFrom: today, revisionType: 'PROMOTION' })).toMatchObject([{ field: 'employeeId', message: expect.stringContaining('Somebody else') }]);
    await rows(server, `insert into role_right (org_code, id, role_id, form, "view", "add", "update", "delete", optional_choice, scope, "position") select $1, 880001, r.id, 'SALARY_DETAILS', true, false, false, false, false, 'TEAM', 900 from role r where r.org_code = $1 and r.code = 'MANAGER'`);
    const leads = clientOf(server, await server.signIn('manager@demo.example'));
    const { rows: seen } = dataOf(await leads<{ answer: { rows: { employee: { title: string } }[] } }>('payroll-admin', '{ answer: listEmployeeSalaries(limit: 500) { rows { employee { title } } } }')).answer;
    const all = dataOf(await payroll!<{ answer: { totalRecords: number } }>('payroll-admin', '{ answer: listEmployeeSalaries(form: SALARY_DETAILS) { totalRecords } }')).answer.totalRecords;
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.length).toBeLessThan(all / 2);
    expect((await leads('payroll-admin', `{ listSalaryTemplateDetails(employeeId: ${await numbered('1003')}) { salaryDetails } }`)).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await history(leads, await numbered('1028')))[0]).toMatchObject({ isPresent: true });
  });

  it('takes over what was agreed with the candidate', async () => {
    const id = await newcomer(30);
    const takeOver = () => payroll!<{ answer: Saved }>('payroll-admin', 'mutation ($id: Int!) { answer: takeOverCandidateSalary(employeeId: $id) { changeSet salaryId revisionStatus } }', { id });
    expect((await takeOver()).errors[0]?.extensions.validationError).toMatchObject([{ field: 'employeeId' }]);
    const candidate = await addCandidate(admin!);
    await rows(server, 'update candidate set employee_id = $3 where org_code = $1 and id = $2', [candidate, id]);
    await rows(server, `insert into candidate_salary (org_code, id, candidate_id, status, template_id, annual_ctc, currency, effective_from, salary_effective_month, annual_gross_salary, monthly_gross_salary, created_by, updated_by) values ($1, 880001, $2, 'ACCEPTED', $3, 543000, 'INR', $4, '2020-01', 1, 1, 'Test', 'Test')`, [candidate, template, addDays(today, -60)]);
    expect(dataOf(await takeOver()).answer).toMatchObject({ revisionStatus: 'APPLIED' });
    expect(await history(payroll!, id)).toMatchObject([{ revisionType: 'JOINING', annualCTC: 543_000, effectiveFrom: addDays(today, -30) }]);
    expect((await takeOver()).errors[0]?.extensions.validationError).toMatchObject([{ field: 'employeeId' }]);
  });
});
