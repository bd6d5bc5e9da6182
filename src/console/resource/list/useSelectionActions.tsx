import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ListQuery } from '../../providers/data/listQuery.ts';
import { useData } from '../../shell/Steady.tsx';
import { useRecordActs } from '../acts/useRecordActs.tsx';
import { useListNow, useListPart } from './ListModel.ts';
import type { ListModel } from './ListModel.ts';
import { useExport } from './useExport.ts';

export type SelectionAction = { readonly key: string; readonly label: string; readonly icon: ReactNode; readonly isDestructive: boolean; readonly isWorking: boolean; readonly run: () => void };

/** What a query of the list must match to be just what is selected. */
export const selectedQuery = ({ selection, query }: Pick<ListModel, 'selection' | 'query'>): ListQuery =>
  selection.matching ? { ...query, ...(selection.ids.size > 0 ? { except: [...selection.ids] } : {}) } : { filter: {}, search: '', sorts: query.sorts, ids: [...selection.ids] };

/** How many stand in the footer at most; the rest is behind 'more'. */
export const SHOWN = 4;

/** How many have room at most, and how many places 'more' takes among them. */
type Room = { readonly most: number; readonly more: number };

type Selected = { readonly shown: readonly SelectionAction[]; readonly more: readonly SelectionAction[]; readonly dialog: ReactNode };

/** What one can do with the selection, the likeliest first and what destroys last; an action that a right forbids is absent. */
export const useSelectionActions = (onDelete: () => void, onEdit: () => void, { most, more }: Room): Selected => {
  const now = useListNow();
  const { columns, fields, rights, selection, target } = useListPart((model) => ({ columns: model.columns, fields: model.fields, rights: model.rights, selection: model.selection, target: model.target }));
  const translate = useTranslate();
  const dataProvider = useData();
  const exporting = useExport({ target, columns, fields });
  const { acts, dialog } = useRecordActs({
    target,
    idsOf: async () => (selection.matching ? (await dataProvider.matchingIds(target.name, now().query)).filter(selection.has) : [...selection.ids]),
    onDone: () => {
      const { address, change } = now();
      selection.clear();
      if (address.record !== undefined) change({ record: undefined });
    },
  });
  const usual: readonly SelectionAction[] = [
    ...(rights.EDIT ? [{ key: 'edit', label: translate('grid.action.edit'), icon: <Pencil />, isDestructive: false, isWorking: false, run: onEdit }] : []),
    ...(rights.EXPORT
      ? [{ key: 'export', label: translate('grid.action.export'), icon: <Download />, isDestructive: false, isWorking: exporting.isWorking, run: () => void exporting.run('xlsx', selectedQuery(now()), selection.count) }]
      : []),
    ...(rights.DELETE ? [{ key: 'delete', label: translate('grid.action.delete'), icon: <Trash2 />, isDestructive: true, isWorking: false, run: onDelete }] : []),
  ];
  const all = [...acts, ...usual];
  const inOrder = [...all.filter(({ isDestructive }) => !isDestructive), ...all.filter(({ isDestructive }) => isDestructive)];
  const shown = inOrder.length > most ? most - more : most;
  return { shown: inOrder.slice(0, shown), more: inOrder.slice(shown), dialog };
};
