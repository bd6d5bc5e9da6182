/** Every place that takes an id × an id of the other organisation: as if it were nowhere, and nothing over there changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextId } from '../../src/server/db/ids.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { quote } from '../../src/server/resource/sql.ts';
import { insertImages } from '../../src/server/resource/store.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { operations, slotsOf, withValue, type Arguments, type Operation, type Slot } from '../support/every-operation.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { namedBase, namedKind, narrowsList } from '../support/named-ids.ts';
import { sample, sampleRecord } from '../support/samples.ts';

/** Ids from here on exist in the other organisation alone; no organisation comes as far as `NOWHERE`. */
const FAR = 7_000_000;
const NOWHERE = '8000001';

let server: DemoServer;
let admin: Client;
let other: Client;
/** By type, and 'changeSet', 'file', 'import', 'comment' and 'recordFile'. */
const theirs = new Map<string, string>();
const ours = new Map<string, { id: string; version: number }>();
let before: string;

/** Everything that the other organisation has, as text. */
const digest = (): Promise<string> =>
  withOrg(server.db, 'other', async (tx) => {
    const tables = [...resources.flatMap(({ table, fields }) => [table, ...fields.flatMap(({ rows }) => (rows ? [rows.table] : []))]), 'change_set', 'change', 'stored_file', 'import_job', 'record_comment', 'record_file', 'record_follower'];
    const rows = await tx.query<{ text: string }>([...new Set(tables)].map((table) => `select '${table}' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as text from ${quote(table)} t`).join(' union all '));
    return rows.map(({ text }) => text).sort().join('\n');
  });

const far = async (kind: string): Promise<void> => {
  await withOrg(server.db, 'other', (tx) => tx.query('insert into id_block (org_code, entity, next) values ($1, $2, $3) on conflict (org_code, entity) do update set next = $3', ['other', kind, FAR]));
  while (Number(await nextId(server.db, 'other', kind)) < FAR);
};

const upload = async (ask: Client): Promise<string> =>
  dataOf(await ask<{ answer: { s3DocumentDetails: { key: string } } }>('core-hr', 'mutation ($data: String!) { answer: getPresignedUrl(fileName: "grades.csv", action: "upload", type: "import", data: $data) { s3DocumentDetails } }', { data: Buffer.from('name,code\nFar,FAR\n').toString('base64') })).answer.s3DocumentDetails.key;

/** No law of the other organization's country knows the first; the second is of somebody who has left, whom nothing else there could be of; the third is of a holiday on its day. */
const ONLY_WRITTEN = new Set(['TaxStatement', 'Settlement', 'HolidayChoice']);

const addTheirs = async (): Promise<void> => {
  const added = resources.filter(({ type, screens, partOf }) => partOf === undefined && screens.some(({ actions }) => actions.includes('ADD')) && !ONLY_WRITTEN.has(type));
  const waiting = new Set(added);
  // What others refer to comes first; the references of a circle stay empty.
  for (let round = 0; waiting.size > 0 && round < 20; round += 1)
    for (const resource of waiting) {
      const needed = resource.fields.flatMap((field) => [field, ...(field.rows?.fields ?? [])]).filter(({ required, reference }) => required && reference && reference.type !== resource.type).map(({ reference }) => reference!.type);
      // Wildcards are only changed while internet access control is on.
      if (resource.type === 'InternetAccessPattern') needed.push('InternetAccessSetting');
      if (needed.some((type) => !theirs.has(type))) continue;
      if (resource.type === 'InternetAccessPattern') await withOrg(server.db, 'other', (tx) => tx.query(`update internet_access_setting set is_on = true where org_code = 'other'`));
      waiting.delete(resource);
      const input = sampleRecord(resource, 700 + round, (type) => theirs.get(type) ?? null);
      // Who adds a report owns it: another's would not be theirs to see.
      if (resource.type === 'Report') delete input.ownerId;
      if (resource.type === 'Role') input.rights = [{ form: 'GRADES', view: true }];
      const { row, changeSet } = dataOf(await other<{ answer: { row: { id: string }; changeSet: string } }>(resource.endpoint, `mutation ($input: ${resource.type}Input!) { answer: ${resource.operations.add}(input: $input) { changeSet row { id } } }`, { input })).answer;
      theirs.set(resource.type, row.id).set('changeSet', changeSet);
    }
  expect([...waiting].map(({ type }) => type)).toEqual([]);
};

/** Records that are only written with another one, or by acts: no operation adds them alone. */
const addParts = async (): Promise<void> => {
  const waiting = new Set(resources.filter(({ type, partOf, screens }) => (partOf !== undefined || ONLY_WRITTEN.has(type) || !screens.some(({ actions }) => actions.includes('ADD'))) && !theirs.has(type)));
  for (let round = 0; waiting.size > 0 && round < 9; round += 1)
    for (const resource of waiting) {
      const plain = { ...resource, fields: resource.fields.filter(({ kind }) => kind !== 'rows') };
      if (plain.fields.some(({ required, reference }) => required && reference && !theirs.has(reference.type))) continue;
      waiting.delete(resource);
      const [row] = await withOrg(server.db, 'other', async (tx) => {
        const [had] = await tx.query<{ id: string }>(`select id::text as id from ${quote(resource.table)} where org_code = $1 limit 1`, ['other']);
        const reference = (type: string): string | null => theirs.get(type) ?? null;
        // What hooks complete is written as well: nothing but the table is asked here.
        const whole = Object.fromEntries(plain.fields.filter(({ kind, readOnly, required }) => !readOnly && (kind !== 'reference' || required) && kind !== 'custom').map((field) => [field.key, sample(field, 900, reference)]));
        return had ? [had] : insertImages(tx, plain, [{ ...whole, ...sampleRecord(plain, 900, reference), ...(resource.type === 'Settlement' ? { exitId: reference('Exit') } : {}), ...(resource.type === 'HolidayChoice' ? { holidayId: reference('Holiday') } : {}), id: String(FAR), version: 1 }], 'Somebody');
      });
      theirs.set(resource.type, row!.id);
    }
  expect([...waiting].map(({ type }) => type)).toEqual([]);
};

/** A comment and a file of theirs, on a grade of theirs. */
const addTalk = async (): Promise<void> => {
  const of = { type: 'Grade', id: theirs.get('Grade') };
  theirs.set('comment', dataOf(await other<{ answer: { comment: { id: string } } }>('batch-processing', 'mutation ($type: String!, $id: ID!) { answer: addRecordComment(type: $type, id: $id, text: "Far") { comment { id } } }', of)).answer.comment.id);
  const fileKey = dataOf(await other<{ answer: { s3DocumentDetails: { key: string } } }>('core-hr', 'mutation { answer: getPresignedUrl(fileName: "far.txt", action: "upload", type: "recordFile.Grade", data: "RmFy") { s3DocumentDetails } }')).answer.s3DocumentDetails.key;
  theirs.set('recordFile', dataOf(await other<{ answer: { file: { id: string } } }>('batch-processing', 'mutation ($type: String!, $id: ID!, $fileKey: String!) { answer: addRecordFile(type: $type, id: $id, fileKey: $fileKey) { file { id } } }', { ...of, fileKey })).answer.file.id);
};

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  other = clientOf(server, await server.signIn('admin@other.example'));
  for (const kind of ['change_set', 'import_job', 'record_comment', 'record_file', ...resources.flatMap(({ table, fields }) => [table, ...fields.flatMap(({ rows }) => (rows ? [rows.table] : []))])]) await far(kind);
  await addTheirs();
  await addParts();
  await withOrg(server.db, 'other', (tx) => tx.query(`update organisation set id = $1 where org_code = 'other'`, [FAR]));
  theirs.set('Organisation', String(FAR));
  theirs.set('file', await upload(other));
  const input = { type: 'Grade', action: 'IMPORT', fileKey: theirs.get('file'), fileName: 'grades.csv' };
  theirs.set('import', dataOf(await other<{ startImport: { job: { id: string } } }>('batch-processing', 'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }', { input })).startImport.job.id);
  await addTalk();
  for (const resource of resources) {
    const [row] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>(`select id, version from ${quote(resource.table)} where org_code = 'demo' order by id limit 1`));
    if (row) ours.set(resource.type, row);
  }
  for (;;) {
    const { job } = dataOf(await other<{ importJob: { job: { state: string } } }>('batch-processing', 'query ($id: ID!) { importJob(id: $id) { job { state } } }', { id: theirs.get('import') })).importJob;
    if (job.state !== 'READING') break;
  }
  before = await digest();
}, 120_000);
afterAll(() => server.stop());

/** The kind of id that goes into a place, if any does. */
const kindOf = (operation: Operation, slot: Slot): string | undefined => {
  const [{ root, resource, endpoint }, { path, type }] = [operation, slot];
  const name = path.filter((step) => typeof step === 'string').at(-1);
  if (root.name === 'undoChangeSet') return 'changeSet';
  if (name === 'fileKey' || (name === 'fileName' && endpoint === 'core-hr')) return 'file';
  if (name === 'id' && path[0] === 'updates') return 'Grade';
  if (/Record(Comment|File)$/.test(root.name) && path[0] === 'id') return root.field.args.some((one) => one.name === 'type') ? 'Grade' : root.name.endsWith('File') ? 'recordFile' : 'comment';
  if (root.field.args.some((one) => one.name === 'type') && path[0] === 'id') return 'Grade';
  if (root.name === 'recordComments' && path[0] === 'before') return 'comment';
  if (endpoint === 'batch-processing') return name === 'id' ? 'import' : undefined;
  const named = namedKind(operation, slot);
  if (named) return named;
  const keyed = resource ?? resources.find(({ type: of }) => of === 'Employee' && root.name === 'listAllEmployeeDetails');
  const keys = [root.filters.get(String(path[0])), ...path].filter((step): step is string => typeof step === 'string');
  const field = keyed?.fields.flatMap((one) => [one, ...(one.rows?.fields ?? [])]).find(({ key, reference }) => reference && keys.includes(key));
  if (field) return field.reference!.type;
  return type === 'ID' && (path.length === 1 || path[0] === 'ids' || name === 'ids' || path[1] === 'ids') ? resource?.type : undefined;
};

/** A field that acts alone write: what forms send of it counts for nothing, whatever it is (tests/server/written-by-acts.test.ts). */
const isOfActs = ({ resource }: Operation, { path: [input, key] }: Slot): boolean => input === 'input' && resource?.fields.find((field) => field.key === key)?.acts === true;

const cases = operations.flatMap((operation) =>
  slotsOf(operation).filter((slot) => !isOfActs(operation, slot)).flatMap((slot) => {
    const kind = kindOf(operation, slot);
    return kind === undefined || !['ID', 'Int', 'String'].includes(slot.type) ? [] : [{ operation, slot, kind, title: `${operation.name} ${slot.path.join('.')} (${kind})` }];
  }),
);

/** Arguments that would succeed but for the place in question. */
const baseOf = (operation: Operation): Arguments => {
  const { least, resource, root } = operation;
  const known = resource === undefined ? undefined : ours.get(resource.type);
  const { operations: names } = resource ?? { operations: undefined };
  const own = known === undefined || root.name === names?.add ? {} : { ...('id' in least ? { id: known.id } : {}), ...('version' in least ? { version: known.version } : {}) };
  const input = root.name === names?.add ? { input: sampleRecord(resource!, 800, (type) => ours.get(type)?.id ?? null) } : {};
  // Records of an entity that the arguments name.
  const updates = 'updates' in least ? { type: 'Grade', updates: [{ id: '1', version: 1, values: { name: 'From elsewhere' } }] } : {};
  const talk = 'type' in least && 'id' in least ? { type: 'Grade', id: ours.get('Grade')!.id } : {};
  return { ...least, ...own, ...input, ...updates, ...talk, ...namedBase(operation, (type) => ours.get(type)?.id) };
};

const asked = async ({ operation, slot }: (typeof cases)[number], id: string): Promise<string> => {
  const base = baseOf(operation);
  const value = slot.type === 'Int' ? Number(id) : id;
  const { status, data, errors } = await admin(operation.endpoint, operation.document, withValue(base, slot.path, value));
  const told = errors.map(({ message, extensions: { requestId: _id, ...rest } }: { message: string; extensions: Record<string, unknown> }) => ({ message, rest }));
  return JSON.stringify({ status, data, told }).replaceAll(id, 'ID');
};

describe('an id of another organisation', () => {
  it('has many places to go', () => {
    expect(cases.length).toBeGreaterThan(100);
    for (const kind of [...theirs.keys()].filter((one) => one !== 'Role' && one !== 'UserAccount')) expect(cases.some((one) => one.kind === kind), kind).toBe(true);
  });

  it.each(cases)('is nowhere: $title', async (one) => {
    const nowhere = one.kind === 'file' ? 'other/2026-01/00000000-0000-4000-8000-000000000000.csv' : NOWHERE;
    const theirAnswer = await asked(one, theirs.get(one.kind)!);
    expect(theirAnswer).toBe(await asked(one, nowhere));
    // Lists may answer that there is nothing; whoever names a record, reads a file or writes is refused.
    // A query of the specification that names a record may say either.
    const isNamed = namedKind(one.operation, one.slot) !== undefined;
    if (isNamed && one.operation.root.kind === 'Query' && !narrowsList(one.operation, one.slot)) return;
    const isList = isNamed ? narrowsList(one.operation, one.slot) : one.operation.root.kind === 'Query' && one.slot.path[0] !== 'id';
    if (!isList) expect(theirAnswer).toContain('"told":[{');
    else expect(theirAnswer).toContain('"told":[]');
  });

  it('finds nothing in lists and look-ups', async () => {
    for (const resource of resources) {
      const id = theirs.get(resource.type);
      if (id === undefined) continue;
      const { list, lookup } = resource.operations;
      const found = dataOf(await admin<Record<string, { totalRecords: number; rows: unknown[] }>>(resource.endpoint, `query ($ids: [ID!]) { a: ${list}(filter: { ids: $ids }) { totalRecords rows { id } } b: ${lookup}(ids: $ids) { totalRecords rows { id } } c: ${list}(filter: { or: [{ ids: $ids }, { ids: $ids }] }) { totalRecords rows { id } } }`, { ids: [id] }));
      for (const page of Object.values(found)) expect(page, resource.type).toMatchObject({ totalRecords: 0, rows: [] });
    }
  });

  it('does not become a child row of ours', async () => {
    const [stolen] = await withOrg(server.db, 'other', (tx) => tx.query<{ id: string }>(`select id from role_right where org_code = 'other' and id >= $1 limit 1`, [FAR]));
    const [mine] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id from role_right where org_code = 'demo' limit 1`));
    for (const [at, id] of [stolen!.id, mine!.id, '1'].entries()) {
      const rights = ['GRADES', 'LOCATIONS'].map((form) => ({ id, form }));
      const { row } = dataOf(await admin<{ addRole: { row: { rights: { id: string }[] } } }>('core-hr', 'mutation ($input: RoleInput!) { addRole(input: $input) { row { rights { id } } } }', { input: { name: `Taker ${at}`, code: `TAKER${at}`, rights } })).addRole;
      expect(new Set(row.rights.map((right) => right.id)).add(id).size).toBe(3);
    }
    const [still] = await withOrg(server.db, 'demo', (tx) => tx.query<{ count: number }>(`select count(*)::int as count from role_right where org_code = 'demo' and id = $1`, [mine!.id]));
    expect(still!.count).toBe(1);
  });

  it('leaves everything over there as it was', async () => {
    expect(await digest()).toBe(before);
  });
});
