/** By what an advance of somebody is weighed. */
import { outstandingOf } from '../../domain/advances/plan.ts';
import type { AdvanceGrounds, AdvanceTerms } from '../../domain/advances/terms.ts';
import { toMinor } from '../../domain/money.ts';
import type { Transaction } from '../db/org.ts';
import { closesMonthSql } from '../payroll/closes-month-sql.ts';
import { isLeavingSql } from '../people/employment.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { asAdvance, readAdvances } from './read-advances.ts';

/** What holds until somebody says it: no advance is given. */
const NONE: AdvanceTerms = { allowed: false, basis: 'NET', mostPercent: '50', mostInstalments: 1, leastServiceMonths: 0, duringProbation: false };

export const readAdvanceTerms = async (tx: Transaction): Promise<AdvanceTerms> =>
  (
    await tx.query<AdvanceTerms>(
      `select allowed, basis, trim_scale(most_percent)::text as "mostPercent", most_instalments as "mostInstalments", least_service_months as "leastServiceMonths", during_probation as "duringProbation" from salary_advance_setting where org_code = $1 limit 1`,
      [tx.orgCode],
    )
  )[0] ?? NONE;

type Person = { readonly joined: string; readonly probationUntil: string | null; readonly leavesOn: string | null; readonly month: string | null; readonly gross: string | null; readonly net: string | null };

/** The net is that of the month without what was paid back: claims and advances are no pay. A month that is paid by halves counts once both are final. */
const readPerson = async (tx: Transaction, employeeId: string, currency: string): Promise<Person> => {
  const [person] = await tx.query<Person>(
    `select e.date_of_join::text as joined, case when e.confirmation_date is null then coalesce(e.probation_date, e.date_of_join + nullif(d.probation_days, 0) - 1)::text end as "probationUntil",
       (select max(x.last_working_day)::text from exit x where x.org_code = $1 and x.employee_id = e.id and ${isLeavingSql}) as "leavesOn", m.month, m.gross, m.net
     from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id
       left join lateral (select to_char(p.to_date, 'YYYY-MM') as month, trim_scale(sum(p.gross))::text as gross, trim_scale(sum(p.gross - p.deductions))::text as net from payslip p
         where p.org_code = $1 and p.employee_id = e.id and p.status = 'FINAL' and p.currency = $3 group by 1 order by bool_or(${closesMonthSql('p')}) desc, 1 desc limit 1) m on true
     where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, employeeId, currency],
  );
  if (!person) throw refuse('NOT_FOUND');
  return person;
};

/** `own`: the advance that is weighed itself, where it is there. */
export const readGrounds = async (tx: Transaction, employeeId: string, own: string | null): Promise<{ readonly grounds: AdvanceGrounds; readonly currency: string }> => {
  const { currency } = await readPayrollSettings(tx);
  const person = await readPerson(tx, employeeId, currency);
  const terms = await readAdvanceTerms(tx);
  const others = await readAdvances(tx, `a.employee_id = $2::bigint and a.status in ('PENDING', 'APPROVED') and a.id is distinct from $3::bigint`, [employeeId, own]);
  const open = others.find((one) => one.paidOn === null || outstandingOf(asAdvance(one, { currency })) > 0n);
  const pay = terms.basis === 'GROSS' ? person.gross : person.net;
  return {
    currency,
    grounds: {
      terms, today: await todayOf(tx, employeeId), joined: person.joined, probationUntil: person.probationUntil, leavesOn: person.leavesOn,
      pay: person.month === null || pay === null ? null : { month: person.month, amount: toMinor(pay, currency, 'halfUp') },
      open: open === undefined ? null : { amount: toMinor(open.amount, currency, 'halfUp'), reason: open.reason },
    },
  };
};
