/** What the demo people declare for their taxes, and what was deducted this year. */
import { addDays, addMonths, firstOfMonth } from '../../../../domain/dates.ts';
import { taxYearOf } from '../../../../domain/income-tax/tax-year.ts';
import { incomeTaxLines } from '../../../income-tax/income-tax-lines.ts';
import type { Transaction } from '../../org.ts';
import { FINAL_RUNS } from './payroll-runs.ts';
import { seeding } from '../seeding.ts';
import type { Seeding, SeedRecord } from '../seeding.ts';
import type { Ids } from './world.ts';

type World = { readonly employees: Ids; readonly today: string };

/** Who may have something put into a pension account, and how much of the basic salary they declared; null for those who have not. */
const PENSION: readonly (readonly [string, string | null, string])[] = [['1008', null, ''], ['1009', '10', '110012345678'], ['1016', '14', '110087654321'], ['1020', '5', '110055550123'], ['1028', null, ''], ['1052', null, '']];
/** What is claimed: person, section, what it is, amount, status, days ago. */
const CLAIMS: readonly (readonly [string, string, string, string, string, number])[] = [
  ['1028', 'SAVINGS', 'Life insurance of both children', '24000', 'APPROVED', 60],
  ['1028', 'HEALTH_PARENTS', 'Health insurance of my parents', '18500', 'PENDING', 4],
  ['1009', 'HOME_LOAN_INTEREST', 'Home loan, Whitefield flat', '186000', 'APPROVED', 90],
  ['1009', 'SAVINGS', 'Repaid home loan and life insurance', '145000', 'PENDING', 3],
  ['1016', 'HEALTH_FAMILY', 'Family health insurance', '25400', 'APPROVED', 75],
  ['1052', 'EDUCATION_LOAN', 'Loan for the design school', '38000', 'PENDING', 6],
  ['1020', 'HOUSE_RENT', 'Flat in Indiranagar', '264000', 'PENDING', 9],
];
/** Who divided the flexible benefits otherwise than planned: the meal card of a year. */
const MEALS: readonly (readonly [string, string, string])[] = [['1009', '18000', 'SUBMITTED'], ['1016', '26400', 'SUBMITTED'], ['1020', '12000', 'SUBMITTED'], ['1052', '20000', 'DRAFT']];
const REGIMES: readonly (readonly [string, string, string])[] = [['1016', 'NEW', 'CHOSEN'], ['1020', 'OLD', 'CHOSEN'], ['1052', 'NEW', 'BY_DEFAULT']];
/** The months before, as far as salaries are kept, that had tax deducted; the last ones by payroll runs. */
const MONTHS = 6;

const settings = async (seed: Seeding, today: string): Promise<void> => {
  const open = addDays(today, 20);
  await seed.add('FbpDeclarationSetting', [{ submitUntil: open, daysAfterJoining: 30 }]);
  await seed.add('NpsDeclarationSetting', [{ submitUntil: open, daysAfterJoining: 30 }]);
};

/** What payroll deducted in the months of the financial year before those that runs pay here: as the rules have it, month by month. */
const deductions = async (tx: Transaction, { today, employees }: World): Promise<void> => {
  const year = taxYearOf(today);
  const people = ['1007', '1008', '1009', '1016', '1020', '1028', '1052', '1006'].flatMap((number) => employees.get(number) ?? []);
  const records: SeedRecord[] = [];
  const deducted = new Map<string, string>();
  for (let back = MONTHS; back > FINAL_RUNS; back -= 1) {
    const month = addMonths(firstOfMonth(today), -back).slice(0, 7);
    if (taxYearOf(month) !== year) continue;
    for (const { employeeId, amount } of await incomeTaxLines(tx, { month, employeeIds: people, deducted })) {
      if (Number(amount) === 0) continue;
      deducted.set(employeeId, String(Number(deducted.get(employeeId) ?? 0) + Number(amount)));
      records.push({ employeeId, month, amount, financialYear: year, note: 'From the payroll that was kept before' });
    }
  }
  const seed = seeding(tx);
  await seed.add('TaxDeduction', records);
  await seed.finish('Tax deducted from the demo people');
};

export const seedDeclarations = async (tx: Transaction, world: World): Promise<void> => {
  const { employees, today } = world;
  const financialYear = taxYearOf(today);
  const of = (number: string) => ({ employeeId: employees.get(number), financialYear });
  const [meal] = await tx.query<{ id: string }>(`select id::text as id from salary_component where org_code = $1 and code = 'MEAL'`, [tx.orgCode]);
  const eligible = seeding(tx);
  await eligible.changeMany('Employee', new Map(PENSION.flatMap(([number]) => (employees.has(number) ? [[employees.get(number)!, { eligibleForNps: true }]] : []))));
  await eligible.finish('Pension accounts of the demo people');
  const seed = seeding(tx);
  await settings(seed, today);
  await seed.add('FbpDeclaration', MEALS.map(([number, amount, status]) => ({ ...of(number), status, declared: amount, lines: [{ componentId: meal!.id, amount }] })));
  await seed.add('NpsDeclaration', PENSION.flatMap(([number, percentage, pran]) => (percentage === null ? [] : [{ ...of(number), percentage, pran }])));
  await seed.add('TaxReliefClaim', CLAIMS.map(([number, section, purpose, amount, status, ago]) => ({ ...of(number), section, purpose, amount, status, declaredOn: addDays(today, -ago), metro: section === 'HOUSE_RENT' ? false : undefined })));
  await seed.add('TaxRegimeChoice', REGIMES.map(([number, regime, way]) => ({ ...of(number), regime, way, acknowledgedOn: way === 'CHOSEN' ? addDays(today, -100) : null })));
  await seed.finish('Declarations of the demo people');
  await deductions(tx, world);
};
