import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import { lockAdvancesOf } from '../advances/lock-advance.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Advance } from '../resource/bulk-edit/advance.ts';
import type { Session } from '../session.ts';
import { changeAll } from './change-all.ts';
import { settlePaid } from './final-changes.ts';
import { holdFinal } from './hold-final.ts';
import { inPortions } from './in-portions.ts';
import { lockPaidBy } from './lock-paid.ts';
import { movedAmong } from './moved-payslips.ts';
import { readCycle, refusePaidDays } from './run-terms.ts';
import { settleStanding } from './settle-run.ts';
import { tellPayslips } from './tell-payslips.ts';
import { writtenSet } from './written-set.ts';

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

/** The payslips of a run, locked until the transaction ends. */
export const slipsOf = (tx: Transaction, runId: string): Promise<Slip[]> => tx.query<Slip>('select id::text as id, is_held as "isHeld", net < 0 as "isNegative" from payslip where org_code = $1 and run_id = $2::bigint order by id for update', [tx.orgCode, runId]);

const refuseNegative = (session: Session, negative: number): void => {
  if (negative > 0) refuseRun(session, finding('payrollRun.negative', { smart_count: negative }));
};

/** Refuses payslips that nobody may make final as they are. */
export const refuseUnfitSlips = async (tx: Transaction, session: Session, slips: readonly Slip[], advance: Advance = async () => undefined): Promise<void> => {
  refuseNegative(session, slips.filter(({ isNegative }) => isNegative).length);
  const ids = slips.map(({ id }) => id);
  await lockAdvancesOf(tx, ids);
  await lockPaidBy(tx, ids);
  const moved = await movedAmong(tx, ids, advance);
  if (moved > 0) refuseRun(session, finding('payrollRun.moved', { smart_count: moved }));
};

/** Whoever reckoned a run does not make it final. */
export const refuseOwnRun = ({ preparedById }: Run, session: Session): void => {
  if (preparedById === session.userId) refuseRun(session, finding('payrollRun.ownRun'));
};

const refuseUnfitRun = (run: Run, session: Session): void => {
  if (run.status === 'FINALIZED') refuseRun(session, finding('payrollRun.isFinal'));
  if (!run.isFresh) refuseRun(session, finding('payrollRun.notReckoned'));
  refuseOwnRun(run, session);
};

/** Refuses at once what can be told without going through the payslips one by one. */
export const refuseToFinalize = async (tx: Transaction, session: Session, id: string): Promise<void> => {
  refuseUnfitRun(await lockRun(tx, id), session);
  const [count] = await tx.query<{ all: number; negative: number }>('select count(*)::int as all, (count(*) filter (where net < 0))::int as negative from payslip where org_code = $1 and run_id = $2::bigint and not is_held', [tx.orgCode, id]);
  if (count?.all === 0) refuseRun(session, finding('payrollRun.nobody'));
  refuseNegative(session, count?.negative ?? 0);
};

/** A run with its pay cycle becomes final, and what its payslips pay is paid; people are told. All of it or nothing, in the caller's transaction, as one change-set that it writes. Answers how many payslips there are. */
export const finalizeRun = async (tx: Transaction, session: Session, id: string, changeSet: string, advance: Advance): Promise<number> => {
  const run = await lockRun(tx, id);
  await holdFinal(tx);
  refuseUnfitRun(run, session);
  await refusePaidDays(tx, { session }, await readCycle(tx, run.cycleId));
  const slips = (await slipsOf(tx, id)).filter(({ isHeld }) => !isHeld);
  if (slips.length === 0) refuseRun(session, finding('payrollRun.nobody'));
  await refuseUnfitSlips(tx, session, slips, advance);
  const ids = slips.map((slip) => slip.id);
  const set = writtenSet(tx, changeSet, session);
  await set.add(await changeAll(tx, 'PayrollRun', [id], session.name, (image) => ({ ...image, status: 'FINALIZED', finalizedAt: new Date().toISOString(), finalizedBy: session.name.slice(0, 200) })));
  await set.add(await changeAll(tx, 'PayrollCycle', [run.cycleId], session.name, (image) => ({ ...image, status: 'FINALIZED' })));
  await inPortions(ids, advance, async (some) => {
    await set.add(await settlePaid(tx, session.name, some, 'PAID', run.payDate));
    await tellPayslips(tx, some, run.name);
  });
  await settleStanding(tx, id);
  await set.end();
  await advance(ids.length, ids.length);
  return ids.length;
};
