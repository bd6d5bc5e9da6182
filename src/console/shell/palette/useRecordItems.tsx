import { useQuery } from '@tanstack/react-query';
import { hasRecords } from '../screens.ts';
import { useScreens } from '../useMenu.ts';
import { lookUp } from './lookUp.ts';
import { useDebounced } from './useDebounced.ts';
import { useRecordItem } from './useRecordItem.tsx';
import type { PaletteItem } from './paletteItem.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

/** Milliseconds of rest before the server is asked. */
const rest = 180;

/** Records whose title or code matches, from every entity with a list that the person may view or, with `here`, of that list's only. Nothing is asked where they are not wanted. */
export const useRecordItems = (query: string, { isWanted, here }: { readonly isWanted: boolean; readonly here?: ScreenEntry | undefined }): { readonly items: readonly PaletteItem[]; readonly isSearching: boolean } => {
  const itemOf = useRecordItem();
  const screens = useScreens().filter(hasRecords).filter(({ single, type }) => !single && (!here || type === here.type));
  const sought = useDebounced(query.trim(), rest);
  const isAsked = isWanted && sought.length >= 2;
  const { data = [], isFetching } = useQuery({
    queryKey: ['palette', sought, screens.map(({ path }) => path)],
    queryFn: ({ signal }) => lookUp(sought, screens, signal),
    enabled: isAsked,
    staleTime: 10_000,
  });
  return { items: isAsked ? data.map(itemOf) : [], isSearching: isWanted && (isFetching || sought !== query.trim()) };
};
