import type { Transaction } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import type { Bindings } from '../resource/sql.ts';
import type { StatutoryWages } from './statutory-lines.ts';
import { withWages } from './wages-sql.ts';

/** What each of the employees `e` whom `which` takes in would earn in an ordinary month by the salary of a day; those without a salary are left out. */
export const usualWages = (tx: Transaction, day: string, which: (to: Bindings) => string): Promise<StatutoryWages[]> => {
  const to = bindings(tx.orgCode);
  const on = `${to.bind(day)}::date`;
  const text = (column: string): string => `trim_scale(coalesce(w.${column}, 0))::text`;
  return tx.query<StatutoryWages>(
    `select e.id::text as "employeeId", ${text('with_kind')} as gross, ${text('provident_fund')} as "providentFund", ${text('insurance')} as insurance, ${text('nps')} as nps
     from employee e ${withWages('w', on)} where e.org_code = $1 and w.with_kind is not null and ${which(to)} order by e.id`,
    to.values,
  );
};
