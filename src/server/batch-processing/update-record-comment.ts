import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { countTalk } from '../record-talk/limits.ts';
import { readComment } from '../record-talk/read-comments.ts';
import { changeComment } from '../record-talk/write-comments.ts';
import { signedIn } from '../resource/import/serving.ts';

export const updateRecordComment = async ({ id, text }: { readonly id: string; readonly text: string }, context: Context): Promise<object> => {
  const session = signedIn(context);
  await countTalk(context, session);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const { record, notTold } = await changeComment(tx, session, id, text);
    return { errorCode: '', message: '', comment: await readComment(tx, session, record, id), notTold };
  });
};
