/** What somebody is paid of the salary in a pay cycle, and what days without pay take off. */
import { compare, minus, zero } from '../formula/ratio.ts';
import type { Ratio } from '../formula/ratio.ts';
import { minorOf } from './minor-of.ts';
import { cycleAmount, dueParts, shareOfDays } from './part-amount.ts';
import type { HeldSalary, SalaryPart, Segment } from './held-salaries.ts';
import { segmentsOf } from './held-salaries.ts';
import type { PayLine, PayLineSource, PayLineTitle } from './pay-line.ts';
import type { PayTerms } from './pay-terms.ts';

/** Whoever is paid in a cycle. */
export type PaidPerson = {
  readonly employeeId: string;
  /** ISO days: the first and last day of employment within the cycle. */
  readonly from: string;
  readonly to: string;
  /** The employment ends within the cycle. */
  readonly leaves: boolean;
  /** Of the whole fiscal year and the cycle, whether paid out already or not. */
  readonly salaries: readonly HeldSalary[];
  /** The days of the cycle that are paid, by salary. */
  readonly segments: readonly Segment[];
  /** Days without pay; hundredths. */
  readonly lost: readonly { readonly day: string; readonly days: number }[];
  /** Every working day of the employment in the cycle was lost: nothing is paid. */
  readonly lostAll: boolean;
};

/** What is given in kind says so: nobody looks for it in the net. */
const titleOf = ({ name, isInKind }: SalaryPart): PayLineTitle => (isInKind === true ? { key: 'payslip.line.inKind', args: { name } } : name);

const line = (person: PaidPerson, part: SalaryPart, amount: Ratio, terms: PayTerms, source: PayLineSource): PayLine => ({
  employeeId: person.employeeId, code: part.code, title: titleOf(part), kind: part.kind, amount: minorOf(amount, terms.currency), benefit: part.benefit, source,
});

/** A part for the days of one salary: as it is where it is paid in full, which the last salary of the cycle alone does. */
const paidOf = (part: SalaryPart, segment: Segment, isLast: boolean, terms: PayTerms): Ratio => {
  const full = cycleAmount(part, terms);
  if (part.isAsIs) return isLast ? full : zero;
  return shareOfDays(full, segment.days, terms.days, terms);
};

/** Lines of every part that is paid by the month, for the days of each salary, and of what is due by the quarter, half or year. Nothing that comes to nothing. */
export const salaryLines = (person: PaidPerson, terms: PayTerms): readonly PayLine[] => {
  const { segments } = person;
  const monthly = segments.flatMap((segment, at) =>
    segment.salary.parts
      .filter(({ monthly: month }) => month !== null)
      .map((part) => line(person, part, paidOf(part, segment, at === segments.length - 1, terms), terms, { of: 'SALARY', entity: 'EmployeeSalary', id: segment.salary.id, days: segment.days * 100 })),
  );
  const until = person.leaves ? person.to : null;
  const due = dueParts(terms, person.leaves, (days) => segmentsOf(person.salaries, { from: days.from, to: until !== null && until < days.to ? until : days.to }));
  const others = due.map(({ part, salary, amount }) => line(person, part, amount, terms, { of: 'SALARY', entity: 'EmployeeSalary', id: salary.id }));
  return [...monthly, ...others].filter(({ amount }) => amount !== 0n);
};

/** What days without pay take off each part that is paid by the month, of what is given in kind nothing: a share of the calendar days of the cycle for each, never more than was paid; all of it where every working day was lost. */
export const lossLines = (person: PaidPerson, terms: PayTerms): readonly PayLine[] =>
  person.segments.flatMap((segment, at) => {
    const lost = person.lost.filter(({ day }) => day >= segment.from && day <= segment.to).reduce((sum, { days }) => sum + days, 0);
    if (lost === 0 && !person.lostAll) return [];
    return segment.salary.parts
      .filter((part) => part.monthly !== null && !part.isAsIs && part.isInKind !== true)
      .map((part) => {
        const paid = paidOf(part, segment, at === person.segments.length - 1, terms);
        const share = shareOfDays(cycleAmount(part, terms), lost, terms.days * 100, terms);
        const taken = person.lostAll || compare(share, paid) > 0 ? paid : share;
        return line(person, part, minus(zero, taken), terms, { of: 'LOSS_OF_PAY', id: segment.salary.id, entity: 'EmployeeSalary', days: lost });
      })
      .filter(({ amount }) => amount !== 0n);
  });
