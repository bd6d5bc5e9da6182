import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { consentsOf } from '../faces/consents.ts';
import { ownEmployee } from './own-employee.ts';

/** Changes what the caller agreed to and answers how it stands then. */
export const changeConsent = (context: Context, change: (tx: Transaction, employeeId: string, userId: string) => Promise<void>) => {
  const { session, employeeId } = ownEmployee(context.session);
  return withOrg(context.db, session.orgCode, async (tx) => {
    await change(tx, employeeId, session.userId);
    return { errorCode: '', message: '', ...(await consentsOf(tx, employeeId)) };
  });
};
