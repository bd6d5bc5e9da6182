/** What a record held is encrypted in the journal by person and class of field; destroying the keys erases it and breaks nothing else. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backup } from '../../src/server/db/backup/backup.ts';
import { restore } from '../../src/server/db/backup/restore.ts';
import { rootKey, rootKeyFile } from '../../src/server/secrets/root-key.ts';
import { withRoot } from '../../src/server/db/root-of.ts';
import { opensNewestKey } from '../../src/server/db/journal/keys.ts';
import { prepareJournal } from '../../src/server/db/journal/prepare-journal.ts';
import { sealJournals } from '../../src/server/db/journal/seal.ts';
import { verifyJournals } from '../../src/server/db/journal/verify.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { createLog } from '../../src/server/log.ts';
import { eraseJournal } from '../../src/server/resource/erase-journal.ts';
import { readAsOf, readHistory, type HistoryEntry } from '../../src/server/resource/history.ts';
import type { Image } from '../../src/server/resource/image.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { deleteRecords } from '../../src/server/resource/remove.ts';
import { addRecord, updateRecord } from '../../src/server/resource/save.ts';
import { openImages } from '../../src/server/resource/sealed-image.ts';
import { sightOf } from '../../src/server/resource/sight.ts';
import { undoChangeSet } from '../../src/server/resource/undo.ts';
import { callerIn } from '../support/administrator.ts';
import { createTestDatabase, databaseForThisTest } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { sampleRecord } from '../support/samples.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const log = createLog('silent');
const employee = resourceOf('Employee');
const LETTERS = 'abc';
const BASE = ['Grade', 'JobLevel', 'Designation', 'Location', 'BusinessUnit', 'EmployeeType', 'WorkSchedule', 'Department', 'Skill'];

/** An organisation with people in it. */
const company = async (orgCode: string, { db }: TestDatabase = database) => {
  const caller = callerIn(db, orgCode);
  const ids = new Map<string, string>();
  for (const type of BASE) ids.set(type, (await addRecord(resourceOf(type), sampleRecord(resourceOf(type), 7, (of) => ids.get(of) ?? null), caller)).id);
  return {
    caller,
    hire: async (number: number) => {
      const { id, changeSet } = await addRecord(employee, { ...sampleRecord(employee, number, (of) => ids.get(of) ?? null), firstName: `Person${LETTERS[number]}`, minimumWage: `${number}1234.5`, managerId: null }, caller);
      return { id, set: changeSet! };
    },
    rename: async (id: string, version: number, firstName: string) => (await updateRecord(employee, id, version, { firstName }, caller)).changeSet!,
    history: async (id: string): Promise<HistoryEntry[]> =>
      (await withOrg(db, orgCode, (tx) => readHistory(tx, { resource: employee, id, page: { offset: 0, limit: 50 }, sight: sightOf(caller.session, employee, { scope: 'ALL' }), db }))).entries,
    stored: (id: string) => asOwner(db, (owner) => owner.query<{ before: Image | null; after: Image | null }>('select before, after from change where org_code = $1 and entity = $2 and row_id = $3 order by at', [orgCode, 'Employee', id])),
    whole: async () => {
      await sealJournals(db);
      return (await verifyJournals(db)).filter(({ orgCode: code, fault }) => code === orgCode && fault === null).length === 1;
    },
  };
};

it('stores no value in clear, and keeps fields with rights of their own under a key of their own', async () => {
  const { hire, stored } = await company('clear');
  const { id } = await hire(1);
  const [row] = await stored(id);
  const text = JSON.stringify(row);
  expect(text).not.toMatch(/Personb|1234/);
  expect(Object.keys(row!.after!).sort()).toEqual(['createdAt', 'createdBy', 'id', 'sealed', 'updatedAt', 'updatedBy', 'version']);
  const sealed = row!.after!['sealed'] as Record<string, string>;
  expect(Object.keys(sealed).sort()).toEqual(['guarded', 'ordinary']);
  for (const part of Object.values(sealed)) expect(part).toMatch(new RegExp(`^${id}\\.\\d+:`));
  const keys = await asOwner(database.db, (owner) => owner.query<{ class: string; length: number }>(`select class, length(wrapped) from journal_key where org_code = 'clear' and person_id = $1 order by class`, [id]));
  expect(keys).toEqual([{ class: 'guarded', length: 60 }, { class: 'ordinary', length: 60 }]);
});

it('opens what it stored only as the image of that record', async () => {
  const { hire, stored } = await company('bound');
  const { id } = await hire(1);
  const [row] = await stored(id);
  const open = (image: Image): Promise<unknown> => withOrg(database.db, 'bound', async (tx) => (await openImages(tx, [{ entity: 'Employee', image }]))[0]);
  expect(await open(row!.after!)).toMatchObject({ id, firstName: 'Personb', minimumWage: '11234.5' });
  await expect(open({ ...row!.after!, id: '999' })).rejects.toThrow();
});

describe('erasing a person', () => {
  it('leaves the fact of each change, refuses to undo it and says why, and the chain is whole', async () => {
    const { caller, hire, rename, history, whole, stored } = await company('erase');
    const gone = await hire(1);
    const other = await hire(2);
    const renamed = await rename(gone.id, 1, 'Somebody');
    expect(await whole()).toBe(true);
    const moment = new Date().toISOString();
    const erased = await eraseJournal(database.db, caller.session, gone.id, 'Asked for by the person');
    expect(erased.keys).toBe(2);
    expect((await history(gone.id)).map(({ changeSetId, kind, undoable, whyNot, fields }) => [changeSetId, kind, undoable, whyNot, fields])).toEqual([
      [renamed, 'UPDATE', false, 'history.whyNot.erased', []],
      [gone.set, 'ADD', false, 'history.whyNot.erased', []],
    ]);
    for (const set of [renamed, gone.set]) await expect(undoChangeSet(set, database.db, caller.session)).rejects.toMatchObject({ code: 'UNDO_ERASED' });
    await expect(undoChangeSet(erased.changeSet, database.db, caller.session)).rejects.toMatchObject({ code: 'UNDO_FINAL' });
    await expect(withOrg(database.db, 'erase', (tx) => readAsOf(tx, employee, gone.id, moment, caller.session))).rejects.toMatchObject({ code: 'ERASED' });
    expect(JSON.stringify(await asOwner(database.db, (owner) => owner.query(`select encode(wrapped, 'hex') as w from journal_key where org_code = 'erase' and person_id = $1`, [gone.id])))).toBe('[{"w":null},{"w":null}]');
    expect(await stored(gone.id)).toHaveLength(2);
    expect(await whole()).toBe(true);
    expect(Number(await undoChangeSet(other.set, database.db, caller.session))).toBeGreaterThan(0);
  });

  it('covers their account too, and what is written of them later is kept under a new key', async () => {
    const { caller, hire, rename, history } = await company('later');
    const { id } = await hire(1);
    const account = await addRecord(resourceOf('UserAccount'), { name: 'Person', email: 'person@later.example', employeeId: id, language: 'EN', status: 'ACTIVE', roles: [] }, caller);
    await eraseJournal(database.db, caller.session, id, 'Asked for');
    await expect(undoChangeSet(account.changeSet!, database.db, caller.session)).rejects.toMatchObject({ code: 'UNDO_ERASED' });
    const set = await rename(id, 1, 'Anew');
    expect((await history(id))[0]).toMatchObject({ changeSetId: set, undoable: true, fields: [{ field: 'firstName', before: 'Personb', after: 'Anew' }] });
    expect(Number(await undoChangeSet(set, database.db, caller.session))).toBeGreaterThan(0);
  });

  it('refuses to bring back many of whom one was erased', async () => {
    const { caller, hire, history } = await company('many');
    const [one, other] = [await hire(1), await hire(2)];
    const { changeSet } = await deleteRecords(employee, [one.id, other.id], caller);
    await eraseJournal(database.db, caller.session, one.id, 'Asked for');
    await expect(undoChangeSet(changeSet, database.db, caller.session)).rejects.toMatchObject({ code: 'UNDO_ERASED' });
    expect((await history(other.id))[0]).toMatchObject({ changeSetId: changeSet, undoable: false, whyNot: 'history.whyNot.erased' });
  });
});

describe('a backup', () => {
  /** As after a stop: nobody else uses the database. */
  const alone = ({ db }: TestDatabase): Promise<unknown> =>
    asOwner(db, async (owner) => {
      const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      while ((await owner.query(`select pg_terminate_backend(pid) ${others}`)).length > 0) await pause(20);
    });
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'tenure-journal-'));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };

  it('brings its key along, and brings back nobody who was erased since', async () => {
    const place = folder();
    const settings = { storageUrl: pathToFileURL(`${place}/files/`), dataDir: place, secretKey: undefined };
    const source = await databaseForThisTest();
    const { caller, hire } = await company('kept', source);
    await asOwner(source.db, (owner) => owner.query(`insert into organisation (org_code, id, name, code, created_by, updated_by) values ('kept', 1, 'Kept', 'kept', 'test', 'test')`));
    const [one, other] = [await hire(1), await hire(2)];
    await backup(source.db, settings, join(place, 'whole.backup'));
    await eraseJournal(source.db, caller.session, one.id, 'Asked for');
    await alone(source);
    await restore(source.db, settings, join(place, 'whole.backup'), true);
    await expect(undoChangeSet(one.set, source.db, caller.session)).rejects.toMatchObject({ code: 'UNDO_ERASED' });
    expect(Number(await undoChangeSet(other.set, source.db, caller.session))).toBeGreaterThan(0);
    await alone(source);
    await expect(restore(source.db, { ...settings, secretKey: randomBytes(32) }, join(place, 'whole.backup'), true)).resolves.toBeDefined();
  });

  it('made elsewhere replaces the key of the data folder, unless a setting names another', async () => {
    const place = folder();
    const settings = { storageUrl: pathToFileURL(`${place}/files/`), dataDir: join(place, 'data'), secretKey: undefined };
    const source = await databaseForThisTest();
    await (await company('moved', source)).hire(1);
    await backup(source.db, settings, join(place, 'whole.backup'));
    const own = rootKey(settings);
    const target = await databaseForThisTest({ root: own });
    await expect(restore(target.db, { ...settings, secretKey: own }, join(place, 'whole.backup'), true)).rejects.toThrow(/another key/);
    await alone(target);
    await restore(target.db, settings, join(place, 'whole.backup'), true);
    expect(rootKey(settings).equals(own)).toBe(false);
    expect(readFileSync(rootKeyFile(settings.dataDir), 'utf8').trim()).toHaveLength(44);
    await expect(prepareJournal(target.db, log)).rejects.toThrow(/another key/);
    expect(await asOwner(target.db, (owner) => opensNewestKey(withRoot({ query: owner.query }, rootKey(settings))))).toBe(true);
  });
});

it('encrypts what an earlier version wrote in clear, and the journal is whole before and after', async () => {
  const source = await databaseForThisTest();
  const { caller, hire, rename, stored, history, whole } = await company('old', source);
  const { id } = await hire(1);
  const renamed = await rename(id, 1, 'Renamed');
  await asOwner(source.db, async (owner) => {
    const rows = await owner.query<{ ctid: string; tableoid: string; entity: string; before: Image | null; after: Image | null }>(`select ctid::text, tableoid::text, entity, before, after from change where org_code = 'old'`);
    await withOrg(source.db, 'old', async (tx) => {
      for (const { ctid, tableoid, entity, before, after } of rows) {
        const clear = await openImages(tx, [{ entity, image: before }, { entity, image: after }]);
        await owner.query('update change set before = $3::jsonb, after = $4::jsonb where ctid = $1::tid and tableoid = $2::oid', [ctid, tableoid, ...clear.map((image) => (image === null ? null : JSON.stringify(image)))]);
      }
    });
    await owner.query(`delete from journal_key`);
    await owner.query(`insert into journal_in_clear values ('old')`);
  });
  expect(JSON.stringify(await stored(id))).toContain('Personb');
  expect(await whole()).toBe(true);
  await prepareJournal(source.db, log);
  expect(JSON.stringify(await stored(id))).not.toMatch(/Personb|Renamed/);
  expect(await whole()).toBe(true);
  expect((await history(id))[0]).toMatchObject({ changeSetId: renamed, undoable: true, fields: [{ field: 'firstName', before: 'Personb', after: 'Renamed' }] });
  expect(Number(await undoChangeSet(renamed, source.db, caller.session))).toBeGreaterThan(0);
  await prepareJournal(source.db, log);
  expect(await whole()).toBe(true);
});
