/** The one place where what a payslip is made of comes together: a source answers lines for many people at once, and a run asks all of them in this order. */
import type { PayLine } from '../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import type { PaidPerson } from '../../domain/payroll/payslip/salary-lines.ts';
import type { Transaction } from '../db/org.ts';
import { advanceRecoverySource, advanceSource } from './sources/advances.ts';
import { airTicketSource } from './sources/air-tickets.ts';
import { arrearSource } from './sources/arrears.ts';
import { claimSource } from './sources/claims.ts';
import { closedLeaveSource } from './sources/closed-leave.ts';
import { compOffSource } from './sources/comp-off.ts';
import { clawbackSource } from './sources/clawbacks.ts';
import { earningSource } from './sources/earnings.ts';
import { overtimeSource } from './sources/overtime.ts';
import { recoverySource } from './sources/recoveries.ts';
import { incomeTaxSource } from './sources/income-tax.ts';
import { lossSource, salarySource } from './sources/salary.ts';
import { specialWageSource } from './sources/special-wages.ts';
import { statutorySource } from './sources/statutory.ts';
import { uniformLossSource } from './sources/uniform-losses.ts';

/** What the sources before it answered, by the employee's id; nobody is missing. */
export type LinesSoFar = ReadonlyMap<string, readonly PayLine[]>;

/**
 * Lines of some of the people of a run, a few hundred at a time: a source reads what it needs in one statement for all of them, writes nothing, and answers the same as long as nothing that it reads
 * changes. A line with a `benefit` takes the place of the lines of the salary with the same benefit and kind.
 */
export type LineSource = (tx: Transaction, terms: PayTerms, people: readonly PaidPerson[], soFar: LinesSoFar) => Promise<readonly PayLine[]>;

/** In the order in which they are asked: contributions and taxes come after what is earned, and lost uniform and instalments of advances take of what those leave. */
export const lineSources: readonly LineSource[] = [salarySource, lossSource, arrearSource, recoverySource, overtimeSource, specialWageSource, closedLeaveSource, compOffSource, earningSource, claimSource, airTicketSource, advanceSource, clawbackSource, statutorySource, incomeTaxSource, uniformLossSource, advanceRecoverySource];
