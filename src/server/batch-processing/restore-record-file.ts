import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readFiles, returnFile } from '../record-talk/files.ts';
import { signedIn } from '../resource/import/serving.ts';

export const restoreRecordFile = async ({ id }: { readonly id: string }, context: Context): Promise<object> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const record = await returnFile(tx, session, id);
    const [file] = await readFiles(tx, record, id);
    return { errorCode: '', message: '', file };
  });
};
