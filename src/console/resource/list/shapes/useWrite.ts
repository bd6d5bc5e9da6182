import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { changeLabel } from '../../../providers/data/changeLabel.ts';
import type { Row } from '../../../providers/data/row.ts';
import { push } from '../../../shell/changes.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../../shell/useUndo.ts';
import type { CellEdit } from '../cells/editStore.ts';
import type { Wanted } from '../../askAlong.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { refusedRows, saveEdits } from '../tray/saveEdits.ts';

export type Written = { readonly row: Row; readonly name: string; readonly values: readonly { readonly field: Field; readonly after: unknown }[]; /** What to say when it is done. */ readonly message: string; /** What was said to what goes along, and whether mails leave. */ readonly wanted?: Wanted; readonly isMailed?: boolean };

/**
 * Writes fields of one record at once, as a drag does, by the same operation as the tray: with the version that was seen, in one change-set that can be undone.
 * Answers whether it was written; if not, why was said and the list is read again.
 */
export const useWrite = (): ((written: Written) => Promise<boolean>) => {
  const { target, change } = useListModel();
  const { resource, name: screen } = target;
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const words = useEntityWords(resource);
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { undo } = useUndo();
  return async ({ row, name, values, message, wanted, isMailed = false }) => {
    const cells = new Map(values.map(({ field, after }): [string, CellEdit] => [field.key, { field, before: row[field.name], after, problem: undefined }]));
    try {
      const { changeSet, message: told } = await saveEdits(resource.type, [{ row, cells }], { by: 'MOVE', ...wanted });
      if (changeSet !== null) push(changeSet, resource.endpoint, await changeLabel({ endpoint: resource.endpoint, entity: resource.name, changeSet, kind: 'update', count: 1 }), undefined, isMailed);
      await queryClient.invalidateQueries();
      show({ type: 'success', message: [told || message, isMailed ? translate('mailsAhead.left') : ''].filter(Boolean).join('. '), ...(changeSet === null ? {} : { action: { label: translate('grid.undo'), run: () => void undo() } }) });
      return true;
    } catch (error) {
      const refused = refusedRows(error);
      const problems = refused?.problems ?? [];
      // What the record lacks is filled in where the record is.
      const isElsewhere = problems.some((problem) => problem.field !== null && !values.some(({ field }) => field.key === problem.field));
      const why = [...new Set(problems.map((problem) => problem.message))].join(' ');
      if (problems.length > 0) show({ type: 'warning', message: translate('shapes.refused', { name, why }), ...(isElsewhere ? { action: { label: translate('shapes.openRecord'), run: () => change({ record: row.id }) } } : {}) });
      else if (refused && refused.conflicts.length > 0) show({ type: 'warning', message: translate('shapes.conflict', { name }) });
      else tellFailure(error, { action: 'update', form: words.title });
      await queryClient.invalidateQueries({ queryKey: [screen] });
      return false;
    }
  };
};
