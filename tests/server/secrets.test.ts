import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { backup } from '../../src/server/db/backup/backup.ts';
import { restore } from '../../src/server/db/backup/restore.ts';
import { rootKey } from '../../src/server/secrets/root-key.ts';
import { seal, unseal } from '../../src/server/secrets/seal.ts';
import { keyFrom } from '../../src/server/secrets/key-for.ts';
import { databaseForThisTest } from '../support/database.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'tenure-secrets-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
const kept = (dataDir: string) => ({ dataDir, secretKey: undefined, storageUrl: pathToFileURL(`${dataDir}/files/`) });

test('a sealed text opens at its place only, and for nobody with another key', () => {
  const settings = kept(folder());
  const sealed = seal(settings, 'demo second step 1', 'JBSWY3DPEHPK3PXP');
  expect(unseal(settings, 'demo second step 1', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(settings, 'demo second step 2', sealed)).toBeNull();
  expect(unseal(kept(folder()), 'demo second step 1', sealed)).toBeNull();
  for (const broken of ['', 'x', sealed.slice(0, -2), `A${sealed.slice(1)}`]) expect(unseal(settings, 'demo second step 1', broken)).toBeNull();
});

test('keys of different purposes differ, and the same purpose gives the same key again', () => {
  const root = Buffer.alloc(32, 1);
  expect(keyFrom(root, 'journal').equals(keyFrom(root, 'journal'))).toBe(true);
  expect(keyFrom(root, 'journal').equals(keyFrom(root, 'faces'))).toBe(false);
  expect(keyFrom(Buffer.alloc(32, 2), 'journal').equals(keyFrom(root, 'journal'))).toBe(false);
});

test('servers on several machines with the same SECRET_KEY open what the others sealed', () => {
  const secretKey = Buffer.alloc(32, 9);
  const sealed = seal({ dataDir: folder(), secretKey }, 'demo logout', 'https://login.example.com/out');
  expect(unseal({ dataDir: folder(), secretKey }, 'demo logout', sealed)).toBe('https://login.example.com/out');
});

test('a backup carries the key of the data folder: what was sealed there opens where it is restored', async () => {
  const here = kept(folder());
  const there = kept(folder());
  const source = await databaseForThisTest({ root: rootKey(here) });
  const sealed = seal(here, 'demo OPEN_ID', 'a secret of a provider');
  const file = join(here.dataDir, 'whole.backup');
  await backup(source.db, here, file);
  const target = await databaseForThisTest({ root: rootKey(there) });
  expect(unseal(there, 'demo OPEN_ID', sealed)).toBeNull();
  await restore(target.db, there, file, true);
  expect(unseal(there, 'demo OPEN_ID', sealed)).toBe('a secret of a provider');
});
