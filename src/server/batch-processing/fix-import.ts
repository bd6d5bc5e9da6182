import type { Context } from '../context.ts';
import { fixImport as fix } from '../resource/import/change.ts';
import type { CellFix, Replacement } from '../resource/import/change.ts';
import { answerAndWork, signedIn } from '../resource/import/serving.ts';

type Arguments = { readonly id: string; readonly cells?: readonly CellFix[] | null; readonly replace?: readonly Replacement[] | null; readonly undo?: readonly number[] | null };

export const fixImport = async ({ id, cells, replace, undo }: Arguments, context: Context): Promise<object> => {
  await fix(context.db, signedIn(context), id, { cells: cells ?? [], replace: replace ?? [], undo: undo ?? [] });
  return answerAndWork(context, id);
};
