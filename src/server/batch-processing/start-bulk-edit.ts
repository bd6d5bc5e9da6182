import type { Context } from '../context.ts';
import { answerBulkEdit, beginWork, keepBulkEdit } from '../resource/bulk-edit/serving.ts';
import type { BulkEditInput } from '../resource/bulk-edit/serving.ts';
import { signedIn } from '../resource/import/serving.ts';

export const startBulkEdit = async ({ input }: { readonly input: BulkEditInput }, context: Context): Promise<object> => {
  const id = await keepBulkEdit(context, input);
  beginWork(context, signedIn(context).orgCode, id);
  return answerBulkEdit(context, id);
};
