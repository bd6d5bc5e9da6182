/** What a file does not fill: records and journal have the defaults, though they are kept once for all rows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { loadJob } from '../../src/server/resource/import/job.ts';
import { importFile } from '../../src/server/resource/import/terminal.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { openImages } from '../../src/server/resource/sealed-image.ts';
import { readImages } from '../../src/server/resource/store.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import type { Image } from '../../src/server/resource/image.ts';
import type { Session } from '../../src/server/session.ts';
import { demoTemplateName } from '../support/database.global.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { save } from './sheets/make.ts';

let database: TestDatabase;
let session: Session;

beforeAll(async () => {
  database = await createTestDatabase({ from: demoTemplateName });
  session = await withOrg(database.db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'"))[0]?.id ?? ''));
});
afterAll(() => database.drop());

/** The records that a file added, and their images in the journal. */
const imported = async (type: string, content: string): Promise<{ records: readonly Image[]; images: readonly unknown[] }> => {
  const file = await save('rows.csv', content);
  const { id } = await importFile(database.db, createLog('silent'), session, { type, action: 'IMPORT', file, invalid: 'REFUSE', say: () => undefined });
  return withOrg(database.db, 'demo', async (tx) => {
    const { changeSetId } = await loadJob(tx, id);
    const changes = await tx.query<{ id: string; after: Image }>('select row_id::text as id, after from change where org_code = $1 and change_set_id = $2 order by row_id', [tx.orgCode, changeSetId]);
    const images = await openImages(tx, changes.map(({ after }) => ({ entity: type, image: after })));
    return { records: [...(await readImages(tx, resourceOf(type), changes.map((one) => one.id), false)).values()], images };
  });
};

test('records get the defaults of fields that the file does not fill, and keep what it fills', async () => {
  const { records, images } = await imported('Designation', 'Code,Designation,Level,Grade,Status,Probation days\nDEF1,Default one,Executive board,Director,Inactive,7\nDEF2,Default two,Executive board,Director,,\n');
  expect(records).toMatchObject([
    { code: 'DEF1', status: 'INACTIVE', probationDays: 7, employeeConfirmation: 'MANUAL', noticePeriodAfterProbationDays: 30, attendanceEnforcedPayment: false },
    { code: 'DEF2', status: 'ACTIVE', probationDays: 90, employeeConfirmation: 'MANUAL', noticePeriodAfterProbationDays: 30, attendanceEnforcedPayment: false },
  ]);
  expect(images).toEqual(records);
});

test('records that refer to each other do so too', async () => {
  const { records, images } = await imported('Department', 'Name,Code,Parent department\nLower,DEFLOW,Upper\nUpper,DEFUP,\n');
  expect(records.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
  expect(images).toEqual(records);
});
