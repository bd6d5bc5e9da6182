import { organisationNamed } from '../auth/organisation-of-request.ts';
import { withOrg } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';

/** The demo organisation whose page is shown where a demonstration names none. */
const DEMO = 'demo';

/**
 * Whose public pages a request without a session is about: the organisation that its host or header names, else `?org=`, else the only
 * one there is, else the demo. Null where there is none of that name.
 */
export const organisationOfVisit = async (context: Pick<Context, 'request' | 'settings' | 'db' | 'url'>): Promise<string | null> => {
  const asked = organisationNamed(context) ?? context.url.searchParams.get('org');
  const rows = await withOrg(context.db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisation_codes() code'));
  const codes = rows.map(({ code }) => code);
  if (asked !== null) return codes.find((code) => code === asked) ?? null;
  if (codes.length === 1) return codes[0]!;
  return context.settings.demo && codes.includes(DEMO) ? DEMO : null;
};
