/**
 * A condition: an account has a right on a form by one of its roles. `account` is an alias of user_account; `form` stands behind an equals sign, as a literal, a
 * place or `any(…)`; `gives` is what the role's line `g` must say. $1 is the organisation.
 */
export const holds = (account: string, form: string, gives: string): string =>
  `exists (select from user_role m join role_right g on g.org_code = $1 and g.role_id = m.role_id where m.org_code = $1 and m.user_account_id = ${account}.id and g.form = ${form} and ${gives})`;
