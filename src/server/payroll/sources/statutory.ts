import { toMinor, fromMinor } from '../../../domain/money.ts';
import { firstOfMonth } from '../../../domain/dates.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { PaidPerson } from '../../../domain/payroll/payslip/salary-lines.ts';
import type { StoredLine } from '../../../domain/payroll/payslip/stored-line.ts';
import type { StatutoryScheme } from '../../../domain/statutory/terms.ts';
import type { Transaction } from '../../db/org.ts';
import { schemeOfLine } from '../../statutory/scheme-of-line.ts';
import { statutoryLines, type StatutoryWages } from '../../statutory/statutory-lines.ts';
import type { LineSource } from '../line-sources.ts';

/** What a retiral of a salary is called that the law itself reckons for whoever is enrolled. */
const BENEFITS: Readonly<Partial<Record<StatutoryScheme, string>>> = { PROVIDENT_FUND: 'PROVIDENT_FUND', STATE_INSURANCE: 'INSURANCE', NPS: 'NPS' };

/** Wages are what salaries pay for the days of the cycle; what is paid once is none. */
const OF_WAGES: readonly string[] = ['SALARY', 'LOSS_OF_PAY', 'LOP_RECOVERY', 'ARREARS'];

type Component = { readonly code: string; readonly isInKind: boolean; readonly isInFund: boolean; readonly isInsured: boolean; readonly isInNps: boolean };
type Earned = { readonly code: string; readonly amount: bigint };
type Before = { readonly employeeId: string; readonly lines: readonly StoredLine[]; readonly days: string };

/** What components count for; those that are not paid by the month count for nothing. */
const readComponents = async (tx: Transaction): Promise<ReadonlyMap<string, Component>> => {
  const rows = await tx.query<Component>(
    `select code, perks as "isInKind", consider_for_epf and not perks as "isInFund", consider_for_insurance and not perks as "isInsured", not perks and coalesce('NPS' = any(benefits_association), false) as "isInNps" from salary_component where org_code = $1 and period = 'MONTHLY'`,
    [tx.orgCode],
  );
  return new Map(rows.map((row) => [row.code, row]));
};

/** The first half of a month that is closed now: the law takes its share of the whole month. Who is held in it gets it as well. */
const readFirstHalf = async (tx: Transaction, { part, fromDate, toDate, currency }: PayTerms, people: readonly PaidPerson[]): Promise<ReadonlyMap<string, Before>> => {
  if (part !== 'CLOSING') return new Map();
  const rows = await tx.query<Before>(
    `select p.employee_id::text as "employeeId", p.lines, trim_scale(p.paid_days - p.lost_days)::text as days from payslip p
       join payroll_run r on r.org_code = p.org_code and r.id = p.run_id and r.status = 'FINALIZED'
     where p.org_code = $1 and p.employee_id = any($2::bigint[]) and p.currency = $5 and p.to_date >= $3::date and p.to_date < $4::date`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), firstOfMonth(toDate), fromDate, currency],
  );
  return new Map(rows.map((row) => [row.employeeId, row]));
};

/** What is given in kind is borne by the employer, and counts in the wage of taxes on employment. */
const isWage = (line: { readonly kind: string; readonly of: string; readonly code: string }, components: ReadonlyMap<string, Component>): boolean => (line.kind === 'EARNING' || (line.kind === 'EMPLOYER' && components.get(line.code)?.isInKind === true)) && OF_WAGES.includes(line.of);

/**
 * Contributions and taxes on wages by the law of the day, for whoever is enrolled and wherever the organization is registered; of half months with the one that closes the month, or in which somebody leaves.
 * In the first half, lines of nothing take the place of what the salary puts by: what is due of the month comes with the other one.
 */
export const statutorySource: LineSource = async (tx, terms, people, soFar) => {
  const { currency } = terms;
  const components = await readComponents(tx);
  const before = await readFirstHalf(tx, terms, people);
  const wages = people.map((person): StatutoryWages => {
    const { employeeId } = person;
    const half = before.get(employeeId);
    const earned: readonly Earned[] = [
      ...(soFar.get(employeeId) ?? []).filter((line) => isWage({ kind: line.kind, of: line.source.of, code: line.code }, components)),
      ...(half?.lines ?? []).filter((line) => isWage(line, components)).map(({ code, amount }) => ({ code, amount: toMinor(amount, currency, 'halfUp') })),
    ];
    const sum = (counts: (component: Component) => boolean): string => {
      const minor = earned.reduce((all, { code, amount }) => (components.has(code) && counts(components.get(code)!) ? all + amount : all), 0n);
      return fromMinor(minor < 0n ? 0n : minor, currency);
    };
    const days = person.segments.reduce((all, segment) => all + segment.days, 0) - person.lost.reduce((all, one) => all + one.days, 0) / 100 + Number(half?.days ?? 0);
    return { employeeId, gross: sum(() => true), providentFund: sum(({ isInFund }) => isInFund), insurance: sum(({ isInsured }) => isInsured), nps: sum(({ isInNps }) => isInNps), paidDays: Math.max(0, days) };
  });
  const period = { from: terms.part === 'WHOLE' ? terms.fromDate : firstOfMonth(terms.toDate), to: terms.toDate };
  const lines = await statutoryLines(tx, period, wages.filter(({ gross }) => Number(gross) > 0));
  const waiting = new Set(terms.part === 'FIRST' ? people.filter(({ leaves }) => !leaves).map(({ employeeId }) => employeeId) : []);
  return lines.map(({ employeeId, code, title, kind, amount, source }): PayLine => ({ employeeId, code, title: { key: title }, kind, amount: waiting.has(employeeId) ? 0n : toMinor(amount, currency, 'halfUp'), benefit: BENEFITS[schemeOfLine(code)] ?? null, source: { of: 'STATUTORY' },
    law: source.law, ...(source.wage === null || source.percentage === null ? {} : { how: { key: 'settlement.how.share', args: { wage: source.wage, percent: source.percentage, currency } } }),
  }));
};
