import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { readRosterSetting } from './roster/roster-setting.ts';
import { moveSwap } from './roster/swap-act.ts';

type Arguments = { readonly id: string; readonly version: number; readonly accepts: boolean };

/** The colleague's word. After a yes the swap waits for approval, or is done at once where the settings ask for none. */
export const answerShiftSwap = (args: Arguments, context: Context, grant: Grant) =>
  moveSwap('answerShiftSwap', args, context, grant, 'colleagueId', async (tx, { status }) => {
    if (status !== 'PENDING_COLLEAGUE') throw refuse('STATUS_MOVED_ON', { words: { status: say(grant.session.language, `enum.SwapStatus.${String(status)}`) } });
    if (!args.accepts) return 'REJECTED';
    return (await readRosterSetting(tx)).swapNeedsApproval ? 'PENDING_APPROVAL' : 'APPROVED';
  });
