import type { Context } from '../context.ts';
import { answerOpenBulkEdits } from '../resource/bulk-edit/serving.ts';

export const bulkEdits = (_input: object, context: Context): Promise<object> => answerOpenBulkEdits(context);
