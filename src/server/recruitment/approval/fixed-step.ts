import { reachOf } from '../../access/authorise.ts';
import { sessionsOf } from '../../access/sessions-of.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import type { ApprovalStep } from './approval-step.ts';

/** People who are told at most: an organisation that lets everybody decide does not mail everybody. */
const MOST = 100;

const mayReach = async (tx: Transaction, session: Session, post: Image): Promise<boolean> => {
  const reach = reachOf(session, 'JOB_POSTS', 'OPTIONAL_CHOICE');
  if (reach === null) return false;
  const to = bindings(tx.orgCode);
  const rows = await tx.query(`select from job_post t where t.org_code = $1 and t.id = ${to.bind(post.id)}::bigint and ${rowsWithin(resourceOf('JobPost'), { ...reach, forms: ['JOB_POSTS'] }, session, 't', to)}`, to.values);
  return rows.length > 0;
};

/** The account that asked, or another account of the same person. */
const asked = async (tx: Transaction, { userId, employeeId }: Pick<Session, 'userId' | 'employeeId'>, post: Image): Promise<boolean> => {
  const requester = post['requestedById'];
  if (requester === null || requester === undefined) return false;
  if (String(requester) === userId) return true;
  if (employeeId === null) return false;
  const same = await tx.query('select from user_account where org_code = $1 and id = $2::bigint and employee_id = $3::bigint', [tx.orgCode, requester, employeeId]);
  return same.length > 0;
};

/** One decision by whoever has the optional choice on job posts, within their reach; nobody decides their own request. */
export const fixedStep: ApprovalStep = {
  deciders: async (tx, post) => {
    const holders = await tx.query<{ id: string }>(
      `select distinct u.id::text as id from user_account u join user_role m on m.org_code = u.org_code and m.user_account_id = u.id join role_right g on g.org_code = m.org_code and g.role_id = m.role_id
       where u.org_code = $1 and u.status = 'ACTIVE' and g.form = 'JOB_POSTS' and g.optional_choice order by 1 limit ${MOST}`,
      [tx.orgCode],
    );
    const out: string[] = [];
    for (const session of await sessionsOf(tx, holders.map(({ id }) => id), ['JOB_POSTS'])) if (!(await asked(tx, session, post)) && (await mayReach(tx, session, post))) out.push(session.userId);
    return out;
  },
  against: async (tx, session, post) => {
    if (session.rights.get('JOB_POSTS')?.optionalChoice !== true) return '_DB0100';
    return (await asked(tx, session, post)) ? 'OWN_REQUEST' : null;
  },
};
