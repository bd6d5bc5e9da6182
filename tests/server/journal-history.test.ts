/** History tells what undo would answer; it works across months and by its index. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/server/db/connection.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { refuse, Refusal } from '../../src/server/refuse.ts';
import { readAsOf, readHistory, type HistoryEntry } from '../../src/server/resource/history.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { deleteRecords } from '../../src/server/resource/remove.ts';
import { addRecord, updateRecord } from '../../src/server/resource/save.ts';
import { sightOf } from '../../src/server/resource/sight.ts';
import { undoChangeSet, undoWithin } from '../../src/server/resource/undo.ts';
import { changeOrder } from '../../src/server/resource/undo/standing.ts';
import type { Session } from '../../src/server/session.ts';
import { callerIn } from '../support/administrator.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let db: Database;
let organisations = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.drop());

/** An organisation of its own, written to by its administrator. */
const office = () => {
  const caller = callerIn(db, `h${(organisations += 1)}`);
  const { orgCode } = caller.session;
  return {
    orgCode,
    session: caller.session,
    add: async (type: string, values: Record<string, unknown>) => {
      const { id, changeSet } = await addRecord(resourceOf(type), values, caller);
      return { id, set: changeSet! };
    },
    update: async (type: string, id: string, version: number, values: Record<string, unknown>) => (await updateRecord(resourceOf(type), id, version, values, caller)).changeSet!,
    remove: async (type: string, ...ids: string[]) => (await deleteRecords(resourceOf(type), ids, caller)).changeSet,
    undo: (set: string, session: Session = caller.session) => undoChangeSet(set, db, session).catch((error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    }),
    history: async (type: string, id: string, session: Session = caller.session): Promise<HistoryEntry[]> => {
      const resource = resourceOf(type);
      return (await withOrg(db, orgCode, (tx) => readHistory(tx, { resource, id, page: { offset: 0, limit: 50 }, sight: sightOf(session, resource, { scope: 'ALL' }), db }))).entries;
    },
    asOf: (type: string, id: string, at: string) => withOrg(db, orgCode, (tx) => readAsOf(tx, resourceOf(type), id, at, caller.session)),
  };
};
type Office = ReturnType<typeof office>;
const grade = (code: string): Record<string, unknown> => ({ code, name: `Grade ${code}` });
const department = (code: string, parentId: string | null = null): Record<string, unknown> => ({ code, name: `Department ${code}`, parentId });
const said = async ({ history }: Office, type: string, id: string, set: string, session?: Session): Promise<string | null | undefined> => (await history(type, id, session)).find(({ changeSetId }) => changeSetId === set)?.whyNot;

describe('history says of a change what undo answers', () => {
  it('undone: nothing more to undo, but the undoing itself', async () => {
    const at = office();
    const { id, set } = await at.add('Grade', grade('A'));
    const changed = await at.update('Grade', id, 1, { name: 'Other' });
    const undone = await at.undo(changed);
    expect((await at.history('Grade', id)).map(({ changeSetId, undoable, whyNot }) => [changeSetId, undoable, whyNot])).toEqual([
      [undone, true, null],
      [changed, false, 'history.whyNot.undone'],
      [set, true, null],
    ]);
    expect(await at.undo(changed)).toBe('UNDO_DONE');
    expect(Number(await at.undo(set))).toBeGreaterThan(0);
  });

  it('changed later, by itself or as one of many', async () => {
    const at = office();
    const one = await at.add('Grade', grade('A'));
    const other = await at.add('Grade', grade('B'));
    const gone = await at.remove('Grade', one.id, other.id);
    const back = (await at.undo(gone)) as string;
    await at.update('Grade', other.id, 2, { name: 'Later' });
    expect((await at.history('Grade', one.id)).map(({ kind, records, whyNot }) => [kind, records, whyNot])).toEqual([['ADD', 2, 'history.whyNot.others'], ['DELETE', 2, 'history.whyNot.undone'], ['ADD', 1, null]]);
    expect(await at.undo(back)).toBe('UNDO_CHANGED_SINCE');
    expect(await said(at, 'Grade', other.id, back)).toBe('history.whyNot.later');
    expect(Number(await at.undo(one.set))).toBeGreaterThan(0);
  });

  it('used by others now', async () => {
    const at = office();
    const { id, set } = await at.add('Grade', grade('A'));
    await at.add('JobLevel', { code: 'L', name: 'Level', gradeId: id });
    expect([await said(at, 'Grade', id, set), await at.undo(set)]).toEqual(['history.whyNot.referenced', 'UNDO_REFERENCED']);
  });

  it('what it referred to is gone, for a record that was deleted and for one that was edited', async () => {
    const at = office();
    const { id: gradeId } = await at.add('Grade', grade('A'));
    const edited = await at.add('JobLevel', { code: 'L', name: 'Level', gradeId });
    const deleted = await at.add('JobLevel', { code: 'M', name: 'Level', gradeId });
    const edit = await at.update('JobLevel', edited.id, 1, { gradeId: null });
    const removal = await at.remove('JobLevel', deleted.id);
    await at.remove('Grade', gradeId);
    expect([await said(at, 'JobLevel', edited.id, edit), await at.undo(edit)]).toEqual(['history.whyNot.parentGone', 'UNDO_PARENT_GONE']);
    expect([await said(at, 'JobLevel', deleted.id, removal), await at.undo(removal)]).toEqual(['history.whyNot.parentGone', 'UNDO_PARENT_GONE']);
  });

  it('its unique values are taken, however they are written', async () => {
    const at = office();
    const deleted = await at.add('Grade', grade('é'));
    const edited = await at.add('Grade', grade('B'));
    const removal = await at.remove('Grade', deleted.id);
    const edit = await at.update('Grade', edited.id, 1, { code: 'C', name: 'Renamed' });
    await at.add('Grade', { code: 'E', name: 'Grade E' });
    await at.add('Grade', { code: 'b', name: 'Another' });
    expect([await said(at, 'Grade', deleted.id, removal), await at.undo(removal)]).toEqual(['history.whyNot.taken', 'UNDO_TAKEN']);
    expect([await said(at, 'Grade', edited.id, edit), await at.undo(edit)]).toEqual(['history.whyNot.taken', 'UNDO_TAKEN']);
  });

  it('the tree would become a circle', async () => {
    const at = office();
    const top = await at.add('Department', department('TOP'));
    const below = await at.add('Department', department('LOW', top.id));
    const moved = await at.update('Department', below.id, 1, { parentId: null });
    await at.update('Department', top.id, 1, { parentId: below.id });
    expect([await said(at, 'Department', below.id, moved), await at.undo(moved)]).toEqual(['history.whyNot.others', 'UNDO_CHANGED_SINCE']);
  });

  it('the person has not the rights, the start of an organisation is nobody’s to undo', async () => {
    const at = office();
    const { id, set } = await at.add('Grade', grade('A'));
    const guest: Session = { ...at.session, rights: new Map([['GRADES', { view: true, add: false, update: false, delete: false, optionalChoice: false, scope: 'ALL' }]]) };
    expect([await said(at, 'Grade', id, set, guest), await at.undo(set, guest)]).toEqual(['history.whyNot.rights', '_DB0103']);
    await asOwner(db, (owner) => owner.query(`update change_set set source = 'SEED' where org_code = $1 and id = $2`, [at.orgCode, set]));
    expect([await said(at, 'Grade', id, set), await at.undo(set)]).toEqual(['history.whyNot.final', 'UNDO_FINAL']);
  });
});

it('a tree that was deleted together comes back together', async () => {
  const at = office();
  const top = await at.add('Department', department('TOP'));
  const below = await at.add('Department', department('LOW', top.id));
  const gone = await at.remove('Department', top.id, below.id);
  expect(Number(await at.undo(gone))).toBeGreaterThan(0);
  expect(await at.history('Department', below.id)).toHaveLength(3);
});

it('what was added goes by portions: it tells how far it is, and is heard in its middle when it shall stop', async () => {
  const at = office();
  const { id, set } = await at.add('Grade', grade('A'));
  const count = 4999;
  const many = (orgCode: string) => asOwner(db, async (owner) => {
    await owner.query(`insert into grade (org_code, id, version, created_by, updated_by, code, name) select $1, $2::bigint + n, 1, 'test', 'test', 'M' || n, 'Many ' || n from generate_series(1, $3::int) n`, [orgCode, id, count]);
    await owner.query(`insert into change (org_code, at, change_set_id, entity, row_id, kind, after) select c.org_code, c.at, c.change_set_id, c.entity, c.row_id + n, c.kind, c.after from change c, generate_series(1, $3::int) n where c.org_code = $1 and c.row_id = $2`, [orgCode, id, count]);
    await owner.query('update change_set set records = $3 where org_code = $1 and id = $2', [orgCode, set, count + 1]);
  });
  await many(at.orgCode);
  const told: number[] = [];
  const left = async (): Promise<number> => (await withOrg(db, at.orgCode, (tx) => tx.query<{ count: number }>('select count(*)::int as count from grade where org_code = $1', [at.orgCode])))[0]!.count;
  const undo = (stopAt: number) => withOrg(db, at.orgCode, (tx) => undoWithin(tx, set, '990001', { db, session: at.session, advance: async (done) => {
    told.push(done);
    if (done >= stopAt) throw refuse('BULK_UNDO_CANCELLED');
  } }));
  await expect(undo(2000)).rejects.toMatchObject({ code: 'BULK_UNDO_CANCELLED' });
  expect(told.at(-1)).toBe(2000);
  expect(await left()).toBe(count + 1);
  await undo(Infinity);
  expect(told.filter((done) => done > 0 && done < count)).toContain(3500);
  expect(await left()).toBe(0);
});

describe('across months', () => {
  const move = (orgCode: string, set: string, to: string): Promise<unknown> =>
    asOwner(db, async (owner) => {
      await owner.query('select ensure_journal_partitions($1::timestamptz)', [to]);
      await owner.query('update change set at = $3 where org_code = $1 and change_set_id = $2', [orgCode, set, to]);
      await owner.query('update change_set set at = $3 where org_code = $1 and id = $2', [orgCode, set, to]);
    });

  it('each change stands in the partition of its month, history, as-of and undo read them all', async () => {
    const at = office();
    const { id, set } = await at.add('Grade', grade('A'));
    const second = await at.update('Grade', id, 1, { name: 'Second' });
    const third = await at.update('Grade', id, 2, { name: 'Third' });
    await move(at.orgCode, set, '2025-01-31T23:59:59.999999Z');
    await move(at.orgCode, second, '2025-02-01T00:00:00Z');
    const places = await asOwner(db, (owner) => owner.query<{ name: string }>('select c.tableoid::regclass::text as name from change c where org_code = $1 order by at', [at.orgCode]));
    expect(places.map(({ name }) => name).slice(0, 2)).toEqual(['change_2025_01', 'change_2025_02']);
    expect(places[2]!.name).toMatch(/^change_20\d\d_\d\d$/);
    expect((await at.history('Grade', id)).map(({ changeSetId }) => changeSetId)).toEqual([third, second, set]);
    expect((await at.asOf('Grade', id, '2025-01-31T23:59:59.999Z'))?.name).toBe('Grade A');
    expect((await at.asOf('Grade', id, '2025-01-31T23:59:59.000Z')) ?? null).toBeNull();
    expect((await at.asOf('Grade', id, '2025-06-01T00:00:00Z'))?.name).toBe('Second');
    for (const one of [third, second, set]) expect(Number(await at.undo(one))).toBeGreaterThan(0);
    expect((await at.history('Grade', id))[0]?.kind).toBe('DELETE');
  });

  it('a month whose rows already stand apart is left there, and nothing fails', async () => {
    await asOwner(db, async (owner) => {
      await owner.query(`insert into change (org_code, at, change_set_id, entity, row_id, kind) values ('early', '2029-04-15', 1, 'Grade', 1, 'ADD')`);
      await owner.query(`select ensure_journal_partitions('2029-03-01')`);
    });
    const rows = await asOwner(db, (owner) => owner.query<{ name: string }>(`select relid::text as name from pg_partition_tree('change') where relid::text like 'change_2029%'`));
    expect(rows.map(({ name }) => name).sort()).toEqual(['change_2029_03', 'change_2029_05']);
  });

  it('what was written last counts, though its transaction began first', async () => {
    const at = office();
    const { id } = await at.add('Grade', grade('A'));
    await at.update('Grade', id, 1, { name: 'Second' });
    const third = await at.update('Grade', id, 2, { name: 'Third' });
    await asOwner(db, (owner) => owner.query(`update change set at = at - interval '1 hour' where org_code = $1 and change_set_id = $2`, [at.orgCode, third]));
    expect((await at.history('Grade', id))[0]).toMatchObject({ changeSetId: third, undoable: true });
    expect((await at.asOf('Grade', id, new Date(Date.now() + 1000).toISOString()))?.name).toBe('Third');
  });
});

it('a record’s changes are found by their index under row-level security', async () => {
  await asOwner(db, async (owner) => {
    await owner.query(`insert into change (org_code, change_set_id, entity, row_id, kind, after) select 'many', n, 'Grade', n % 5000, 'ADD', '{"version": 1}' from generate_series(1, 40000) n`);
    await owner.query('analyze change');
  });
  const plan = await withOrg(db, 'many', (tx) =>
    tx.query<{ 'QUERY PLAN': string }>(`explain select c.after from change c where c.org_code = $1 and c.entity = $2 and c.row_id = $3 order by ${changeOrder('c')} desc`, ['many', 'Grade', '77']),
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Index Scan (using|on) change_20\d\d_\d\d_org_code_entity_row_id_at_idx/);
  expect(text).toMatch(/Index Cond: .*org_code.*entity.*row_id/);
  expect(text).not.toMatch(/Seq Scan on change_20\d\d_\d\d c.*rows=[1-9]\d{2}/);
});
