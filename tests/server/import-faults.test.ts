import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { asOwner } from '../../src/server/db/owner.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { cancelImport, commitImport, mapImport } from '../../src/server/resource/import/change.ts';
import { loadJob } from '../../src/server/resource/import/job.ts';
import type { ImportJob } from '../../src/server/resource/import/job.ts';
import { readRows } from '../../src/server/resource/import/row-page.ts';
import { problemGroups } from '../../src/server/resource/import/problem-list.ts';
import { sentence } from '../../src/server/resource/import/failure-sentence.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { startImport } from '../../src/server/resource/import/start.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { importFile, localFiles } from '../../src/server/resource/import/terminal.ts';
import { workOn } from '../../src/server/resource/import/worker.ts';
import type { Session } from '../../src/server/session.ts';
import { demoTemplateName, testAppRole, testRootKey } from '../support/database.global.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { protectedXlsx, save } from './sheets/make.ts';

const log = createLog('silent');
let database: TestDatabase;
let session: Session;
beforeAll(async () => {
  database = await createTestDatabase({ from: demoTemplateName });
  session = await withOrg(database.db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'"))[0]?.id ?? ''));
});
afterAll(() => database.drop());

const job = (id: string): Promise<ImportJob> => withOrg(database.db, 'demo', (tx) => loadJob(tx, id));
const work = async (id: string): Promise<ImportJob> => {
  await workOn(localFiles(database.db, log), 'demo', id);
  return job(id);
};
const grades = (where: string): Promise<number> => withOrg(database.db, 'demo', async (tx) => (await tx.query<{ n: number }>(`select count(*)::int as n from grade where org_code = 'demo' and ${where}`))[0]?.n ?? -1);

const start = async (name: string, content: Buffer | string): Promise<string> => startImport(database.db, session, { type: 'Grade', action: 'IMPORT', fileKey: await save(name, content), fileName: name });

/** Read, mapped by its headings and checked. */
const review = async (content: string): Promise<ImportJob> => {
  const id = await start('grades.csv', content);
  const read = await work(id);
  await mapImport(database.db, session, id, read.mapping!);
  return work(id);
};

test('a file that cannot be read ends its import and says why', async () => {
  const failures = await Promise.all(
    ([['a.csv', ''], ['a.csv', 'Name,Code\n'], ['a.xlsx', 'Name,Code\nA,B\n'], ['a.xlsx', protectedXlsx()], ['a.csv', Buffer.from('%PDF-1.7')]] as const).map(async ([name, content]) => work(await start(name, content))),
  );
  expect(failures.map(({ state, failure }) => [state, failure?.code])).toEqual([
    ['FAILED', 'FILE_EMPTY'],
    ['FAILED', 'FILE_EMPTY'],
    ['FAILED', 'FILE_NOT_WHAT_IT_SAYS'],
    ['FAILED', 'FILE_PASSWORD'],
    ['FAILED', 'FILE_TYPE'],
  ]);
  // Whoever goes on all the same hears the same, and not that it was left open for too long.
  await expect(mapImport(database.db, session, failures[3]!.id, { columns: [], constants: [], templates: [], create: [], clearEmpty: false })).rejects.toMatchObject({ code: 'FILE_PASSWORD' });
});

/** '=1+1' is text of four characters, and a description needs five. Some of the 50 rows that have it have another problem as well. */
const hadOtherProblem = Array.from({ length: 50 }, (_, at) => at * 1000 + 999).filter((row) => row % 7 === 0).length;

test('50,000 rows with errors in thousands of them are checked, grouped and shown page by page', async () => {
  const lines = Array.from({ length: 50_000 }, (_, row) => `Grade ${row},${row % 10 === 0 ? '' : `Q${row}`},${row % 7 === 0 ? 'many' : row},${row % 1000 === 999 ? '=1+1' : 'Brought in bulk'}`);
  const checked = await review(`Name,Code,Rank,Description\n${lines.join('\n')}\n`);
  expect(checked).toMatchObject({ state: 'REVIEW', total: 50_000, faulty: 5000 + 7143 - 715 + 50 - hadOtherProblem });
  const groups = await withOrg(database.db, 'demo', (tx) => problemGroups(tx, session, checked));
  expect(groups.slice(0, 2).map(({ target, rows }) => [target, rows])).toEqual([['rank', 7143], ['code', 5000]]);
  const page = await withOrg(database.db, 'demo', (tx) => readRows(tx, session, checked, { cause: groups[1]!.cause, offset: 4990, limit: 20 }));
  expect(page.total).toBe(5000);
  expect(page.rows).toHaveLength(10);
  const last = await withOrg(database.db, 'demo', (tx) => readRows(tx, session, checked, { status: 'READY', offset: checked.ready - 1, limit: 5 }));
  expect(last.rows).toHaveLength(1);
  await commitImport(database.db, session, checked.id, 'OMIT');
  expect(await work(checked.id)).toMatchObject({ state: 'DONE', added: checked.ready, omitted: checked.faulty });
  expect(await grades("code like 'Q%'")).toBe(checked.ready);
});

test('a worker that comes too late to a step keeps nobody from the next one', async () => {
  const checked = await review('Name,Code\nLate grade,LATE1\n');
  expect(await work(checked.id)).toMatchObject({ state: 'REVIEW' });
  await commitImport(database.db, session, checked.id, 'REFUSE');
  expect(await work(checked.id)).toMatchObject({ state: 'DONE', added: 1, interruptedAt: null });
});

test('a step that is asked for before the last one is let go is done all the same', async () => {
  const id = await start('quick.csv', 'Name,Code\nQuick grade,QUICK1\n');
  const mapAtOnce = async (): Promise<void> => {
    await mapImport(database.db, session, id, (await job(id)).mapping!);
    await workOn(localFiles(database.db, log), 'demo', id);
    expect(await job(id)).toMatchObject({ state: 'CHECKING' });
  };
  await workOn({ db: database.db, log, fetchFile: async (_orgCode, path) => ({ path, release: mapAtOnce }) }, 'demo', id);
  expect(await job(id)).toMatchObject({ state: 'REVIEW', ready: 1 });
});

test('a server killed while it writes leaves nothing behind, says so, and the import can be done again', async () => {
  const checked = await review(`Name,Code\n${Array.from({ length: 600 }, (_, row) => `Killed ${row},K${row}`).join('\n')}\n`);
  await commitImport(database.db, session, checked.id, 'REFUSE');
  const child = await asOwner(database.db, async (owner) => {
    await owner.query('begin; lock table grade in exclusive mode');
    const started = spawn(process.execPath, ['--input-type=module', '-e', workerSource(checked.id)], { stdio: ['ignore', 'inherit', 'inherit'], env: { PATH: process.env.PATH ?? '', DATABASE_URL: database.url, DATABASE_APP_URL: appUrl(), DATA_DIR: tmpdir(), SECRET_KEY: testRootKey.toString('base64') } });
    await waitForLock(owner);
    started.kill('SIGKILL');
    await new Promise((resolve) => void started.once('close', resolve));
    await owner.query('rollback');
    return started;
  });
  expect(child.signalCode).toBe('SIGKILL');
  expect(await job(checked.id)).toMatchObject({ state: 'COMMITTING' });
  expect(await grades("code like 'K%'")).toBe(0);
  await withOrg(database.db, 'demo', (tx) => tx.query("update import_run set lease_until = now() - interval '1 second' where org_code = 'demo'"));
  const told = await work(checked.id);
  expect(told).toMatchObject({ state: 'REVIEW', ready: 600, added: 0 });
  expect(told.interruptedAt).not.toBeNull();
  await commitImport(database.db, session, checked.id, 'REFUSE');
  expect(await work(checked.id)).toMatchObject({ state: 'DONE', added: 600, interruptedAt: null });
  expect(await grades("code like 'K%'")).toBe(600);
});

const waitForLock = async (owner: { query(text: string): Promise<object[]> }): Promise<void> => {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await owner.query("select from pg_locks where relation = 'grade'::regclass and not granted")).length > 0) return;
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  throw new Error('The child never began to write.');
};

const appUrl = (): string => {
  const { appPassword } = inject('testServer');
  const url = new URL(database.url);
  url.username = testAppRole;
  url.password = appPassword;
  return url.href;
};

/** A server process of its own that works on the import. */
const workerSource = (id: string): string => `
  const at = (path) => import(${JSON.stringify(`${join(import.meta.dirname, '../../src/server')}/`)} + path);
  const [{ openDatabase }, { readSettings }, { createLog }, { workOn }, { localFiles }] = await Promise.all([at('db/connection.ts'), at('settings.ts'), at('log.ts'), at('resource/import/worker.ts'), at('resource/import/terminal.ts')]);
  const log = createLog('silent');
  const db = await openDatabase(readSettings(process.env), log);
  await workOn(localFiles(db, log), 'demo', '${id}');
  await db.close();`;

test('what changed since the check refuses the whole import and leaves it to be checked again', async () => {
  const checked = await review('Name,Code\nRival one,R1\nRival two,R2\n');
  const rival = await save('rival.csv', 'Name,Code\nRival 2,R2\n');
  await importFile(database.db, log, session, { type: 'Grade', action: 'IMPORT', file: rival, invalid: 'REFUSE', say: () => undefined });
  await commitImport(database.db, session, checked.id, 'REFUSE');
  expect(await work(checked.id)).toMatchObject({ state: 'REVIEW', failure: { code: 'IMPORT_CHANGED' }, added: 0 });
  expect(await grades("code = 'R1'")).toBe(0);
  await mapImport(database.db, session, checked.id, checked.mapping!);
  expect(await work(checked.id)).toMatchObject({ ready: 1, faulty: 1 });
});

test('a cancelled import writes nothing and cannot go on', async () => {
  const checked = await review('Name,Code\nNever,N1\n');
  await cancelImport(database.db, session, checked.id);
  expect(await job(checked.id)).toMatchObject({ state: 'CANCELLED' });
  await expect(commitImport(database.db, session, checked.id, 'OMIT')).rejects.toMatchObject({ code: 'IMPORT_CANCELLED' });
});

test('a person who loses the right in the meantime imports nothing', async () => {
  const checked = await review('Name,Code\nRightless,RL1\n');
  await commitImport(database.db, session, checked.id, 'REFUSE');
  await withOrg(database.db, 'demo', (tx) => tx.query("update user_account set status = 'INACTIVE' where org_code = 'demo' and id = $1", [session.userId]));
  expect(await work(checked.id)).toMatchObject({ state: 'REVIEW', failure: { code: 'ACCESS_DENIED' } });
  expect(await grades("code = 'RL1'")).toBe(0);
  await withOrg(database.db, 'demo', (tx) => tx.query("update user_account set status = 'ACTIVE' where org_code = 'demo' and id = $1", [session.userId]));
});

test('managers stand in any order, circles are refused, and who reports to a faulty row waits for its fix', async () => {
  const header = 'Employee number,First name,Hire date,Designation,Department,Location,Manager\n';
  const row = (number: string, manager: string, date = '2020-01-01'): string => `${number},Person,${date},Weaver,WEV,CBE,${manager}\n`;
  const [known] = await withOrg(database.db, 'demo', (tx) => tx.query<{ code: string }>("select code from designation where org_code = 'demo' order by id limit 1"));
  const content = (header + row('T1', 'T2') + row('T2', '') + row('C1', 'C2') + row('C2', 'C1') + row('F1', '', 'never') + row('F2', 'F1') + row('F3', 'F2')).replaceAll('Weaver', known?.code ?? '');
  const id = await startImport(database.db, session, { type: 'Employee', action: 'IMPORT', fileKey: await save('people.csv', content), fileName: 'people.csv' });
  const read = await work(id);
  await mapImport(database.db, session, id, read.mapping!);
  const checked = await work(id);
  expect(checked).toMatchObject({ ready: 2, faulty: 5 });
  const problems = await withOrg(database.db, 'demo', (tx) => tx.query<{ row: number; message: string }>('select row, message from import_problem where org_code = $1 and job_id = $2 order by row', ['demo', id]));
  expect(problems).toEqual([
    { row: 4, message: 'import.problem.circle' },
    { row: 5, message: 'import.problem.circle' },
    { row: 6, message: 'rule.date' },
    { row: 7, message: 'import.problem.needsRow' },
    { row: 8, message: 'import.problem.needsRow' },
  ]);
  await commitImport(database.db, session, id, 'OMIT');
  expect(await work(id)).toMatchObject({ state: 'DONE', added: 2, omitted: 5 });
});

test('an error that nobody foresaw is told in the words of the entity, by what was to be done', async () => {
  const told = async (type: string, action: 'IMPORT' | 'UPDATE', error: Error): Promise<string | null> => {
    const id = await startImport(database.db, session, { type, action, fileKey: 'gone.csv', fileName: 'gone.csv' });
    await workOn({ db: database.db, log, fetchFile: () => Promise.reject(error) }, 'demo', id);
    return sentence((await job(id)).failure, resourceOf(type), session);
  };
  const fault = new Error('the disk fell off');
  const away = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  expect(await told('Designation', 'IMPORT', fault)).toBe('Error importing designations.');
  expect(await told('AccreditationLink', 'IMPORT', fault)).toBe('Error importing accreditation.');
  expect(await told('Grade', 'IMPORT', fault)).toBe('Error importing grades.');
  expect(await told('Designation', 'UPDATE', fault)).toBe('Something went wrong while updating the designation details. If you continue to see this issue please contact the platform administrator.');
  expect(await told('AccreditationLink', 'UPDATE', fault)).toBe('Something went wrong while updating the accreditation details. If you continue to see this issue please contact the platform administrator.');
  expect(await told('Designation', 'UPDATE', away)).toBe('Something went wrong while updating the designation details. Please try after some time.');
});

const fromTerminal = (told: { type?: string; file?: string; mapping?: string }): Promise<ImportJob> => importFile(database.db, log, session, { type: 'Grade', action: 'IMPORT', file: 'package.json', invalid: 'REFUSE', say: () => undefined, ...told });

test('the command says what it did not find, before anything is read', async () => {
  await expect(fromTerminal({ type: 'Grad' })).rejects.toThrow('There are no records of the type Grad. Did you mean Grade?');
  await expect(fromTerminal({ file: '/nowhere/grades.csv' })).rejects.toThrow('There is no file /nowhere/grades.csv.');
  await expect(fromTerminal({ file: tmpdir() })).rejects.toThrow(`${tmpdir()} is no file.`);
  await expect(fromTerminal({ mapping: '/nowhere/grades.json' })).rejects.toThrow('There is no file /nowhere/grades.json.');
});

test('the command says that a mapping is not JSON', async () => {
  await expect(fromTerminal({ file: await save('ranks.csv', 'Name,Code\nOne,G-ONE\n'), mapping: await save('ranks.json', '{"columns":') })).rejects.toThrow(/^The mapping is not JSON: /);
});
