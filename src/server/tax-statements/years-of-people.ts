/** Years of people as they are taxed, for what a statement says of them. */
import { ageOn } from '../../domain/age.ts';
import { personYear } from '../../domain/income-tax/person-year.ts';
import { projectionOf } from '../../domain/income-tax/projection.ts';
import type { TaxRules } from '../../domain/income-tax/rules.ts';
import { statedYear, yearTaxOf } from '../../domain/tax-statements/stated-year.ts';
import type { YearTax } from '../../domain/tax-statements/split-tax.ts';
import type { StatedYear } from '../../domain/tax-statements/statement.ts';
import { inPaise, paise } from '../../domain/tax-statements/sums.ts';
import type { Transaction } from '../db/org.ts';
import { taxedComponents } from '../income-tax/taxed-components.ts';
import { yearFacts } from '../income-tax/year-facts.ts';
import { employmentTaxNow, settledInYear } from './settled-in-year.ts';

/** People at once. */
const CHUNK = 500;

type Advance = (done: number, total: number) => Promise<void>;
type Row = { readonly employeeId: string; readonly name: string; readonly number: string; readonly pan: string | null; readonly gender: string | null; readonly born: string | null; readonly from: string; readonly to: string; readonly deducted: string };

/** Everybody who was employed in the year. */
const employedIn = async (tx: Transaction, { from, to }: Pick<TaxRules, 'from' | 'to'>): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(`select e.id::text as id from employee e where e.org_code = $1 and e.date_of_join <= $3::date
     and not exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join and x.last_working_day < $2::date) order by fold(e.name), e.id`, [tx.orgCode, from, to])).map(({ id }) => id);

const readPeople = (tx: Transaction, rules: TaxRules, ids: readonly string[]): Promise<Row[]> =>
  tx.query<Row>(
    `select e.id::text as "employeeId", e.name, e.employee_number as number, n.number as pan, e.gender, e.date_of_birth::text as born, greatest(e.date_of_join, $3::date)::text as "from",
       coalesce((select min(x.last_working_day) from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day between greatest(e.date_of_join, $3::date) and $4::date), $4::date)::text as "to",
       coalesce((select sum(d.amount) from tax_deduction d where d.org_code = $1 and d.employee_id = e.id and d.financial_year = $5), 0)::text as deducted
     from employee e left join employee_tax_number n on n.org_code = e.org_code and n.employee_id = e.id where e.org_code = $1 and e.id = any($2::bigint[]) order by fold(e.name), e.id`,
    [tx.orgCode, ids, rules.from, rules.to, rules.year],
  );

export type YearsOfPeople = { readonly taxes: ReadonlyMap<string, YearTax>; /** Whoever has tax to pay or had some deducted; empty unless asked for. */ readonly years: readonly StatedYear[] };

/** The taxes of the year by employee, by approved claims, and where `withYears` the detail of everybody who was paid in it; chunk by chunk. */
export const yearsOfPeople = async (tx: Transaction, rules: TaxRules, { deductees, withYears, month }: { readonly deductees: readonly string[]; readonly withYears: boolean; readonly month: string }, advance: Advance): Promise<YearsOfPeople> => {
  const components = await taxedComponents(tx);
  const ids = withYears ? [...new Set([...(await employedIn(tx, rules)), ...deductees])] : deductees;
  const taxes = new Map<string, YearTax>();
  const years: StatedYear[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    await advance(at, ids.length);
    const some = ids.slice(at, at + CHUNK);
    const settled = await settledInYear(tx, rules, some);
    // Of the last quarter what was deducted is known; before it the months to come are as a year ago.
    const employmentTax = withYears ? await employmentTaxNow(tx, some, month, settled) : undefined;
    const facts = await yearFacts(tx, { rules, employeeIds: some, claims: ['APPROVED'], month, employmentTax });
    const projections = new Map([...facts].map(([id, person]) => [id, projectionOf(rules, person.regime, personYear({ ...person, once: [...person.once, ...(settled.get(id)?.once ?? [])] }, components))]));
    for (const [id, projection] of projections) taxes.set(id, yearTaxOf(projection));
    if (!withYears) continue;
    for (const { employeeId, gender, born, deducted, ...person } of await readPeople(tx, rules, some)) {
      const projection = projections.get(employeeId);
      if (!projection || (projection.tax.total.over === 0n && inPaise(deducted) === 0n)) continue;
      years.push(statedYear(rules, { ...person, deducted: paise(inPaise(deducted)), isWoman: gender === 'FEMALE', age: born === null ? null : ageOn(born, rules.to) }, projection));
    }
  }
  await advance(ids.length, ids.length);
  return { taxes, years };
};
