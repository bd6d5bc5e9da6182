/** People who are not asking: with the rights of now, for work that goes on without them and for whoever has to know what they may see. */
import type { FormName } from '../../../generated/forms.ts';
import { isLanguage } from '../../domain/languages.ts';
import { customisationFrom, FORM_FIELDS, PAYROLL_CURRENCY } from '../customisation/form-fields.ts';
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import { isAdmin, isRecruiter, RIGHTS_OF_FLAGS } from './flags.ts';
import { mergeRights, type RoleRightRow } from './merge-rights.ts';
import { openRights } from './open-rights.ts';

type Row = { readonly userId: string; readonly employeeId: string | null; readonly name: string; readonly email: string; readonly language: string; readonly timeZone: string; readonly rights: readonly RoleRightRow[]; readonly formFields: string | null; readonly payrollCurrency: string | null };

/**
 * Sessions without a token, of active accounts only; in no order. With `forms` they know their rights on these alone, and what makes an
 * administrator or a recruiter: enough to ask about one entity for many people.
 */
export const sessionsOf = async (tx: Transaction, userIds: readonly string[], forms: readonly FormName[] | null = null): Promise<Session[]> => {
  if (userIds.length === 0) return [];
  const rows = await tx.prepared<Row>(
    'sessions-of',
    `select u.id::text as "userId", u.employee_id::text as "employeeId", u.name, u.email, u.language, (select o.time_zone from organisation o where o.org_code = $1) as "timeZone",
       coalesce((select json_agg(json_build_object('form', g.form, 'view', g."view", 'add', g."add", 'update', g."update", 'delete', g."delete", 'optionalChoice', g.optional_choice, 'scope', g.scope))
         from user_role m join role_right g on g.org_code = m.org_code and g.role_id = m.role_id
         where m.org_code = $1 and m.user_account_id = u.id and ($3::text[] is null or g.form = any($3))), '[]'::json) as rights, ${FORM_FIELDS} as "formFields", ${PAYROLL_CURRENCY} as "payrollCurrency"
     from user_account u where u.org_code = $1 and u.id = any($2::bigint[]) and u.status = 'ACTIVE'`,
    [tx.orgCode, userIds, forms === null ? null : [...forms, ...RIGHTS_OF_FLAGS]],
  );
  return rows.map(({ userId, employeeId, name, email, language: kept, timeZone, rights: lines, formFields, payrollCurrency }): Session => {
    const rights = openRights(mergeRights(lines));
    const language = kept.toLowerCase();
    return {
      id: '',
      orgCode: tx.orgCode,
      userId,
      employeeId,
      name,
      email,
      photo: null,
      language: isLanguage(language) ? language : 'en',
      timeZone,
      rights,
      isAdmin: isAdmin(rights),
      isManager: false,
      isRecruiter: isRecruiter(rights),
      ...(formFields === null ? {} : { customisation: customisationFrom(tx.orgCode, formFields) }),
      ...(payrollCurrency === null ? {} : { payrollCurrency }),
    };
  });
};
