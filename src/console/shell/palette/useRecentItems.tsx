import { History } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useRecents } from '../recents.ts';
import type { PaletteItem } from './paletteItem.ts';

/** What was open last, for an empty query. */
export const useRecentItems = (): readonly PaletteItem[] => {
  const navigate = useNavigate();
  const { recents } = useRecents();
  return recents.map(({ path, label, code }) => ({ key: `recent-${path}`, label, ...(code ? { detail: code } : {}), icon: <History />, run: () => void navigate(path) }));
};
