import { reachOf } from '../access/authorise.ts';
import { narrowedTo } from '../access/reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Resolve } from '../graphql/entity-resolvers.ts';
import { jobAndSalaryDays, type JobAndSalaryDays } from '../people/job-and-salary-days.ts';
import { managerIds } from '../people/manager-ids.ts';
import { membersOfGroup } from '../people/members-of-group.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';
import { refuse } from '../refuse.ts';
import { refuseWord } from '../refuse-word.ts';
import type { FilterInput } from '../resource/filter.ts';
import type { Session } from '../session.ts';

type Answered = Readonly<Record<string, unknown>>;

const FOUND = ['effectiveDate', 'Last_SalaryDate', 'Salary_Month'] as const satisfies readonly (keyof JobAndSalaryDays)[];

/** The list answers the employee's id in the place of what is found by it. */
const withDays = async ({ db }: Context, session: Session, rows: readonly Answered[]): Promise<readonly Answered[]> => {
  const key = FOUND.find((name) => rows[0]?.[name] !== undefined);
  if (key === undefined) return rows;
  const days = await jobAndSalaryDays(db, session, rows.map((row) => String(row[key])));
  return rows.map((row) => ({ ...row, ...days.get(String(row[key])) }));
};

/** Document 0 §7: employees in service with what their forms need. Every argument narrows: a group or service provider that does not exist has nobody. */
export const getEmployeesDetailsBasedOnRole: Resolve = async (args, context, grant, info) => {
  const { session } = grant!;
  mayViewForm(args['formId'] as number | null | undefined, session);
  const flag = String(args['flag'] ?? '').trim().toLowerCase();
  const also: FilterInput[] = [{ status: { equals: 'ACTIVE' } }];
  if (flag === 'recruiter') also.push({ isRecruiter: { equals: true } });
  else if (flag === 'manager') also.push({ ids: [...(await withOrg(context.db, session.orgCode, managerIds))] });
  else if (flag !== '') throw refuseWord(session.language, 'flag', flag, ['manager', 'recruiter']);
  const group = args['customGroupId'] as number | null | undefined;
  if (group != null) also.push({ ids: [...(await withOrg(context.db, session.orgCode, (tx) => membersOfGroup(tx, group)))] });
  const provider = args['serviceProviderId'] as number | null | undefined;
  if (provider != null) also.push({ serviceProviderId: { equals: String(provider) } });
  const salary = args['isSalaryEdit'] === 1 ? reachOf(session, 'SALARY_DETAILS', 'UPDATE') : grant!;
  if (salary === null) throw refuse('_DB0102');
  const answer = await readSpecifiedLists({ args, context, grant: grant!, info }, () => {
    if (salary.scope === 'SELF' && grant!.scope === 'TEAM') return null; // a team is the others
    return { reach: salary === grant ? grant : narrowedTo(salary, grant!.scope), also };
  });
  return { ...answer, employeeDetails: await withDays(context, session, (answer['employeeDetails'] ?? []) as readonly Answered[]) };
};
