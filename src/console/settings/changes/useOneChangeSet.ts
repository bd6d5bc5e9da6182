import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import { ReadChangeSetsDocument } from '../../../../generated/monitoring/operations.ts';
import type { ReadChangeSetsQuery } from '../../../../generated/monitoring/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ChangeSet } from './useChangeSets.ts';

const query = print(ReadChangeSetsDocument);

/** The change-set that the address names, where the list does not hold it; null where the person may see none. */
export const useOneChangeSet = (id: string | undefined, rows: readonly ChangeSet[] | undefined): ChangeSet | null | undefined => {
  const listed = rows?.find((row) => row.id === id);
  const { data } = useQuery({
    queryKey: ['changes', 'one', id],
    enabled: id !== undefined && rows !== undefined && listed === undefined,
    queryFn: async ({ signal }) => (await ask<ReadChangeSetsQuery>('monitoring', query, { id }, signal)).listChangeSets.rows[0] ?? null,
  });
  return id === undefined ? undefined : (listed ?? data);
};
