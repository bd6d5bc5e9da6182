/** A settlement as it is by what is known now: one reckoning, of the sources of payslips and its own. */
import { fromMinor } from '../../domain/money.ts';
import type { PayLine } from '../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import { payslipTotals } from '../../domain/payroll/payslip/payslip-totals.ts';
import type { PayslipTotals } from '../../domain/payroll/payslip/payslip-totals.ts';
import { adjustmentLine } from '../../domain/settlement/adjustment.ts';
import type { Transaction } from '../db/org.ts';
import type { Besides } from '../income-tax/income-tax-lines.ts';
import type { LineSource } from '../payroll/line-sources.ts';
import { personLines } from '../payroll/person-lines.ts';
import { lastAdvancesWith } from '../payroll/sources/advances.ts';
import { airTicketsUntil } from '../payroll/sources/air-tickets.ts';
import { arrearSource } from '../payroll/sources/arrears.ts';
import { closedLeaveSource } from '../payroll/sources/closed-leave.ts';
import { claimsUntil } from '../payroll/sources/claims.ts';
import { clawbacksOn } from '../payroll/sources/clawbacks.ts';
import { earningsUntil } from '../payroll/sources/earnings.ts';
import { lastCompOffSource } from '../payroll/sources/comp-off.ts';
import { incomeTaxWith } from '../payroll/sources/income-tax.ts';
import { lastRecoverySource } from '../payroll/sources/recoveries.ts';
import { lossSource, salarySource } from '../payroll/sources/salary.ts';
import { overtimeUntil } from '../payroll/sources/overtime.ts';
import { specialWageSource } from '../payroll/sources/special-wages.ts';
import { statutorySource } from '../payroll/sources/statutory.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { readGratuityRule } from '../statutory/gratuity-rule.ts';
import { leaverTerms, paidLeaver } from './leaver-terms.ts';
import { pointsOf } from './points.ts';
import type { SettlementPoint } from './points.ts';
import { readLeaver } from './read-leaver.ts';
import type { Leaver } from './read-leaver.ts';
import { gratuityLines } from './sources/gratuity-lines.ts';
import { leaveLines } from './sources/leave-lines.ts';
import { noticeLines } from './sources/notice-lines.ts';
import { uniformLines } from './sources/uniform-lines.ts';
import { deductedClawbacks, heldAdvances, heldHours, heldLines, knownPayslips, paidBeforeLines, taxBesides } from './sources/paid-before.ts';
import type { KnownPayslip } from './sources/paid-before.ts';

export type Reckoned = { readonly leaver: Leaver; readonly terms: PayTerms; readonly lines: readonly PayLine[]; readonly totals: PayslipTotals; readonly payslips: readonly KnownPayslip[]; readonly points: readonly SettlementPoint[] };

const EVER = '9999-12-31';

/** Lines of one figure that come to nothing go, but those that somebody entered. */
const withoutEven = (lines: readonly PayLine[]): readonly PayLine[] => {
  const keyOf = ({ kind, code }: PayLine): string => `${kind} ${code}`;
  const groups = Map.groupBy(lines, keyOf);
  const isKept = (some: readonly PayLine[]): boolean => some.some(({ source }) => source.of === 'ADJUSTMENT') || some.reduce((sum, { amount }) => sum + amount, 0n) !== 0n;
  return lines.filter((line) => isKept(groups.get(keyOf(line))!));
};

/** What a source answers without what held payslips pay, or a final one deducted. */
const without = (source: LineSource, gone: ReadonlySet<string>): LineSource => async (...asked) => (await source(...asked)).filter(({ source: { of, id } }) => !gone.has(`${of} ${id ?? ''}`));

/**
 * Everything that is owed on either side when somebody leaves, reckoned as a payslip of the pay cycle of the last working day: the same sources, with no cycle to come, so that claims, earnings of the fiscal year, clawbacks and days
 * given back all count; leave, notice and gratuity; then contributions and taxes. What payslips of the same days and later ones paid stands against it.
 */
export const reckon = async (tx: Transaction, settlementId: string): Promise<Reckoned> => {
  const { country, currency } = await readPayrollSettings(tx);
  const leaver = await readLeaver(tx, settlementId, country);
  const { employeeId, lastWorkingDay } = leaver;
  const terms = await leaverTerms(tx, leaver);
  const person = await paidLeaver(tx, terms, leaver);
  const payslips = await knownPayslips(tx, leaver, terms);
  const leave = await leaveLines(tx, leaver, currency);
  const gratuity = gratuityLines(leaver, await readGratuityRule(tx, country, lastWorkingDay), currency);
  const notice = noticeLines(leaver, currency);
  const adjusted = leaver.adjustments.map((one) => adjustmentLine(employeeId, one, currency));
  const inHeld = payslips.filter(({ status }) => status === 'HELD').flatMap(({ lines }) => lines).map(({ of, id }) => `${of} ${id ?? ''}`);
  const gone = new Set([...inHeld, ...(await deductedClawbacks(tx, employeeId, terms.fromDate))]);
  const own = [...leave.lines, ...notice, ...gratuity.lines, ...(await uniformLines(tx, leaver, currency)), ...adjusted];
  const besides = async (): Promise<ReadonlyMap<string, Besides>> => {
    const plain = [...notice, ...adjusted].filter(({ kind }) => kind === 'EARNING').map(({ amount }) => ({ amount, isTaxed: true }));
    const once = [...leave.once, ...gratuity.once, ...plain, ...heldHours(payslips, terms)].filter(({ amount }) => amount !== 0n).map(({ amount, isTaxed }) => ({ amount: fromMinor(amount, currency), isTaxed }));
    return new Map([[employeeId, { once, deducted: await taxBesides(tx, employeeId, payslips, terms) }]]);
  };
  const inKind = new Set(person.salaries.flatMap(({ parts }) => parts.flatMap(({ code, isInKind }) => (isInKind === true ? [code] : []))));
  const given = (lines: readonly PayLine[]): LineSource => async () => lines;
  const sources: readonly LineSource[] = [
    salarySource, lossSource, arrearSource, lastRecoverySource,
    without(overtimeUntil(({ toDate }) => toDate), gone), specialWageSource, without(closedLeaveSource, gone), without(lastCompOffSource, gone),
    without(earningsUntil(({ fiscalYear }) => fiscalYear.to), gone), without(claimsUntil(() => EVER), gone), without(airTicketsUntil(() => EVER), gone), without(clawbacksOn(() => ({ from: '1900-01-01', to: EVER })), gone), given(own),
    statutorySource, given(paidBeforeLines(employeeId, payslips, terms.fromDate, currency, inKind)), incomeTaxWith(besides), lastAdvancesWith(heldAdvances(payslips)), given(heldLines(employeeId, payslips, currency)),
  ];
  const lines = withoutEven((await personLines(tx, terms, [person], sources)).get(employeeId) ?? []);
  const totals = payslipTotals(lines);
  return { leaver, terms, lines, totals, payslips, points: await pointsOf(tx, leaver, terms, { hasSalary: person.segments.length > 0 || payslips.length > 0, net: totals.net }) };
};
