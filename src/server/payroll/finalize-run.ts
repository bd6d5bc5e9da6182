import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import { lockAdvancesOf } from '../advances/lock-advance.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Change } from '../resource/journal.ts';
import type { Session } from '../session.ts';
import { changeAll, settlePaid } from './final-changes.ts';
import { movedPayslips } from './moved-payslips.ts';
import { settleRun } from './settle-run.ts';
import { tellPayslips } from './tell-payslips.ts';

export type Run = {
  readonly id: string;
  readonly cycleId: string;
  readonly name: string;
  readonly status: 'DRAFT' | 'FINALIZED';
  readonly fromDate: string | null;
  readonly payDate: string;
  readonly preparedById: string | null;
  /** Reckoned since the pay cycle last changed. */
  readonly isFresh: boolean;
};

/** The run, locked with its pay cycle until the transaction ends. */
export const lockRun = async (tx: Transaction, id: string): Promise<Run> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const [run] = await tx.query<Run>(
    `select r.id::text as id, r.cycle_id::text as "cycleId", r.name, r.status, r.from_date::text as "fromDate", c.pay_date::text as "payDate", r.prepared_by_id::text as "preparedById", coalesce(r.prepared_at >= c.updated_at, false) as "isFresh"
     from payroll_run r join payroll_cycle c on c.org_code = r.org_code and c.id = r.cycle_id where r.org_code = $1 and r.id = $2::bigint for update`,
    [tx.orgCode, id],
  );
  if (!run) throw refuse('NOT_FOUND');
  return run;
};

export const refuseRun = (session: Session, found: Finding): never => {
  refuseProblems({ session }, [{ field: 'status', ...found }]);
  throw refuse('BAD_USER_INPUT');
};

type Slip = { readonly id: string; readonly isHeld: boolean; readonly isNegative: boolean };

export const slipsOf = (tx: Transaction, runId: string): Promise<Slip[]> => tx.query<Slip>('select id::text as id, is_held as "isHeld", net < 0 as "isNegative" from payslip where org_code = $1 and run_id = $2::bigint order by id for update', [tx.orgCode, runId]);

/** Refuses payslips that nobody may make final as they are. */
export const refuseUnfitSlips = async (tx: Transaction, session: Session, slips: readonly Slip[]): Promise<void> => {
  const negative = slips.filter(({ isNegative }) => isNegative).length;
  if (negative > 0) refuseRun(session, finding('payrollRun.negative', { smart_count: negative }));
  await lockAdvancesOf(tx, slips.map(({ id }) => id));
  const moved = await movedPayslips(tx, slips.map(({ id }) => id));
  if (moved > 0) refuseRun(session, finding('payrollRun.moved', { smart_count: moved }));
};

/** Whoever reckoned a run does not make it final. */
export const refuseOwnRun = ({ preparedById }: Run, session: Session): void => {
  if (preparedById === session.userId) refuseRun(session, finding('payrollRun.ownRun'));
};

/** A run with its pay cycle becomes final, and what its payslips pay is paid; people are told. */
export const finalizeRun = async (tx: Transaction, session: Session, id: string): Promise<{ readonly changes: readonly Change[]; readonly payslips: number }> => {
  const run = await lockRun(tx, id);
  if (run.status === 'FINALIZED') refuseRun(session, finding('payrollRun.isFinal'));
  if (!run.isFresh) refuseRun(session, finding('payrollRun.notReckoned'));
  refuseOwnRun(run, session);
  const slips = (await slipsOf(tx, id)).filter(({ isHeld }) => !isHeld);
  if (slips.length === 0) refuseRun(session, finding('payrollRun.nobody'));
  await refuseUnfitSlips(tx, session, slips);
  const ids = slips.map((slip) => slip.id);
  const paid = await settlePaid(tx, session.name, ids, 'PAID', run.payDate);
  const cycle = await changeAll(tx, 'PayrollCycle', [run.cycleId], session.name, (image) => ({ ...image, status: 'FINALIZED' }));
  const final = await changeAll(tx, 'PayrollRun', [id], session.name, (image) => ({ ...image, status: 'FINALIZED', finalizedAt: new Date().toISOString(), finalizedBy: session.name.slice(0, 200) }));
  await settleRun(tx, id);
  await tellPayslips(tx, ids, run.name);
  return { changes: [...final, ...cycle, ...paid], payslips: ids.length };
};
