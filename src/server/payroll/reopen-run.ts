import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import type { Change } from '../resource/journal.ts';
import type { Session } from '../session.ts';
import { changeAll, settlePaid } from './final-changes.ts';
import { lockRun, refuseRun, slipsOf } from './finalize-run.ts';
import { movedPayslips } from './moved-payslips.ts';
import { settleRun } from './settle-run.ts';

/** A final run with its pay cycle is a draft again, and what it paid is only approved; refused while a later one is final, where payslips of it were transferred, and where a final settlement counts on one. */
export const reopenRun = async (tx: Transaction, session: Session, id: string): Promise<{ readonly changes: readonly Change[]; readonly payslips: number }> => {
  const run = await lockRun(tx, id);
  if (run.status !== 'FINALIZED') refuseRun(session, finding('payrollRun.notFinal'));
  const [later] = await tx.query<{ name: string }>(
    `select c.name from payroll_cycle c where c.org_code = $1 and c.status = 'FINALIZED' and c.id <> $2::bigint and c.from_date > (select o.from_date from payroll_cycle o where o.org_code = $1 and o.id = $2::bigint) order by c.from_date desc limit 1`,
    [tx.orgCode, run.cycleId],
  );
  if (later) refuseRun(session, finding('payrollRun.laterFinal', { name: later.name }));
  const slips = await tx.query<{ id: string; isPaid: boolean }>(`select id::text as id, paid_on is not null as "isPaid" from payslip where org_code = $1 and run_id = $2::bigint and status = 'FINAL' order by id for update`, [tx.orgCode, id]);
  const transferred = slips.filter(({ isPaid }) => isPaid).length;
  if (transferred > 0) refuseRun(session, finding('payrollRun.wasPaid', { smart_count: transferred }));
  const [settled] = await tx.query<{ name: string }>(
    `select s.name from settlement s join payslip p on p.org_code = $1 and p.run_id = $2::bigint and p.employee_id = s.employee_id where s.org_code = $1 and s.status in ('FINAL', 'PAID') and exists (select from jsonb_array_elements(s.lines) l where l ->> 'entity' = 'Payslip' and l ->> 'id' = p.id::text) limit 1`,
    [tx.orgCode, id],
  );
  if (settled) refuseRun(session, finding('settlement.runSettled', { name: settled.name }));
  const ids = slips.map((slip) => slip.id);
  const [advance] = await tx.query(
    `select from payslip p cross join jsonb_array_elements(p.lines) l join salary_advance a on a.org_code = $1 and a.id = (l ->> 'id')::bigint where p.org_code = $1 and p.id = any($2::bigint[]) and l ->> 'of' = 'SALARY_ADVANCE'
       and (exists (select from advance_change c where c.org_code = $1 and c.salary_advance_id = a.id) or exists (select from settlement s cross join jsonb_array_elements(s.lines) t where s.org_code = $1 and s.employee_id = a.employee_id and s.status in ('FINAL', 'PAID') and t ->> 'of' = 'ADVANCE_RECOVERY')) limit 1`,
    [tx.orgCode, ids],
  );
  if (advance) refuseRun(session, finding('payrollRun.advanceMoved'));
  const open = await settlePaid(tx, session.name, ids, 'APPROVED', run.payDate);
  const cycle = await changeAll(tx, 'PayrollCycle', [run.cycleId], session.name, (image) => ({ ...image, status: 'OPEN' }));
  const draft = await changeAll(tx, 'PayrollRun', [id], session.name, (image) => ({ ...image, status: 'DRAFT', finalizedAt: null, finalizedBy: null }));
  // It was final as it was reckoned: where nothing has changed since it stays so, and may be final again.
  if ((await movedPayslips(tx, (await slipsOf(tx, id)).map((slip) => slip.id))) === 0) await tx.query('update payroll_run r set prepared_at = greatest(r.prepared_at, now()) where r.org_code = $1 and r.id = $2::bigint', [tx.orgCode, id]);
  await settleRun(tx, id);
  await dropNotices(tx, ids.map((slip) => ({ entity: 'Payslip', id: slip })));
  return { changes: [...draft, ...cycle, ...open], payslips: ids.length };
};
