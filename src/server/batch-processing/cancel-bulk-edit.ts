import type { Context } from '../context.ts';
import { answerBulkEdit, wishToCancel } from '../resource/bulk-edit/serving.ts';

export const cancelBulkEdit = async ({ id }: { readonly id: string }, context: Context): Promise<object> => {
  await wishToCancel(context, id);
  return answerBulkEdit(context, id);
};
