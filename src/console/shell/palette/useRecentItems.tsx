import { History } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useRecents } from '../recents.ts';
import type { PaletteItem } from './paletteItem.ts';

/** What was open last, for an empty query. */
export const useRecentItems = (): readonly PaletteItem[] => {
  const navigate = useNavigate();
  return useRecents().map(({ path, label }) => ({ key: `recent-${path}`, label, icon: <History />, run: () => void navigate(path) }));
};
