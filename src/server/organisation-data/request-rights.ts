import { formOf } from '../access-requests/form-of.ts';
import { readDeciders } from '../access-requests/deciders.ts';
import { readMyRequest } from '../access-requests/my-request.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refuse.ts';

/** Asks those who decide for a form; what waits already, and what is open, is not asked for again. */
export const requestRights = async ({ formId }: { readonly formId?: number | null }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const form = formOf(formId);
  const isOpen = form !== null && session.rights.get(form)?.view === true;
  return withOrg(db, session.orgCode, async (tx) => {
    if (isOpen) return readMyRequest(tx, session, form);
    const added = await tx.query(
      `insert into access_request (org_code, id, user_account_id, form) values ($1, $2, $3::bigint, $4)
       on conflict (org_code, user_account_id, coalesce(form, '')) where status = 'PENDING' do nothing returning id`,
      [tx.orgCode, await allocate(tx, 'access_request', 1), session.userId, form],
    );
    if (added.length > 0) {
      const to = (await readDeciders(tx, session.userId)).map(({ id }) => id);
      const named = { form: form === null ? 'accessRequest.anyForm' : `form.${form}` };
      await notify(tx, { to, kind: 'accessRequested', words: { name: session.name }, named, path: '/settings/general/access-requests' });
    }
    return readMyRequest(tx, session, form);
  });
};
