/** What the law takes of wages in the demo organisation: the law of India where its people work, registrations, and who is enrolled. */
import { chance } from './chance.ts';
import { lawBookOf } from '../../../statutory/law-book.ts';
import { usualWages } from '../../../statutory/usual-wages.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import type { MovedPerson } from './moments.ts';
import type { Ids } from './world.ts';

type World = { readonly today: string; readonly people: readonly MovedPerson[]; readonly employees: Ids };

const country = 'IN';
const STATES: ReadonlySet<string> = new Set(['Karnataka', 'Maharashtra', 'Tamil Nadu']);
const INDIA: ReadonlySet<string> = new Set(['CBE', 'TUP', 'BLR', 'BOM']);
/** Whom nobody has enrolled yet. */
const FORGOTTEN: ReadonlySet<string> = new Set(['1055', '1034', '1041', '1045']);
/** Saves in the NPS, each side so many percent. */
const SAVERS: readonly (readonly [number: string, employee: string | null, employer: string])[] = [['1002', '5', '10'], ['1003', '5', '10'], ['1008', null, '10'], ['1016', '10', '14'], ['1022', null, '10']];
const MARKED = '1009';

/** Slabs that the organisation entered itself: towns of Tamil Nadu decide on their own. */
const town: SeedRecord = {
  name: 'Tamil Nadu, Coimbatore', country, state: 'Tamil Nadu', city: 'Coimbatore', period: 'HALF_YEARLY', deductedIn: ['SEPTEMBER', 'MARCH'], effectiveFrom: '2023-04-01', law: 'Tax on professions of the Coimbatore City Municipal Corporation, as entered by payroll',
  slabs: ([['21000.01', '135'], ['30000.01', '315'], ['45000.01', '690'], ['60000.01', '1025'], ['75000.01', '1250']] as const).map(([wageFrom, amount]) => ({ wageFrom, amount, appliesTo: 'EVERYBODY' })),
};

const registrations: readonly SeedRecord[] = [
  { scheme: 'PROVIDENT_FUND', number: 'CBCBE0045178000', office: 'EPFO Coimbatore', contributionWage: 'CEILING', validFrom: '2009-07-01' },
  { scheme: 'STATE_INSURANCE', number: '56000312450001099', office: 'ESIC Coimbatore', validFrom: '2009-07-01' },
  { scheme: 'NPS', number: 'CHO5003217', office: 'Corporate NPS', validFrom: '2021-04-01' },
  { scheme: 'PROFESSIONAL_TAX', number: '27AABCN4518P1P', office: 'Mumbai', state: 'Maharashtra', validFrom: '2014-04-01' },
  { scheme: 'PROFESSIONAL_TAX', number: '29AABCN4518P1P', office: 'Bengaluru', state: 'Karnataka', validFrom: '2018-04-01' },
  { scheme: 'PROFESSIONAL_TAX', number: 'CCMC-PT-20931', office: 'Coimbatore City Municipal Corporation', state: 'Tamil Nadu', validFrom: '2009-07-01' },
  { scheme: 'LABOUR_WELFARE_FUND', number: 'TNLWB-3321', office: 'Tamil Nadu Labour Welfare Board', state: 'Tamil Nadu', validFrom: '2009-07-01' },
  { scheme: 'LABOUR_WELFARE_FUND', number: 'MLWB-118276', office: 'Maharashtra Labour Welfare Board', state: 'Maharashtra', validFrom: '2014-04-01' },
];

export const seedStatutory = async (tx: Transaction, { today, people, employees }: World): Promise<void> => {
  const book = lawBookOf(country)!;
  const seed = seeding(tx);
  const of = (records: readonly object[]): readonly SeedRecord[] => records.map((record) => ({ ...record, country }));
  await seed.add('StatutoryRate', of(book.StatutoryRate));
  await seed.add('GratuityRule', of(book.GratuityRule));
  await seed.add('SettlementRule', of(book.SettlementRule));
  await seed.add('ProfessionalTaxRule', [...of(book.ProfessionalTaxRule.filter(({ state }) => STATES.has(state))), town]);
  await seed.add('WelfareFundRule', of(book.WelfareFundRule.filter(({ state }) => STATES.has(state))));
  await seed.add('StatutoryRegistration', registrations);
  const wages = new Map((await usualWages(tx, today, () => 'true')).map((wage) => [wage.employeeId, wage]));
  const paid = people.flatMap((person) => {
    const employeeId = employees.get(person.number)!;
    const wage = wages.get(employeeId);
    return wage === undefined || person.left || !INDIA.has(person.location) ? [] : [{ person, employeeId, wage }];
  });
  await seed.add('ProvidentFundMember', paid.filter(({ person }) => !FORGOTTEN.has(person.number)).map(({ person: { number, joined }, employeeId, wage }) => ({
    employeeId, memberFrom: joined, ...(number === '1053' ? { status: 'OPTED_OUT', isPensionMember: false } : { uan: number === '1052' ? null : `10098${number}${String(100 + chance('uan', number))}`, memberId: `CBCBE0045178000${number.padStart(7, '0')}` }),
    // Who joined since on more than the ceiling belongs to no pension.
    ...(joined >= '2014-09-01' && Number(wage.providentFund) > 15000 && number !== '1053' ? { isPensionMember: false } : {}),
    ...(['1008', '1016'].includes(number) ? { contributionWage: 'FULL_WAGE', voluntaryPercent: number === '1008' ? '8' : null } : {}),
  })));
  await seed.add('InsuranceMember', paid.filter(({ person, wage }) => Number(wage.insurance) <= 21000 && !FORGOTTEN.has(person.number)).map(({ person: { number, joined }, employeeId }) => ({ employeeId, memberFrom: joined, insuranceNumber: `56${number}${String(1000 + chance('esi', number))}`, dispensary: 'Coimbatore, Singanallur' })));
  await seed.add('NpsMember', SAVERS.map(([number, employeeShare, employerShare]) => ({ employeeId: employees.get(number), memberFrom: '2024-04-01', pran: `1100${number}${String(2000 + chance('pran', number))}`, employeeShare, employerShare })));
  await seed.finish('What the law takes of wages in the demo organisation');
  const marks = seeding(tx);
  await marks.change('Employee', employees.get(MARKED)!, { eligibleForNps: true });
  await marks.finish('Who saves in the NPS from now on');
};
