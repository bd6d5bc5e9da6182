import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ListQuery } from '../../providers/data/listQuery.ts';
import { useListModel } from './ListModel.ts';
import type { ListModel } from './ListModel.ts';
import { useExport } from './useExport.ts';

export type SelectionAction = { readonly key: string; readonly label: string; readonly icon: ReactNode; readonly isDestructive: boolean; readonly isWorking: boolean; readonly run: () => void };

/** What a query of the list must match to be just what is selected. */
export const selectedQuery = ({ selection, query }: Pick<ListModel, 'selection' | 'query'>): ListQuery =>
  selection.matching ? { ...query, ...(selection.ids.size > 0 ? { except: [...selection.ids] } : {}) } : { filter: {}, search: '', sorts: query.sorts, ids: [...selection.ids] };

/** What one can do with the selection; an action that a right forbids is absent. */
export const useSelectionActions = (onDelete: () => void, onEdit?: () => void): readonly SelectionAction[] => {
  const model = useListModel();
  const { rights, selection } = model;
  const translate = useTranslate();
  const exporting = useExport(model);
  const chosen = selectedQuery(model);
  return [
    ...(rights.EDIT && onEdit ? [{ key: 'edit', label: translate('grid.action.edit'), icon: <Pencil />, isDestructive: false, isWorking: false, run: onEdit }] : []),
    ...(rights.EXPORT
      ? [{ key: 'export', label: translate('grid.action.export'), icon: <Download />, isDestructive: false, isWorking: exporting.isWorking, run: () => void exporting.run('xlsx', chosen, selection.count) }]
      : []),
    ...(rights.DELETE ? [{ key: 'delete', label: translate('grid.action.delete'), icon: <Trash2 />, isDestructive: true, isWorking: false, run: onDelete }] : []),
  ];
};
