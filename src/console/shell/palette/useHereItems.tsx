import { Plus, Search } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { loadResources } from '../../resource/loadResource.ts';
import { screenPages } from '../../screenPages.ts';
import { messageStem, useScreenLabel } from '../useScreenLabel.ts';
import type { PaletteItem } from './paletteItem.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

/** What a query can do in the list that is open: find it there, and add a record of that name. */
export const useHereItems = (here: ScreenEntry | undefined, query: string): readonly PaletteItem[] => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel();
  const rights = useRights(here?.form ?? null);
  const { data: title } = useQuery({
    queryKey: ['palette-title', here?.endpoint, here?.type],
    // A record is named by its title where that is a text that one may type.
    queryFn: async () => {
      const resource = (await loadResources(here!.endpoint)).find(({ type }) => type === here!.type);
      return resource?.fields.find(({ name, kind }) => name === resource.title && kind === 'text')?.key ?? null;
    },
    enabled: here !== undefined,
    staleTime: Infinity,
  });
  const sought = query.trim();
  if (!here || sought === '' || screenPages[here.path]) return [];
  const mayAdd = rights.add && here.actions.includes('ADD') && !screenPages[`${here.path}/create`];
  return [
    { key: 'here-find', label: translate('palette.find', { query: sought, name: label(here) }), icon: <Search />, keys: 'Ctrl F', run: () => void navigate(`${here.path}?search=${encodeURIComponent(sought)}`) },
    ...(mayAdd && title
      ? [{ key: 'here-add', label: translate('palette.addNamed', { query: sought, name: translate(messageStem(here.type), { smart_count: 1 }) }), icon: <Plus />, run: () => void navigate(`${here.path}/create`, { state: { start: { [title]: sought } } }) }]
      : []),
  ];
};
