import { finding } from '../../domain/problem.ts';
import { reachOf } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Change } from '../resource/journal.ts';
import type { Session } from '../session.ts';
import { changeAll } from './change-all.ts';
import { settlePaid } from './final-changes.ts';
import { lockRun, refuseOwnRun, refuseRun, refuseUnfitSlips } from './finalize-run.ts';
import { settleHeld } from './settle-run.ts';
import { refuseUnderWay } from './under-way.ts';
import { tellPayslips } from './tell-payslips.ts';

type Slip = { readonly id: string; readonly runId: string; readonly isHeld: boolean; readonly isNegative: boolean };
type Done = { readonly changes: readonly Change[]; readonly payslips: number };

const read = (tx: Transaction, ids: readonly string[]): Promise<Slip[]> =>
  tx.query<Slip>('select id::text as id, run_id::text as "runId", is_held as "isHeld", net < 0 as "isNegative" from payslip where org_code = $1 and id = any($2::bigint[]) order by id', [tx.orgCode, ids.filter((id) => /^\d{1,18}$/.test(id))]);

const runsOf = (slips: readonly Slip[]): readonly string[] => [...new Set(slips.map(({ runId }) => runId))].toSorted();

/** Keeps payslips out of their run, while that is a draft. Those that are held already stay as they are. */
export const holdPayslips = async (tx: Transaction, session: Session, ids: readonly string[], reason: string): Promise<Done> => {
  const said = reason.trim();
  refuseProblems({ session }, said === '' ? [{ field: 'reason', ...finding('rule.required', {}, { fieldName: 'common.reason' }) }] : said.length > 300 ? [{ field: 'reason', ...finding('rule.maxLength', { smart_count: 300, maxLength: 300 }, { fieldName: 'common.reason' }) }] : []);
  const slips = (await read(tx, ids)).filter(({ isHeld }) => !isHeld);
  if (slips.length === 0) refuseRun(session, finding('payslip.allHeld'));
  await refuseUnderWay(tx, session, runsOf(slips));
  for (const run of runsOf(slips)) if ((await lockRun(tx, run)).status === 'FINALIZED') refuseRun(session, finding('payrollRun.isFinal'));
  const changes = await changeAll(tx, 'Payslip', slips.map(({ id }) => id), session.name, (image) => ({ ...image, isHeld: true, holdReason: said }));
  for (const run of runsOf(slips)) await settleHeld(tx, run, slips.filter(({ runId }) => runId === run).map(({ id }) => id));
  return { changes, payslips: changes.length };
};

/** Of a final run: they are final with it, which somebody else decides. */
const finalize = async (tx: Transaction, session: Session, slips: readonly Slip[], runId: string): Promise<readonly Change[]> => {
  const run = await lockRun(tx, runId);
  if (run.status !== 'FINALIZED') return [];
  if (reachOf(session, 'SALARY_PAYSLIP_BI_MONTHLY', 'OPTIONAL_CHOICE')?.scope !== 'ALL') refuseRun(session, finding('payslip.releaseByDecider'));
  refuseOwnRun(run, session);
  const own = slips.filter((slip) => slip.runId === runId);
  await refuseUnfitSlips(tx, session, own);
  const ids = own.map(({ id }) => id);
  await tellPayslips(tx, ids, run.name);
  return settlePaid(tx, session.name, ids, 'PAID', run.payDate);
};

/** Lets held payslips go on: with their draft, or at once where their run is final. */
export const releasePayslips = async (tx: Transaction, session: Session, ids: readonly string[]): Promise<Done> => {
  const slips = (await read(tx, ids)).filter(({ isHeld }) => isHeld);
  if (slips.length === 0) refuseRun(session, finding('payslip.notHeld'));
  await refuseUnderWay(tx, session, runsOf(slips));
  const paid: Change[] = [];
  for (const run of runsOf(slips)) paid.push(...(await finalize(tx, session, slips, run)));
  const changes = await changeAll(tx, 'Payslip', slips.map(({ id }) => id), session.name, (image) => ({ ...image, isHeld: false, holdReason: null }));
  for (const run of runsOf(slips)) await settleHeld(tx, run, slips.filter(({ runId }) => runId === run).map(({ id }) => id));
  return { changes: [...changes, ...paid], payslips: changes.length };
};
