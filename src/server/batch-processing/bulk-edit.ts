import type { Context } from '../context.ts';
import { answerBulkEdit } from '../resource/bulk-edit/serving.ts';

export const bulkEdit = ({ id }: { readonly id: string }, context: Context): Promise<object> => answerBulkEdit(context, id);
