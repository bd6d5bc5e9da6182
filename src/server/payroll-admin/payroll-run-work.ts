import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { workOnRuns } from '../payroll/under-way.ts';
import { refuse } from '../refuse.ts';

/** What goes on with a run, for everybody who looks at it. */
export const payrollRunWork = ({ runId }: { readonly runId: string }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const found = /^\d{1,18}$/.test(runId) ? await tx.query('select from payroll_run where org_code = $1 and id = $2::bigint', [tx.orgCode, runId]) : [];
    if (found.length === 0) throw refuse('NOT_FOUND');
    const [work] = await workOnRuns(tx, [runId]);
    if (work === undefined) return { errorCode: '', message: '', work: null };
    const { userId, ...told } = work;
    return { errorCode: '', message: '', work: { ...told, isOwn: userId === session.userId } };
  });
