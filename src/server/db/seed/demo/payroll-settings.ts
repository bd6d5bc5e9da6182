/** How the demo organisation makes a salary: components as Indian payrolls know them, two templates, and what is paid once. */
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';

/** Those that others are a percentage of come first. */
const basics: readonly SeedRecord[] = [
  { code: 'BASIC', name: 'Basic', basis: 'PERCENT_OF_CTC', percentage: '40', considerForEPF: true, considerForInsurance: true, benefitsAssociation: ['PROVIDENT_FUND', 'GRATUITY', 'NPS'], description: 'Two fifths of the cost; the base of most other components.' },
  { code: 'SPECIAL', name: 'Special allowance', basis: 'BALANCE', calculationType: 'ANNUALLY', considerForInsurance: true, description: 'Whatever the other components leave of the cost.' },
  { code: 'CONVEY', name: 'Conveyance allowance', amount: '1600', exemptUnder: ['OLD'] },
  { code: 'MEAL', name: 'Meal card', type: 'FLEXIBLE_BENEFIT', amount: '2200', fbpComponent: true, maxLimit: '26400', taxInclusion: false, exemptUnder: ['OLD'] },
  { code: 'PHONE', name: 'Telephone and internet', type: 'REIMBURSEMENT', amount: '1500', fbpComponent: true, maxLimit: '18000', taxInclusion: false, gracePeriod: 30 },
  { code: 'MEDI', name: 'Group medical insurance', type: 'RETIRAL', calculationType: 'ANNUALLY', period: 'ANNUALLY', employerShareAmount: '9600', benefitsAssociation: ['INSURANCE'] },
  { code: 'EPF', name: 'Provident fund', type: 'RETIRAL', basis: 'CUSTOM_FORMULA', customFormula: 'min(BASIC, 15000)', employeeShare: '12', employerShare: '12', benefitsAssociation: ['PROVIDENT_FUND'], description: 'Of the basic salary, up to the wage ceiling.' },
];

const shares = (ids: ReadonlyMap<string, string>): readonly SeedRecord[] => [
  { code: 'HRA', name: 'House rent allowance', basis: 'PERCENT_OF_COMPONENT', percentage: '50', percentOfId: ids.get('BASIC'), exemptUnder: ['OLD'] },
  { code: 'BONUS', name: 'Statutory bonus', type: 'BONUS', basis: 'CUSTOM_FORMULA', calculationType: 'ANNUALLY', period: 'ANNUALLY', customFormula: '8.33% of min(BASIC, 84000)' },
  { code: 'GRATUITY', name: 'Gratuity', type: 'RETIRAL', basis: 'PERCENT_OF_COMPONENT', percentage: '100', percentOfId: ids.get('BASIC'), employerShare: '4.81', benefitsAssociation: ['GRATUITY'], description: 'Fifteen days of each year served, put by every month.' },
  { code: 'PFGROSS', name: 'Provident fund gross', type: 'GROSS', basis: 'CUSTOM_FORMULA', customFormula: 'BASIC + SPECIAL' },
];

const adhoc: readonly SeedRecord[] = [
  { title: 'Joining bonus', amount: '100000', defaultPayoutFrom: 'DATE_OF_JOINING', overrideAtEmployeeLevel: true, commitmentPeriod: true, commitmentPeriodMonths: 24, clawbackConfiguration: 'CUSTOM_FORMULA', clawbackFormula: 'amount * remainingMonths / commitmentMonths' },
  { title: 'Relocation allowance', displayName: 'Relocation', amount: '60000', defaultPayoutFrom: 'DATE_OF_JOINING', commitmentPeriod: true, commitmentPeriodMonths: 12, clawbackConfiguration: 'FULL_AMOUNT' },
  { title: 'Festival bonus', calculationType: 'CUSTOM_FORMULA', customFormula: 'min(BASIC, 20000)', overrideAtEmployeeLevel: true, payoutmonths: ['OCTOBER', 'NOVEMBER'], autoApproval: true },
  { title: 'Referral reward', amount: '15000', defaultPayoutFrom: 'CONFIRMATION_DATE' },
  { title: 'Retention award 2024', displayName: 'Retention award', status: 'INACTIVE', amount: '150000', commitmentPeriod: true, commitmentPeriodMonths: 18, clawbackConfiguration: 'PRORATED' },
];

export const seedPayrollSettings = async (tx: Transaction): Promise<void> => {
  const seed = seeding(tx);
  await seed.add('PayrollGeneralSetting', [{}]);
  const ids = new Map<string, string>();
  const add = async (components: readonly SeedRecord[]): Promise<void> => {
    for (const [at, id] of (await seed.add('SalaryComponent', components)).entries()) ids.set(String(components[at]!['code']), id);
  };
  await add(basics);
  await add(shares(ids));
  const lines = (...codes: readonly string[]): readonly SeedRecord[] => codes.map((code) => ({ componentId: ids.get(code) }));
  await seed.add('SalaryTemplate', [
    { name: 'Staff', description: 'Everybody on a monthly salary.', annualCTC: '900000', effectiveFrom: '2026-04-01', allowances: lines('BASIC', 'HRA', 'CONVEY', 'MEAL', 'SPECIAL', 'BONUS'), retirals: lines('EPF', 'GRATUITY'), grosses: lines('PFGROSS') },
    { name: 'Management', description: 'With flexible benefits and medical insurance.', annualCTC: '2400000', effectiveFrom: '2024-04-01', allowances: [{ componentId: ids.get('BASIC'), percentage: '50' }, ...lines('HRA', 'MEAL', 'PHONE', 'SPECIAL')], retirals: lines('EPF', 'GRATUITY', 'MEDI'), grosses: lines('PFGROSS') },
    { name: 'Staff until March 2026', status: 'INACTIVE', annualCTC: '850000', effectiveFrom: '2024-04-01', effectiveTo: '2026-03-31', allowances: lines('BASIC', 'HRA', 'MEAL', 'SPECIAL'), retirals: lines('EPF') },
  ]);
  await seed.add('AdhocAllowance', adhoc);
  await seed.finish('Payroll settings of the demo organisation');
};
