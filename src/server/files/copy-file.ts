import { withOrg } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import type { Session } from '../session.ts';
import { acceptFile } from './accept.ts';
import { storeOf } from './open-store.ts';
import { purposeOf } from './purpose.ts';
import { expectFile, findFile } from './stored-file.ts';

/**
 * The same bytes once more, for another field: a file belongs to one record. Answers the new key, which the caller binds; a clean-up takes it where
 * nothing does. Null where the file is gone. Whether the caller may read it is theirs to ask.
 */
export const copyFile = async ({ db, settings }: Pick<Context, 'db' | 'settings'>, { orgCode, userId, id }: Pick<Session, 'orgCode' | 'userId' | 'id'>, key: string, purpose: string): Promise<string | null> => {
  const from = await withOrg(db, orgCode, (tx) => findFile(tx, key));
  const bytes = from?.status === 'STORED' ? await storeOf(settings).read(key) : undefined;
  if (!from || !bytes) return null;
  const copy = await withOrg(db, orgCode, async (tx) => findFile(tx, await expectFile(tx, purposeOf(purpose), from.contentType, from.originalName, { userId, id })));
  await acceptFile({ db, settings }, orgCode, copy!, bytes);
  return copy!.key;
};
