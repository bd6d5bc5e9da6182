import type { Context } from '../context.ts';
import { answerAlong } from '../resource/along.ts';
import { signedIn } from '../resource/import/serving.ts';
import { readUpdates, type UpdatesArguments } from '../resource/read-updates.ts';

export const recordUpdatesAlong = async (args: UpdatesArguments, context: Context): Promise<object> => {
  const { resource, updates, caller } = readUpdates(args, context, signedIn(context));
  return answerAlong(resource, caller, async () => updates.map(({ id, input }) => ({ id, values: input })));
};
