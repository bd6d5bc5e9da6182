/** What payroll does with an advance: it was paid apart, and how it is paid back. */
import { aheadFrom, outstandingOf } from '../../domain/advances/plan.ts';
import type { Advance } from '../../domain/advances/plan.ts';
import { firstDayOf, monthOf } from '../../domain/advances/months.ts';
import { isDecimal } from '../../domain/decimal.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import { changeAll } from '../payroll/change-all.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import type { Session } from '../session.ts';
import { advanceWords } from './advance-words.ts';
import { advanceWithin } from './lock-advance.ts';
import { nextMonth } from './next-month.ts';
import { asAdvance, readAdvances } from './read-advances.ts';
import type { KnownAdvance } from './read-advances.ts';
import { readGrounds } from './read-grounds.ts';
import { tellOfAdvance } from './tell-of-advance.ts';

export type Step = {
  readonly advanceId: string;
  readonly step: 'PAY' | 'UNPAY' | 'SKIP' | 'REPLAN' | 'REPAY' | 'FORFEIT';
  readonly day?: string | null;
  readonly reference?: string | null;
  readonly month?: string | null;
  readonly instalments?: number | null;
  readonly amount?: string | null;
  readonly reason?: string | null;
};

type At = { readonly tx: Transaction; readonly session: Session; readonly image: Image; readonly known: KnownAdvance; /** Held payslips count. */ readonly advance: Advance; readonly currency: string; readonly asked: Step };

const refuseStep = ({ session }: Pick<At, 'session'>, field: string, found: Finding): never => {
  refuseProblems({ session }, [{ field, ...found }]);
  throw refuse('BAD_USER_INPUT');
};

const required = (at: At, field: string, value: string | null | undefined, most: number, fieldName: string): string => {
  const text = (value ?? '').trim();
  if (text === '') refuseStep(at, field, finding('rule.required', {}, { fieldName }));
  if (text.length > most) refuseStep(at, field, finding('rule.maxLength', { smart_count: most, maxLength: most }, { fieldName }));
  return text;
};

const reasonOf = (at: At): string => required(at, 'reason', at.asked.reason, 300, 'common.reason');

const referenceOf = (at: At): string | null => ((at.asked.reference ?? '').trim() === '' ? null : required(at, 'reference', at.asked.reference, 60, 'salaryAdvance.paidReference'));

/** A day that is over, or today. */
const dayOf = async (at: At): Promise<string> => {
  const day = required(at, 'day', at.asked.day, 10, 'common.date');
  if (day > (await todayOf(at.tx, at.known.employeeId))) refuseStep(at, 'day', finding('salaryAdvance.inFuture'));
  return day;
};

const change = ({ tx, session, image }: At, next: (was: Image) => Image): Promise<readonly Change[]> => changeAll(tx, 'SalaryAdvance', [image.id], session.name, next);

/** One more decision of how it is paid back. */
const add = async (at: At, row: Readonly<Record<string, unknown>>): Promise<readonly Change[]> => {
  const { tx, session, known } = at;
  const id = String(await allocate(tx, 'advance_change', 1));
  const line = { id, day: await todayOf(tx, known.employeeId), month: null, instalments: null, amount: null, reference: null, by: session.name.slice(0, 200), ...row };
  return change(at, (was) => ({ ...was, changes: [...((was['changes'] ?? []) as readonly unknown[]), line] }));
};

const pay = async (at: At): Promise<readonly Change[]> => {
  const { tx, session, known, asked } = at;
  if (known.status !== 'APPROVED' || known.paidOn !== null) refuseStep(at, 'status', finding('salaryAdvance.notApproved'));
  const { grounds, currency } = await readGrounds(tx, known.employeeId, known.id);
  if (grounds.leavesOn !== null) refuseStep(at, 'status', finding('salaryAdvance.leaving', { day: (await advanceWords(tx, session.language, currency)).day(grounds.leavesOn) }));
  const paidOn = await dayOf(at);
  const paidReference = referenceOf({ ...at, asked });
  const next = firstDayOf(await nextMonth(tx));
  // The run of a month that is final deducts nothing of it any more: without this the next one would take two instalments at once.
  const changes = await change(at, (was) => ({ ...was, paidOn, paidReference, recoverFrom: known.recoverFrom < next ? next : known.recoverFrom }));
  await tellOfAdvance(tx, session, changes[0]!.after!, 'advancePaid');
  return changes;
};

const unpay = async (at: At): Promise<readonly Change[]> => {
  const { tx, session, known } = at;
  if (known.paidOn === null) refuseStep(at, 'status', finding('salaryAdvance.notPaid'));
  if (known.afterRun !== null) refuseStep(at, 'status', finding('salaryAdvance.byRun'));
  if (known.changes.length > 0 || known.deductions.length > 0) refuseStep(at, 'status', finding('salaryAdvance.begun'));
  const changes = await change(at, (was) => ({ ...was, paidOn: null, paidReference: null }));
  await tellOfAdvance(tx, session, changes[0]!.after!, 'advanceUnpaid');
  return changes;
};

const refuseClosed = (at: At): void => {
  if (at.known.paidOn === null) refuseStep(at, 'status', finding('salaryAdvance.notPaid'));
  if (outstandingOf(at.advance) <= 0n) refuseStep(at, 'status', finding('salaryAdvance.closed'));
};

const plan = async (at: At, row: (next: string) => Readonly<Record<string, unknown>>): Promise<readonly Change[]> => {
  refuseClosed(at);
  const reason = reasonOf(at);
  const changes = await add(at, { reason, ...row(await nextMonth(at.tx)) });
  await tellOfAdvance(at.tx, at.session, changes[0]!.after!, 'advanceChanged');
  return changes;
};

const skip = (at: At): Promise<readonly Change[]> =>
  plan(at, (next) => {
    const month = monthOf(at.asked.month ?? '');
    if (!aheadFrom(at.advance, next).some((row) => row.month === month)) refuseStep(at, 'month', finding('salaryAdvance.notInPlan'));
    return { kind: 'SKIP', month: firstDayOf(month) };
  });

const replan = (at: At): Promise<readonly Change[]> =>
  plan(at, (next) => {
    const count = at.asked.instalments ?? 0;
    if (!Number.isInteger(count) || count < 1) refuseStep(at, 'instalments', finding('rule.min', { minValue: 1 }));
    if (count > 60) refuseStep(at, 'instalments', finding('rule.max', { maxValue: 60 }));
    return { kind: 'REPLAN', month: firstDayOf(next > at.advance.firstMonth ? next : at.advance.firstMonth), instalments: count };
  });

/** More than nothing, and no more than is left. */
const amountOf = async (at: At): Promise<string> => {
  const { tx, session, advance, currency, asked } = at;
  const text = asked.amount ?? '';
  if (!isDecimal(text) || toMinor(text, currency, 'halfUp') <= 0n) refuseStep(at, 'amount', finding('rule.min', { minValue: fromMinor(1n, currency) }));
  const [amount, left] = [toMinor(text, currency, 'halfUp'), outstandingOf(advance)];
  if (amount > left) refuseStep(at, 'amount', finding('salaryAdvance.moreThanLeft', { left: (await advanceWords(tx, session.language, currency)).money(left) }));
  return fromMinor(amount, currency);
};

const giveBack = async (at: At, kind: 'REPAYMENT' | 'FORFEIT'): Promise<readonly Change[]> => {
  refuseClosed(at);
  const { tx, session, known, currency } = at;
  const amount = await amountOf(at);
  const day = kind === 'REPAYMENT' ? await dayOf(at) : await todayOf(tx, known.employeeId);
  if (kind === 'REPAYMENT' && day < known.paidOn!) refuseStep(at, 'day', finding('salaryAdvance.beforePayment', { day: (await advanceWords(tx, session.language, currency)).day(known.paidOn!) }));
  const changes = await add(at, { kind, amount, day, reference: kind === 'REPAYMENT' ? referenceOf(at) : null, reason: reasonOf(at) });
  await tellOfAdvance(tx, session, changes[0]!.after!, kind === 'REPAYMENT' ? 'advanceRepaid' : 'advanceChanged', day);
  return changes;
};

const STEPS: Readonly<Record<Step['step'], (at: At) => Promise<readonly Change[]>>> = { PAY: pay, UNPAY: unpay, SKIP: skip, REPLAN: replan, REPAY: (at) => giveBack(at, 'REPAYMENT'), FORFEIT: (at) => giveBack(at, 'FORFEIT') };

/** The step on the advance, which is locked meanwhile: of two at once the later one sees what the other did. Nobody moves their own. */
export const moveAdvance = async (tx: Transaction, grant: Grant, asked: Step): Promise<{ readonly changes: readonly Change[]; readonly outstanding: string; readonly currency: string }> => {
  const { session } = grant;
  const image = await advanceWithin(tx, grant, asked.advanceId, 'LOCK');
  if (session.employeeId !== null && String(image['employeeId']) === session.employeeId) throw refuse('OWN_REQUEST');
  const { currency } = await readPayrollSettings(tx);
  const read = async (): Promise<KnownAdvance> => (await readAdvances(tx, 'a.id = $2::bigint', [image.id]))[0]!;
  const known = await read();
  const changes = await STEPS[asked.step]({ tx, session, image, known, advance: asAdvance(known, { currency, withHeld: true }), currency, asked });
  return { changes, outstanding: fromMinor(outstandingOf(asAdvance(await read(), { currency })), currency), currency };
};
