/** Who hears what became of a salary. Nobody is told how much. */
import { sessionsOf } from '../../access/sessions-of.ts';
import type { Transaction } from '../../db/org.ts';
import { accountsOf } from '../../notifications/accounts-of.ts';
import { notify } from '../../notifications/notify.ts';
import { seersOf } from '../../record-talk/seers.ts';
import type { Image } from '../../resource/image.ts';
import { resourceOf } from '../../resource/registry.ts';

const LIST = '/my-team-finance/salary-info/salary-revision';
/** Who decides: more are not told of one revision. */
const MOST = 50;

const nameOf = async (tx: Transaction, employeeId: unknown): Promise<string> => (await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId]))[0]?.name ?? '';

const pathOf = ({ id }: Pick<Image, 'id'>): string => `${LIST}/${id}`;

type By = { readonly userId: string | null; readonly name: string };

/** Those who may decide on it hear that a revision waits; whoever asked, and whose salary it is, do not. */
export const tellDeciders = async (tx: Transaction, after: Image, by: By): Promise<void> => {
  const accounts = await tx.query<{ id: string }>(
    `select distinct u.id::text as id from user_account u join user_role m on m.org_code = u.org_code and m.user_account_id = u.id join role_right g on g.org_code = m.org_code and g.role_id = m.role_id
     where u.org_code = $1 and u.status = 'ACTIVE' and g.form = 'SALARY_REVISION' and g."view" and g.optional_choice and u.id is distinct from $2::bigint and u.employee_id is distinct from $3::bigint order by 1 limit ${MOST}`,
    [tx.orgCode, by.userId, after['employeeId']],
  );
  const sessions = await sessionsOf(tx, accounts.map(({ id }) => id), ['SALARY_REVISION']);
  const seers = await seersOf(tx, resourceOf('EmployeeSalary'), sessions.map((session) => ({ session, ids: [after.id] })));
  const to = sessions.flatMap(({ userId, rights }) => (rights.get('SALARY_REVISION')?.optionalChoice === true && seers.get(userId)?.has(after.id) === true ? [userId] : []));
  await notify(tx, { to, kind: 'salaryRevisionWaits', words: { by: by.name, person: await nameOf(tx, after['employeeId']) }, path: pathOf(after) });
};

/** Who asked hears what somebody else decided. */
export const tellAsker = async (tx: Transaction, after: Image, by: By, kind: 'salaryRevisionApproved' | 'salaryRevisionReturned' | 'salaryRevisionCancelled'): Promise<void> => {
  const asker = after['requestedById'];
  if (asker == null || String(asker) === by.userId) return;
  await notify(tx, { to: [String(asker)], kind, words: { by: by.name, person: await nameOf(tx, after['employeeId']) }, path: pathOf(after) });
};

/** Whose salary it is hears from when on it is another one, or is that no more. */
export const tellPerson = async (tx: Transaction, salary: Image, kind: 'salaryChanged' | 'salaryTakenBack' = 'salaryChanged'): Promise<void> => {
  await notify(tx, { to: await accountsOf(tx, salary['employeeId']), kind, days: { day: String(salary['effectiveFrom']) }, path: '/my-finance/my-pay/my-salary' });
};
