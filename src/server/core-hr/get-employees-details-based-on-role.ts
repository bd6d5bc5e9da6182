import { reachOf } from '../access/authorise.ts';
import { narrowedTo } from '../access/reach.ts';
import { withOrg } from '../db/org.ts';
import type { Resolve } from '../graphql/entity-resolvers.ts';
import { managerIds } from '../people/manager-ids.ts';
import { membersOfGroup } from '../people/members-of-group.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';
import { refuse } from '../refuse.ts';
import type { FilterInput } from '../resource/filter.ts';

/** Document 0 §7: employees in service with what their forms need. Every argument narrows: a group or service provider that does not exist has nobody. */
export const getEmployeesDetailsBasedOnRole: Resolve = async (args, context, grant, info) => {
  const { session } = grant!;
  mayViewForm(args['formId'] as number | null | undefined, session);
  const flag = String(args['flag'] ?? '').trim().toLowerCase();
  const also: FilterInput[] = [{ status: { equals: 'ACTIVE' } }];
  if (flag === 'recruiter') also.push({ isRecruiter: { equals: true } });
  else if (flag === 'manager') also.push({ ids: [...(await withOrg(context.db, session.orgCode, managerIds))] });
  else if (flag !== '') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'flag', message: `${flag.slice(0, 50)}: manager, recruiter` }] });
  const group = args['customGroupId'] as number | null | undefined;
  if (group != null) also.push({ ids: [...(await withOrg(context.db, session.orgCode, (tx) => membersOfGroup(tx, group)))] });
  const provider = args['serviceProviderId'] as number | null | undefined;
  if (provider != null) also.push({ serviceProviderId: { equals: String(provider) } });
  const salary = args['isSalaryEdit'] === 1 ? reachOf(session, 'SALARY_DETAILS', 'UPDATE') : grant!;
  if (salary === null) throw refuse('_DB0102');
  return readSpecifiedLists({ args, context, grant: grant!, info }, () => {
    if (salary.scope === 'SELF' && grant!.scope === 'TEAM') return null; // a team is the others
    return { reach: salary === grant ? grant : narrowedTo(salary, grant!.scope), also };
  });
};
