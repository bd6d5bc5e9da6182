import type { Context } from '../context.ts';
import { createMissing as create } from '../resource/import/change.ts';
import type { TargetText } from '../resource/import/mapping.ts';
import { answerAndWork, signedIn } from '../resource/import/serving.ts';

type Arguments = { readonly id: string; readonly target: string; readonly values?: readonly TargetText[] | null };

export const createMissing = async ({ id, target, values }: Arguments, context: Context): Promise<object> => {
  await create(context.db, signedIn(context), id, target, values ?? []);
  return answerAndWork(context, id);
};
