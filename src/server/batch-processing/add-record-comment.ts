import type { Context } from '../context.ts';
import { nextId } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import { countTalk } from '../record-talk/limits.ts';
import { readComment } from '../record-talk/read-comments.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { addComment } from '../record-talk/write-comments.ts';
import { signedIn } from '../resource/import/serving.ts';
import { once } from '../resource/once.ts';

export const addRecordComment = async ({ text, ...named }: Named & { readonly text: string }, context: Context): Promise<object> => {
  const session = signedIn(context);
  await countTalk(context, session);
  const id = await nextId(context.db, session.orgCode, 'record_comment');
  return withOrg(context.db, session.orgCode, async (tx) => {
    // What is kept to answer again holds no text: it would outlive its erasure.
    const written = await once(tx, { session, idempotencyKey: context.idempotencyKey ?? null }, 'addRecordComment', { ...named, text }, () => addComment(tx, session, named, id, text));
    return { errorCode: '', message: '', comment: await readComment(tx, session, await seenRecord(tx, session, named), written.id), notTold: written.notTold };
  });
};
