import { withOrg } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { headerOf } from './request-token.ts';

const ORG_CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** The organisation that a host names by its first label before the public address: `acme.hr.example.com` → `acme`. */
export const organisationOfHost = (host: string | undefined, publicUrl: URL): string | null => {
  const name = host?.toLowerCase().replace(/:\d+$/, '') ?? '';
  const tail = `.${publicUrl.hostname.toLowerCase()}`;
  const label = name.endsWith(tail) ? name.slice(0, -tail.length) : '';
  return ORG_CODE.test(label) ? label : null;
};

/** The organisation that a request without a session names: its `org_code` header, else its host; null when neither does. */
export const organisationNamed = (context: Pick<Context, 'request' | 'settings'>): string | null => {
  const header = headerOf(context.request, 'org_code');
  if (header !== undefined) return ORG_CODE.test(header) ? header : null;
  return organisationOfHost(context.request.headers.host, context.settings.publicUrl);
};

/**
 * The organisation in which an address signs in: the one that the request names, else the only one that knows the
 * address. Null when there is none, or when several know it and only their own hosts can tell.
 */
export const organisationAtSignIn = async (
  context: Pick<Context, 'request' | 'settings' | 'db'>,
  email: string,
): Promise<string | null> => {
  const named = organisationNamed(context);
  if (named !== null || headerOf(context.request, 'org_code') !== undefined) return named;
  const rows = await withOrg(context.db, NO_ORGANISATION, (tx) =>
    tx.query<{ code: string }>('select code from organisations_of_email($1) code', [email]),
  );
  return rows.length === 1 ? (rows[0]?.code ?? null) : null;
};
