import { useQuery } from '@tanstack/react-query';
import { readFile } from '../../providers/upload.ts';
import type { StoredFile } from '../../providers/upload.ts';

/** The file behind a key; until it is known, and where it may not be read, its name is the end of the key. */
export const useStoredFile = (value: unknown): Partial<StoredFile> & { readonly name: string } => {
  const key = typeof value === 'string' && value !== '' ? value : undefined;
  const { data } = useQuery({ queryKey: ['file', key], enabled: key !== undefined, queryFn: () => readFile(key ?? ''), staleTime: 60_000, retry: false });
  return data ?? { name: key?.split('/').at(-1) ?? '' };
};
