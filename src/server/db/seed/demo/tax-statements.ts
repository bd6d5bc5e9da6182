/** The quarter of the demo organisation that is over: who deducts, the numbers of its people, and what was deposited. */
import { depositDueOf, dueDateOf, formOf, monthsOfQuarter, quarterOf, assessmentYearOf } from '../../../../domain/tax-statements/quarter.ts';
import { taxYearOf } from '../../../../domain/income-tax/tax-year.ts';
import { addDays } from '../../../../domain/dates.ts';
import { statementLaw } from '../../../income-tax/statement-law.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';

/** Of the last who came, for whom no number is known yet. */
const WITHOUT_NUMBER = 1;

const deductor = {
  name: 'Northwind Textiles Pvt Ltd', category: 'COMPANY', tan: 'CMBN04821F', pan: 'AAACN1234F', address: { street1: '14 Avinashi Road', street2: 'Peelamedu', city: 'Coimbatore', state: 'Tamil Nadu', country: 'IN', pincode: '641004' },
  email: 'payroll@demo.example', phone: '+914224400100', responsibleName: 'Samuel Mathew', responsibleDesignation: 'Payroll manager', responsiblePan: 'AHTPM4471K',
};

type Deducted = { readonly month: string; readonly amount: string };

export const seedTaxStatements = async (tx: Transaction, today: string): Promise<void> => {
  const day = Temporal.PlainDate.from(today).subtract({ months: 3 }).toString();
  const [financialYear, quarter] = [taxYearOf(day), quarterOf(day)];
  const form = formOf(statementLaw('IN')!.forms, financialYear, quarter)!;
  const months = monthsOfQuarter(financialYear, quarter);
  const seed = seeding(tx);
  await seed.add('TaxDeductor', [deductor]);
  const people = await tx.query<{ employeeId: string }>(
    `select e.id::text as "employeeId" from employee e where e.org_code = $1 and exists (select from tax_deduction d where d.org_code = $1 and d.employee_id = e.id) order by e.date_of_join, e.id`,
    [tx.orgCode],
  );
  await seed.add('EmployeeTaxNumber', people.slice(0, -WITHOUT_NUMBER).map(({ employeeId }, at) => ({ employeeId, number: `B${'KDRTM'[at % 5]}SP${'AGHNR'[at % 5]}${String((3107 + at * 113) % 10_000).padStart(4, '0')}${'CFJQX'[at % 5]}` })));
  const deducted = await tx.query<Deducted>(`select month, sum(amount)::text as amount from tax_deduction where org_code = $1 and month = any($2::text[]) and amount > 0 group by month order by month`, [tx.orgCode, months]);
  // The last month of the quarter is still to be deposited.
  await seed.add('TaxChallan', deducted.slice(0, 2).map(({ month, amount }, at) => ({ month, amount, bsrCode: '0240271', serialNumber: String(1120 + at * 37), depositedOn: addDays(depositDueOf(form, month), -1) })));
  const [provider] = await tx.query<{ id: string }>(`select id::text as id from service_provider where org_code = $1 and code = 'PAYCO'`, [tx.orgCode]);
  await seed.add('TaxStatement', [{ name: `${quarter} ${financialYear}`, assessmentYear: assessmentYearOf(financialYear), quarter, serviceProviderId: provider?.id ?? null, formNumber: form.formNumber, dueDate: dueDateOf(form, financialYear, quarter), depositPeriod: `${months[0]} – ${months[2]}`, status: 'IN_PROGRESS', currency: 'INR' }]);
  await seed.finish('Tax statements of the demo organisation');
};
