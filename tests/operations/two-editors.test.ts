import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';

let server: DemoServer;
let one: Client;
let two: Client;

const ADD = 'mutation ($input: GradeInput!) { addGrade(input: $input) { changeSet row { id version name } } }';
const UPDATE = 'mutation ($id: ID!, $version: Int!, $input: GradePatch!) { updateGrade(id: $id, version: $version, input: $input) { row { version name } } }';
const REMOVE = 'mutation ($ids: [ID!]!) { deleteGrades(ids: $ids) { deleted changeSet } }';
const UNDO = 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }';
type Added = { addGrade: { changeSet: string; row: { id: string; version: number } } };

const add = async (code: string): Promise<Added['addGrade']> => dataOf(await one<Added>('core-hr', ADD, { input: { code, name: `Grade ${code}` } })).addGrade;

beforeAll(async () => {
  server = await startDemoServer();
  one = clientOf(server, await server.signIn('admin@demo.example'));
  two = clientOf(server, await server.signIn('hr@demo.example'));
}, 60_000);
afterAll(() => server.stop());

describe('two people at once', () => {
  it('add the same code: exactly one is kept and the others are told in place', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 ? one : two)('core-hr', ADD, { input: { code: 'RACE', name: `Race ${String.fromCodePoint(65 + at)}` } })));
    const refused = answers.flatMap(({ errors }) => errors);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(refused.map(({ extensions }) => [extensions.code, extensions.validationError[0]?.field])).toEqual(Array.from({ length: 7 }, () => ['BAD_USER_INPUT', 'code']));
  });

  it('edit one record: the later one is shown what is there now, and nothing is lost', async () => {
    const { row } = await add('EDIT');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => (at % 2 ? one : two)('core-hr', UPDATE, { id: row.id, version: row.version, input: { name: `Name ${'abcdef'[at]}` } })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of answers.filter(({ errors: all }) => all.length > 0)) expect(errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', current: { version: row.version + 1 } });
  });

  it('one deletes what the other refers to: either way no reference is left hanging', async () => {
    const { row } = await add('GONE');
    const level = 'mutation ($input: JobLevelInput!) { addJobLevel(input: $input) { row { id grade { id } } } }';
    const [removed, referred] = await Promise.all([one('core-hr', REMOVE, { ids: [row.id] }), two('core-hr', level, { input: { code: 'REFERS', name: 'Refers', gradeId: row.id } })]);
    expect(removed.errors.length + referred.errors.length).toBe(1);
  });
});

describe('undo', () => {
  it('is refused when a later change depends on it, and says which record', async () => {
    const { row, changeSet } = await add('LATER');
    dataOf(await two('core-hr', UPDATE, { id: row.id, version: row.version, input: { name: 'Changed later' } }));
    const { errors } = await one('core-hr', UNDO, { id: changeSet });
    expect(errors[0]!.extensions.errorCode).toBe('UNDO_CHANGED_SINCE');
    expect(errors[0]!.message).toContain('Changed later');
  });

  it('of a delete is refused when the code was taken meanwhile', async () => {
    const { row } = await add('TAKEN');
    const { deleteGrades } = dataOf(await one<{ deleteGrades: { changeSet: string } }>('core-hr', REMOVE, { ids: [row.id] }));
    await add('TAKEN');
    expect((await one('core-hr', UNDO, { id: deleteGrades.changeSet })).errors[0]!.extensions.errorCode).toBe('UNDO_TAKEN');
  });

  it('of an add is refused while something refers to it', async () => {
    const { row, changeSet } = await add('USED');
    dataOf(await one('core-hr', 'mutation ($input: JobLevelInput!) { addJobLevel(input: $input) { row { id } } }', { input: { code: 'USES', name: 'Uses it', gradeId: row.id } }));
    expect((await one('core-hr', UNDO, { id: changeSet })).errors[0]!.extensions.errorCode).toBe('UNDO_REFERENCED');
    expect((await one('core-hr', REMOVE, { ids: [row.id] })).errors[0]!.extensions.errorCode).toBe('STILL_REFERENCED');
  });

  it('never reaches into another organisation or past the person’s rights', async () => {
    const { changeSet } = await add('RIGHTS');
    const employee = clientOf(server, await server.signIn('employee@demo.example'));
    const other = clientOf(server, await server.signIn('admin@other.example'));
    expect((await employee('core-hr', UNDO, { id: changeSet })).errors[0]!.extensions.code).toBe('FORBIDDEN');
    expect((await other('core-hr', UNDO, { id: '999999' })).errors[0]!.extensions.errorCode).toBe('UNDO_NOT_FOUND');
  });
});

describe('a tree', () => {
  it('refuses a circle, direct or longer', async () => {
    const ask = 'mutation ($input: DepartmentInput!) { addDepartment(input: $input) { row { id version } } }';
    const move = 'mutation ($id: ID!, $version: Int!, $input: DepartmentPatch!) { updateDepartment(id: $id, version: $version, input: $input) { row { version } } }';
    type Row = { addDepartment: { row: { id: string; version: number } } };
    const top = dataOf(await one<Row>('core-hr', ask, { input: { code: 'TOP', name: 'Top' } })).addDepartment.row;
    const below = dataOf(await one<Row>('core-hr', ask, { input: { code: 'BELOW', name: 'Below', parentId: top.id } })).addDepartment.row;
    for (const parentId of [top.id, below.id]) {
      const { errors } = await one('core-hr', move, { id: top.id, version: top.version, input: { parentId } });
      expect(errors[0]!.extensions.validationError[0]).toMatchObject({ field: 'parentId' });
    }
  });
});
