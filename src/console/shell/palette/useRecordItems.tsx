import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasRecords } from '../screens.ts';
import { useScreens } from '../useMenu.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { lookUp, type LookedUp } from './lookUp.ts';
import { useDebounced } from './useDebounced.ts';
import { useRecordItem } from './useRecordItem.tsx';
import type { PaletteItem } from './paletteItem.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

const nothing: LookedUp = { found: [], wide: [] };

/** Milliseconds of rest before the server is asked. */
const rest = 180;

/** Records whose title or code matches, from every entity with a list that the person may view or, with `here`, of that list's only. Nothing is asked where they are not wanted. `all` leads to the page that has every result, and to lists that find more. */
export const useRecordItems = (query: string, { isWanted, here }: { readonly isWanted: boolean; readonly here?: ScreenEntry | undefined }): { readonly items: readonly PaletteItem[]; readonly all: readonly PaletteItem[]; readonly isSearching: boolean } => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const itemOf = useRecordItem();
  const label = useScreenLabel();
  const screens = useScreens().filter(hasRecords).filter(({ single, type }) => !single && (!here || type === here.type));
  const sought = useDebounced(query.trim(), rest);
  const isAsked = isWanted && sought.length >= 2;
  const { data: { found, wide } = nothing, isFetching } = useQuery({
    queryKey: ['palette', sought, screens.map(({ path }) => path)],
    queryFn: ({ signal }) => lookUp(sought, screens, signal),
    enabled: isAsked,
    staleTime: 10_000,
  });
  const address = `/search?${new URLSearchParams({ q: sought, ...(here ? { type: here.type } : {}) }).toString()}`;
  const inLists = wide.filter(({ path }) => path !== here?.path).map((screen) => ({ key: `wide-${screen.path}`, label: translate('palette.find', { query: sought, name: label(screen) }), icon: <Search />, run: () => void navigate(`${screen.path}?search=${encodeURIComponent(sought)}`) }));
  const all = isAsked && found.length > 0 ? [{ key: 'search-all', label: translate('shell.palette.all', { query: sought }), icon: <Search />, run: () => void navigate(address) }] : [];
  return { items: isAsked ? found.map(itemOf) : [], all: isAsked ? [...inLists, ...all] : [], isSearching: isWanted && (isFetching || sought !== query.trim()) };
};
