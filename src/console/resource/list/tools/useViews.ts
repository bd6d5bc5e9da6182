import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { plainArrangement } from '../../../../domain/lists/arrangement.ts';
import type { ConsoleDataProvider } from '../../../providers/data/ConsoleDataProvider.ts';
import type { Filter } from '../../../providers/data/listQuery.ts';
import { useListModel } from '../ListModel.ts';
import { ALL } from '../state/useListViews.ts';

export type View = { readonly key: string; readonly label: string; readonly count: number | undefined; readonly isEstimate: boolean; readonly isOn: boolean; readonly open: () => void };

const FEW = 4;

/** The views that every list has without being told: all, and one for each of up to four states; their counts are of the whole list. Out of a saved view they lead to the whole list again. */
export const useViews = (): readonly View[] => {
  const { address, change, fields, target, views } = useListModel();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const status = fields.find(({ kind, filter, options }) => kind === 'status' && filter && (options?.length ?? 0) <= FEW);
  const values = status?.options ?? [];
  const filters: readonly Filter[] = [{}, ...values.map((value) => ({ [status?.key ?? '']: { equals: value } }))];
  const { data } = useQuery({
    queryKey: [target.name, 'counts', status?.key],
    queryFn: ({ signal }) => dataProvider.counts(target.name, filters.map((filter) => ({ filter, search: '', sorts: [] })), signal),
  });
  const held = status ? address.filter[status.key] : undefined;
  const { [status?.key ?? '']: _, ...others } = address.filter;
  const isSaved = views?.current !== undefined;
  const plain = { view: views?.start === undefined ? undefined : ALL };
  return filters.map((filter, index) => {
    const value = index === 0 ? undefined : values[index - 1];
    return {
      key: value ?? 'all',
      label: value === undefined ? translate('grid.view.all') : translate(`enum.${status?.enumName}.${value}`),
      count: data?.[index]?.total,
      isEstimate: data?.[index]?.isEstimate === true,
      isOn: !isSaved && (value === undefined ? held === undefined : held?.equals === value || (held?.in?.length === 1 && held.in[0] === value)),
      open: () => change(isSaved ? { ...plain, filter, advanced: undefined, search: '', sorts: [], columns: undefined, density: undefined, arrangement: plainArrangement } : { filter: { ...others, ...filter } }),
    };
  });
};
