/** What every entity does, on a real server: found, added, changed, refused, deleted, undone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../src/server/resource/registry.ts';
import type { Resource } from '../../src/domain/resource.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { sampleRecord } from '../support/samples.ts';

type Row = Record<string, unknown> & { id: string; version: number };
type Change = { answer: { changeSet: string | null; row: Row } };

const selection = (resource: Resource): string => `id version ${resource.fields.filter((field) => field.name !== 'id').map((field) => (field.reference ? `${field.name} { id }` : field.rows ? `${field.name} { id ${field.rows.fields.filter((part) => part.name !== 'id').map((part) => (part.reference ? `${part.name} { id }` : part.name)).join(' ')} }` : field.name)).join(' ')}`;
const documents = (resource: Resource) => {
  const { type, operations, offers } = resource;
  const row = selection(resource);
  return {
    list: `query ($filter: ${type}Filter, $sort: [${type}Sort!], $search: String) { page: ${operations.list}(filter: $filter, sort: $sort, ${resource.searchArgument}: $search, limit: 500) { totalRecords rows { ${row} } } }`,
    one: `query ($id: ID!, $asOf: DateTime) { answer: ${operations.one}(id: $id, asOf: $asOf) { row { ${row} } } }`,
    history: `query ($id: ID!) { page: ${operations.history}(id: $id) { totalRecords rows { changeSetId kind source undoable fields { field before after } } } }`,
    // What something new may name.
    offered: `{ page: ${operations.lookup}${offers === undefined ? '' : '(inUse: true)'} { rows { id } } }`,
    lookup: `query ($search: String) { page: ${operations.lookup}(search: $search) { totalRecords rows { id title code } } }`,
    named: `query ($ids: [ID!]) { page: ${operations.lookup}(ids: $ids) { rows { title } } }`,
    add: `mutation ($input: ${type}Input!) { answer: ${operations.add}(input: $input) { changeSet row { ${row} } } }`,
    update: `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { answer: ${operations.update}(id: $id, version: $version, input: $input) { changeSet row { ${row} } } }`,
    remove: `mutation ($ids: [ID!]!) { answer: ${operations.delete}(ids: $ids) { deleted changeSet } }`,
    undo: 'mutation ($id: ID!) { undoChangeSet(id: $id) { changeSet } }',
  };
};

/** The cases of each editable entity that is chosen, on the server that `start` starts. */
export const describeEntities = (start: () => Promise<DemoServer>, chosen: (resource: Resource) => boolean = () => true): void => {
  let server: DemoServer;
  let admin: Client;
  let other: Client;
  const firsts = new Map<string, string>();

  const reference = (type: string): string | null => firsts.get(type) ?? null;

  beforeAll(async () => {
    server = await start();
    admin = clientOf(server, await server.signIn('admin@demo.example'));
    other = clientOf(server, await server.signIn('admin@other.example'));
    for (const resource of resources) {
      const page = dataOf(await admin<{ page: { rows: { id: string }[] } }>(resource.endpoint, documents(resource).offered)).page;
      if (page.rows[0]) firsts.set(resource.type, page.rows[0].id);
    }
    // The demo sends its mails in the built-in words, and documents go along with an organisation's own.
    const mails = resources.find(({ type }) => type === 'EmailTemplate')!;
    const language = mails.fields.find(({ key }) => key === 'language')!.options!.at(-1);
    firsts.set('EmailTemplate', dataOf(await admin<Change>(mails.endpoint, documents(mails).add, { input: { ...sampleRecord(mails, 1, reference), language } })).answer.row.id);
    const { rows: leavers } = dataOf(await admin<{ page: { rows: { employeeId: string }[] } }>('payroll-admin', '{ page: listLeavers(state: WITHOUT) { rows { employeeId } } }')).page;
    if (leavers[0]) firsts.set('Leaver', leavers[0].employeeId);
  }, 60_000);
  afterAll(() => server.stop());

  const editable = resources.filter((resource) => chosen(resource) && !resource.single && resource.screens.some((screen) => screen.actions.includes('ADD')));

  /** A text field that may change freely. */
  const plain = (resource: Resource) => {
    // Numbers and codes of banks are kept as banks write them.
    const free = resource.fields.filter((field) => field.kind === 'text' && !field.readOnly && !['accountNumber', 'bankCode', 'swift', 'size'].includes(field.name));
    return free.find((field) => field.name === resource.title && !['PayrollRun', 'Settlement', 'TaxStatement'].includes(resource.type)) ?? free.find((field) => !field.acts) ?? free[0]!;
  };

  /** A change that every entity takes; where nothing is free text, an amount by which others are reckoned. */
  const changeOf = (resource: Resource, row: Row) => {
    if (['CandidateSalary', 'EmployeeSalary'].includes(resource.type)) return { field: resource.fields.find(({ key }) => key === 'annualCTC')!, value: '1300000' };
    if (resource.type === 'TaxDeduction') return { field: resource.fields.find(({ key }) => key === 'amount')!, value: '900' };
    if (resource.type === 'EmployeeTaxNumber') return { field: resource.fields.find(({ key }) => key === 'number')!, value: 'ABCPZ9999Z' };
    const field = plain(resource);
    if (resource.type === 'InternetAccessPattern') return { field, value: '*.changed.example' };
    if (field.rule.preset === 'ONLY_NUMBERS') return { field, value: '9'.repeat(field.rule.maxLength ?? 9) };
    if (field.key === 'financialYear') return { field, value: '2029-30' };
    return { field, value: `${String(row[field.name]).slice(0, 20)}changed`.replaceAll(/[^A-Za-z]/g, '').slice(0, field.rule.maxLength ?? 100) };
  };

  describe.each(editable)('$type', (resource) => {
    const ask = documents(resource);
    const endpoint = resource.endpoint;
    const seed = 100 + resources.indexOf(resource);
    let row: Row;

    it('is added, found and read back whole', async () => {
      const input = sampleRecord(resource, seed, reference);
      const { answer } = dataOf(await admin<Change>(endpoint, ask.add, { input }));
      row = answer.row;
      expect(answer.changeSet).toBeTruthy();
      for (const [key, value] of Object.entries(input)) {
        const field = resource.fields.find((one) => one.key === key)!;
        if (field.reference) expect((row[field.name] as { id: string }).id, key).toBe(value);
        else if (field.kind === 'rows') expect(row[field.name], key).toMatchObject([(value as object[]).map((part) => Object.fromEntries(Object.entries(part).filter(([name]) => !name.endsWith('Id'))))[0]!]);
        else expect(row[field.name], key).toEqual(value);
      }
      const listed = dataOf(await admin<{ page: { rows: Row[] } }>(endpoint, ask.list, { filter: { ids: [row.id] } })).page.rows;
      expect(listed).toEqual([row]);
      expect(dataOf(await admin<{ answer: { row: Row } }>(endpoint, ask.one, { id: row.id })).answer.row).toEqual(row);
      for (const { name, reference: to } of resource.fields.filter((field) => field.search && field.reference && row[field.name] !== null)) {
        const target = resources.find(({ type }) => type === to!.type)!;
        const known = dataOf(await admin<{ page: { rows: { title: string }[] } }>(target.endpoint, documents(target).named, { ids: [(row[name] as { id: string }).id] })).page.rows[0]!;
        expect(dataOf(await admin<{ page: { rows: Row[] } }>(endpoint, ask.list, { search: known.title.toUpperCase(), filter: { ids: [row.id] } })).page.rows, name).toEqual([row]);
      }
      const searched = resource.fields.find((field) => field.search && !field.reference);
      if (searched === undefined) return;
      const words = String(row[searched.name]);
      expect(dataOf(await admin<{ page: { rows: { id: string; title: string }[] } }>(endpoint, ask.lookup, { search: words.toUpperCase() })).page.rows.map(({ id }) => id)).toContain(row.id);
    });

    it('sorts by every sortable field and filters by every filterable one', async () => {
      for (const field of resource.fields.filter((one) => one.sort)) expect((await admin(endpoint, ask.list, { sort: [{ field: field.key, order: 'DESC' }] })).errors, field.key).toEqual([]);
      for (const field of resource.fields.filter((one) => !['id', 'custom', 'rows', 'json', 'address', 'choices', 'file', 'image', 'count'].includes(one.kind)))
        expect((await admin(endpoint, ask.list, { filter: { [field.key]: { empty: false } } })).errors, field.key).toEqual([]);
    });

    it('refuses what its rules forbid, field by field', async () => {
      const required = resource.fields.filter((field) => field.required && !field.readOnly && field.default === undefined && ['text', 'email'].includes(field.kind));
      if (!required.some(({ kind }) => kind === 'text')) return;
      const input = { ...sampleRecord(resource, seed + 500, reference), ...Object.fromEntries(required.filter(({ kind }) => kind === 'text').map((field) => [field.key, '   '])) };
      const { errors } = await admin(endpoint, ask.add, { input });
      expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
      for (const field of required.filter(({ kind }) => kind === 'text')) expect(errors[0]!.extensions.validationError.map((problem) => problem.field)).toContain(field.key);
    });

    it('refuses a second record with the same unique values', async () => {
      if (resource.unique.length === 0) return;
      const { errors } = await admin(endpoint, ask.add, { input: sampleRecord(resource, seed, reference) });
      expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
      expect(errors[0]!.extensions.validationError.map(({ field }) => field)).toEqual(expect.arrayContaining([...resource.unique[0]!]));
    });

    it('is changed, says conflicts, and goes back', async () => {
      const { field, value } = changeOf(resource, row);
      const changed = dataOf(await admin<Change>(endpoint, ask.update, { id: row.id, version: row.version, input: { [field.key]: value } })).answer;
      expect(changed.row[field.name]).toBe(value);
      expect(changed.row.version).toBe(row.version + 1);
      const conflict = (await admin(endpoint, ask.update, { id: row.id, version: row.version, input: { [field.key]: field.kind === 'text' ? 'late' : '1' } })).errors[0]!;
      expect(conflict.extensions.code).toBe('CONFLICT');
      expect(conflict.extensions.current?.version).toBe(row.version + 1);
      const nothing = dataOf(await admin<Change>(endpoint, ask.update, { id: row.id, version: row.version + 1, input: { [field.key]: value } })).answer;
      expect(nothing).toMatchObject({ changeSet: null, row: { version: row.version + 1 } });
      const past = dataOf(await admin<{ page: { totalRecords: number; rows: { kind: string; fields: { field: string; before: unknown; after: unknown }[] }[] } }>(endpoint, ask.history, { id: row.id })).page;
      expect(past.totalRecords).toBe(2);
      const own = { field: field.key, before: row[field.name], after: value };
      expect(past.rows[0]).toMatchObject({ kind: 'UPDATE', undoable: true, fields: field.kind === 'text' ? [own] : expect.arrayContaining([expect.objectContaining(own)]) });
      dataOf(await admin(endpoint, ask.undo, { id: changed.changeSet }));
      const back = dataOf(await admin<{ answer: { row: Row } }>(endpoint, ask.one, { id: row.id })).answer.row;
      expect(back).toEqual({ ...row, version: row.version + 2 });
      expect((await admin(endpoint, ask.undo, { id: changed.changeSet })).errors[0]!.extensions.errorCode).toBe('UNDO_DONE');
      row = back;
    });

    it('is nobody else’s: another organisation cannot see, change, delete or undo it', async () => {
      expect((await other(endpoint, ask.one, { id: row.id })).data?.answer ?? null).not.toMatchObject({ row: { [resource.title]: row[resource.title] } });
      const theirs = dataOf(await other<{ page: { rows: Row[] } }>(endpoint, ask.list, {})).page.rows;
      expect(theirs.map((one) => JSON.stringify(one[resource.title]))).not.toContain(JSON.stringify(row[resource.title]));
      const far = '900000';
      expect((await other(endpoint, ask.update, { id: far, version: 1, input: {} })).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
      expect((await other(endpoint, ask.remove, { ids: [far] })).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    });

    it('is deleted, comes back by undo, and goes again by undoing that', async () => {
      const gone = dataOf(await admin<{ answer: { deleted: number; changeSet: string } }>(endpoint, ask.remove, { ids: [row.id] })).answer;
      expect(gone.deleted).toBe(1);
      expect((await admin(endpoint, ask.one, { id: row.id })).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
      const undone = dataOf(await admin<{ undoChangeSet: { changeSet: string } }>(endpoint, ask.undo, { id: gone.changeSet })).undoChangeSet;
      const back = dataOf(await admin<{ answer: { row: Row } }>(endpoint, ask.one, { id: row.id })).answer.row;
      // A payroll run that comes back is reckoned anew.
      expect(back).toEqual({ ...row, version: row.version + 1, ...('preparedAt' in row ? { preparedAt: back['preparedAt'] } : {}) });
      dataOf(await admin(endpoint, ask.undo, { id: undone.changeSet }));
      expect((await admin(endpoint, ask.one, { id: row.id })).errors[0]!.extensions.errorCode).toBe('NOT_FOUND');
    });
  });
};
