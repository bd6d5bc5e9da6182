import { firstOfMonth, lastOfMonth } from '../../domain/dates.ts';
import { isPaidOut, segmentsInCycle } from '../../domain/payroll/payslip/held-salaries.ts';
import { payTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import type { PaidPerson } from '../../domain/payroll/payslip/salary-lines.ts';
import type { Transaction } from '../db/org.ts';
import { payPeople } from '../payroll/pay-people.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import type { Leaver } from './read-leaver.ts';

/** The pay cycle of the last working day; where there is none yet, its calendar month, which is paid on the last working day. */
export const leaverTerms = async (tx: Transaction, { cycle, lastWorkingDay }: Leaver): Promise<PayTerms> => {
  const settings = await readPayrollSettings(tx);
  const month = { cycleId: '0', fromDate: firstOfMonth(lastWorkingDay), toDate: lastOfMonth(lastWorkingDay), payDate: lastWorkingDay };
  const told = { ...settings, roundOff: roundOffOf(settings) };
  return payTerms(cycle ?? month, told) ?? payTerms(month, told)!;
};

/** Whoever leaves as somebody who is paid in that cycle: no later month comes, so a salary that would be paid out first in one is paid out now, with what it owes. */
export const paidLeaver = async (tx: Transaction, terms: PayTerms, { employeeId, dateOfJoin, lastWorkingDay }: Leaver): Promise<PaidPerson> => {
  const from = dateOfJoin > terms.fromDate ? dateOfJoin : terms.fromDate;
  const days = { employeeId, from, to: lastWorkingDay, leaves: true };
  const [found] = await payPeople(tx, { ...terms, month: '9999-12' }, [days]);
  if (found === undefined) return { ...days, salaries: [], segments: [], lost: [], lostAll: false };
  const salaries = found.salaries.map((salary) => (isPaidOut(salary, terms.month) ? salary : { ...salary, payoutMonth: terms.month }));
  return { ...found, salaries, segments: segmentsInCycle(salaries, days, terms) };
};
