import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { addNew } from '../resource/new-records.ts';
import type { Values } from '../resource/hooks.ts';
import { ownEmployee } from './own-employee.ts';
import { callerOf } from './roster/swap-act.ts';
import { hooks } from './shift-swap.hooks.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly day: string; readonly colleagueId: string; readonly colleagueDay?: string | null; readonly reason: string };

const MOST_REASON = 300;

/** Asks a colleague, whom the asker need not be able to pick elsewhere: the settings say who may be asked. */
export const askShiftSwap = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('askShiftSwap', args, context, grant, null, async (tx) => {
    const { employeeId } = ownEmployee(grant.session);
    const reason = args.reason.trim();
    if (!/^\d{1,18}$/.test(args.colleagueId)) throw refuse('NOT_FOUND');
    if (reason === '') refuseProblems(grant, [{ field: 'reason', ...finding('rule.required', {}, { fieldName: 'common.reason' }) }]);
    if (reason.length > MOST_REASON) refuseProblems(grant, [{ field: 'reason', ...finding('rule.maxLength', { smart_count: MOST_REASON, length: reason.length }) }]);
    const caller = callerOf(context, grant);
    const values: Values = { employeeId, day: args.day, colleagueId: args.colleagueId, colleagueDay: args.colleagueDay ?? null, reason };
    await hooks.beforeSave!(tx, caller, values, null);
    const changes = await addNew(tx, 'ShiftSwap', [values], grant.session.name);
    await hooks.afterSave!(tx, caller, changes[0]!.after!, null);
    return { changes, answer: { status: 'PENDING_COLLEAGUE' } };
  });
