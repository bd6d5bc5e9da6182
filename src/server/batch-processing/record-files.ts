import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readFiles } from '../record-talk/files.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { signedIn } from '../resource/import/serving.ts';

export const recordFiles = async (named: Named, context: Context): Promise<object> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => ({ errorCode: '', message: '', rows: await readFiles(tx, await seenRecord(tx, session, named)) }));
};
