import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReadChangeSetsQuery } from '../../../../../generated/monitoring/operations.ts';
import { ask } from '../../../shell/ask.ts';

// Few lists are narrowed to a change-set, and the documents of monitoring are many: they come when one is.
const readQuery = async (): Promise<string> => (await import('./changeSetsQuery.ts')).changeSetsQuery;

/** What a change-set was made with, an import with its file; its number alone where the person may not see it. */
export const useChangeSetText = (id: string | undefined): string => {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['changes', 'one', id],
    enabled: id !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => (await ask<ReadChangeSetsQuery>('monitoring', await readQuery(), { id }, signal)).listChangeSets.rows[0] ?? null,
  });
  if (!data) return id ?? '';
  const source = translate(`enum.ChangeSource.${data.source}`);
  return data.fileName === null ? source : `${source} · ${data.fileName}`;
};
