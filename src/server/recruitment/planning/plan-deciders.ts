import { holds } from '../../access/holds.ts';
import { refuse } from '../../refuse.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import type { Session } from '../../session.ts';

/** People who are told at most. */
const MOST = 100;

/** Accounts that may decide about plans. */
export const planDeciders = async (tx: Transaction): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select u.id::text as id from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and ${holds('u', "'TABLE_OF_ORGANIZATION'", `g.optional_choice and g.scope = 'ALL'`)} order by u.id limit ${MOST}`,
      [tx.orgCode],
    )
  ).map(({ id }) => id);

/** Whether the account asked for the plan, or another account of the same person. */
const hasAsked = async (tx: Transaction, { userId, employeeId }: Session, plan: Image): Promise<boolean> => {
  const asker = plan['requestedById'];
  if (asker === null || asker === undefined) return false;
  if (String(asker) === userId) return true;
  return employeeId !== null && (await tx.query('select from user_account where org_code = $1 and id = $2::bigint and employee_id = $3::bigint', [tx.orgCode, asker, employeeId])).length > 0;
};

/** Nobody decides on the plan that they asked for, and it takes the optional choice. */
export const refuseUndecidedPlan = async (tx: Transaction, session: Session, plan: Image): Promise<void> => {
  const rights = session.rights.get('TABLE_OF_ORGANIZATION');
  if (rights?.optionalChoice !== true || rights.scope !== 'ALL') throw refuse('_DB0100');
  if (await hasAsked(tx, session, plan)) throw refuse('OWN_REQUEST');
};
