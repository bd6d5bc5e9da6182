/** Fields with a form of their own × every way to them, generated from the metadata; and whose records a reach covers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field, Resource } from '../../src/domain/resource.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { resourceOf, resources } from '../../src/server/resource/registry.ts';
import { quote } from '../../src/server/resource/sql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client, type GraphqlAnswer } from '../support/graphql.ts';
import { allBut, startProbe, type Given, type Probe } from '../support/probe.ts';
import { sample, sampleRecord } from '../support/samples.ts';

/** But for what the server alone writes: of payslips tests/server/payroll-runs.test.ts tells. */
/** Whoever lacks the form of settlements or bonuses sees none that changes: what their own tell and do not tell is in settlements.test.ts and bonus.test.ts. */
const OWN_ONCE_FINAL = new Set(['Settlement', 'BonusLine']);
const guarded = resources.filter(({ type, screens }) => !OWN_ONCE_FINAL.has(type) && screens.some(({ actions }) => actions.includes('EDIT'))).flatMap((resource) => {
  const fields = resource.fields.filter(({ access }) => access !== undefined);
  return fields.length > 0 ? [{ resource, fields, title: resource.type }] : [];
});
type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { answer: { row: Row | null; changeSet?: string; rows?: Row[]; totalRecords?: number } };

let server: DemoServer;
let admin: Client;
let probe: Probe;
let manager: { id: string; version: number };
beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  [manager] = (await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select e.id, e.version from employee e join user_account u on u.org_code = e.org_code and u.employee_id = e.id where u.org_code = 'demo' and u.email = 'manager@demo.example'`))) as [{ id: string; version: number }];
  probe = await startProbe(server, admin, manager.id);
});
afterAll(() => server.stop());

/** Where the demo has none: one made from the metadata. */
const added = async (resource: Resource): Promise<Row> => {
  const types = [...new Set(resource.fields.flatMap((field) => [field, ...(field.rows?.fields ?? [])]).flatMap(({ reference }) => (reference ? [reference.type] : [])))];
  const ids = new Map(await Promise.all(types.map(async (type) => [type, (await first(resourceOf(type)))?.id ?? null] as const)));
  const input = sampleRecord(resource, 3, (type) => ids.get(type) ?? null);
  return dataOf(await admin<Answer>(resource.endpoint, `mutation ($input: ${resource.type}Input!) { answer: ${resource.operations.add}(input: $input) { row { id version } } }`, { input })).answer.row!;
};
const first = async ({ table }: Resource, where = 'true'): Promise<Row | undefined> => (await withOrg(server.db, 'demo', (tx) => tx.query<Row>(`select id, version from ${quote(table)} t where org_code = 'demo' and ${where} order by id limit 1`)))[0];
const ON_NO_LIST = `kind = 'WEBSITE' and listing = 'NONE' and custom_group_id is null`;
/** A position of a plan that may still change. */
const IN_DRAFT = `exists (select from headcount_plan p where p.org_code = t.org_code and p.id = t.plan_id and p.status = 'DRAFT')`;
/** The first record of the first screen: the screens after it may show records that nobody changes any more. */
const changeable = async ({ screens, endpoint, operations }: Resource): Promise<Row | undefined> =>
  dataOf(await admin<Answer>(endpoint, `{ answer: ${operations.list}(form: ${screens[0]?.form ?? null}, limit: 1) { rows { id version } } }`)).answer.rows![0];
const selected = (field: Field): string => (field.rows ? `${field.name} { id }` : field.reference ? `${field.name} { id }` : field.name);
const without = (fields: readonly Field[], scope?: 'TEAM' | 'SELF'): Given => allBut(Object.fromEntries(fields.map(({ access }) => [access!, scope ? { scope } : { view: false, add: false, update: false, delete: false }])));
const refusal = ({ errors }: GraphqlAnswer<unknown>): string | undefined => errors[0]?.extensions.errorCode;
/** A record of each type that a guarded field refers to. */
const referred = new Map<string, string>();
/** A website on no list comes to be on one. */
const value = (field: Field): unknown => (field.key === 'listing' ? 'BLOCKED' : sample(field, 3, (type) => referred.get(type) ?? null));
const update = (ask: Client, { type, endpoint, operations }: Resource, row: Row, input: object, select = 'id version') =>
  ask<Answer>(endpoint, `mutation ($id: ID!, $version: Int!, $input: ${type}Patch!) { answer: ${operations.update}(id: $id, version: $version, input: $input) { changeSet row { ${select} } } }`, { id: row.id, version: row.version, input });
const writable = (fields: readonly Field[]): Field[] => fields.filter(({ kind, readOnly, rule }) => !readOnly && kind !== 'file' && kind !== 'image' && rule.notBefore === undefined);

describe.each(guarded)('a field of $title with a form of its own', ({ resource, fields }) => {
  const { type, endpoint, operations, title } = resource;
  const select = fields.map(selected).join(' ');
  // A field of everybody who sees the record, that takes this word.
  const open = resource.fields.find(({ name, readOnly }) => name === title && !readOnly)?.key ?? resource.fields.find(({ key, kind, access, acts }) => !access && ((key === 'status' && kind === 'status' && acts !== true) || key === 'firstName'))!.key;
  let row: Row;
  let changeSet: string;

  beforeAll(async () => {
    const special = { PlanSeat: IN_DRAFT, ActivityClassification: ON_NO_LIST }[type];
    row = (await (special ? first(resource, special) : changeable(resource))) ?? (await added(resource));
    for (const { reference } of fields) if (reference) referred.set(reference.type, (await first(resourceOf(reference.type)))!.id);
    const input = Object.fromEntries(writable(fields).map((field) => [field.key, value(field)]));
    const saved = dataOf(await update(admin, resource, row, input, `id version ${select}`)).answer;
    row = saved.row!;
    changeSet = saved.changeSet!;
    for (const field of writable(fields)) expect(row[field.name], field.key).not.toBeNull();
    await probe.may(without(fields));
  });

  it('is null in list, record and past, and not in history, without the right', async () => {
    const asked = `query ($id: ID!, $at: DateTime) { l: ${operations.list}(filter: { ids: [$id] }) { rows { ${select} } } o: ${operations.one}(id: $id) { row { ${select} } } p: ${operations.one}(id: $id, asOf: $at) { row { ${select} } } h: ${operations.history}(id: $id) { rows { fields { field before after } } } }`;
    const seen = dataOf(await probe.ask<Record<string, { rows?: Row[]; row?: Row }>>(endpoint, asked, { id: row.id, at: new Date().toISOString() }));
    for (const one of [seen['l']!.rows![0]!, seen['o']!.row!, seen['p']!.row!]) for (const field of fields) expect(one[field.name], field.key).toBeNull();
    const changed = (seen['h']!.rows as unknown as { fields: { field: string }[] }[]).flatMap((entry) => entry.fields.map(({ field }) => field));
    for (const field of fields) expect(changed).not.toContain(field.key);
    expect(dataOf(await admin<Record<string, { rows: { fields: { field: string }[] }[] }>>(endpoint, `query ($id: ID!) { h: ${operations.history}(id: $id) { rows { fields { field } } } }`, { id: row.id }))['h']!.rows.some((entry) => entry.fields.length > 0)).toBe(true);
  });

  it('is refused as a filter, an order and a column of an export', async () => {
    for (const field of fields) {
      if (field.sort) expect(refusal(await probe.ask(endpoint, `{ answer: ${operations.list}(sort: [{ field: ${field.key} }]) { totalRecords } }`)), field.key).toBe('_DB0100');
      const filter = await probe.ask(endpoint, `query ($filter: ${type}Filter) { answer: ${operations.list}(filter: $filter) { totalRecords } }`, { filter: { or: [{ not: { [field.key]: { empty: true } } }] } });
      expect(['_DB0100', 'DOCUMENT_INVALID'], field.key).toContain(refusal(filter));
      expect((await server.ask('/export', { body: { type, format: 'CSV', columns: [field.key] }, headers: probe.headers })).status, field.key).toBe(403);
    }
    const heading = async (headers: Record<string, string>) => (await (await server.ask('/export', { body: { type, format: 'CSV' }, headers })).text()).split('\n')[0]!.split(',').length;
    const all = await (async () => { await probe.may(allBut()); const count = await heading(probe.headers); await probe.may(without(fields)); return count; })();
    expect(await heading(probe.headers)).toBeLessThan(all);
    expect(fields.every(({ search }) => !search)).toBe(true);
  });

  it('refuses the whole of a write that names it, by form and by import', async () => {
    for (const field of writable(fields)) expect(refusal(await update(probe.ask, resource, row, { [field.key]: value(field) })), field.key).toBe('_DB0102');
    expect((await first(resource, `id = ${row.id}`))!.version).toBe(row.version);
    if (!resource.importable) return;
    const data = Buffer.from(`${fields.map(({ key }) => key).join(',')},id\n${fields.map(() => '1').join(',')},${row.id}\n`).toString('base64');
    const key = dataOf(await probe.ask<{ a: { s3DocumentDetails: { key: string } } }>('core-hr', 'mutation ($data: String!) { a: getPresignedUrl(fileName: "x.csv", action: "upload", type: "import", data: $data) { s3DocumentDetails } }', { data })).a.s3DocumentDetails.key;
    const job = dataOf(await probe.ask<{ a: { job: { id: string; targets: { key: string }[] } } }>('batch-processing', 'mutation ($input: StartImportInput!) { a: startImport(input: $input) { job { id targets { key } } } }', { input: { type, action: 'UPDATE', fileKey: key, fileName: 'x.csv' } })).a.job;
    const targets = job.targets.map((target) => target.key.split('.')[0]);
    for (const field of fields) expect(targets).not.toContain(field.key);
    const read = () => probe.ask<{ a: { job: { state: string } } }>('batch-processing', 'query ($id: ID!) { a: importJob(id: $id) { job { state } } }', { id: job.id });
    while (dataOf(await read()).a.job.state === 'READING');
    const columns = [...fields.map((field) => field.key), 'id'];
    expect(refusal(await probe.ask('batch-processing', 'mutation ($id: ID!, $mapping: ImportMappingInput!) { a: mapImport(id: $id, mapping: $mapping) { errorCode } }', { id: job.id, mapping: { columns } }))).toBe('UNKNOWN_FIELD');
  });

  it('is in no conflict, and goes back by no undo', async () => {
    const late = await update(probe.ask, resource, { ...row, version: row.version - 1 }, { [open]: 'ACTIVE' });
    expect(refusal(late)).toBe('CONFLICT');
    for (const field of fields) expect(late.errors[0]!.extensions.current, field.key).not.toHaveProperty(field.key);
    expect(refusal(await probe.ask(endpoint, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet }))).toBe('_DB0102');
  });

  it('with the right on a team exists on its records alone', async () => {
    if (resource.person !== 'id') return;
    await probe.may(without(fields, 'TEAM'));
    const plain = writable(fields).find(({ kind }) => kind === 'date' || kind === 'decimal' || kind === 'money')!;
    const { rows } = dataOf(await probe.ask<Answer>(endpoint, `{ answer: ${operations.list}(limit: 500) { rows { id ${select} } } }`)).answer;
    const team = dataOf(await admin<Answer>(endpoint, `{ answer: ${operations.list}(limit: 500, filter: { managerId: { equals: ${manager.id} } }) { rows { id } } }`)).answer.rows!.map(({ id }) => id);
    const inside = rows!.find(({ id }) => id === team[0])!;
    expect(team.length).toBeGreaterThan(0);
    expect(rows!.find(({ id }) => id === row.id)![plain.name]).toBeNull();
    expect(refusal(await probe.ask(endpoint, `{ answer: ${operations.list}(filter: { ${plain.key}: { empty: false } }) { totalRecords } }`))).toMatch(/_DB0100|DOCUMENT_INVALID/);
    expect(refusal(await update(probe.ask, resource, row, { [plain.key]: value(plain) }))).toBe('NOT_FOUND');
    const theirs = (await first(resource, `id = ${inside.id}`))!;
    const saved = dataOf(await update(probe.ask, resource, theirs, { [plain.key]: value(plain) }, plain.name)).answer.row!;
    expect(saved[plain.name]).not.toBeNull();
  });
});
