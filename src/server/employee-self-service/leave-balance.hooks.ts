import { finding } from '../../domain/problem.ts';
import { say } from '../messages.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

const daysOf = (value: unknown): number => Number(value ?? 0);

/** A balance without a note is known by its leave type and year. Payroll still pays no more than stands there as paid at the closure, and what it still has to pay does not go unseen. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole = { ...before, ...values };
    if (caller.source !== 'UNDO' && daysOf(whole['unpaidDays']) > daysOf(whole['encashedDays'])) values['unpaidDays'] = whole['encashedDays'];
    if (whole['note'] !== null && whole['note'] !== undefined) return;
    const [type] = await tx.query<{ name: string }>('select name from leave_type where org_code = $1 and id = $2::bigint', [tx.orgCode, whole['leaveTypeId']]);
    values['note'] = [type?.name, whole['year']].filter((part) => part !== undefined).join(' ');
  },
  beforeDelete: async (_tx, caller, images) => {
    const unpaid = images.map((image) => daysOf(image['unpaidDays'])).find((days) => days > 0);
    const { language } = caller.session;
    if (unpaid !== undefined && caller.source !== 'UNDO') refuseProblems(caller, [{ field: 'unpaidDays', ...finding('leaveBalance.unpaid', { days: say(language, 'leavePolicy.days', { smart_count: unpaid, days: unpaid }) }) }]);
  },
};
