import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mentionable } from '../record-talk/mentionable.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { signedIn } from '../resource/import/serving.ts';

export const mentionablePeople = async ({ search, ...named }: Named & { readonly search?: string | null }, context: Context): Promise<object> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => ({ errorCode: '', message: '', rows: await mentionable(tx, context.db, session, await seenRecord(tx, session, named), search) }));
};
