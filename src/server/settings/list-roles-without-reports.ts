import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Of the roles named, those by which nobody opens a report, though it is shared with them. Ids that are none are passed over. */
export const listRolesWithoutReports = ({ roles }: { readonly roles: readonly string[] }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const found = await tx.query<{ id: string; name: string }>(
      `select r.id::text as id, r.name from role r
       where r.org_code = $1 and r.id::text = any ($2::text[])
         and not exists (select from role_right g where g.org_code = $1 and g.role_id = r.id and g.form in ('FORM_GENERATOR', 'CUSTOM_REPORTS') and g."view" and g.scope = 'ALL')
       order by r.name_folded, r.id`,
      [tx.orgCode, roles],
    );
    return { errorCode: '', message: '', roles: found };
  });
