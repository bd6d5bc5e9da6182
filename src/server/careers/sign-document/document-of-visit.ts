import { isUnderWay } from '../../../domain/documents/standing.ts';
import { organisationName } from '../../auth/organisation-name.ts';
import { hashOfToken } from '../../auth/token.ts';
import { withOrg } from '../../db/org.ts';
import { holdDocument, signaturesOf, type GeneratedDocument, type Signature } from '../../documents/document.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { todayOf } from '../../people/today.ts';
import { refuse } from '../../refuse.ts';
import { visitOf } from '../visit.ts';
import type { Visit } from '../visit.ts';

/** What the link opens: `OPEN` may be answered. */
export type Seen = { readonly token: string; readonly document: GeneratedDocument; readonly signature: Signature; readonly organisation: string; readonly standing: 'OPEN' | 'SIGNED' | 'DECLINED' | 'EXPIRED' | 'ENDED' };

const TOKEN = /^[A-Za-z0-9_-]{1,32}\.document\.[A-Za-z0-9_-]{43}$/;

const standingOf = (document: GeneratedDocument, { state }: Signature, today: string): Seen['standing'] => {
  if (state === 'SIGNED' || state === 'DECLINED') return state;
  if (document.expiresOn !== null && document.expiresOn < today) return 'EXPIRED';
  return isUnderWay(document) ? 'OPEN' : 'ENDED';
};

/** The document that the link opens, in its organisation alone. Refuses DOCUMENT_LINK for a link that is none, was replaced by that of a later mail, or is of another organisation. */
export const documentOfVisit = async (context: Context, token: string): Promise<{ readonly visit: Visit; readonly seen: Seen }> => {
  limitRequests(context, null);
  const visit = await visitOf(context);
  if (visit === null || !TOKEN.test(token) || !token.startsWith(`${visit.orgCode}.`)) throw refuse('DOCUMENT_LINK');
  const seen = await withOrg(context.db, visit.orgCode, async (tx): Promise<Seen | undefined> => {
    const [found] = await tx.query<{ id: string; documentId: string }>('select id::text as id, document_id::text as "documentId" from document_signature where org_code = $1 and token_hash = $2', [tx.orgCode, hashOfToken(token)]);
    if (!found) return undefined;
    const document = await holdDocument(tx, found.documentId);
    const signature = (await signaturesOf(tx, document.id)).find(({ id }) => id === found.id)!;
    return { token, document, signature, organisation: await organisationName(tx), standing: standingOf(document, signature, await todayOf(tx)) };
  });
  if (!seen) throw refuse('DOCUMENT_LINK');
  return { visit, seen };
};
