import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { follow } from '../record-talk/followers.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { signedIn } from '../resource/import/serving.ts';

export const followRecord = async (named: Named, context: Context): Promise<object> => {
  const session = signedIn(context);
  await withOrg(context.db, session.orgCode, async (tx) => follow(tx, await seenRecord(tx, session, named), session.userId));
  return { errorCode: '', message: '' };
};
