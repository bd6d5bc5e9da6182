import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { closeLeaveYear, runnableClosure } from '../leave-closure/close-leave-year.ts';
import { countClosing } from '../leave-closure/closing-balances.ts';
import { beginWork, keepClosing } from '../resource/bulk-edit/serving.ts';
import { nextChangeSet } from '../resource/journal.ts';
import { LARGE } from '../resource/undo.ts';

type Asked = { readonly leaveClosureId: string; readonly wait?: boolean | null };

/** Whether so many balances are closed that nobody should wait for it. Refuses what must not run. */
const isLong = ({ db }: Context, { session }: Grant, id: string): Promise<boolean> =>
  withOrg(db, session.orgCode, async (tx) => (await countClosing(tx, await runnableClosure(tx, id, { session }), LARGE + 1)) > LARGE);

/** `closeLeaveYear`, of very many balances as work that goes on by itself, for whoever does not wait. */
export const runLeaveClosure = async ({ leaveClosureId: id, wait }: Asked, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const form = grant.forms[0] ?? null;
  if (wait === false && (await isLong(context, grant, id))) {
    const job = await keepClosing({ ...context, session }, { type: 'LeaveClosure', form }, id);
    beginWork(context, session.orgCode, job);
    return { errorCode: '', message: '', balances: 0, changeSet: null, job };
  }
  const changeSet = await nextChangeSet(db, session.orgCode);
  const balances = await withOrg(db, session.orgCode, (tx) => closeLeaveYear(tx, { db, session, reach: grant, form, reason: null }, id, changeSet, async () => undefined));
  return { errorCode: '', message: '', balances, changeSet, job: null };
};
