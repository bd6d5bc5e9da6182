import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import type { Session } from '../session.ts';
import { mergeRights } from './merge-rights.ts';
import type { RoleRightRow } from './merge-rights.ts';
import { openRights } from './open-rights.ts';
import { mayViewAs, seenAs } from './view-as.ts';
import type { ViewAsKind } from './view-as.ts';

type Row = { readonly kind: ViewAsKind; readonly name: string; readonly until: Date | string; readonly employeeId: string | null; readonly hasReports: boolean; readonly rights: readonly RoleRightRow[] };

const STATEMENT = `
  select v.kind, coalesce(u.name, r.name) as name, v.until, u.employee_id::text as "employeeId",
    exists (select from employee m where m.org_code = $1 and m.manager_id = u.employee_id and m.status = 'ACTIVE') as "hasReports",
    coalesce((select json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update",
        'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope))
      from role_right g where g.org_code = $1 and (g.role_id = r.id
        or g.role_id in (select m.role_id from user_role m where m.org_code = $1 and m.user_account_id = u.id))), '[]'::json) as rights
  from view_as v
  left join user_account u on u.org_code = v.org_code and v.kind = 'ACCOUNT' and u.id = v.target_id and u.status = 'ACTIVE'
  left join role r on r.org_code = v.org_code and v.kind = 'ROLE' and r.id = v.target_id
  where v.org_code = $1 and v.id = $2 and v.ended_at is null and v.until > now() and coalesce(u.id, r.id) is not null`;

/** The session as it looks at Tenure: as itself where the time is over, or the right to look as others or whoever was looked at is gone. */
export const lookingSession = async (db: Database, own: Session, id: string | null): Promise<Session> => {
  if (id === null || !mayViewAs(own)) return own;
  const [row] = await readOrg<Row>(db, own.orgCode, { name: 'view-as', text: STATEMENT, values: [own.orgCode, id] });
  if (row === undefined) return own;
  const { kind, name, until, ...seen } = row;
  return seenAs(own, { id, kind, name, until: new Date(until).toISOString() }, { ...seen, rights: openRights(mergeRights(seen.rights)) });
};
