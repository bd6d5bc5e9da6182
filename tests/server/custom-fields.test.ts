/** Fields that an organisation adds: in forms, lists, filters, history and undo at once; rules and words of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { importerOf } from './importing.ts';

const ADD_FIELD = 'mutation ($input: FormFieldInput!) { answer: addFormField(input: $input) { row { id field version } } }';
const UPDATE_FIELD = 'mutation ($id: ID!, $version: Int!, $input: FormFieldPatch!) { answer: updateFormField(id: $id, version: $version, input: $input) { row { id version } } }';
const DELETE_FIELD = 'mutation ($ids: [ID!]!) { answer: deleteFormFields(ids: $ids) { deleted } }';
const ADD = 'mutation ($input: GradeInput!) { answer: addGrade(input: $input) { row { id version custom } changeSet } }';
const UPDATE = 'mutation ($id: ID!, $version: Int!, $input: GradePatch!) { answer: updateGrade(id: $id, version: $version, input: $input) { row { id version custom } changeSet } }';
const LIST = 'query ($filter: GradeFilter, $sort: [GradeSort!]) { answer: listGrades(filter: $filter, sort: $sort) { totalRecords rows { id name custom } } }';
const HISTORY = 'query ($id: ID!) { answer: gradeHistory(id: $id) { rows { kind fields { field before after } } } }';

type Row = { readonly id: string; readonly field: string; readonly version: number; readonly name: string; readonly custom: Record<string, unknown> };
type Answer = { answer: { row: Row; rows: Row[]; totalRecords: number; changeSet: string } };

let server: DemoServer;
let admin: Client;
let employee: Client;
const cookies: Record<string, string> = {};

const settings = async (query: string, variables: Record<string, unknown>) => dataOf(await admin<Answer>('settings', query, variables)).answer;
const coreHr = async (query: string, variables: Record<string, unknown>) => dataOf(await admin<Answer>('core-hr', query, variables)).answer;
const refusal = async (endpoint: string, query: string, variables: Record<string, unknown>) => (await admin(endpoint, query, variables)).errors[0]?.extensions.validationError;
const field = (input: object) => settings(ADD_FIELD, { input: { entity: 'Grade', kind: 'TEXT', ...input } });
let counter = 0;
const grade = (custom: object, name = `Custom ${(counter += 1)}`) => coreHr(ADD, { input: { name, code: `CF${counter}`, custom } });

beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'employee']) cookies[name] = await server.signIn(`${name}@demo.example`);
  cookies['other'] = await server.signIn('admin@other.example');
  [admin, employee] = [clientOf(server, cookies['admin']), clientOf(server, cookies['employee'])];
  await field({ label: 'Allowance class', maximum: '8', hint: 'As in the pay letter' });
  await field({ label: 'Points', kind: 'INTEGER', minimum: '1', maximum: '10' });
  await field({ label: 'Band', kind: 'CHOICE', choices: 'Alpha\nBeta\n Gamma ' });
});
afterAll(() => server.stop());

describe('a field of its own', () => {
  it('is named by its label, another that would be the same by a number, and one without Latin letters as well', async () => {
    expect((await field({ label: 'Café size (EU)' })).row.field).toBe('cafeSizeEu');
    expect((await field({ label: 'Cafe size EU' })).row.field).toBe('cafeSizeEu2');
    expect((await field({ label: '等級' })).row.field).toBe('field');
    for (const label of ['Points', 'points', 'Description']) expect(await refusal('settings', ADD_FIELD, { input: { entity: 'Grade', kind: 'TEXT', label } })).toMatchObject([{ field: 'label' }]);
  });

  it('is stored, answered, filtered, sorted, told by history and undone', async () => {
    const low = await grade({ points: 2, band: 'Alpha', allowanceClass: 'Área' });
    const high = await grade({ points: 10, band: 'Beta' });
    expect(low.row.custom).toEqual({ points: 2, band: 'Alpha', allowanceClass: 'Área' });
    const found = async (filter: object, sort: object[] = []) => (await coreHr(LIST, { filter: { ids: [low.row.id, high.row.id], ...filter }, sort })).rows.map(({ id }) => id);
    expect(await found({ custom: { points: { from: 3 } } })).toEqual([high.row.id]);
    expect(await found({ custom: { allowanceClass: { contains: 'area' } } })).toEqual([low.row.id]);
    expect(await found({ custom: { band: { in: ['Beta', 'Gamma'] } } })).toEqual([high.row.id]);
    expect(await found({ custom: { allowanceClass: { empty: true } } })).toEqual([high.row.id]);
    expect(await found({}, [{ field: 'custom', key: 'points', order: 'DESC' }])).toEqual([high.row.id, low.row.id]);
    expect(await found({}, [{ field: 'custom', key: 'points' }])).toEqual([low.row.id, high.row.id]);
    const changed = await coreHr(UPDATE, { id: low.row.id, version: low.row.version, input: { custom: { points: 3 } } });
    expect(changed.row.custom).toEqual({ points: 3, band: 'Alpha', allowanceClass: 'Área' });
    const history = dataOf(await admin<{ answer: { rows: { kind: string; fields: unknown[] }[] } }>('core-hr', HISTORY, { id: low.row.id })).answer.rows[0];
    expect(history).toEqual({ kind: 'UPDATE', fields: [{ field: 'custom_points', before: 2, after: 3 }] });
    const told = dataOf(await admin<{ answer: { rows: { id: string; groups: { fields: string[] }[] }[] } }>('monitoring', 'query { answer: listChangeSets(limit: 5) { rows { id groups { fields } } } }', {})).answer.rows;
    expect(told.find(({ id }) => id === changed.changeSet)!.groups).toEqual([{ fields: ['Points'] }]);
    const logged = dataOf(await admin<{ answer: { activityLogs: { changeSetId: string; description: string; fields: unknown[] }[] } }>('monitoring', 'query { answer: getSystemActivityLogs(limit: 5, entity: "Grade") { activityLogs { changeSetId description fields { field before after } } } }', {})).answer.activityLogs;
    expect(logged.find(({ changeSetId }) => changeSetId === changed.changeSet)).toMatchObject({ description: expect.stringContaining('Points'), fields: [{ field: 'custom_points', before: 2, after: 3 }] });
    dataOf(await admin('core-hr', 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }', { id: changed.changeSet }));
    expect((await coreHr(LIST, { filter: { ids: [low.row.id] } })).rows[0]!.custom).toEqual({ points: 2, band: 'Alpha', allowanceClass: 'Área' });
  });

  it('of several of a list is filtered by any of some, by all of some and by being empty, also once it was emptied', async () => {
    await field({ label: 'Benefits', kind: 'CHOICES', choices: 'Car\nHouse, with garden\nPhone' });
    const [both, one, none, emptied] = [await grade({ benefits: ['Car', 'House, with garden'] }), await grade({ benefits: ['Phone'] }), await grade({}), await grade({ benefits: ['Car'] })] as const;
    await coreHr(UPDATE, { id: emptied.row.id, version: emptied.row.version, input: { custom: { benefits: [] } } });
    const names = new Map([[both.row.id, 'both'], [one.row.id, 'one'], [none.row.id, 'none'], [emptied.row.id, 'emptied']]);
    const found = async (benefits: object, around = (filter: object): object => filter) => (await coreHr(LIST, { filter: { ids: [...names.keys()], ...around({ custom: { benefits } }) } })).rows.map(({ id }) => names.get(id) ?? '').toSorted();
    expect(await found({ in: ['Car', 'Phone'] })).toEqual(['both', 'one']);
    expect(await found({ in: ['House, with garden'] })).toEqual(['both']);
    expect(await found({ in: ['House'] })).toEqual([]);
    expect(await found({ all: ['Car', 'House, with garden'] })).toEqual(['both']);
    expect(await found({ all: ['Car', 'Phone'] })).toEqual([]);
    expect(await found({ empty: true })).toEqual(['emptied', 'none']);
    expect(await found({ empty: false })).toEqual(['both', 'one']);
    expect(await found({ in: ['Car'] }, (filter) => ({ not: filter }))).toEqual(['emptied', 'none', 'one']);
    for (const benefits of [{ contains: 'Car' }, { in: 'Car' }, { in: [1] }, { equals: ['Car'] }, { from: 'Car' }]) expect((await admin('core-hr', LIST, { filter: { custom: { benefits } } })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await admin('core-hr', LIST, { sort: [{ field: 'custom', key: 'benefits' }] })).errors).not.toEqual([]);
    const csv = await (await server.ask('/export', { body: { type: 'Grade', format: 'CSV', columns: ['name'], filter: { ids: [...names.keys()], custom: { benefits: { all: ['Car'] } } } }, headers: { cookie: cookies['admin']! } })).text();
    expect(csv.trim().split('\n')).toHaveLength(2);
  });

  it('keeps its rules, in its own words, and knows no field that nobody added', async () => {
    const said = async (custom: object) => refusal('core-hr', ADD, { input: { name: 'Refused', code: 'CFX', custom } });
    expect(await said({ points: 11 })).toEqual([{ field: 'custom_points', message: expect.stringContaining('10') }]);
    expect(await said({ points: '3' })).toEqual([{ field: 'custom_points', message: expect.any(String) }]);
    expect(await said({ band: 'Delta' })).toEqual([{ field: 'custom_band', message: expect.any(String) }]);
    expect(await said({ allowanceClass: 'much too long' })).toEqual([{ field: 'custom_allowanceClass', message: expect.stringContaining('8') }]);
    expect(await said({ nobodys: 1 })).toEqual([{ field: 'custom_nobodys', message: expect.any(String) }]);
    expect((await admin('core-hr', LIST, { filter: { custom: { nobodys: { equals: 1 } } } })).errors[0]?.extensions.errorCode).toBe('_DB0100');
    expect((await admin('core-hr', LIST, { filter: { custom: { points: { equals: 'three' } } } })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await admin('core-hr', LIST, { filter: { custom: { "x') or true --": { equals: 1 } } } })).errors[0]?.extensions.errorCode).toBe('_DB0100');
  });

  it('that becomes required is asked of new records and of whoever empties it, and leaves old ones alone', async () => {
    const old = await grade({});
    const added = await field({ label: 'Reviewed by', isRequired: true });
    expect(await refusal('core-hr', ADD, { input: { name: 'Without', code: 'CFY' } })).toEqual([{ field: 'custom_reviewedBy', message: expect.stringContaining('Reviewed by') }]);
    const renamed = await coreHr(UPDATE, { id: old.row.id, version: old.row.version, input: { name: 'Renamed without' } });
    expect(renamed.row.custom).toEqual({});
    const importer = await importerOf(server, 'admin@demo.example');
    const read = async (action: 'IMPORT' | 'UPDATE', code: string) => {
      const job = await importer.start('Grade', action, 'required.csv', `Code,Name\n${code},From a file\n`);
      return importer.map(job.id, { columns: job.columns.map(({ target }) => target) });
    };
    expect(await read('UPDATE', `CF${counter}`)).toMatchObject({ ready: 1, faulty: 0 });
    expect(await read('IMPORT', 'CFZ')).toMatchObject({ ready: 0, faulty: 1 });
    await settings(UPDATE_FIELD, { id: added.row.id, version: added.row.version, input: { isRequired: false } });
  });

  it('is not deleted, nor loses a choice, while records hold it; hidden it keeps what they hold', async () => {
    const held = await grade({ band: 'Gamma' });
    const { rows } = await settings('query { answer: listFormFields(filter: { field: { equals: "band" } }) { rows { id version } } }', {});
    const band = rows[0]!;
    expect(await refusal('settings', DELETE_FIELD, { ids: [band.id] })).toEqual([{ field: 'field', message: expect.stringContaining('Band') }]);
    expect(await refusal('settings', UPDATE_FIELD, { id: band.id, version: band.version, input: { choices: 'Alpha\nBeta' } })).toEqual([{ field: 'choices', message: expect.stringContaining('Gamma') }]);
    await settings(UPDATE_FIELD, { id: band.id, version: band.version, input: { isVisible: false } });
    const renamed = await coreHr(UPDATE, { id: held.row.id, version: held.row.version, input: { name: 'Still Gamma' } });
    expect(renamed.row.custom).toEqual({ band: 'Gamma' });
  });

  it('comes back with no record once it, or the choice, is gone: a list could not be sorted by a text among numbers', async () => {
    const undo = (id: string) => admin('core-hr', 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }', { id });
    const whyNot = async (id: string) => (await undo(id)).errors[0]?.message;
    const size = (await field({ label: 'Size' })).row;
    const shift = (await field({ label: 'Shift', kind: 'CHOICES', choices: 'Day\nNight\nLate' })).row;
    const deleted = async (custom: object): Promise<string> => (await coreHr('mutation ($ids: [ID!]!) { answer: deleteGrades(ids: $ids) { changeSet } }', { ids: [(await grade(custom)).row.id] })).changeSet;
    const [ofSize, ofShift] = [await deleted({ size: 'XL' }), await deleted({ shift: ['Day', 'Late'] })];
    await settings(DELETE_FIELD, { ids: [size.id] });
    await settings(UPDATE_FIELD, { id: shift.id, version: shift.version, input: { choices: 'Day\nNight' } });
    expect(await whyNot(ofShift)).toContain('cannot come back: Shift: Late, which it refers to, was deleted. Restore that one first.');
    expect(await whyNot(ofSize)).toContain('cannot come back: size, which it refers to, was deleted. Restore that one first.');
    const number = (await field({ label: 'Size', kind: 'DECIMAL' })).row;
    expect(number.field).toBe('size');
    expect(await whyNot(ofSize)).toContain('cannot come back: Size, which it refers to, was deleted. Restore that one first.');
    await settings(DELETE_FIELD, { ids: [number.id] });
    // Limits are asked of who writes: what is there already stays, and so does what comes back.
    await field({ label: 'Size', maximum: '1' });
    dataOf(await undo(ofSize));
    expect((await coreHr(LIST, { filter: { custom: { size: { equals: 'XL' } } } })).rows).toMatchObject([{ custom: { size: 'XL' } }]);
  });

  it('needs a kind, two choices, and limits that its kind has', async () => {
    const said = (input: object) => refusal('settings', ADD_FIELD, { input: { label: 'Wrong', entity: 'Grade', ...input } });
    expect(await said({})).toEqual([{ field: 'kind', message: expect.any(String) }]);
    expect(await said({ kind: 'CHOICE', choices: 'One' })).toEqual([{ field: 'choices', message: expect.any(String) }]);
    expect(await said({ kind: 'DATE', minimum: '3' })).toEqual([{ field: 'minimum', message: expect.any(String) }]);
    expect(await said({ kind: 'TEXT', field: 'name' })).toEqual([{ field: 'field', message: expect.any(String) }]);
  });
});

describe('a file', () => {
  it('brings own fields in by their labels, checked, and an update changes those that it has', async () => {
    const importer = await importerOf(server, 'admin@demo.example');
    await field({ label: 'Perks', kind: 'CHOICES', choices: 'Car\nHouse\nPhone' });
    const read = async (action: 'IMPORT' | 'UPDATE', name: string, text: string) => {
      const job = await importer.start('Grade', action, name, text);
      return importer.map(job.id, { columns: job.columns.map(({ target }) => target) });
    };
    const first = await read('IMPORT', 'grades.csv', 'Name,Code,Points,Perks\nFile one,F1,4,"Car, Phone"\nFile two,F2,99,Car\nFile three,F3,5,Boat\n');
    expect(Object.fromEntries(first.problems.map(({ label, rows }) => [label, rows]))).toEqual({ Perks: 1, Points: 1 });
    expect(await importer.commit(first.id, 'OMIT')).toMatchObject({ state: 'DONE', added: 1, omitted: 2 });
    const stored = async () => (await coreHr(LIST, { filter: { code: { equals: 'F1' } } })).rows[0]!.custom;
    expect(await stored()).toEqual({ points: 4, perks: ['Car', 'Phone'] });
    const second = await read('UPDATE', 'more.csv', 'Code,Points\nF1,6\n');
    expect(await importer.commit(second.id)).toMatchObject({ state: 'DONE', updated: 1 });
    expect(await stored()).toEqual({ points: 6, perks: ['Car', 'Phone'] });
  });

  it('of an export changes nothing where choices have commas of their own and telephone numbers were written with spaces', async () => {
    await field({ label: 'Shops', kind: 'CHOICES', choices: 'Home\nHome, garden' });
    await field({ label: 'Hotline', kind: 'PHONE' });
    const { row } = await grade({ shops: ['Home', 'Home, garden'], hotline: '+91 80 4123 4500' });
    const importer = await importerOf(server, 'admin@demo.example');
    for (const action of ['UPDATE', 'IMPORT'] as const) {
      const response = await server.ask('/export', { body: { type: 'Grade', format: 'CSV', filter: { ids: [row.id] } }, headers: { cookie: cookies['admin']! } });
      const job = await importer.start('Grade', action, 'back.csv', await response.text());
      expect(await importer.map(job.id, { columns: job.columns.map(({ target }) => target) })).toMatchObject({ ready: 0, faulty: 0, unchanged: 1 });
    }
  });

  it('of an export has them in columns of their own, and brings nothing new when it comes back', async () => {
    const response = await server.ask('/export', { body: { type: 'Grade', format: 'CSV', filter: { custom: { points: { equals: 6 } } }, sort: [{ field: 'custom', key: 'points', order: 'DESC' }] }, headers: { cookie: cookies['admin']! } });
    const text = await response.text();
    const [head, row] = text.replace('\ufeff', '').split(/\r?\n/);
    expect(head).toContain('Points');
    expect(head).not.toContain('Band');
    expect(row).toContain('"Car, Phone"');
    const importer = await importerOf(server, 'admin@demo.example');
    const job = await importer.start('Grade', 'UPDATE', 'back.csv', text);
    expect(await importer.map(job.id, { columns: job.columns.map(({ target }) => target) })).toMatchObject({ ready: 0, faulty: 0, unchanged: 1 });
  });
});

describe('the fields of an organisation', () => {
  it('reach the sessions of those who see the form, at once, and nobody elsewhere', async () => {
    const fields = async (who: string) => ((await (await server.ask('/auth/session', { headers: { cookie: cookies[who]! } })).json()) as { formFields: { label: string }[] }).formFields.map(({ label }) => label);
    await field({ label: 'At once' });
    expect(await fields('admin')).toContain('At once');
    expect(await fields('other')).toEqual([]);
    expect(await fields('employee')).toEqual([]);
  });

  it('are set by whoever has the right alone', async () => {
    expect((await employee('settings', ADD_FIELD, { input: { entity: 'Grade', kind: 'TEXT', label: 'Mine' } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('forty of them on one form are kept, listed, imported and read back', async () => {
  const labels = Array.from({ length: 40 }, (_, at) => `Forty ${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`);
  const keys: string[] = [];
  for (const label of labels) keys.push((await settings(ADD_FIELD, { input: { entity: 'Brand', kind: 'TEXT', label } })).row.field);
  const importer = await importerOf(server, 'admin@demo.example');
  const cells = keys.map((_, at) => `Cell ${at}`);
  const read = await importer.start('Brand', 'IMPORT', 'brands.csv', `Name,Code,${labels.join(',')}\nForty,FORTY,${cells.join(',')}\n`);
  expect(read.columns.filter(({ target }) => target === null)).toEqual([]);
  expect(await importer.map(read.id, { columns: read.columns.map(({ target }) => target) })).toMatchObject({ ready: 1, faulty: 0 });
  await importer.commit(read.id);
  const { rows } = await coreHr('query { answer: listBrands(filter: { code: { equals: "FORTY" } }) { rows { custom } } }', {});
  expect(rows[0]!.custom).toEqual(Object.fromEntries(keys.map((key, at) => [key, cells[at]])));
});
