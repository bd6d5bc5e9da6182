import type { Context } from '../context.ts';
import { answerJob } from '../resource/import/job-view.ts';
import { signedIn } from '../resource/import/serving.ts';

export const importJob = ({ id }: { readonly id: string }, context: Context): Promise<object> => answerJob(context.db, signedIn(context), id);
