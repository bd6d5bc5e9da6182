/** Whose a report is: its owner's and of those with one of its roles, whatever the scope of their rights; without an owner who may sign in it is the administrators'. */
import type { Session } from '../session.ts';

export const reportRows = (session: Session, alias: string, bind: (value: unknown) => string): string => {
  const person = `${bind(session.userId)}::bigint`;
  const shared = `exists (select from report_role r join user_role u on u.org_code = r.org_code and u.role_id = r.role_id where r.org_code = $1 and r.report_id = ${alias}.id and u.user_account_id = ${person})`;
  const left = session.isAdmin ? ` or exists (select from user_account o where o.org_code = $1 and o.id = ${alias}.owner_id and o.status <> 'ACTIVE')` : '';
  return `(${alias}.owner_id = ${person} or ${shared}${left})`;
};
