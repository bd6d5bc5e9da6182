/** What the demo people were paid once, and what is asked back of those who leave too early. */
import { addDays, addMonths, firstOfMonth, lastOfMonth } from '../../../../domain/dates.ts';
import { reckonClawback } from '../../../../domain/payroll/clawback.ts';
import type { ClawbackTerms } from '../../../../domain/payroll/clawback.ts';
import { commitmentPeriod, servedMonths } from '../../../../domain/payroll/commitment.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Ids } from './world.ts';

type Line = readonly [number: string, kind: string, amount: string, monthsBack: number, status: string, note?: string];

const LINES: readonly Line[] = [
  ['1048', 'Relocation allowance', '60000', 5, 'PAID', 'Move from Lyon to Paris'],
  ['1044', 'Retention award 2024', '150000', 14, 'PAID'],
  ['1059', 'Retention award 2024', '150000', 9, 'PAID'],
  ['1016', 'Retention award 2024', '150000', 9, 'PAID'],
  ['1030', 'Joining bonus', '80000', 1, 'PAID', 'Half of what was agreed; the rest after confirmation'],
  ['1036', 'Joining bonus', '100000', 1, 'PAID'],
  ['1029', 'Joining bonus', '50000', 0, 'APPROVED'],
  ['1061', 'Joining bonus', '100000', 0, 'PENDING'],
  ['1060', 'Relocation allowance', '60000', 0, 'PENDING', 'From Goa'],
  ['1028', 'Festival bonus', '12400', 1, 'PAID'],
  ['1027', 'Festival bonus', '12800', 1, 'PAID'],
  ['1025', 'Festival bonus', '19500', 1, 'PAID'],
  ['1020', 'Referral reward', '15000', 2, 'PAID', 'Emily Carter’s friend joined'],
  ['1052', 'Referral reward', '15000', 0, 'PENDING'],
  ['1055', 'Referral reward', '15000', 0, 'DRAFT'],
  ['1037', 'Referral reward', '15000', 1, 'REJECTED', 'The candidate did not join'],
];

/** By title of the kind. */
const TERMS: Readonly<Record<string, { readonly months: number } & ClawbackTerms>> = {
  'Joining bonus': { months: 24, configuration: 'CUSTOM_FORMULA', fixed: null, formula: 'amount * remainingMonths / commitmentMonths' },
  'Relocation allowance': { months: 12, configuration: 'FULL_AMOUNT', fixed: null, formula: null },
  'Retention award 2024': { months: 18, configuration: 'PRORATED', fixed: null, formula: null },
};

const NAMES: Readonly<Record<string, string>> = { 'Relocation allowance': 'Relocation', 'Retention award 2024': 'Retention award' };

const earning = ([number, kind, amount, back, status, note]: Line, { employees, kinds, today }: Known): SeedRecord => {
  const payoutDate = lastOfMonth(addMonths(firstOfMonth(today), -back));
  const months = TERMS[kind]?.months ?? null;
  const period = months === null ? null : commitmentPeriod(payoutDate, months);
  return { employeeId: employees.get(number), kindId: kinds.get(kind), name: NAMES[kind] ?? kind, amount, payoutDate, status, note: note ?? null, commitmentMonths: months, commitmentFrom: period?.from ?? null, commitmentUntil: period?.until ?? null };
};

type Known = { readonly employees: Ids; /** By title. */ readonly kinds: Ids; readonly today: string };

/** Of whom, the last working day from today as their exit has it, and what payroll did with the proposal. */
const LEAVING = [
  ['1048', 0, { status: 'CONFIRMED' }],
  ['1044', 10, { status: 'PROPOSED' }],
  ['1059', 18, { status: 'WAIVED', reason: 'Agreed with the head of the department: the award was for a project that is done.' }],
] as const;

type Exits = ReadonlyMap<string, string>;

const clawbacks = (earnings: readonly SeedRecord[], ids: readonly string[], known: Known, exits: Exits, cycle: string | null): readonly SeedRecord[] =>
  LEAVING.flatMap(([number, last, decided]) => {
    const at = LINES.findIndex(([one]) => one === number);
    const { employeeId, name, amount, payoutDate, commitmentMonths, commitmentFrom, commitmentUntil } = earnings[at]! as Readonly<Record<string, string>>;
    const { months, ...terms } = TERMS[LINES[at]![1]]!;
    const lastWorkingDay = addDays(known.today, last);
    const served = servedMonths(commitmentFrom!, lastWorkingDay, months);
    const proposed = reckonClawback(terms, { amount: amount!, commitmentMonths: months, servedMonths: served, monthlyGross: null }, { mode: 'NEAREST', unit: '1', currency: 'INR' });
    const exitId = exits.get(String(employeeId));
    const clawbackDate = lastOfMonth(lastWorkingDay);
    return exitId === undefined ? [] : [{ employeeId, earningId: ids[at], exitId, earningName: name, amount, payoutDate, commitmentMonths, commitmentFrom, commitmentUntil, lastWorkingDay, configuration: terms.configuration, clawbackFormula: terms.formula, proposedAmount: proposed, clawbackAmount: proposed, clawbackDate, payrollPeriodId: clawbackDate.slice(0, 7) === known.today.slice(0, 7) ? cycle : null, ...decided }];
  });

export const seedEarnings = async (tx: Transaction, { employees, today }: Omit<Known, 'kinds'>): Promise<void> => {
  const seed = seeding(tx);
  const kinds = new Map((await tx.query<{ title: string; id: string }>('select title, id::text as id from adhoc_allowance where org_code = $1', [tx.orgCode])).map(({ title, id }) => [title, id]));
  const exits = new Map((await tx.query<{ employee: string; id: string }>(`select employee_id::text as employee, id::text as id from exit where org_code = $1 and status = 'APPROVED'`, [tx.orgCode])).map(({ employee, id }) => [employee, id]));
  const [cycle] = await tx.query<{ id: string }>(`select id::text as id from payroll_cycle where org_code = $1 and status = 'OPEN' limit 1`, [tx.orgCode]);
  const known = { employees, kinds, today };
  const earnings = LINES.map((line) => earning(line, known));
  const ids = await seed.add('OneTimeEarning', earnings);
  await seed.add('Clawback', clawbacks(earnings, ids, known, exits, cycle?.id ?? null));
  await seed.finish('One-time earnings of the demo organisation');
};
