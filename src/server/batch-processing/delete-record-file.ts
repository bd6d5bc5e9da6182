import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { removeFile } from '../record-talk/files.ts';
import { signedIn } from '../resource/import/serving.ts';

export const deleteRecordFile = async ({ id }: { readonly id: string }, context: Context): Promise<object> => {
  const session = signedIn(context);
  await withOrg(context.db, session.orgCode, (tx) => removeFile(tx, session, id));
  return { errorCode: '', message: '' };
};
