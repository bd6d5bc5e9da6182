import type { Context } from '../context.ts';
import { signedIn } from '../resource/import/serving.ts';
import { checkUpdates } from '../resource/update-many.ts';
import { readUpdates } from '../resource/read-updates.ts';
import type { UpdatesArguments } from '../resource/read-updates.ts';

export const checkRecordUpdates = async (args: UpdatesArguments, context: Context): Promise<object> => {
  const { resource, updates, caller } = readUpdates(args, context, signedIn(context));
  const { problems, ...found } = await checkUpdates(resource, updates, caller);
  return { errorCode: '', message: '', ...found, problems: problems.map(({ row, field, message }) => ({ id: row, field: field === '' ? null : field, message })) };
};
