/** Images hold values without the names of their fields; what versions with other fields wrote is read by the names of then. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysToWrite } from '../../src/server/db/journal/keys.ts';
import { prepareJournal } from '../../src/server/db/journal/prepare-journal.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { createLog } from '../../src/server/log.ts';
import { encrypt } from '../../src/server/secrets/cipher.ts';
import type { Image } from '../../src/server/resource/image.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { addRecord } from '../../src/server/resource/save.ts';
import { openImages, sealImages } from '../../src/server/resource/sealed-image.ts';
import { callerIn } from '../support/administrator.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const ORG = 'forms';
const CLEAR = { id: '7', version: 1, createdAt: '2026-01-01T00:00:00Z', createdBy: 'A', updatedAt: '2026-01-01T00:00:00Z', updatedBy: 'A' };
const grade: Image = { ...CLEAR, name: 'Grade 7', code: 'G7', rank: 7, status: 'ACTIVE' };

/** An image of a grade whose ciphertext holds this. */
const imageWith = (content: unknown): Promise<Image> =>
  withOrg(database.db, ORG, async (tx) => {
    const { number, key } = [...(await keysToWrite(tx, [{ person: '0', class: 'ordinary' }])).values()][0]!;
    return { ...CLEAR, sealed: { ordinary: `0.${number}:${encrypt(key, JSON.stringify(content), `${ORG} Grade 7 ordinary`).toString('base64')}` } };
  });

const open = async (image: Image): Promise<unknown> => (await withOrg(database.db, ORG, (tx) => openImages(tx, [{ entity: 'Grade', image }])))[0];

it('opens what it sealed, and is shorter by the names', async () => {
  const [sealed] = await withOrg(database.db, ORG, (tx) => sealImages(tx, [{ entity: 'Grade', image: grade }]));
  expect(await open(sealed!)).toMatchObject(grade);
  const ciphertext = Buffer.from(sealed!.sealed.ordinary!.split(':')[1]!, 'base64').length - 28;
  expect(ciphertext).toBeLessThan(JSON.stringify({ name: 'Grade 7', code: 'G7', rank: 7, status: 'ACTIVE' }).length);
});

it('opens what versions wrote under names', async () => {
  expect(await open(await imageWith({ name: 'Grade 7', code: 'G7', status: 'ACTIVE' }))).toMatchObject({ name: 'Grade 7', code: 'G7', rank: null, status: 'ACTIVE' });
});

it('opens what a version with other fields wrote by the names of then', async () => {
  const image = await imageWith(['oldform1', 1, 'Grade 7', 0, 'G7', 2, 'gone', 'unheard', [1, 2]]);
  await expect(open(image)).rejects.toThrow('Grade');
  await asOwner(database.db, (owner) => owner.query(`insert into image_form values ('Grade', 'oldform1', '{code,name,colour}')`));
  expect(await open(image)).toMatchObject({ ...CLEAR, code: 'G7', name: 'Grade 7', colour: 'gone', unheard: [1, 2], rank: null });
});

it('reads child rows by the names that their fields have now, however often they were renamed', async () => {
  await asOwner(database.db, (owner) => owner.query(`insert into image_form values ('EmployeeLanguage', 'speech', '{tongue}'), ('EmployeeLanguage', 'tongue', '{language}'), ('EmployeeLanguage', 'spoken', '{readWrite}')`));
  await prepareJournal(database.db, createLog('silent'));
  const image: Image = { ...CLEAR, firstName: 'Asha', languages: [{ id: '1', speech: 'ja', spoken: true }, { id: '2', tongue: 'fr', spoken: false }] };
  const opened = await withOrg(database.db, ORG, async (tx) => openImages(tx, [{ entity: 'Employee', image: (await sealImages(tx, [{ entity: 'Employee', image }]))[0]! }]));
  // What is called so today keeps its name.
  expect(opened).toMatchObject([{ firstName: 'Asha', languages: [{ id: '1', language: 'ja', spoken: true }, { id: '2', language: 'fr', spoken: false }] }]);
});

it('keeps the forms of this version once, where the application can only read them', async () => {
  const forms = (): Promise<unknown[]> => asOwner(database.db, (owner) => owner.query('select entity, digest, keys from image_form order by 1, 2'));
  await prepareJournal(database.db, createLog('silent'));
  const kept = await forms();
  expect(kept).toContainEqual(expect.objectContaining({ entity: 'Grade', keys: resourceOf('Grade').fields.map(({ key }) => key) }));
  await prepareJournal(database.db, createLog('silent'));
  expect(await forms()).toEqual(kept);
  await expect(withOrg(database.db, ORG, (tx) => tx.query(`insert into image_form values ('Grade', 'mine', '{}')`))).rejects.toThrow(/permission/);
});

it('writes every change by the form that was kept', async () => {
  await prepareJournal(database.db, createLog('silent'));
  const { id } = await addRecord(resourceOf('Grade'), { name: 'Kept', code: 'K', status: 'ACTIVE' }, callerIn(database.db, ORG));
  const [change] = await asOwner(database.db, (owner) => owner.query<{ after: Image }>(`select after from change where org_code = $1 and entity = 'Grade' and row_id = $2`, [ORG, id]));
  expect(await open(change!.after)).toMatchObject({ id, name: 'Kept', code: 'K' });
});
