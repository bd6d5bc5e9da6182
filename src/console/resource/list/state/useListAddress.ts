import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Field } from '../../../../domain/resource.ts';
import { knownTo, readAddress, writeAddress } from './listAddress.ts';
import type { ListAddress } from './listAddress.ts';

/** Changes part of the address. A change of what matches starts again at the first page. Only opening a record and paging can be gone back from. */
export type ChangeAddress = (patch: Partial<ListAddress>) => void;

const narrows = (patch: Partial<ListAddress>): boolean => 'filter' in patch || 'search' in patch || 'sorts' in patch || 'size' in patch;

/** The list's state, kept in the address of the page. */
export const useListAddress = (fields: readonly Field[]): readonly [ListAddress, ChangeAddress] => {
  const [parameters, setParameters] = useSearchParams();
  const filterable = useMemo(() => new Set(fields.filter(({ filter }) => filter).map(({ key }) => key)), [fields]);
  const sortable = useMemo(() => new Set(fields.filter(({ sort }) => sort).map(({ key }) => key)), [fields]);
  const address = useMemo(() => knownTo(readAddress(parameters), filterable, sortable), [parameters, filterable, sortable]);
  const change = useCallback<ChangeAddress>(
    (patch) =>
      setParameters((before) => writeAddress({ ...readAddress(before), ...(narrows(patch) ? { page: 1 } : {}), ...patch }, before), {
        replace: !('page' in patch || typeof patch.record === 'string'),
      }),
    [setParameters],
  );
  return [address, change];
};
