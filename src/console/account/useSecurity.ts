import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { askSecurity } from './security.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import type { DocumentNode } from 'graphql';

/** The sessions and devices of an account (`null` is the own one), and how one changes them: once at a time, with a word when it is done. */
export const useSecurity = (read: DocumentNode, userAccountId: string | null) => {
  const client = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const account = userAccountId === null ? {} : { userAccountId };
  const queryKey = ['account-security', userAccountId];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => askSecurity(read, account) });
  const change = async (document: DocumentNode, variables: object, message: string): Promise<void> => {
    setWorking(true);
    try {
      client.setQueryData(queryKey, await askSecurity(document, { ...account, ...variables }));
      show({ type: 'success', message });
    } catch (problem) {
      tellFailure(problem);
    } finally {
      setWorking(false);
    }
  };
  return { security: data, error, refetch, isWorking, change };
};
