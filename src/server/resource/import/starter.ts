/** The person who started an import, with the rights of now: asked again at each chunk of the work. */
import type { FormName } from '../../../../generated/forms.ts';
import { isLanguage } from '../../../domain/languages.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isAdmin, isRecruiter } from '../../access/flags.ts';
import { mergeRights } from '../../access/merge-rights.ts';
import type { RoleRightRow } from '../../access/merge-rights.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { ImportAction } from './job.ts';

type Row = { readonly employeeId: string | null; readonly name: string; readonly email: string; readonly language: string; readonly rights: readonly RoleRightRow[] };

/** A session without a token for work that goes on when the browser is closed. Refuses when the account is no longer active. */
export const starterOf = async (tx: Transaction, userId: string): Promise<Session> => {
  const [row] = await tx.prepared<Row>(
    'import-starter',
    `select u.employee_id::text as "employeeId", u.name, u.email, u.language,
       coalesce((select json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update", 'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope))
         from user_role m join role_right g on g.org_code = m.org_code and g.role_id = m.role_id where m.org_code = $1 and m.user_account_id = u.id), '[]'::json) as rights
     from user_account u where u.org_code = $1 and u.id = $2 and u.status = 'ACTIVE'`,
    [tx.orgCode, userId],
  );
  if (!row) throw refuse('ACCESS_DENIED');
  const rights = mergeRights(row.rights);
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
    rights,
    isAdmin: isAdmin(rights),
    isManager: false,
    isRecruiter: isRecruiter(rights),
  };
};

/** The form by which the person may import into the entity, on everybody's records and on a screen that offers imports; null when there is none. */
export const findImportForm = (session: Session, resource: Resource, action: ImportAction): FormName | null => {
  const right = action === 'IMPORT' ? 'add' : 'update';
  const screens = resource.screens.filter((screen) => screen.scope === 'ALL' && screen.actions.includes('IMPORT'));
  const screen = screens.find(({ form }) => session.rights.get(form)?.[right] === true && session.rights.get(form)?.scope === 'ALL');
  return resource.importable && screen ? screen.form : null;
};

/** As `findImportForm`; refuses where there is none: ADD for new records, UPDATE for changes. */
export const importForm = (session: Session, resource: Resource, action: ImportAction): FormName => {
  if (!resource.importable) throw refuse('IMPORT_NOT_OFFERED');
  const form = findImportForm(session, resource, action);
  if (form === null) throw refuse(action === 'IMPORT' ? '_DB0101' : '_DB0102');
  return form;
};
