import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { readImages } from '../resource/store.ts';

/** The advance within reach; NOT_FOUND for any other. `lock`: until the transaction ends. */
export const advanceWithin = async (tx: Transaction, grant: Grant, id: string, lock: 'LOCK' | null = null): Promise<Image> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [found] = await tx.query(`select a.id from salary_advance a where a.org_code = $1 and a.id = ${to.bind(id)}::bigint and ${rowsWithin(resourceOf('SalaryAdvance'), grant, grant.session, 'a', to)} ${lock === null ? '' : 'for update'}`, to.values);
  if (!found) throw refuse('NOT_FOUND');
  return (await readImages(tx, resourceOf('SalaryAdvance'), [id])).get(id)!;
};

/** The advances of those whose payslips these are, locked until the transaction ends: nothing is paid back beside a run that becomes final. */
export const lockAdvancesOf = async (tx: Transaction, payslips: readonly string[]): Promise<void> => {
  await tx.query(`select a.id from salary_advance a where a.org_code = $1 and a.status = 'APPROVED' and a.employee_id in (select p.employee_id from payslip p where p.org_code = $1 and p.id = any($2::bigint[])) order by a.id for update`, [tx.orgCode, payslips]);
};
