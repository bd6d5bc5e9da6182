import { useCallback, useMemo, useRef } from 'react';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Field, Resource } from '../../../../domain/resource.ts';
import { emptyView } from '../../../../domain/lists/listView.ts';
import { filterableKeys } from './filterableKeys.ts';
import { knownTo, readAddress, writeAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';
import type { ListViews } from './useListViews.ts';

/** Changes part of the address. A change of what matches starts again at the first page. Only opening a record and paging can be gone back from. */
export type ChangeAddress = (patch: Partial<ListAddress>) => void;

const narrows = (patch: Partial<ListAddress>): boolean => 'filter' in patch || 'advanced' in patch || 'view' in patch || 'search' in patch || 'sorts' in patch || 'arrangement' in patch || 'size' in patch;

/** What addresses say where a list has no views. */
const plain: Pick<ListViews, 'read' | 'definitionOf'> = { read: (parameters) => readAddress(parameters), definitionOf: () => emptyView };

/** The list's state, kept in the address of the page. */
export const useListAddress = (resource: Resource, fields: readonly Field[], { read, definitionOf } = plain): readonly [ListAddress, ChangeAddress] => {
  const [parameters, setParameters] = useSearchParams();
  const filterable = useMemo(() => filterableKeys(resource, fields), [resource, fields]);
  const sortable = useMemo(() => new Set(fields.filter(({ sort }) => sort).map(({ key }) => key)), [fields]);
  const kept = useRef<ListAddress>(undefined);
  // Parts that mean the same stay the same objects: a sort leaves filters, groups and columns as they were.
  const address = useMemo(() => (kept.current = replaceEqualDeep(kept.current, knownTo(read(parameters), filterable, sortable, fields))), [read, parameters, filterable, sortable, fields]);
  // react-router makes another function for each address; this one stays.
  const set = useRef(setParameters);
  set.current = setParameters;
  const change = useCallback<ChangeAddress>(
    (patch) =>
      set.current(
        (before) => {
          const next = { ...read(before), ...(narrows(patch) ? { page: 1 } : {}), ...patch };
          return writeAddress(next, before, definitionOf(next.view));
        },
        { replace: !('page' in patch || 'view' in patch || typeof patch.record === 'string') },
      ),
    [definitionOf, read],
  );
  return [address, change];
};
