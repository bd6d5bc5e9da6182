import type { Context } from '../context.ts';
import { commitImport as commit } from '../resource/import/change.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { answerAndWork, signedIn } from '../resource/import/serving.ts';

type Arguments = { readonly id: string; readonly invalid: 'OMIT' | 'REFUSE'; readonly reason?: string | null };

export const commitImport = async ({ id, invalid, reason }: Arguments, context: Context): Promise<object> => {
  await commit(context.db, signedIn(context), id, invalid, reason, readIdempotencyKey(context.idempotencyKey));
  return answerAndWork(context, id);
};
