import { finding } from '../../domain/problem.ts';
import { changeRound, sumOfLines } from '../bonus/round-changes.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const BY_ACTS = ['employeeId', 'roundId', 'name', 'status', 'payoutDate', 'currency', 'base', 'percent', 'days', 'periodDays', 'setOff', 'calculated', 'earningId'] as const;

/** The amount alone is adjusted, with the reason, while the round is a draft, and never one's own. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (before === null) return;
    const isAdjusted = values['amount'] !== undefined && Number(values['amount']) !== Number(before['amount']);
    if (caller.source === 'UNDO' && !isAdjusted) return;
    const [round] = await tx.query<{ status: string }>('select status from bonus_round where org_code = $1 and id = $2::bigint for update', [tx.orgCode, before['roundId']]);
    if (caller.source !== 'UNDO' && BY_ACTS.some((key) => key in values && String(values[key] ?? '') !== String(before[key] ?? ''))) refuseFields(caller, [{ field: 'amount', ...finding('bonusRound.byActs') }]);
    if (round?.status !== 'DRAFT' && (isAdjusted || 'reason' in values)) refuseFields(caller, [{ field: 'amount', ...finding('bonusRound.notDraft') }]);
    if (isAdjusted && caller.session.employeeId !== null && String(before['employeeId']) === caller.session.employeeId) throw refuse('OWN_REQUEST');
    const whole = { ...before, ...values };
    const isOther = Number(whole['amount']) !== Number(whole['calculated']);
    refuseFields(caller, isOther && String(whole['reason'] ?? '').trim() === '' ? [{ field: 'reason', ...finding('bonus.noReason') }] : []);
    if (!isOther && caller.source !== 'UNDO') values['reason'] = null;
  },
  follows: ['amount'],
  together: async (tx, { session }, written) => {
    const rounds = [...new Set(written.flatMap(({ after, before }) => (before === null || Number(after['amount']) === Number(before['amount']) ? [] : [String(after['roundId'])])))];
    const changes = [];
    for (const id of rounds) changes.push(await changeRound(tx, id, await sumOfLines(tx, id), session.name));
    return changes;
  },
};
