/** The Changes page: what people did at once, told by their rights, with undo and redo of each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { DatabaseUnavailable } from '../../src/server/db/unavailable.ts';
import { refusalOfUndo } from '../../src/server/resource/undo/why-not.ts';
import { administratorOf } from '../support/administrator.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import { startProbe } from '../support/probe.ts';

type Group = { entity: string; kind: string; records: number; fields: string[]; sample: { id: string; title: string | null; isThere: boolean }[] };
type Row = { id: string; by: string; isMine: boolean; source: string; reason: string | null; undoes: string | null; isUndone: boolean; groups: Group[] };
type Page = { answer: { nextCursor: string | null; rows: Row[] } };
type Act = { id: string; changeSet: string | null; isRedo: boolean; endpoint: string | null; whyNot: string | null; later: string | null };

const LIST = `query ($all: Boolean, $entity: String, $kind: ChangeKind, $source: ChangeSource, $userId: ID, $toDate: LocalDate, $after: String, $limit: Int, $id: ID) {
  answer: listChangeSets(all: $all, entity: $entity, kind: $kind, source: $source, userId: $userId, toDate: $toDate, after: $after, limit: $limit, id: $id) {
    nextCursor rows { id by isMine source reason undoes isUndone groups { entity kind records fields sample { id title isThere } } }
  }
}`;
const ACTS = 'query ($ids: [ID!]!) { answer: changeSetActs(ids: $ids) { rows { id changeSet isRedo endpoint whyNot later } } }';
const UNDO = 'mutation ($id: ID!) { answer: undoChangeSet(id: $id) { changeSet } }';
const ADD = 'mutation ($code: String!, $name: String!) { answer: addGrade(input: { name: $name, code: $code }, reason: "New pay bands") { changeSet row { id version } } }';
const RENAME = 'mutation ($id: ID!, $version: Int!, $name: String!) { answer: updateGrade(id: $id, version: $version, input: { name: $name }) { changeSet row { id version } } }';

type Written = { answer: { changeSet: string; row: { id: string; version: number } } };

let server: DemoServer;
const cookies = new Map<string, string>();
const as = async <Data>(who: string, endpoint: string, query: string, variables: object = {}): Promise<{ data?: Data | null; errors?: readonly { extensions?: { errorCode?: string; args?: { later?: string } } }[] }> => {
  const email = `${who}@${who === 'other' ? 'other' : 'demo'}.example`.replace('other@', 'admin@');
  if (!cookies.has(email)) cookies.set(email, await server.signIn(email));
  return askGraphql(server, cookies.get(email)!, endpoint, query, variables as Record<string, unknown>) as never;
};
const list = async (who: string, variables: object = {}) => (await as<Page>(who, 'monitoring', LIST, variables)).data!.answer;
const act = async (who: string, id: string): Promise<Act> => (await as<{ answer: { rows: Act[] } }>(who, 'monitoring', ACTS, { ids: [id] })).data!.answer.rows[0]!;
const undo = async (who: string, id: string): Promise<string> => (await as<{ answer: { changeSet: string } }>(who, 'core-hr', UNDO, { id })).data!.answer.changeSet;

beforeAll(async () => void (server = await startDemoServer()));
afterAll(() => server.stop());

describe('the Changes page', () => {
  it('tells what I did, undoes it, does it again, and names the later change that stands in the way', async () => {
    const added = (await as<Written>('admin', 'core-hr', ADD, { code: 'CHG', name: 'Band one' })).data!.answer;
    const renamed = (await as<Written>('admin', 'core-hr', RENAME, { ...added.row, name: 'Band two' })).data!.answer;

    const [second, first] = (await list('admin', { entity: 'Grade', limit: 2 })).rows;
    expect(second).toMatchObject({ id: renamed.changeSet, isMine: true, source: 'FORM', isUndone: false, groups: [{ entity: 'Grade', kind: 'UPDATE', records: 1, fields: ['Name'], sample: [{ title: 'Band two', isThere: true }] }] });
    expect(first).toMatchObject({ id: added.changeSet, reason: 'New pay bands', groups: [{ kind: 'ADD', fields: [] }] });

    expect(await act('admin', added.changeSet)).toMatchObject({ changeSet: null, later: renamed.changeSet, whyNot: 'Band two was changed again afterwards. Undo the later change first or edit the record.' });
    const refused = await as('admin', 'core-hr', UNDO, { id: added.changeSet });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ errorCode: 'UNDO_CHANGED_SINCE', args: { later: renamed.changeSet } });

    const undone = await undo('admin', (await act('admin', renamed.changeSet)).changeSet!);
    expect(await act('admin', renamed.changeSet)).toMatchObject({ changeSet: undone, isRedo: true, endpoint: 'core-hr' });
    expect(await act('admin', undone)).toMatchObject({ changeSet: undone, isRedo: true });
    expect((await list('admin', { id: undone })).rows[0]).toMatchObject({ source: 'UNDO' });
    expect((await list('admin', { id: renamed.changeSet })).rows[0]).toMatchObject({ isUndone: true });

    const redone = await undo('admin', undone);
    expect(await act('admin', renamed.changeSet)).toMatchObject({ changeSet: redone, isRedo: false });
    expect((await list('admin', { id: redone })).rows[0]).toMatchObject({ source: 'REDO' });
    expect(await act('admin', undone)).toMatchObject({ changeSet: null, whyNot: 'This change was undone.' });
    expect((await list('admin', { id: renamed.changeSet })).rows[0]).toMatchObject({ isUndone: false });
  });

  it('calls edits of cells, pastes, changes of status and deletions what they were', async () => {
    const { row } = (await as<Written>('admin', 'core-hr', ADD, { code: 'WAY', name: 'Way one' })).data!.answer;
    const source = async (): Promise<string> => (await list('admin', { limit: 1 })).rows[0]!.source;
    const edit = (version: number, name: string, by: string | null) => as('admin', 'batch-processing', 'mutation ($updates: [RecordUpdateInput!]!, $by: UpdateWay) { updateRecords(type: "Grade", updates: $updates, by: $by) { changeSet } }', { updates: [{ id: row.id, version, values: { name } }], by });
    expect(await source()).toBe('FORM');
    for (const [at, by] of ['CELLS', 'PASTE', 'REPLACE', 'MOVE'].entries()) {
      await edit(row.version + at, `Way ${by}`, by);
      expect(await source()).toBe(by);
    }
    await as('admin', 'core-hr', 'mutation ($id: ID!) { deleteGrades(ids: [$id]) { changeSet } }', { id: row.id });
    expect(await source()).toBe('DELETE');
    const [post] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>("select id::text as id, version from designation where org_code = 'demo' and status = 'ACTIVE' order by id limit 1"));
    const save = (version: number, input: object) => as('admin', 'core-hr', 'mutation ($id: ID!, $version: Int!, $input: DesignationPatch!) { updateDesignation(id: $id, version: $version, input: $input) { changeSet } }', { id: post!.id, version, input });
    await save(post!.version, { status: 'INACTIVE' });
    expect(await source()).toBe('STATUS');
    await save(post!.version + 1, { status: 'ACTIVE', description: 'Looked at again' });
    expect(await source()).toBe('FORM');
  });

  it('passes on that the database is away, which is no want of rights', async () => {
    const away = { orgCode: 'demo', query: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))) };
    await expect(refusalOfUndo(away as never, { id: '1', undoneBy: null, source: 'FORM' } as never, server.db, administratorOf('demo'))).rejects.toThrow(DatabaseUnavailable);
  });

  it('finds changes by what they were made with, mine and everybody’s', async () => {
    const { row, changeSet } = (await as<Written>('admin', 'core-hr', ADD, { code: 'SRC', name: 'By a form' })).data!.answer;
    await as('admin', 'batch-processing', 'mutation ($updates: [RecordUpdateInput!]!) { updateRecords(type: "Grade", updates: $updates, by: PASTE) { changeSet } }', { updates: [{ id: row.id, version: row.version, values: { name: 'By a paste' } }] });
    const pasted = await list('admin', { source: 'PASTE', entity: 'Grade' });
    expect(new Set(pasted.rows.map(({ source }) => source))).toEqual(new Set(['PASTE']));
    expect(pasted.rows[0]!.groups[0]!.sample[0]!.title).toBe('By a paste');
    expect((await list('admin', { source: 'IMPORT' })).rows).toEqual([]);
    expect((await list('admin', { source: 'FORM', entity: 'Grade', limit: 1 })).rows.map(({ id }) => id)).toEqual([changeSet]);
    const seeded = (await list('admin', { all: true, source: 'SEED' })).rows;
    expect(seeded.length).toBeGreaterThan(0);
    expect(seeded.every(({ source }) => source === 'SEED')).toBe(true);
  });

  it('lists what one change-set added or changed, with what a filter asks besides', async () => {
    const added = (await as<Written>('admin', 'core-hr', ADD, { code: 'SETA', name: 'Of a set' })).data!.answer;
    const other = (await as<Written>('admin', 'core-hr', ADD, { code: 'SETB', name: 'Of another' })).data!.answer;
    const renamed = (await as<Written>('admin', 'core-hr', RENAME, { ...added.row, name: 'Of a set, again' })).data!.answer;
    const grades = async (who: string, filter: object) => (await as<{ answer: { totalRecords: number; rows: { id: string }[] } }>(who, 'core-hr', 'query ($filter: GradeFilter) { answer: listGrades(filter: $filter) { totalRecords rows { id } } }', { filter })).data?.answer.rows.map(({ id }) => id);
    for (const changeSet of [added.changeSet, renamed.changeSet]) expect(await grades('admin', { changeSet: { equals: changeSet } })).toEqual([added.row.id]);
    expect(await grades('admin', { or: [{ changeSet: { equals: added.changeSet } }, { changeSet: { equals: other.changeSet } }] })).toEqual([added.row.id, other.row.id]);
    expect(await grades('admin', { and: [{ changeSet: { equals: added.changeSet } }, { code: { equals: 'SETB' } }] })).toEqual([]);
    expect(await grades('admin', { changeSet: { equals: 'none' } })).toEqual([]);
    expect(await grades('other', { changeSet: { equals: added.changeSet } })).not.toContain(added.row.id);
    const designations = (await as<{ answer: { rows: object[] } }>('admin', 'core-hr', 'query ($filter: DesignationFilter) { answer: getDesignationDetails(filter: $filter) { rows { id } } }', { filter: { changeSet: { equals: added.changeSet } } })).data?.answer.rows;
    expect(designations).toEqual([]);
  });

  it('turns page after page, by kind, day and person', async () => {
    for (const code of ['PA', 'PB', 'PC']) await as('admin', 'core-hr', ADD, { code, name: `Page ${code}` });
    const first = await list('admin', { entity: 'Grade', kind: 'ADD', limit: 2 });
    expect(first.rows.map(({ groups }) => groups[0]!.sample[0]!.title)).toEqual(['Page PC', 'Page PB']);
    const next = await list('admin', { entity: 'Grade', kind: 'ADD', limit: 2, after: first.nextCursor });
    expect(next.rows[0]!.groups[0]!.sample[0]!.title).toBe('Page PA');
    expect((await list('admin', { toDate: '2020-01-01' })).rows).toEqual([]);
    expect((await list('admin', { all: true, userId: '999999' })).rows).toEqual([]);
  });

  it('shows others’ changes to whoever may read the audit log, and to nobody else', async () => {
    const { rows } = await list('admin', { entity: 'Grade', kind: 'ADD', limit: 1 });
    const grade = rows[0]!.id;
    expect((await as('employee', 'monitoring', LIST, { all: true })).errors?.[0]?.extensions?.errorCode).toBe('_DB0100');
    expect((await list('employee', { id: grade })).rows).toEqual([]);
    expect((await list('employee')).rows).toEqual([]);
    expect((await list('other', { id: grade, all: true })).rows.map(({ by }) => by)).not.toContain(rows[0]!.by);
    expect(await act('employee', grade)).toMatchObject({ changeSet: null, whyNot: 'Your rights do not cover undoing this change. Ask your administrator.', later: null });
    const everyones = await list('admin', { all: true, limit: 100 });
    const people = await as<{ answer: { rows: { userId: string; name: string }[] } }>('admin', 'monitoring', '{ answer: listChangePeople { rows { userId name } } }');
    expect(people.data!.answer.rows.map(({ name }) => name)).toEqual([rows[0]!.by]);
    expect(everyones.rows.length).toBeGreaterThan(5);
    expect(everyones.rows.some(({ isMine }) => !isMine)).toBe(true);
  });

  it('finds others’ change-sets by nothing that is not told of them', async () => {
    const probe = await startProbe(server, clientOf(server, cookies.get('admin@demo.example')));
    const [grade] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select id::text as id from grade where org_code = 'demo' order by id limit 1"));
    await withOrg(server.db, 'demo', async (tx) => {
      await tx.query("insert into change_set (org_code, id, user_id, by, source, records) values ('demo', 900002, null, 'Somebody', 'FORM', 2)");
      await tx.query("insert into change (org_code, change_set_id, entity, row_id, kind, before, after) values ('demo', 900002, 'Grade', $1, 'UPDATE', '{}', '{}'), ('demo', 900002, 'Location', 1, 'DELETE', '{}', null)", [grade!.id]);
    });
    const found = async (by: object) => dataOf(await probe.ask<Page>('monitoring', LIST, { all: true, ...by })).answer.rows.map(({ id }) => id).includes('900002');
    await probe.may({ CHANGES: { view: true }, GRADES: { view: true }, LOCATIONS: { view: true } });
    for (const by of [{ entity: 'Grade' }, { entity: 'Location' }, { kind: 'DELETE' }, { id: '900002', entity: 'Location' }]) expect(await found(by), JSON.stringify(by)).toBe(true);
    await probe.may({ CHANGES: { view: true }, GRADES: { view: true } });
    for (const by of [{ entity: 'Grade' }, { kind: 'UPDATE' }]) expect(await found(by), JSON.stringify(by)).toBe(true);
    for (const by of [{ entity: 'Location' }, { kind: 'DELETE' }, { id: '900002', entity: 'Location' }]) expect(await found(by), JSON.stringify(by)).toBe(false);

    // A later change that they are not told of is no way on.
    const added = (await as<Written>('admin', 'core-hr', ADD, { code: 'SEEN', name: 'Seen one' })).data!.answer;
    const renamed = (await as<Written>('admin', 'core-hr', RENAME, { ...added.row, name: 'Seen two' })).data!.answer;
    const later = async () => [dataOf(await probe.ask<{ answer: { rows: Act[] } }>('monitoring', ACTS, { ids: [added.changeSet] })).answer.rows[0]!.later, ((await probe.ask('core-hr', UNDO, { id: added.changeSet })).errors[0]?.extensions as { args?: object } | undefined)?.args];
    const mayUndo = { GRADES: { view: true, add: true, update: true, delete: true } };
    await probe.may({ CHANGES: { view: true }, ...mayUndo });
    expect(await later()).toEqual([renamed.changeSet, expect.objectContaining({ later: renamed.changeSet })]);
    await probe.may(mayUndo);
    expect(await later()).toEqual([null, { title: 'Seen two' }]);
  });

  it('names nothing of what I did once I may no longer view it', async () => {
    const mine = (await list('admin', { entity: 'Grade', kind: 'ADD', limit: 1 })).rows[0]!;
    const [employee] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string }>("select id from user_account where org_code = 'demo' and email = 'employee@demo.example'"));
    // As if the employee had made it while they had the right.
    await withOrg(server.db, 'demo', (tx) => tx.query('insert into change_set (org_code, id, user_id, by, source, records) values ($1, 900001, $2, $3, $4, 1)', ['demo', employee!.id, 'Employee', 'FORM']));
    await withOrg(server.db, 'demo', (tx) => tx.query('insert into change (org_code, change_set_id, entity, row_id, kind, before, after) select org_code, 900001, entity, row_id, kind, before, after from change where org_code = $1 and change_set_id = $2', ['demo', mine.id]));
    const [row] = (await list('employee')).rows;
    expect(row).toMatchObject({ isMine: true, groups: [{ entity: 'Grade', kind: 'ADD', records: 1, sample: [{ title: null, isThere: false }] }] });
  });
});
