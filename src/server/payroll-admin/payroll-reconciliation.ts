import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { changedPeople, unchangedPeople } from '../payroll/reconcile-runs.ts';
import { formerRun } from '../payroll/run-sums.ts';
import { refuse } from '../refuse.ts';

type Asked = { readonly runId?: string | null; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };
type Run = { readonly id: string; readonly name: string; readonly isFinal: boolean; readonly currency: string; readonly net: string };

/** Runs that are offered. */
const MOST_RUNS = 24;
const MOST_ROWS = 200;

/** A run against the final one before it; the latest where none is named. */
export const payrollReconciliation = ({ runId, search, offset, limit }: Asked, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const runs = await tx.query<Run>(
      `select id::text as id, name, status = 'FINALIZED' as "isFinal", currency, trim_scale(coalesce(net, 0))::text as net from payroll_run where org_code = $1 and prepared_at is not null order by to_date desc, id desc limit ${MOST_RUNS}`,
      [tx.orgCode],
    );
    const run = runId == null ? runs[0] : runs.find(({ id }) => id === runId);
    const offered = runs.map(({ id, name, isFinal }) => ({ id, name, isFinal }));
    if (run === undefined && runId != null) throw refuse('NOT_FOUND');
    if (run === undefined) return { errorCode: '', message: '', runs: offered, runId: null, name: null, formerName: null, currency: null, formerNet: null, net: null, totalRecords: 0, unchanged: 0, rows: [] };
    const former = await formerRun(tx, run.id);
    const formerId = former?.id ?? null;
    const asked = { runId: run.id, formerId, currency: run.currency, search: search?.trim().slice(0, 100) ?? '', offset: Math.max(0, offset ?? 0), limit: Math.min(MOST_ROWS, Math.max(1, limit ?? 50)), language: session.language };
    const { total, rows } = former ? await changedPeople(tx, asked) : { total: 0, rows: [] };
    return { errorCode: '', message: '', runs: offered, runId: run.id, name: run.name, formerName: former?.name ?? null, currency: run.currency, formerNet: former?.net ?? null, net: run.net, totalRecords: total, unchanged: former ? await unchangedPeople(tx, run.id, formerId) : 0, rows };
  });
