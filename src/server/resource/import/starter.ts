/** The person who started an import, with the rights of now: asked again at each chunk of the work. */
import type { FormName } from '../../../../generated/forms.ts';
import { isLanguage } from '../../../domain/languages.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isAdmin, isRecruiter } from '../../access/flags.ts';
import { authorise, reachOf } from '../../access/authorise.ts';
import type { Grant } from '../../access/authorise.ts';
import { mergeRights } from '../../access/merge-rights.ts';
import { openRights } from '../../access/open-rights.ts';
import type { RoleRightRow } from '../../access/merge-rights.ts';
import { customisationFrom, FORM_FIELDS } from '../../customisation/form-fields.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { ImportAction } from './job.ts';

type Row = { readonly employeeId: string | null; readonly name: string; readonly email: string; readonly language: string; readonly timeZone: string; readonly rights: readonly RoleRightRow[]; readonly formFields: string | null };

/** A session without a token for work that goes on when the browser is closed. Refuses when the account is no longer active. */
export const starterOf = async (tx: Transaction, userId: string): Promise<Session> => {
  const [row] = await tx.prepared<Row>(
    'import-starter',
    `select u.employee_id::text as "employeeId", u.name, u.email, u.language, (select o.time_zone from organisation o where o.org_code = $1) as "timeZone",
       coalesce((select json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update", 'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope))
         from user_role m join role_right g on g.org_code = m.org_code and g.role_id = m.role_id where m.org_code = $1 and m.user_account_id = u.id), '[]'::json) as rights, ${FORM_FIELDS} as "formFields"
     from user_account u where u.org_code = $1 and u.id = $2 and u.status = 'ACTIVE'`,
    [tx.orgCode, userId],
  );
  if (!row) throw refuse('ACCESS_DENIED');
  const rights = openRights(mergeRights(row.rights));
  const language = row.language.toLowerCase();
  return {
    id: '',
    orgCode: tx.orgCode,
    userId,
    employeeId: row.employeeId,
    name: row.name,
    email: row.email,
    photo: null,
    language: isLanguage(language) ? language : 'en',
    timeZone: row.timeZone,
    rights,
    isAdmin: isAdmin(rights),
    isManager: false,
    isRecruiter: isRecruiter(rights),
    ...(row.formFields === null ? {} : { customisation: customisationFrom(tx.orgCode, row.formFields) }),
  };
};

/**
 * On whose records the person may import: by the right to add or to update on the screens of the entity that offer imports, no further than each screen
 * reaches. Null where there is none: records that belong to nobody are imported by those who reach everybody's only.
 */
export const findImportGrant = (session: Session, resource: Resource, action: ImportAction): Grant | null => {
  const right = action === 'IMPORT' ? 'ADD' : 'UPDATE';
  const screens = resource.screens.filter(({ form, actions }) => actions.includes('IMPORT') && reachOf(session, form, right) !== null);
  if (!resource.importable || screens.length === 0) return null;
  const grant = authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right, scope })));
  return grant.scope === 'ALL' || resource.person !== undefined ? grant : null;
};

/** As `findImportGrant`; refuses where there is none: ADD for new records, UPDATE for changes. */
export const importGrant = (session: Session, resource: Resource, action: ImportAction): Grant => {
  if (!resource.importable) throw refuse('IMPORT_NOT_OFFERED');
  const grant = findImportGrant(session, resource, action);
  if (grant === null) throw refuse(action === 'IMPORT' ? '_DB0101' : '_DB0102');
  return grant;
};

/** The form that the journal names for an import. Refuses as `importGrant`. */
export const importForm = (session: Session, resource: Resource, action: ImportAction): FormName => importGrant(session, resource, action).forms[0]!;
