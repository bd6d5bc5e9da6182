import { mergeRights } from '../access/merge-rights.ts';
import type { RoleRightRow } from '../access/merge-rights.ts';
import { isAdmin, isRecruiter } from '../access/flags.ts';
import { openRights } from '../access/open-rights.ts';
import { lookingSession } from '../access/view-as-session.ts';
import { firstWeekday } from '../../domain/lists/firstWeekday.ts';
import { customisationFrom, FORM_FIELDS, PAYROLL_CURRENCY } from '../customisation/form-fields.ts';
import type { Database } from '../db/connection.ts';
import { readOrg } from '../db/read-org.ts';
import type { Language, Session } from '../session.ts';

type Row = {
  readonly id: string;
  readonly user_id: string;
  readonly employee_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  readonly language: string;
  readonly time_zone: string;
  readonly country: string;
  readonly has_reports: boolean;
  readonly view_as: string | null;
  readonly is_locked: boolean;
  readonly is_stale: boolean;
  readonly rights: readonly RoleRightRow[];
  readonly form_fields: string | null;
  readonly payroll_currency: string | null;
};

const STATEMENT = `
  select s.id, u.id::text as user_id, u.employee_id::text as employee_id, u.name, u.email, e.photo, u.language, o.time_zone, o.country, s.view_as,
    s.locked_at is not null or coalesce(p.lock_after_minutes > 0 and s.last_used_at < now() - make_interval(mins => p.lock_after_minutes), false) as is_locked,
    s.last_used_at < now() - case when p.lock_after_minutes > 0 then make_interval(secs => least(60, p.lock_after_minutes * 6)) else interval '1 minute' end as is_stale,
    exists (select from employee r where r.org_code = $1 and r.manager_id = u.employee_id and r.status = 'ACTIVE') as has_reports,
    coalesce((select json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update",
        'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope))
      from user_role m join role_right g on g.org_code = m.org_code and g.role_id = m.role_id
      where m.org_code = $1 and m.user_account_id = u.id), '[]'::json) as rights,
    ${FORM_FIELDS} as form_fields, ${PAYROLL_CURRENCY} as payroll_currency
  from access_token t
  join session s on s.org_code = t.org_code and s.id = t.session_id
  join user_account u on u.org_code = s.org_code and u.id = s.user_account_id
  join organisation o on o.org_code = s.org_code
  left join sign_in_policy p on p.org_code = s.org_code
  left join employee e on e.org_code = u.org_code and e.id = u.employee_id
  where t.org_code = $1 and t.token_hash = $2 and t.expires_at > now() and s.expires_at > now() and s.ended_at is null
    and u.status = 'ACTIVE'`;

export type Found = {
  readonly session: Session;
  /** Frozen by an administrator, or not used for longer than the organisation allows (decision 24). */
  readonly isLocked: boolean;
  /** Its last use is noted longer than a minute ago, or a tenth of the time after which it is locked. */
  readonly isStale: boolean;
};

/** One round trip, two while the session looks as somebody else: the session behind a token's hash, its roles' rights merged; null when there is none that is alive. */
export const readSession = async (db: Database, orgCode: string, tokenHash: string): Promise<Found | null> => {
  const [row] = await readOrg<Row>(db, orgCode, { name: 'session', text: STATEMENT, values: [orgCode, tokenHash] });
  if (row === undefined) return null;
  const rights = openRights(mergeRights(row.rights));
  const session: Session = {
    id: row.id,
    orgCode,
    userId: row.user_id,
    employeeId: row.employee_id,
    name: row.name,
    email: row.email,
    photo: row.photo,
    language: row.language.toLowerCase() as Language,
    timeZone: row.time_zone,
    weekStart: firstWeekday(row.country),
    rights,
    isAdmin: isAdmin(rights),
    isManager: row.has_reports,
    isRecruiter: isRecruiter(rights),
    ...(row.form_fields === null ? {} : { customisation: customisationFrom(orgCode, row.form_fields) }),
    ...(row.payroll_currency === null ? {} : { payrollCurrency: row.payroll_currency }),
  };
  return { session: await lookingSession(db, session, row.view_as), isLocked: row.is_locked, isStale: row.is_stale };
};
