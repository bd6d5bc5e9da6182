import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { refuseUnderWayOf } from '../payroll/under-way.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { readImages } from '../resource/store.ts';
import type { Session } from '../session.ts';

export const refuseSettlement = (session: Pick<Session, 'language'>, found: Finding, field = 'status'): never => {
  refuseProblems({ session }, [{ field, ...found }]);
  throw refuse('BAD_USER_INPUT');
};

/** Nobody settles their own leaving. */
export const refuseOwn = (session: Session, employeeId: unknown): void => {
  if (session.employeeId !== null && session.employeeId === String(employeeId)) refuseSettlement(session, finding('settlement.own'), 'employeeId');
};

/** The settlement within reach, locked until the transaction ends, with the pay cycles of its days, so that no run of them becomes final meanwhile, and with the advances that it recovers and the overtime and uniform that it pays or deducts. */
export const lockSettlement = async (tx: Transaction, grant: Grant, id: string): Promise<Image> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [found] = await tx.query(`select s.id from settlement s where s.org_code = $1 and s.id = ${to.bind(id)}::bigint and ${rowsWithin(resourceOf('Settlement'), grant, grant.session, 's', to)} for update`, to.values);
  if (!found) throw refuse('NOT_FOUND');
  const cycles = await tx.query<{ id: string }>('select c.id::text as id from payroll_cycle c join settlement s on s.org_code = c.org_code and s.id = $2::bigint and s.from_date <= c.to_date and s.to_date >= c.from_date where c.org_code = $1', [tx.orgCode, id]);
  await refuseUnderWayOf(tx, grant.session, 'payroll_cycle', cycles.map((cycle) => cycle.id));
  await tx.query('select id from payroll_cycle where org_code = $1 and id = any($2::bigint[]) order by id for update', [tx.orgCode, cycles.map((cycle) => cycle.id)]);
  await tx.query(`select a.id from salary_advance a join settlement s on s.org_code = a.org_code and s.id = $2::bigint and s.employee_id = a.employee_id where a.org_code = $1 order by a.id for update of a`, [tx.orgCode, id]);
  for (const [table, counts] of [['overtime_request', `x.status = 'APPROVED'`], ['leave_balance', 'x.unpaid_days <> 0'], ['comp_off', `x.status = 'APPROVED'`], ['uniform_issue', 'true']] as const)
    await tx.query(`select x.id from ${table} x join settlement s on s.org_code = x.org_code and s.id = $2::bigint and s.employee_id = x.employee_id where x.org_code = $1 and ${counts} order by x.id for update of x`, [tx.orgCode, id]);
  const image = (await readImages(tx, resourceOf('Settlement'), [id])).get(id)!;
  refuseOwn(grant.session, image['employeeId']);
  return image;
};

/** What people do to a draft alone. */
export const refuseUnlessDraft = (session: Session, image: Image): void => {
  if (image['status'] !== 'DRAFT') refuseSettlement(session, finding('settlement.notDraft'));
};
