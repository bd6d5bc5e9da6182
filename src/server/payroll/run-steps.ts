import type { FormName } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Advance } from '../resource/bulk-edit/advance.ts';
import { beginWork, keepStep } from '../resource/bulk-edit/serving.ts';
import { nextChangeSet } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { LARGE } from '../resource/undo.ts';
import type { Session } from '../session.ts';
import { refuseUnderWay } from './under-way.ts';

export type Step = {
  /** By which the hooks of payroll runs know it (`Hooks.steps`). */
  readonly name: string;
  /** What it is asked with, besides the run. */
  readonly asked?: object;
  /** Refuses what can be told at once. */
  readonly first: (tx: Transaction, session: Session, runId: string) => Promise<unknown>;
  /** Does it, as one change-set that it writes; answers how many payslips it is about. */
  readonly take: (tx: Transaction, session: Session, runId: string, changeSet: string, advance: Advance) => Promise<number>;
};

const countSlips = async (tx: Transaction, runId: string): Promise<number> => (await tx.query<{ count: number }>('select count(*)::int as count from payslip where org_code = $1 and run_id = $2::bigint', [tx.orgCode, runId]))[0]?.count ?? 0;

type Keeping = Parameters<typeof keepStep>[0] & { readonly session: Session };

/** Keeps a step of a run as work, once for a key of the client; answers the job's id. Refused while other work goes on with the run. */
export const keepRunStep = (context: Keeping, form: FormName | null, runId: string, { name, asked, first }: Omit<Step, 'take'>): Promise<string> =>
  keepStep(context, { type: 'PayrollRun', form }, { id: runId, step: name, asked: asked ?? null }, async (tx) => {
    await refuseUnderWay(tx, context.session, [runId]);
    await first(tx, context.session, runId);
  });

/** Takes a step of a run, once for the request: at once, or as work that goes on by itself where it is of very many payslips and the person does not wait. Refused while other work goes on with the run. */
export const takeRunStep = async (operation: string, asked: { readonly runId: string; readonly wait?: boolean | null }, context: Context, { session, forms }: Grant, step: Step) => {
  const { runId, wait } = asked;
  if (!/^\d{1,18}$/.test(runId)) throw refuse('NOT_FOUND');
  const { db, idempotencyKey } = context;
  if (wait === false && (await withOrg(db, session.orgCode, (tx) => countSlips(tx, runId))) > LARGE) {
    const job = await keepRunStep({ ...context, session }, forms[0] ?? null, runId, step);
    beginWork(context, session.orgCode, job);
    return { errorCode: '', message: '', validationError: null, changeSet: null, payslips: 0, job };
  }
  const changeSet = await nextChangeSet(db, session.orgCode);
  return withOrg(db, session.orgCode, (tx) =>
    once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey ?? undefined) }, operation, asked, async () => {
      await refuseUnderWay(tx, session, [runId]);
      return { errorCode: '', message: '', validationError: null, changeSet, payslips: await step.take(tx, session, runId, changeSet, async () => undefined), job: null };
    }),
  );
};
