/** The terms of salary advances of the demo organisation, one that is paid back by instalments, and one that waits. */
import { addDays, addMonths, firstOfMonth } from '../../../../domain/dates.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { Ids } from './world.ts';

/** Before the payroll runs, which deduct the first instalments. `runs`: how many of the last pay cycles that are final they pay. */
export const seedSalaryAdvances = async (tx: Transaction, { employees, today, runs }: { readonly employees: Ids; readonly today: string; readonly runs: number }): Promise<void> => {
  const seed = seeding(tx);
  await seed.add('SalaryAdvanceSetting', [{ allowed: true, basis: 'NET', mostPercent: '75', mostInstalments: 10, leastServiceMonths: 6, duringProbation: false }]);
  const [first] = await tx.query<{ day: string }>(`select min(c.from_date)::text as day from (select from_date from payroll_cycle where org_code = $1 and status = 'FINALIZED' order by from_date desc limit ${runs}) c`, [tx.orgCode]);
  const paidOn = addDays(first?.day ?? firstOfMonth(today), -9);
  await seed.add('SalaryAdvance', [
    { employeeId: employees.get('1028'), amount: '18000', reason: 'School fees of my daughter', wantedOn: paidOn, way: 'APART', instalments: 6, recoverFrom: addMonths(firstOfMonth(paidOn), 1), status: 'APPROVED', paidOn, paidReference: 'NEFT 4471029', changes: [] },
    { employeeId: employees.get('1025'), amount: '12000', reason: 'Repair of the roof after the rains', wantedOn: addDays(today, 3), way: 'PAYROLL', instalments: 4, recoverFrom: addMonths(firstOfMonth(addDays(today, 3)), 1), status: 'PENDING', changes: [] },
  ]);
  await seed.finish('Salary advances of the demo organisation');
};
