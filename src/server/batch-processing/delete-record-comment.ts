import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { removeComment } from '../record-talk/write-comments.ts';
import { signedIn } from '../resource/import/serving.ts';

export const deleteRecordComment = async ({ id }: { readonly id: string }, context: Context): Promise<object> => {
  const session = signedIn(context);
  await withOrg(context.db, session.orgCode, (tx) => removeComment(tx, session, id));
  return { errorCode: '', message: '' };
};
