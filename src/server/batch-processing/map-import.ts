import type { Context } from '../context.ts';
import { mapImport as map } from '../resource/import/change.ts';
import type { Mapping } from '../resource/import/mapping.ts';
import { answerAndWork, signedIn } from '../resource/import/serving.ts';

export const mapImport = async ({ id, mapping }: { readonly id: string; readonly mapping: Mapping }, context: Context): Promise<object> => {
  await map(context.db, signedIn(context), id, mapping);
  return answerAndWork(context, id);
};
