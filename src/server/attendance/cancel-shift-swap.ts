import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { moveSwap } from './roster/swap-act.ts';

/** Whoever asked takes it back, while it waits. */
export const cancelShiftSwap = (args: { readonly id: string; readonly version: number }, context: Context, grant: Grant) =>
  moveSwap('cancelShiftSwap', args, context, grant, 'employeeId', (_tx, { status }) => {
    if (!String(status).startsWith('PENDING')) throw refuse('STATUS_MOVED_ON', { words: { status: say(grant.session.language, `enum.SwapStatus.${String(status)}`) } });
    return Promise.resolve('CANCELLED');
  });
