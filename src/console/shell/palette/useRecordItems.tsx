import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../pieces/Avatar.tsx';
import { hasRecords } from '../screens.ts';
import { useScreens } from '../useMenu.ts';
import { messageStem } from '../useScreenLabel.ts';
import { lookUp } from './lookUp.ts';
import { useDebounced } from './useDebounced.ts';
import type { PaletteItem } from './paletteItem.ts';

/** Milliseconds of rest before the server is asked. */
const rest = 180;

/** Records whose title or code matches, from every entity with a list that the person may view. */
export const useRecordItems = (query: string): { readonly items: readonly PaletteItem[]; readonly isSearching: boolean } => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const screens = useScreens().filter(hasRecords).filter(({ single }) => !single);
  const sought = useDebounced(query.trim(), rest);
  const { data = [], isFetching } = useQuery({
    queryKey: ['palette', sought, screens.map(({ path }) => path)],
    queryFn: ({ signal }) => lookUp(sought, screens, signal),
    enabled: sought.length >= 2,
    staleTime: 10_000,
  });
  const items = sought.length < 2 ? [] : data.map(({ id, title, code, screen }) => ({
    key: `record-${screen.type}-${id}`,
    label: title,
    detail: [translate(messageStem(screen.type), { smart_count: 1 }), code].filter(Boolean).join(' '),
    icon: <Avatar id={id} name={title} size={20} />,
    run: () => void navigate(`${screen.path}/${id}`),
  }));
  return { items, isSearching: isFetching || sought !== query.trim() };
};
