import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readComment } from '../record-talk/read-comments.ts';
import { returnComment } from '../record-talk/write-comments.ts';
import { signedIn } from '../resource/import/serving.ts';

export const restoreRecordComment = async ({ id }: { readonly id: string }, context: Context): Promise<object> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const record = await returnComment(tx, session, id);
    return { errorCode: '', message: '', comment: await readComment(tx, session, record, id), notTold: [] };
  });
};
