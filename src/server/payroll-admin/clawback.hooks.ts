import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { cycleOf } from '../clawback/cycle-of.ts';
import type { Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import { say } from '../messages.ts';
import { sayDay } from '../people/say-day.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

const movedOn = ({ session }: Caller, key: string) => refuse('STATUS_MOVED_ON', { words: { status: say(session.language, key) } });

/** What was withdrawn, or deducted in a pay cycle that was finalized, stays; nobody decides what they give back themselves. */
const refuseSettled = async (tx: Transaction, caller: Caller, before: Image): Promise<void> => {
  if (before['status'] === 'WITHDRAWN' && caller.source !== 'UNDO') throw movedOn(caller, 'enum.ClawbackStatus.WITHDRAWN');
  const [cycle] = await tx.query<{ status: string }>('select status from payroll_cycle where org_code = $1 and id = $2::bigint', [tx.orgCode, before['payrollPeriodId']]);
  if (before['status'] === 'CONFIRMED' && cycle?.status === 'FINALIZED') throw movedOn(caller, 'enum.PayrollCycleStatus.FINALIZED');
  if (caller.session.employeeId !== null && String(before['employeeId']) === caller.session.employeeId) throw refuse('OWN_REQUEST');
};

const amountProblems = async (tx: Transaction, whole: Values): Promise<Problem[]> => {
  const { status, amount, clawbackAmount: asked, proposedAmount: proposed, reason } = whole as Readonly<Record<string, string | null>>;
  const isBare = reason == null || reason.trim() === '';
  const isOther = asked !== null && proposed !== null && Number(asked) !== Number(proposed);
  if (asked !== null && Number(asked) > Number(amount)) return [{ field: 'clawbackAmount', ...finding('clawback.tooMuch', { amount: String(amount), currency: (await readPayrollSettings(tx)).currency }) }];
  if (asked === null && status === 'CONFIRMED') return [{ field: 'clawbackAmount', ...finding('clawback.amountNeeded') }];
  return isBare && (status === 'WAIVED' || isOther) ? [{ field: 'reason', ...finding('rule.required', {}, { fieldName: 'clawback.reason' }) }] : [];
};

const dayProblems = async (tx: Transaction, caller: Caller, whole: Values, before: Image): Promise<Problem[]> => {
  const [day, payout] = [String(whole['clawbackDate']), String(whole['payoutDate'])];
  if (day === before['clawbackDate'] && whole['status'] === before['status']) return [];
  if (day < payout) return [{ field: 'clawbackDate', ...finding('clawback.beforePayout', { day: await sayDay(tx, payout, caller.session.language) }) }];
  const cycle = await cycleOf(tx, day);
  return cycle?.isFinalized === true && whole['status'] !== 'WAIVED' ? [{ field: 'clawbackDate', ...finding('clawback.closedCycle', { cycle: cycle.name }) }] : [];
};

/** Payroll confirms what was proposed, changes it with a reason, or waives it; the figures behind it follow the earning and the exit alone. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (before === null) return;
    await refuseSettled(tx, caller, before);
    if (caller.source === 'UNDO') return;
    for (const { key, acts } of resourceOf('Clawback').fields) if (acts === true) delete values[key];
    const whole: Values = { ...before, ...values };
    refuseProblems(caller, [...(await amountProblems(tx, whole)), ...(await dayProblems(tx, caller, whole, before))]);
    values['payrollPeriodId'] = (await cycleOf(tx, String(whole['clawbackDate'])))?.id ?? null;
  },
  beforeDelete: (tx, _caller, images) => dropNotices(tx, images.map(({ id }) => ({ entity: 'Clawback', id }))),
};
