import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { listedAt } from '../list-views/listed-screen.ts';
import { mayShareViews } from '../list-views/rights.ts';
import { refuse } from '../refuse.ts';

type Role = { readonly id: string; readonly name: string; readonly isDefault: boolean };

/** Roles that open a screen: to others a view of it is of no use. */
export const listViewRoles = async ({ screen }: { readonly screen: string }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const listed = listedAt(session, screen);
  if (!mayShareViews(session)) throw refuse('ACCESS_DENIED');
  const roles = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Role>('select r.id::text as id, r.name, false as "isDefault" from role r where r.org_code = $1 and exists (select from role_right g where g.org_code = $1 and g.role_id = r.id and g.form = $2 and g."view") order by fold(r.name), r.id', [session.orgCode, listed.screen.form]),
  );
  return { errorCode: '', message: '', roles };
};
