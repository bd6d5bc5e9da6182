import { House, LayoutGrid } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { menuIcons } from '../menuIcons.tsx';
import { useMenu } from '../useMenu.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import type { PaletteItem } from './paletteItem.ts';

/** Every screen that the person may view, with its section. */
export const useScreenItems = (): readonly PaletteItem[] => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel();
  const menu = useMenu();
  return [
    { key: 'screen-home', label: translate('shell.home'), icon: <House />, run: () => void navigate('/') },
    { key: 'screen-menu', label: translate('shell.quickMenu'), icon: <LayoutGrid />, run: () => void navigate('/quick-menu') },
    ...menu.flatMap(({ key, group, icon, screens }) => {
      const Icon = menuIcons[icon];
      const section = translate(group === 'mine' || group === 'myTeam' ? `shell.group.${group}` : `shell.section.${key}`);
      return screens.map((screen) => ({ key: `screen-${screen.path}`, label: label(screen), detail: section, icon: <Icon />, run: () => void navigate(screen.path) }));
    }),
  ];
};
