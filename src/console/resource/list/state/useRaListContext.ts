import { useMemo } from 'react';
import type { ListControllerResult, RaRecord } from 'ra-core';
import type { Filter } from '../../../providers/data/listQuery.ts';
import type { ListModel } from '../ListModel.ts';

const nothing = () => undefined;

/** The list as react-admin's ListContext, so that parts written for it (ours or others') work inside our grid. */
export const useRaListContext = ({ target, address, change, rows, first, length, selection, size }: ListModel): ListControllerResult =>
  useMemo(() => {
    const data = Array.from({ length: Math.min(length, 200) }, (_, index) => rows.at(first + index)).filter((row) => row !== undefined) as RaRecord[];
    const base = {
      resource: target.name,
      defaultTitle: '',
      sort: address.sorts[0] ?? target.resource.sort,
      setSort: ({ field, order }: { field: string; order: 'ASC' | 'DESC' }) => change({ sorts: [{ field, order }] }),
      filterValues: address.filter,
      setFilters: (filter: Filter) => change({ filter: filter ?? {} }),
      displayedFilters: {},
      showFilter: nothing,
      hideFilter: (key: string) => change({ filter: Object.fromEntries(Object.entries(address.filter).filter(([name]) => name !== key)) }),
      page: address.page,
      setPage: (page: number) => change({ page }),
      perPage: size === 'all' ? (rows.total ?? 0) : size,
      setPerPage: nothing,
      hasNextPage: first + length < (rows.total ?? 0),
      hasPreviousPage: first > 0,
      selectedIds: [...selection.ids],
      onSelect: (ids: readonly (string | number)[]) => {
        selection.clear();
        selection.add(ids.map(String));
      },
      onSelectAll: selection.selectMatching,
      onToggleItem: (id: string | number) => selection.toggle(String(id)),
      onUnselectItems: selection.clear,
      exporter: false as const,
      refetch: rows.refetch,
      isFetching: rows.isFetching,
    };
    if (rows.total === undefined) {
      return (rows.error
        ? { ...base, data: undefined, total: undefined, meta: undefined, error: rows.error, isPending: false, isLoading: false }
        : { ...base, data: undefined, total: undefined, meta: undefined, error: null, isPending: true, isLoading: true }) as ListControllerResult;
    }
    return { ...base, data, total: rows.total, meta: undefined, error: null, isPending: false, isLoading: false } as ListControllerResult;
  }, [address, change, first, length, rows, selection, size, target]);
