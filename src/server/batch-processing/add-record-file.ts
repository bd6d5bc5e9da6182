import type { Context } from '../context.ts';
import { nextId } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import { addFile, readFiles } from '../record-talk/files.ts';
import { countTalk } from '../record-talk/limits.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { refuse } from '../refuse.ts';
import { signedIn } from '../resource/import/serving.ts';
import { once } from '../resource/once.ts';

export const addRecordFile = async ({ fileKey, ...named }: Named & { readonly fileKey: string }, context: Context): Promise<object> => {
  const session = signedIn(context);
  await countTalk(context, session);
  const next = await nextId(context.db, session.orgCode, 'record_file');
  return withOrg(context.db, session.orgCode, async (tx) => {
    const { id } = await once(tx, { session, idempotencyKey: context.idempotencyKey ?? null }, 'addRecordFile', { ...named, fileKey }, async () => {
      await addFile(tx, session, named, next, fileKey);
      return { id: next };
    });
    const [file] = await readFiles(tx, await seenRecord(tx, session, named), id);
    if (!file) throw refuse('NOT_FOUND');
    return { errorCode: '', message: '', file };
  });
};
