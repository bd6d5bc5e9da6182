import type { Grant } from '../access/authorise.ts';
import { changeAccount } from '../auth/accounts/change-account.ts';
import { endSomeSessions } from '../auth/accounts/end-some-sessions.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly userAccountId: string; readonly sessionId?: string | null };

/** Signs a person out: of one session, or everywhere. */
export const endAccountSessions = ({ userAccountId, sessionId }: Arguments, context: Context, grant: Grant): Promise<AccountSecurity> =>
  changeAccount(context, grant, userAccountId, async (tx, userId) => {
    const ended = await endSomeSessions(tx, { userId, because: 'ADMINISTRATOR', only: sessionId });
    if (sessionId && ended === 0) throw refuse('NOT_FOUND');
  });
