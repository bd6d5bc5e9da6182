import type { Context } from '../context.ts';
import { leaveRowsOut as leaveOut } from '../resource/import/change.ts';
import { answerJob } from '../resource/import/job-view.ts';
import { signedIn } from '../resource/import/serving.ts';

type Arguments = { readonly id: string; readonly rows?: readonly number[] | null; readonly leftOut: boolean };

export const leaveRowsOut = async ({ id, rows, leftOut }: Arguments, context: Context): Promise<object> => {
  const session = signedIn(context);
  await leaveOut(context.db, session, id, rows ?? null, leftOut);
  return answerJob(context.db, session, id);
};
