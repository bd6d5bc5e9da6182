import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import { ReadAccessRequestRolesDocument } from '../../../../generated/organisation-data/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ReadAccessRequestRolesQuery } from '../../../../generated/organisation-data/operations.ts';

export type Way = ReadAccessRequestRolesQuery['listAccessRequestRoles']['rows'][number];

/** The roles by which a request can be granted. */
export const useWays = (id: string) =>
  useQuery({
    queryKey: ['access-requests', 'ways', id],
    queryFn: async ({ signal }) => (await ask<ReadAccessRequestRolesQuery>('organisation-data', print(ReadAccessRequestRolesDocument), { id }, signal)).listAccessRequestRoles.rows,
    staleTime: 0,
    retry: false,
  });
