import { House, LayoutGrid } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { menuIcons } from '../menuIcons.tsx';
import { useRights, useSession } from '../../providers/authSession.ts';
import { useInsteadOfHome } from '../useInsteadOfHome.ts';
import { useMenu } from '../useMenu.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { viewAddress } from '../viewAddress.ts';
import type { PaletteItem } from './paletteItem.ts';

/** Every screen that the person may view, with its section, and the views of it that they pinned. */
export const useScreenItems = (): readonly PaletteItem[] => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel();
  const menu = useMenu();
  const isHomeClosed = useInsteadOfHome() !== undefined;
  const hasQuickMenu = useRights('QUICK_MENU').view;
  const views = useSession()?.listViews ?? [];
  return [
    ...(isHomeClosed ? [] : [{ key: 'screen-home', label: translate('shell.home'), icon: <House />, opens: '/', run: () => void navigate('/') }]),
    ...(hasQuickMenu ? [{ key: 'screen-menu', label: translate('shell.quickMenu'), icon: <LayoutGrid />, opens: '/quick-menu', run: () => void navigate('/quick-menu') }] : []),
    ...menu.flatMap(({ key, group, icon, screens }) => {
      const Icon = menuIcons[icon];
      const section = translate(group === 'mine' || group === 'myTeam' ? `shell.group.${group}` : `shell.section.${key}`);
      return screens.flatMap((screen): readonly PaletteItem[] => [
        { key: `screen-${screen.path}`, label: label(screen), detail: section, icon: <Icon />, opens: screen.path, run: () => void navigate(screen.path) },
        ...views.filter((view) => view.isPinned && view.screen === screen.path).map((view) => ({ key: `view-${view.id}`, label: view.name, detail: label(screen), icon: <Icon />, run: () => void navigate(viewAddress(view)) })),
      ]);
    }),
  ];
};
