import type { Context } from '../context.ts';
import { answerBulkEdit, beginWork, keepBulkDelete } from '../resource/bulk-edit/serving.ts';
import type { BulkDeleteInput } from '../resource/bulk-edit/serving.ts';
import { signedIn } from '../resource/import/serving.ts';

export const startBulkDelete = async ({ input }: { readonly input: BulkDeleteInput }, context: Context): Promise<object> => {
  const id = await keepBulkDelete(context, input);
  beginWork(context, signedIn(context).orgCode, id);
  return answerBulkEdit(context, id);
};
