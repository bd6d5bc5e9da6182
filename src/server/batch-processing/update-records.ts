import type { Context } from '../context.ts';
import { signedIn } from '../resource/import/serving.ts';
import { updateMany, type UpdateWay } from '../resource/update-many.ts';
import { readUpdates } from '../resource/read-updates.ts';
import type { UpdatesArguments } from '../resource/read-updates.ts';

export const updateRecords = async (args: UpdatesArguments & { readonly by?: UpdateWay | null }, context: Context): Promise<object> => {
  const { resource, updates, caller } = readUpdates(args, context, signedIn(context));
  return { errorCode: '', ...(await updateMany(resource, updates, caller, args.by ?? null)) };
};
