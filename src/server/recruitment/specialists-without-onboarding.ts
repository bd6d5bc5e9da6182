import type { Grant } from '../access/authorise.ts';
import { holds } from '../access/holds.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

const KNOWN = `select e.id::int as id, e.name, exists (select from user_account u where u.org_code = $1 and u.employee_id = e.id and u.status = 'ACTIVE' and ${holds('u', `'RECRUITMENT_ONBOARDING'`, 'g."view"')}) as may
  from employee e where e.org_code = $1 and e.id = any($2::bigint[]) order by e.id`;

/** Whom naming as onboarding specialist leads nowhere: they would neither hear of an acceptance nor start the onboarding. */
export const specialistsWithoutOnboarding = async ({ employeeIds }: { readonly employeeIds: readonly number[] }, { db }: Context, { session }: Grant) => {
  const asked = [...new Set(employeeIds)];
  const known = await withOrg(db, session.orgCode, (tx) => tx.query<{ id: number; name: string; may: boolean }>(KNOWN, [tx.orgCode, asked]));
  if (known.length < asked.length) throw refuse('NOT_FOUND');
  const without = known.filter(({ may }) => !may);
  return { errorCode: '', message: '', employeeIds: without.map(({ id }) => id), names: without.map(({ name }) => name) };
};
