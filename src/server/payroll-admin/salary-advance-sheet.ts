import { aheadFrom, outstandingOf } from '../../domain/advances/plan.ts';
import { firstDayOf } from '../../domain/advances/months.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import type { Grant } from '../access/authorise.ts';
import { advanceWithin } from '../advances/lock-advance.ts';
import { nextMonth } from '../advances/next-month.ts';
import { asAdvance, readAdvances } from '../advances/read-advances.ts';
import type { KnownAdvance } from '../advances/read-advances.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

const NOTHING = { name: null, amount: null, month: null, instalments: null, reference: null, reason: null, by: null };

/** What happened, by day. */
const entriesOf = ({ deductions, changes }: KnownAdvance) =>
  [
    ...deductions.map(({ kind, day, name, amount, month }) => ({ ...NOTHING, kind, day, name, amount, month: firstDayOf(month) })),
    ...changes.map(({ kind, day, amount, month, instalments, reference, reason, by }) => ({ ...NOTHING, kind, day, amount, month: month === null ? null : firstDayOf(month), instalments, reference, reason, by })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

/** What became of an advance and what is to come, reckoned from what happened. */
export const salaryAdvanceSheet = ({ advanceId }: { readonly advanceId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { id } = await advanceWithin(tx, grant, advanceId);
    const [known] = await readAdvances(tx, 'a.id = $2::bigint', [id]);
    const { currency } = await readPayrollSettings(tx);
    const one = known!;
    const money = (minor: bigint): string => fromMinor(minor, currency);
    const sum = (amounts: readonly (string | null)[]): string => money(amounts.reduce((total, amount) => total + toMinor(amount ?? '0', currency, 'halfUp'), 0n));
    const of = (kind: string): readonly (string | null)[] => one.changes.filter((change) => change.kind === kind).map(({ amount }) => amount);
    return {
      errorCode: '', message: '', advanceId: id, employeeId: one.employeeId, currency, amount: one.amount, paidOn: one.paidOn, isPaidByRun: one.afterRun !== null,
      recovered: sum(one.deductions.filter(({ kind }) => kind !== 'HELD').map(({ amount }) => amount)), repaid: sum(of('REPAYMENT')), forfeited: sum(of('FORFEIT')),
      outstanding: money(one.paidOn === null ? 0n : outstandingOf(asAdvance(one, { currency }))), entries: entriesOf(one),
      ahead: aheadFrom(asAdvance(one, { currency, withHeld: true }), await nextMonth(tx)).map(({ month, amount }) => ({ month: firstDayOf(month), amount: money(amount) })),
    };
  });
