import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import type { Advance } from '../resource/bulk-edit/advance.ts';
import type { Session } from '../session.ts';
import { changeAll } from './change-all.ts';
import { settlePaid } from './final-changes.ts';
import { lockRun, refuseRun, slipsOf, type Run } from './finalize-run.ts';
import { holdFinal } from './hold-final.ts';
import { inPortions } from './in-portions.ts';
import { movedAmong } from './moved-payslips.ts';
import { settleStanding } from './settle-run.ts';
import { dropPayslipNotices } from './tell-payslips.ts';
import { writtenSet } from './written-set.ts';

/** Refuses while a later run is final, where payslips of this one were transferred, and where a final settlement counts on one, or takes back a special wage that one paid. Answers the run, locked. */
export const refuseToReopen = async (tx: Transaction, session: Session, id: string): Promise<Run> => {
  const run = await lockRun(tx, id);
  if (run.status !== 'FINALIZED') refuseRun(session, finding('payrollRun.notFinal'));
  const [later] = await tx.query<{ name: string }>(
    `select c.name from payroll_cycle c where c.org_code = $1 and c.status = 'FINALIZED' and c.id <> $2::bigint and c.from_date > (select o.from_date from payroll_cycle o where o.org_code = $1 and o.id = $2::bigint) order by c.from_date desc limit 1`,
    [tx.orgCode, run.cycleId],
  );
  if (later) refuseRun(session, finding('payrollRun.laterFinal', { name: later.name }));
  const [paid] = await tx.query<{ count: number }>('select count(*)::int as count from payslip where org_code = $1 and run_id = $2::bigint and paid_on is not null', [tx.orgCode, id]);
  if (paid !== undefined && paid.count > 0) refuseRun(session, finding('payrollRun.wasPaid', { smart_count: paid.count }));
  const [settled] = await tx.query<{ name: string }>(
    `select s.name from settlement s join payslip p on p.org_code = $1 and p.run_id = $2::bigint and p.employee_id = s.employee_id where s.org_code = $1 and s.status in ('FINAL', 'PAID') and exists (select from jsonb_array_elements(s.lines) l
       where (l ->> 'entity' = 'Payslip' and l ->> 'id' = p.id::text) or (l ->> 'of' = 'SPECIAL_WAGE' and exists (select from jsonb_array_elements(l -> 'on') o where (o ->> 'minutes')::int < 0 and p.lines @> jsonb_build_array(jsonb_build_object('of', 'SPECIAL_WAGE', 'id', l ->> 'id', 'on', jsonb_build_array(jsonb_build_object('day', o -> 'day'))))))) limit 1`,
    [tx.orgCode, id],
  );
  if (settled) refuseRun(session, finding('settlement.runSettled', { name: settled.name }));
  const [advanced] = await tx.query(
    `select from payslip p cross join jsonb_array_elements(p.lines) l join salary_advance a on a.org_code = $1 and a.id = (l ->> 'id')::bigint where p.org_code = $1 and p.run_id = $2::bigint and p.status = 'FINAL' and l ->> 'of' = 'SALARY_ADVANCE'
       and (exists (select from advance_change c where c.org_code = $1 and c.salary_advance_id = a.id) or exists (select from settlement s cross join jsonb_array_elements(s.lines) t where s.org_code = $1 and s.employee_id = a.employee_id and s.status in ('FINAL', 'PAID') and t ->> 'of' = 'ADVANCE_RECOVERY')) limit 1`,
    [tx.orgCode, id],
  );
  if (advanced) refuseRun(session, finding('payrollRun.advanceMoved'));
  return run;
};

/** Whether attendance of somebody whom it pays was finalized after it was reckoned, where special wages are paid: a later run looks for such days, and finds none that a run reckoned after them. */
const hasLateDays = async (tx: Transaction, id: string): Promise<boolean> =>
  (
    await tx.query(
      `select from payroll_run r join payslip p on p.org_code = r.org_code and p.run_id = r.id join attendance_finalization z on z.org_code = r.org_code and z.employee_id = p.employee_id and z.updated_at > r.prepared_at and z.from_date <= p.to_date
       where r.org_code = $1 and r.id = $2::bigint and exists (select from special_wage w where w.org_code = $1 and w.status = 'ACTIVE') limit 1`,
      [tx.orgCode, id],
    )
  ).length > 0;

/** A final run with its pay cycle is a draft again, and what it paid is only approved: all of it or nothing, in the caller's transaction, as one change-set that it writes. Answers how many payslips there are. */
export const reopenRun = async (tx: Transaction, session: Session, id: string, changeSet: string, advance: Advance): Promise<number> => {
  await lockRun(tx, id);
  await holdFinal(tx);
  const slips = await slipsOf(tx, id);
  const run = await refuseToReopen(tx, session, id);
  const ids = slips.filter(({ isHeld }) => !isHeld).map((slip) => slip.id);
  const set = writtenSet(tx, changeSet, session);
  await set.add(await changeAll(tx, 'PayrollRun', [id], session.name, (image) => ({ ...image, status: 'DRAFT', finalizedAt: null, finalizedBy: null })));
  await set.add(await changeAll(tx, 'PayrollCycle', [run.cycleId], session.name, (image) => ({ ...image, status: 'OPEN' })));
  await inPortions(ids, advance, async (some) => set.add(await settlePaid(tx, session.name, some, 'APPROVED', run.payDate)));
  // It was final as it was reckoned: where nothing has changed since it stays so, and may be final again.
  if ((await movedAmong(tx, slips.map((slip) => slip.id))) === 0 && !(await hasLateDays(tx, id))) await tx.query('update payroll_run r set prepared_at = greatest(r.prepared_at, now()) where r.org_code = $1 and r.id = $2::bigint', [tx.orgCode, id]);
  await settleStanding(tx, id);
  await dropNotices(tx, ids.map((slip) => ({ entity: 'Payslip', id: slip })));
  await dropPayslipNotices(tx, id);
  await set.end();
  await advance(ids.length, ids.length);
  return ids.length;
};
