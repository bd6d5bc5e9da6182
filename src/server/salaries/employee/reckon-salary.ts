/** What is written of a salary besides what a person gives: cost, months, figures, and the status of a first one. */
import { compareDecimals } from '../../../domain/decimal.ts';
import { against, FIRST, formerCtc } from '../../../domain/payroll/salary/following.ts';
import { paidMonths } from '../../../domain/payroll/salary/paid-months.ts';
import { revisedCtc } from '../../../domain/payroll/salary/revised-ctc.ts';
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { employmentProblems } from '../../people/employment.ts';
import { sayDay } from '../../people/say-day.ts';
import { todayOf } from '../../people/today.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';
import { readPayrollSettings } from '../payroll-settings.ts';
import { otherSums } from '../other-sums.ts';
import { ownLines } from '../own-lines.ts';
import { reckonSalary } from '../reckon.ts';
import { factsOf } from '../salary-facts.ts';
import { historyOf } from './history.ts';

const LISTS = ['allowances', 'retirals', 'grosses'] as const;
const text = (value: unknown): string | null => (value == null ? null : String(value));

/** Whether the request gives the field another value than the record has. */
const isGiven = (values: Values, before: Image | null, key: string): boolean => Object.hasOwn(values, key) && (before === null ? values[key] != null : JSON.stringify(values[key] ?? null) !== JSON.stringify(before[key] ?? null));

/** Days on which the person is employed, and salaries that it may follow. */
export const refuseUnfit = async (tx: Transaction, caller: Caller, whole: Values, id: string | null, isMeant: boolean): Promise<void> => {
  const employeeId = String(whole['employeeId']);
  const { language } = caller.session;
  const [from, to] = [String(whole['effectiveFrom']), text(whole['endsOn'])];
  const against_ = against(await historyOf(tx, employeeId, id === null ? [] : [id]), { revisionType: text(whole['revisionType']), effectiveFrom: from, isMeant });
  const [person] = await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId]);
  const words = { name: person?.name ?? '', ...(against_?.day === undefined ? {} : { day: await sayDay(tx, against_.day, language) }) };
  refuseFields(caller, [
    ...(against_ === undefined ? [] : [{ field: against_.field, ...finding(`employeeSalary.${against_.message}`, words) }]),
    ...(await employmentProblems(tx, { employeeId, from: ['effectiveFrom', from], to: to === null ? ['effectiveFrom', from] : ['endsOn', to] }, language)),
  ]);
};

/** A cost that was given beside the former one, which the request may name: it is what it is. */
const costOf = (values: Values, before: Image | null, former: string | null, currency: string) => {
  const [isCost, isPercent] = [isGiven(values, before, 'annualCTC'), isGiven(values, before, 'reviseCtcByPercentage')];
  const [cost, percent] = [text({ ...before, ...values }['annualCTC']), text({ ...before, ...values }['reviseCtcByPercentage'])];
  // What alone was changed decides; what follows from it gives way.
  return revisedCtc({ former, currency, annualCTC: isPercent && !isCost && percent !== null ? null : cost, percent: isPercent || cost === null ? percent : null });
};

/** Completes the values of a salary that is new or changed, and refuses what keeps it from being reckoned. */
export const completeSalary = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<void> => {
  const whole: Values = { ...before, ...values };
  const [employeeId, id] = [String(whole['employeeId']), before?.id ?? null];
  const isMeant = whole['status'] !== 'DRAFT';
  await refuseUnfit(tx, caller, whole, id, isMeant || (whole['revisionType'] ?? FIRST) === FIRST);
  const [today, { currency }, history] = [await todayOf(tx), await readPayrollSettings(tx), await historyOf(tx, employeeId, id === null ? [] : [id])];
  const former = (whole['revisionType'] ?? FIRST) === FIRST ? null : formerCtc(history, currency);
  const told: Problem[] = [];
  if (values['previousCtc'] != null && before === null && compareDecimals(String(values['previousCtc']), former ?? '0') !== 0) told.push({ field: 'previousCtc', ...finding('employeeSalary.otherFormer', { amount: former ?? '0', currency }) });
  const revised = costOf(values, before, former, currency);
  if ('problem' in revised) told.push(revised.problem);
  else if (revised.annualCTC === null) told.push({ field: 'annualCTC', ...finding('salary.ctcNeeded', { currency }) });
  // A day that alone was changed carries the months along.
  const isMoved = isGiven(values, before, 'effectiveFrom');
  const month = (key: string): string | null => (isMoved && !isGiven(values, before, key) ? null : text(whole[key]));
  const months = paidMonths({ effectiveFrom: String(whole['effectiveFrom']), salaryEffectiveMonth: month('salaryEffectiveMonth'), payoutMonth: month('payoutMonth'), now: today.slice(0, 7) });
  if ('problems' in months) told.push(...months.problems);
  refuseFields(caller, told);
  const { annualCTC, percent } = revised as { readonly annualCTC: string; readonly percent: string | null };
  // Another template brings its own lines, unless lines come with it.
  const isOther = before !== null && values['templateId'] != null && String(values['templateId']) !== String(before['templateId'] ?? '') && LISTS.every((key) => !Object.hasOwn(values, key));
  const emptied: Values = isOther ? { allowances: [], retirals: [], grosses: [] } : {};
  const asked = { ...whole, ...emptied, annualCTC, effectiveFrom: whole['effectiveFrom'], salaryEffectiveMonth: null };
  const { parts, structure, annualGrossSalary, monthlyGrossSalary } = await reckonSalary(tx, caller, asked, (day) => factsOf(tx, Number(employeeId), day, null));
  refuseFields(caller, otherSums('employeeSalary', values, { annualGrossSalary, monthlyGrossSalary, currency }));
  Object.assign(values, emptied, await ownLines(tx, 'EmployeeSalary', isOther ? {} : whole, parts), { ...months, annualGrossSalary, monthlyGrossSalary, currency, structure, annualCTC, reviseCtcByPercentage: percent, previousCtc: former });
  if ((whole['revisionType'] ?? FIRST) !== FIRST) return;
  // A first salary takes nothing from anybody: it holds from its day on.
  Object.assign(values, { revisionType: FIRST, status: String(whole['effectiveFrom']) <= today ? 'APPLIED' : 'APPROVED', isPresent: true });
};
