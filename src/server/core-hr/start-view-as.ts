import type { Grant } from '../access/authorise.ts';
import { mayViewAs } from '../access/view-as.ts';
import { beginViewAs } from '../access/view-as-begin.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { forgetSessions } from '../session.ts';

type Arguments = { readonly userAccountId?: string | null; readonly roleId?: string | null };

/** The caller's session looks at Tenure as an account or as a role, for half an hour, reading only. */
export const startViewAs = async ({ userAccountId, roleId }: Arguments, { db }: Context, { session }: Grant) => {
  if (!mayViewAs(session)) throw refuse('_DB0102');
  const target = userAccountId != null ? ({ kind: 'ACCOUNT', id: userAccountId } as const) : ({ kind: 'ROLE', id: roleId ?? '' } as const);
  const isOne = (userAccountId == null) !== (roleId == null);
  if (!isOne || target.id === session.userId && target.kind === 'ACCOUNT') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'userAccountId', message: say(session.language, 'viewAs.another') }] });
  const started = await withOrg(db, session.orgCode, (tx) => beginViewAs(tx, session, target));
  forgetSessions();
  return { errorCode: '', message: '', ...started };
};
