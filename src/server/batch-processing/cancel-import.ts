import type { Context } from '../context.ts';
import { cancelImport as cancel } from '../resource/import/change.ts';
import { answerAndWork, signedIn } from '../resource/import/serving.ts';

export const cancelImport = async ({ id }: { readonly id: string }, context: Context): Promise<object> => {
  await cancel(context.db, signedIn(context), id);
  return answerAndWork(context, id);
};
