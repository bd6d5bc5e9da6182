/** The journal's keys on their way through a backup: what was destroyed since stays destroyed, and what is brought back can be opened. */
import { opensNewestKey } from '../journal/keys.ts';
import { withRoot } from '../root-of.ts';
import type { OwnerConnection } from '../owner.ts';
import { BrokenArchive } from './tar.ts';

export type DestroyedKey = { readonly org: string; readonly person: string; readonly class: string; readonly number: number };

/** Keys that the database about to be replaced has destroyed. */
export const readDestroyed = async (owner: OwnerConnection): Promise<DestroyedKey[]> => {
  const [kept] = await owner.query<{ exists: boolean }>(`select to_regclass('public.journal_key') is not null as exists`);
  return kept?.exists ? owner.query<DestroyedKey>('select org_code as org, person_id as person, class, number from journal_key where destroyed_at is not null') : [];
};

/** Destroys them in the restored database too: an older backup brings back nobody who was erased. */
export const destroyAgain = async (owner: OwnerConnection, keys: readonly DestroyedKey[]): Promise<void> => {
  if (keys.length === 0) return;
  await owner.query(
    `update journal_key k set wrapped = null, destroyed_at = now() from jsonb_to_recordset($1::jsonb) as x(org text, person bigint, class text, number integer)
     where k.org_code = x.org and k.person_id = x.person and k.class = x.class and k.number = x.number and k.destroyed_at is null`,
    [JSON.stringify(keys)],
  );
};

/**
 * The key that belongs in the data folder from now on: the one that the backup brought, null where the server's own stays.
 * Refuses a backup whose journal neither opens.
 */
export const keyToKeep = async (owner: OwnerConnection, brought: Buffer | null, isGiven: boolean): Promise<Buffer | null> => {
  const [kept] = await owner.query<{ exists: boolean }>(`select to_regclass('public.journal_key') is not null as exists`);
  const opens = async (connection: Pick<OwnerConnection, 'query'>): Promise<boolean> => !kept?.exists || opensNewestKey(connection);
  if (brought !== null && !isGiven && (await opens(withRoot({ query: owner.query }, brought)))) return brought;
  if (await opens(owner)) return null;
  throw new BrokenArchive('It was made with another key. Set SECRET_KEY to the key of the server that made it, or leave SECRET_KEY out if that server had none.');
};
