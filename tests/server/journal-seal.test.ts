/** The journal cannot be rewritten by the application, and whoever rewrites it as the owner is found out. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backup } from '../../src/server/db/backup/backup.ts';
import { restore } from '../../src/server/db/backup/restore.ts';
import type { Database } from '../../src/server/db/connection.ts';
import { sealJournal, sealJournals } from '../../src/server/db/journal/seal.ts';
import { verifyJournals } from '../../src/server/db/journal/verify.ts';
import { withOrg } from '../../src/server/db/org.ts';
import type { Transaction } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import type { Image } from '../../src/server/resource/image.ts';
import { recordChanges } from '../../src/server/resource/journal.ts';
import { databaseForThisTest } from '../support/database.ts';

const image = (id: number): Image => ({ id: String(id), version: 1, name: `Größe ${id} "x"`, rate: '1.50', tags: [{ a: null }] });
const record = (tx: Transaction, id: number, rows = 2): Promise<void> =>
  recordChanges(tx, String(id), { userId: null, by: 'Meera', source: 'FORM', reason: `why ${id}`, changes: Array.from({ length: rows }, (_, at) => ({ entity: 'Grade', id: String(id * 1000 + at), kind: 'ADD' as const, before: null, after: image(at) })) });
const write = async (db: Database, org: string, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await withOrg(db, org, (tx) => record(tx, id));
};
const owner = (db: Database, text: string): Promise<object[]> => asOwner(db, (connection) => connection.query(text));
const refusedTo = (db: Database, text: string): Promise<unknown> =>
  withOrg(db, 'demo', (tx) => tx.query(text)).then(
    () => 'allowed',
    (error: { code?: string }) => error.code,
  );
const gate = (): { opened: Promise<void>; open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => void (open = resolve));
  return { opened, open };
};

describe('the chain', () => {
  it('covers each change-set of each organisation once, and says whole', async () => {
    const { db } = await databaseForThisTest();
    await write(db, 'demo', [1, 2, 3]);
    await write(db, 'other', [1]);
    expect((await verifyJournals(db)).map(({ orgCode, sealed, waiting, fault }) => [orgCode, sealed, waiting, fault])).toEqual([['demo', 0, 3, null], ['other', 0, 1, null]]);
    expect(await sealJournals(db)).toBe(4);
    expect(await sealJournals(db)).toBe(0);
    await write(db, 'demo', [4]);
    expect(await sealJournals(db)).toBe(1);
    expect((await verifyJournals(db)).map(({ orgCode, sealed, waiting, fault }) => [orgCode, sealed, waiting, fault])).toEqual([['demo', 4, 0, null], ['other', 1, 0, null]]);
  });

  it('takes in a change-set that began first and was committed last', async () => {
    const { db } = await databaseForThisTest();
    const late = gate();
    const slow = withOrg(db, 'demo', async (tx) => {
      await record(tx, 1);
      await late.opened;
    });
    await pause(50);
    await write(db, 'demo', [2, 3]);
    expect(await sealJournals(db)).toBe(2);
    late.open();
    await slow;
    expect(await sealJournals(db)).toBe(1);
    expect(await owner(db, 'select place::int, change_set_id::int as id from journal_seal order by place')).toEqual([{ place: 1, id: 2 }, { place: 2, id: 3 }, { place: 3, id: 1 }]);
    expect((await verifyJournals(db))[0]).toMatchObject({ sealed: 3, fault: null });
  });

  it('stays one chain when several processes seal while people write', async () => {
    const { db } = await databaseForThisTest();
    let isWriting = true;
    const sealers = Array.from({ length: 3 }, async () => {
      while (isWriting) await sealJournal(db, 'demo');
    });
    await Promise.all([0, 1].map((lane) => write(db, 'demo', Array.from({ length: 40 }, (_, at) => at * 2 + lane + 1))));
    isWriting = false;
    await Promise.all(sealers);
    await sealJournals(db);
    expect((await verifyJournals(db))[0]).toMatchObject({ sealed: 80, waiting: 0, fault: null });
  });

  it('keeps nobody waiting while it seals 50,000 changes, nor waits for a record that is being written', async () => {
    const { db } = await databaseForThisTest();
    await withOrg(db, 'demo', (tx) => record(tx, 1, 50_000));
    const open = gate();
    const held = withOrg(db, 'demo', async (tx) => {
      await tx.query('select from change_set where org_code = $1 and id = 1 for update', ['demo']);
      await open.opened;
    });
    const sealing = sealJournals(db);
    await write(db, 'demo', [2]);
    expect(await sealing).toBeGreaterThan(0);
    open.open();
    await held;
    await sealJournals(db);
    expect((await verifyJournals(db))[0]).toMatchObject({ sealed: 2, fault: null });
  });

  it('does not mind that a change-set is undone later', async () => {
    const { db } = await databaseForThisTest();
    await write(db, 'demo', [1]);
    await sealJournals(db);
    await withOrg(db, 'demo', async (tx) => {
      await tx.query('update change_set set undone_by = 2 where org_code = $1 and id = 1', ['demo']);
      await recordChanges(tx, '2', { userId: null, by: 'Meera', source: 'UNDO', undoes: '1', changes: [] });
    });
    await sealJournals(db);
    expect((await verifyJournals(db))[0]).toMatchObject({ sealed: 2, fault: null });
  });

  it('is whole in a restored backup', async () => {
    const { db } = await databaseForThisTest();
    const folder = mkdtempSync(join(tmpdir(), 'tenure-seal-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await owner(db, `insert into organisation (org_code, id, name, code, created_by, updated_by) values ('demo', 1, 'Demo', 'demo', 'test', 'test')`);
    await write(db, 'demo', [1, 2]);
    await sealJournals(db);
    await write(db, 'demo', [3]);
    const settings = { storageUrl: pathToFileURL(`${folder}/files/`), dataDir: folder, secretKey: undefined };
    await backup(db, settings, join(folder, 'whole.backup'));
    const target = await databaseForThisTest();
    await restore(target.db, settings, join(folder, 'whole.backup'), false);
    expect(await verifyJournals(target.db)).toEqual(await verifyJournals(db));
    expect(await sealJournals(target.db)).toBe(1);
    expect((await verifyJournals(target.db))[0]).toMatchObject({ sealed: 3, fault: null });
    expect(await refusedTo(target.db, 'update change set kind = kind')).toBe('42501');
  });
});

describe('the application role', () => {
  it('adds to the journal and changes nothing of it but the mark of an undo', async () => {
    const { db } = await databaseForThisTest();
    await write(db, 'demo', [1]);
    await sealJournals(db);
    const partitions = (await owner(db, `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'change'::regclass`)) as { name: string }[];
    expect(partitions.length).toBeGreaterThan(2);
    const statements = [
      'update change set after = null', 'delete from change', 'truncate change', `update change_set set by = 'x'`, 'update change_set set at = now()', 'delete from change_set',
      'update journal_seal set place = place + 1', 'delete from journal_seal', 'update journal_unsealed set change_set_id = 9',
      `insert into change (org_code, at, change_set_id, entity, row_id, kind) values ('demo', '2020-01-01', 1, 'Grade', 1, 'ADD')`,
      `insert into change_set (org_code, at, id, by, source, records) values ('demo', '2020-01-01', 9, 'x', 'FORM', 0)`,
      ...partitions.flatMap(({ name }) => [`update ${name} set after = null`, `delete from ${name}`, `insert into ${name} select * from change`, `select from ${name}`]),
    ];
    for (const statement of statements) expect([statement, await refusedTo(db, statement)]).toEqual([statement, '42501']);
    expect(await refusedTo(db, 'update change_set set undone_by = 5 where id = 1')).toBe('allowed');
  });

  it('has no right to later partitions either, and a second call changes nothing', async () => {
    const { db } = await databaseForThisTest();
    await owner(db, `select ensure_journal_partitions('2031-05-31T23:30:00Z')`);
    await owner(db, `select ensure_journal_partitions('2031-05-31T23:30:00Z')`);
    expect(await refusedTo(db, 'delete from change_2031_07')).toBe('42501');
  });

  it('keeps images as they are in every partition: nothing makes them shorter', async () => {
    const { db } = await databaseForThisTest();
    await owner(db, `select ensure_journal_partitions('2031-05-31T23:30:00Z')`);
    const columns = await asOwner(db, (one) => one.query<{ table: string; storage: string }>(`select attrelid::regclass::text as table, string_agg(attstorage::text, '') as storage from pg_attribute where attname in ('before', 'after') and attrelid in (select 'change'::regclass union select inhrelid from pg_inherits where inhparent = 'change'::regclass) group by 1`));
    expect(columns.length).toBeGreaterThan(4);
    expect(new Set(columns.map(({ storage }) => storage))).toEqual(new Set(['ee']));
  });
});

describe('who rewrites the journal as the owner is found out', () => {
  const damage: readonly (readonly [string, string, RegExp])[] = [
    ['changes an image', `update change set after = after || '{"name": "other"}' where change_set_id = 2 and row_id = 2001`, /^Seal 2, change-set 2: the change-set or its changes are not/],
    ['changes who did it', `update change_set set by = 'Nobody' where id = 3`, /^Seal 3, change-set 3: the change-set or its changes are not/],
    ['moves it in time', `update change_set set at = at - interval '1 day' where id = 1`, /^Seal 1, change-set 1/],
    ['takes away one change', 'delete from change where change_set_id = 3 and row_id = 3001', /^Seal 3, change-set 3/],
    ['adds a change to a sealed set', `insert into change (org_code, change_set_id, entity, row_id, kind) values ('demo', 1, 'Grade', 5, 'DELETE')`, /^Seal 1, change-set 1/],
    ['takes away a change-set', 'delete from change_set where id = 2', /^Seal 2, change-set 2: the change-set is gone/],
    ['takes away a change-set with its seal', 'with a as (delete from change where change_set_id = 2), b as (delete from journal_seal where change_set_id = 2) delete from change_set where id = 2', /^Seal 3, change-set 3: seal 2 before it is missing/],
    ['writes another digest', `update journal_seal set digest = sha256('x') where place = 2`, /^Seal 2, change-set 2: the seal does not follow/],
    ['hides an unsealed change-set', 'with a as (delete from journal_seal where place = 3) delete from journal_unsealed', /^Change-set 3 was never sealed/],
    ['adds changes of no change-set', `insert into change (org_code, change_set_id, entity, row_id, kind) values ('demo', 77, 'Grade', 5, 'DELETE')`, /of change-set 77, which does not exist/],
    ['marks as undone what nobody undid', 'update change_set set undone_by = 3 where id = 1', /^Change-set 1 is marked as undone/],
  ];

  it.each(damage)('who %s', async (_name, statement, fault) => {
    const { db } = await databaseForThisTest();
    await write(db, 'demo', [1, 2, 3]);
    await sealJournals(db);
    await owner(db, statement);
    expect((await verifyJournals(db))[0]?.fault).toMatch(fault);
  });

  it('who cuts off its end, when a seal was noted elsewhere', async () => {
    const { db } = await databaseForThisTest();
    await write(db, 'demo', [1, 2, 3]);
    await sealJournals(db);
    const noted = (await verifyJournals(db)).map(({ orgCode, sealed, last }) => ({ orgCode, place: sealed, seal: last }));
    await write(db, 'demo', [4]);
    await sealJournals(db);
    expect((await verifyJournals(db, noted))[0]?.fault).toBeNull();
    await owner(db, 'delete from change where change_set_id > 2');
    await owner(db, 'delete from change_set where id > 2');
    await owner(db, 'delete from journal_seal where change_set_id > 2');
    expect((await verifyJournals(db))[0]?.fault).toBeNull();
    expect((await verifyJournals(db, noted))[0]?.fault).toMatch(/^Seal 3, which was noted, is missing/);
  });
});

it('change-sets are written in one place, which puts each before the sealer', () => {
  expect(globSync('src/**/*.ts').filter((path) => /insert into change_set\b/.test(readFileSync(path, 'utf8')))).toEqual(['src/server/resource/journal.ts']);
});
