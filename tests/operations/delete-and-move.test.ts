import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let admin: Client;
let payroll: Client;

const UNDO = 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }';
const remove = (plural: string): string => `mutation ($ids: [ID!]!, $moveTo: ID) { answer: delete${plural}(ids: $ids, moveTo: $moveTo) { deleted moved changeSet } }`;
type Removed = { answer: { deleted: number; moved: number; changeSet: string } };

const idOf = async (plural: string, code: string): Promise<string> =>
  dataOf(await admin<{ answer: { rows: { id: string; code: string }[] } }>('core-hr', `query ($search: String) { answer: lookup${plural}(search: $search) { rows { id code } } }`, { search: code })).answer.rows.find((row) => row.code === code)!.id;
const employeesOf = async (filter: object): Promise<number> => dataOf(await admin<{ answer: { totalRecords: number } }>('core-hr', 'query ($filter: EmployeeFilter) { answer: listEmployees(filter: $filter) { totalRecords } }', { filter })).answer.totalRecords;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  payroll = clientOf(server, await server.signIn('payroll@demo.example'));
}, 60_000);
afterAll(() => server.stop());

describe('a record that others refer to', () => {
  it('is not deleted, and all that uses it is named', async () => {
    const { errors } = await admin('core-hr', remove('Designations'), { ids: [await idOf('Designations', 'OPR')] });
    expect(errors[0]!.extensions.errorCode).toBe('STILL_REFERENCED');
    expect(errors[0]!.message).toMatch(/employees/);
    expect(errors[0]!.message).toMatch(/accreditations/);
  });

  it('is named by what refers to it from rows, as far as the person may see that', async () => {
    const grade = dataOf(await admin<{ answer: { row: { id: string } } }>('core-hr', 'mutation { answer: addGrade(input: { name: "Grade in rules", code: "GIR" }) { row { id } } }')).answer.row.id;
    dataOf(await admin('core-hr', 'mutation ($input: CustomEmployeeGroupInput!) { addCustomEmployeeGroup(input: $input) { row { id } } }', { input: { name: 'All of the grade', rules: [{ gradeId: grade }] } }));
    const told = (who: Client) => who<{ recordReferences: { rows: object[] } }>('batch-processing', 'query ($type: String!, $ids: [ID!]!) { recordReferences(type: $type, ids: $ids) { rows { type entity field total stays } } }', { type: 'Grade', ids: [grade] });
    expect(dataOf(await told(admin)).recordReferences.rows).toEqual([{ type: 'CustomEmployeeGroup', entity: 'customEmployeeGroup', field: 'rules', total: 1, stays: false }]);
    expect(dataOf(await told(clientOf(server, await server.signIn('employee@demo.example')))).recordReferences.rows).toEqual([]);
    expect(dataOf(await told(clientOf(server, await server.signIn('admin@other.example')))).recordReferences.rows).toEqual([]);
  });

  it('is deleted when another one takes its place, and one undo brings all of it back', async () => {
    const [operator, support] = [await idOf('Designations', 'OPR'), await idOf('Designations', 'SUPP')];
    const [before, others] = [await employeesOf({ designationId: { in: [operator] } }), await employeesOf({ designationId: { in: [support] } })];
    const { answer } = dataOf(await admin<Removed>('core-hr', remove('Designations'), { ids: [operator], moveTo: support }));
    expect(answer).toMatchObject({ deleted: 1 });
    expect(answer.moved).toBeGreaterThan(before);
    expect(await employeesOf({ designationId: { in: [support] } })).toBe(before + others);
    dataOf(await admin('core-hr', UNDO, { id: answer.changeSet }));
    expect(await employeesOf({ designationId: { in: [operator] } })).toBe(before);
    expect(await employeesOf({ designationId: { in: [support] } })).toBe(others);
  });

  it('cannot be replaced by itself, or by one that stands below it', async () => {
    const [operations, weaving] = [await idOf('Departments', 'OPS'), await idOf('Departments', 'WEV')];
    expect((await admin('core-hr', remove('Departments'), { ids: [operations], moveTo: operations })).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    expect((await admin('core-hr', remove('Departments'), { ids: [operations], moveTo: weaving })).errors[0]!.extensions.errorCode).toBe('TREE_LOOP');
  });

  it('keeps what belongs to it: passports do not change hands', async () => {
    const [holder, other] = [await idOf('Employees', '1028'), await idOf('Employees', '1027')];
    const { errors } = await admin('core-hr', remove('Employees'), { ids: [holder], moveTo: other });
    expect(errors[0]!.extensions.errorCode).toBe('MOVE_STAYS');
    expect(await employeesOf({ ids: [holder] })).toBe(1);
  });

  it('is not deleted by whoever may not change what uses it', async () => {
    const { errors } = await payroll('core-hr', remove('Designations'), { ids: [await idOf('Designations', 'OPR')], moveTo: await idOf('Designations', 'TEC') });
    expect(errors[0]!.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the structure', () => {
  it('counts people for those who see every employee', async () => {
    const tree = async (client: Client) => dataOf(await client<{ answer: { departments: { name: string; people: number | null }[] } }>('core-hr', '{ answer: departmentTree { departments { name people } } }')).answer.departments;
    expect((await tree(admin)).reduce((sum, { people }) => sum + (people ?? 0), 0)).toBe(await employeesOf({ status: { equals: 'ACTIVE' } }));
  });

  it('wants the place of the document in an instruction', async () => {
    const { errors } = await admin('core-hr', 'mutation { addAccreditationCategory(input: { name: "Languages" }) { row { id } } addAccreditationType(input: { name: "French B2", categoryId: "1", instruction: "Bring it" }) { row { id } } }');
    expect(errors[0]!.extensions.validationError).toEqual([{ field: 'instruction', message: 'Please create the instruction according to hints provided' }]);
  });
});
