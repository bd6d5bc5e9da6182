/** What the hooks of an entity would refuse is found while a file is checked; whoever works meanwhile waits for nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../src/server/db/owner.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { allocate } from '../../src/server/db/ids.ts';
import { createLog } from '../../src/server/log.ts';
import { mapImport } from '../../src/server/resource/import/change.ts';
import { checkContext } from '../../src/server/resource/import/check-context.ts';
import type { CheckedRow } from '../../src/server/resource/import/check-rows.ts';
import { loadJob } from '../../src/server/resource/import/job.ts';
import type { ImportJob } from '../../src/server/resource/import/job.ts';
import { rehearse } from '../../src/server/resource/import/rehearse.ts';
import { runOf } from '../../src/server/resource/import/run.ts';
import { importCaller } from '../../src/server/resource/import/run-hooks.ts';
import { startImport } from '../../src/server/resource/import/start.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { localFiles } from '../../src/server/resource/import/terminal.ts';
import { workOn } from '../../src/server/resource/import/worker.ts';
import type { Session } from '../../src/server/session.ts';
import { demoTemplateName } from '../support/database.global.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { save } from './sheets/make.ts';

const log = createLog('silent');
let database: TestDatabase;
let session: Session;
beforeAll(async () => {
  database = await createTestDatabase({ from: demoTemplateName });
  session = await withOrg(database.db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'"))[0]?.id ?? ''));
});
afterAll(() => database.drop());

const work = async (id: string): Promise<ImportJob> => {
  await workOn(localFiles(database.db, log), 'demo', id);
  return withOrg(database.db, 'demo', (tx) => loadJob(tx, id));
};
const read = async (type: string, content: string): Promise<ImportJob> => work(await startImport(database.db, session, { type, action: 'IMPORT', fileKey: await save(`${type}.csv`, content), fileName: `${type}.csv` }));
const rowsOf = (records: readonly Record<string, unknown>[]): CheckedRow[] => records.map((record, ordinal) => ({ row: ordinal + 2, ordinal, mark: 'A', record: { id: String(900_000 + ordinal), ...record }, problems: [], links: [] }));
const rehearsed = (job: ImportJob, records: readonly Record<string, unknown>[], between: () => Promise<void>) =>
  withOrg(database.db, 'demo', async (tx) => {
    const context = await checkContext(tx, job, session, 900_000);
    return rehearse(tx, importCaller(runOf(localFiles(database.db, log), job, 'none'), job, context.resource, session), context, rowsOf(records), between);
  });

test('numbers that a check counts are free again for others while it goes on', async () => {
  const job = await read('Candidate', 'First name\nMeanwhile\n');
  let [free, held] = [0, 0];
  const took = (): Promise<unknown> =>
    withOrg(database.db, 'demo', async (tx) => {
      await tx.query("set local lock_timeout = '200ms'");
      return allocate(tx, 'candidate number', 1);
    });
  await rehearsed(job, Array.from({ length: 120 }, (_, at) => ({ firstName: 'Meanwhile', lastName: `Person ${at}`, name: `Meanwhile Person ${at}` })), () => took().then(() => void (free += 1), () => void (held += 1)));
  expect(held).toBe(0);
  expect(free).toBeGreaterThanOrEqual(2);
});

test('a fault of the server is not taken for a row that is right', async () => {
  const job = await read('JobChange', 'Employee,Effective date\n1054,2026-11-02\n');
  await expect(rehearsed(job, [{ employeeId: '1', effectiveOn: Object.create(null) as unknown }], () => Promise.resolve())).rejects.toThrow(TypeError);
});

test('a check that meets a rival and begins anew counts no row twice', async () => {
  const job = await read('Candidate', 'First name,Last name,Personal email\nOdalys,Verrier,odalys@anew.example\nBasile,Quenneville,basile@anew.example\n');
  await asOwner(database.db, async (owner) => {
    await owner.query(`create sequence met; grant usage on sequence met to public;
      create function meet() returns trigger language plpgsql as $$ begin if nextval('met') = 1 then raise exception 'a rival' using errcode = '40P01'; end if; return new; end $$;
      create trigger meet before update of marks on import_block for each row when (new.marks is not null) execute function meet()`);
  });
  await mapImport(database.db, session, job.id, { ...job.mapping!, columns: ['firstName', 'lastName', 'email'] });
  expect(await work(job.id)).toMatchObject({ state: 'REVIEW', ready: 2, faulty: 0 });
  const alike = await withOrg(database.db, 'demo', (tx) => tx.query('select row, earlier_row from import_likeness where org_code = $1 and job_id = $2', ['demo', job.id]));
  expect(alike).toEqual([]);
  expect(await asOwner(database.db, (owner) => owner.query('select last_value > 1 as again from met'))).toEqual([{ again: true }]);
});
