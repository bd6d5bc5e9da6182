/** What the people of the demo organisation are paid, since when, and the revisions that are being talked about. */
import { addDays, addMonths, firstOfMonth } from '../../../../domain/dates.ts';
import { decimalText } from '../../../../domain/payroll/formula/ratio.ts';
import { calculateSalary } from '../../../../domain/payroll/salary/calculate-salary.ts';
import { nearestTemplate } from '../../../../domain/payroll/salary/nearest-template.ts';
import { percentMore, raised } from '../../../../domain/payroll/salary/revised-ctc.ts';
import { readPayrollSettings, roundOffOf } from '../../../salaries/payroll-settings.ts';
import { retiralsAnswer, structureAnswer } from '../../../salaries/salary-answer.ts';
import { readComponents } from '../../../salaries/salary-components.ts';
import { factsOfNobody } from '../../../salaries/salary-facts.ts';
import { chosenComponents } from '../../../salaries/salary-parts.ts';
import { listsOf, readTemplates } from '../../../salaries/template-parts.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import { chance } from './chance.ts';
import type { MovedPerson } from './moments.ts';
import { designations, grades } from './northwind.ts';
import type { Ids } from './world.ts';

type World = { readonly today: string; readonly people: readonly MovedPerson[]; readonly employees: Ids; /** By e-mail address. */ readonly accounts: Ids };

/** Since when salaries are kept here. */
const KEPT_SINCE = '2024-04-01';
/** Who has just come and has none yet. */
const WITHOUT: ReadonlySet<string> = new Set(['1029', '1060', '1061']);
/** Whose salary was raised in April, besides those whom chance chose. */
const REVIEWED: ReadonlySet<string> = new Set(['1008', '1028', '1016', '1009']);

type Status = 'DRAFT' | 'PENDING_APPROVAL' | 'APPROVED' | 'CANCELLED';
/** Person, kind, percent, months from the next one on, why, status, who asked. */
const REVISIONS: readonly (readonly [string, string, string, number, string, Status, 'payroll' | 'admin', string | null])[] = [
  ['1025', 'PROMOTION', '12', 0, 'Leads both weaving shifts since the second line opened.', 'PENDING_APPROVAL', 'payroll', null],
  ['1040', 'MARKET_ADJUSTMENT', '8.5', 0, 'Inspectors with her experience are paid more in Coimbatore.', 'PENDING_APPROVAL', 'payroll', null],
  ['1047', 'ANNUAL_REVIEW', '6', 1, 'Agreed in the yearly talk.', 'PENDING_APPROVAL', 'payroll', null],
  ['1022', 'PROMOTION', '10', 0, 'Takes over the payroll of the second mill.', 'PENDING_APPROVAL', 'admin', null],
  ['1032', 'ANNUAL_REVIEW', '7', 0, 'Agreed in the yearly talk.', 'APPROVED', 'payroll', null],
  ['1051', 'MARKET_ADJUSTMENT', '9', 1, 'Counter-offer of a competitor.', 'APPROVED', 'payroll', null],
  ['1052', 'ANNUAL_REVIEW', '5', 1, 'To be talked over with the head of design.', 'DRAFT', 'payroll', null],
  ['1020', 'OTHER', '4', 2, 'Second language allowance, to be reckoned in.', 'DRAFT', 'payroll', null],
  ['1034', 'ANNUAL_REVIEW', '15', 0, 'As asked by the shift supervisor.', 'CANCELLED', 'payroll', 'Far above what the grade pays. To be asked anew in April.'],
];

const ACCOUNTS = { payroll: ['payroll@demo.example', 'Priya Menon'], admin: ['admin@demo.example', 'Samuel Mathew'] } as const;

const payOf = ({ number, designation }: MovedPerson): number => {
  const grade = designations.find(([code]) => code === designation)?.[3];
  const [, , , least, most] = grades.find(([code]) => code === grade)!;
  return Math.round((12 * (Number(least) + ((Number(most) - Number(least)) * chance('pay', number)) / 100)) / 1000) * 1000;
};

/** Reckons a salary as it is when somebody saves it, with what has to be read for all of them read once. */
const reckoner = async (tx: Transaction) => {
  const [settings, components, templates] = [await readPayrollSettings(tx), await readComponents(tx), await readTemplates(tx, 'true')];
  return (annualCTC: string, day: string): SeedRecord => {
    const held = templates.filter(({ effectiveFrom, effectiveTo, status }) => effectiveFrom <= day && (effectiveTo === null ? status === 'ACTIVE' : effectiveTo >= day));
    const template = nearestTemplate(held, Number(annualCTC)) ?? nearestTemplate(templates, Number(annualCTC))!;
    const answer = calculateSalary({ annualCTC, components: chosenComponents(listsOf(template), components).components, facts: factsOfNobody(day), roundOff: roundOffOf(settings) });
    if (!('salary' in answer)) throw new Error(`The template ${template.name} makes no salary of ${annualCTC}.`);
    const { salary } = answer;
    return {
      templateId: template.id, annualCTC, currency: settings.currency, effectiveFrom: day, salaryEffectiveMonth: day.slice(0, 7), payoutMonth: day.slice(0, 7),
      annualGrossSalary: decimalText(salary.annualGross, 4), monthlyGrossSalary: decimalText(salary.monthlyPay, 4), structure: { salaryStructure: structureAnswer(salary, settings, false), employeeRetiralDetails: retiralsAnswer(salary) },
      allowances: template.allowances, retirals: template.retirals, grosses: template.grosses.map(({ componentId }) => ({ componentId })),
    };
  };
};

export const seedDemoSalaries = async (tx: Transaction, { today, people, employees, accounts }: World): Promise<void> => {
  const reckon = await reckoner(tx);
  const april = `${Number(today.slice(0, 4)) - (today.slice(5) < '05-01' ? 1 : 0)}-04-01`;
  const records: SeedRecord[] = [];
  for (const person of people.filter(({ number, left }) => !left && !WITHOUT.has(number))) {
    const { number } = person;
    const employeeId = employees.get(number)!;
    const begins = person.joined > KEPT_SINCE ? person.joined : KEPT_SINCE;
    const isReviewed = begins < addDays(april, -90) && (REVIEWED.has(number) || chance('review', number) < 30);
    const before = String(payOf(person));
    const percent = String(4 + (chance('raise', number) % 7));
    const now = isReviewed ? raised(before, percent, 'INR') : before;
    records.push({ employeeId, revisionType: 'JOINING', status: 'APPLIED', ...reckon(before, begins), effectiveTo: isReviewed ? addDays(april, -1) : null, isPresent: !isReviewed });
    if (isReviewed) records.push({ employeeId, revisionType: 'ANNUAL_REVIEW', status: 'APPLIED', ...reckon(now, april), previousCtc: before, reviseCtcByPercentage: percentMore(before, now), description: 'Yearly review.', isPresent: true });
    for (const [of, revisionType, by, months, description, status, asked, comment] of REVISIONS) {
      if (of !== number) continue;
      const next = raised(now, by, 'INR');
      const [email, requestedBy] = ACCOUNTS[asked];
      const request = status === 'DRAFT' ? {} : { requestedById: Number(accounts.get(email)), requestedBy };
      records.push({ employeeId, revisionType, status, ...reckon(next, addMonths(firstOfMonth(today), 1 + months)), previousCtc: now, reviseCtcByPercentage: percentMore(now, next), description, comment, isPresent: false, ...request });
    }
  }
  const seed = seeding(tx);
  await seed.add('EmployeeSalary', records);
  await seed.finish('Salaries of the demo organisation');
};
