import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { followersOf } from '../record-talk/followers.ts';
import { peopleById } from '../record-talk/people.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { signedIn } from '../resource/import/serving.ts';

export const recordFollowers = async (named: Named, context: Context): Promise<object> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const people = await peopleById(tx, await followersOf(tx, await seenRecord(tx, session, named)));
    return { errorCode: '', message: '', rows: [...people.values()] };
  });
};
