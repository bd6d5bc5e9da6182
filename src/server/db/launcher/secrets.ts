/** The random passwords of the own database's two roles, in a file that only this account reads. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = { readonly owner: string; readonly app: string };

const fileName = 'database-secrets.json';

export const readSecrets = (dataDir: string): Secrets | undefined => {
  const file = join(dataDir, fileName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets) : undefined;
};

/** Makes them when there are none. */
export const keepSecrets = (dataDir: string): Secrets => {
  const kept = readSecrets(dataDir);
  if (kept) return kept;
  const secrets = { owner: randomBytes(24).toString('base64url'), app: randomBytes(24).toString('base64url') };
  const file = join(dataDir, fileName);
  writeFileSync(`${file}.part`, JSON.stringify(secrets), { mode: 0o600 });
  chmodSync(`${file}.part`, 0o600);
  renameSync(`${file}.part`, file);
  return secrets;
};
