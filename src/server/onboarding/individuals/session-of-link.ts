import { languages } from '../../../domain/languages.ts';
import { hashOfToken, organisationOfToken } from '../../auth/token.ts';
import { systemCaller } from '../../careers/system-caller.ts';
import type { Context } from '../../context.ts';
import { withOrg } from '../../db/org.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';

/** Whoever shows the key of an invitation that is open: a session without an account and without rights, in its organisation alone. Refuses JOIN_LINK for any other key. */
export const sessionOfLink = async (context: Context, key: string): Promise<Session> => {
  limitRequests(context, null);
  const orgCode = organisationOfToken(key);
  if (orgCode === null) throw refuse('JOIN_LINK');
  const [found] = await withOrg(context.db, orgCode, (tx) =>
    tx.query<{ language: string }>(`select lower(mail_language) as language from onboarding_individual where org_code = $1 and token_hash = $2 and status in ('INVITED', 'STARTED', 'SUBMITTED', 'RETURNED')`, [orgCode, hashOfToken(key)]),
  );
  if (!found) throw refuse('JOIN_LINK');
  return systemCaller(context.db, orgCode, languages.find((known) => known === found.language) ?? 'en', 'Asked by somebody who was invited.').session;
};
