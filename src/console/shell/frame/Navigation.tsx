import { memo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { House, LayoutGrid, PanelLeftClose, PanelLeftOpen, SlidersHorizontal } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useRights } from '../../providers/authSession.ts';
import { useInsteadOfHome } from '../useInsteadOfHome.ts';
import { useMenu } from '../useMenu.ts';
import { ApprovalsItem } from './ApprovalsItem.tsx';
import { FavouriteItems } from './FavouriteItems.tsx';
import { FrameTool } from './FrameTool.tsx';
import { NavigationFilter, filterFrom } from './NavigationFilter.tsx';
import { NavigationGroups } from './NavigationGroups.tsx';
import { NavigationItem } from './NavigationItem.tsx';
import { NavigationMatches } from './NavigationMatches.tsx';
import { RecentItems } from './RecentItems.tsx';
import { useNavigationFold } from './useNavigationWidth.ts';

const Nav = styled('nav')({
  padding: '4px 8px 8px',
  color: 'var(--frame-text-2)',
  overflow: 'hidden auto',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  scrollbarColor: 'var(--frame-active) transparent',
  '& :focus-visible': { outlineColor: 'var(--frame-text)', outlineOffset: -2 },
  '@media print': { display: 'none' },
});
const End = styled('div')({
  marginTop: 'auto',
  paddingTop: 16,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 4,
  position: 'sticky',
  bottom: -8,
  background: 'linear-gradient(transparent, var(--frame) 8px)',
  '&::before': { content: '""', gridColumn: '1 / -1', borderTop: '1px solid var(--frame-line)', marginBottom: 4 },
  '& > button': { color: 'var(--frame-text-3)' },
  '&[data-rail]': { gridTemplateColumns: '40px' },
});

/** The side navigation: Home, favourites, recent, then what the person may open, with settings and folding at the foot; a long one has a filter. */
export const Navigation = memo(({ isRail, isInDrawer = false }: { readonly isRail: boolean; readonly isInDrawer?: boolean }) => {
  const translate = useTranslate();
  const entries = useMenu();
  const [, setFolded] = useNavigationFold();
  const [filter, setFilter] = useState('');
  const hasFilter = !isRail && entries.reduce((sum, { screens }) => sum + screens.length, 0) > filterFrom;
  return (
    <Nav aria-label={translate('shell.navigation')}>
      {useInsteadOfHome() ? null : <NavigationItem to="/" exact icon={<House />} label={translate('shell.home')} isRail={isRail} />}
      {useRights('APPROVAL_MANAGEMENT').view ? <ApprovalsItem isRail={isRail} /> : null}
      {useRights('QUICK_MENU').view ? <NavigationItem to="/quick-menu" icon={<LayoutGrid />} label={translate('shell.quickMenu')} isRail={isRail} /> : null}
      {hasFilter ? <NavigationFilter value={filter} onChange={setFilter} /> : null}
      {hasFilter && filter.trim() !== '' ? (
        <NavigationMatches entries={entries} filter={filter} />
      ) : (
        <>
          <FavouriteItems isRail={isRail} />
          {isRail ? null : <RecentItems />}
          <NavigationGroups entries={entries} isRail={isRail} />
        </>
      )}
      <End data-rail={isRail ? '' : undefined}>
        {entries.some(({ group }) => group === 'settings') ? (
          <NavigationItem to="/settings" icon={<SlidersHorizontal />} label={translate('shell.settings')} isRail={isRail} />
        ) : (
          <span />
        )}
        {isInDrawer ? null : (
          <FrameTool label={translate(isRail ? 'shell.navigation.unfold' : 'shell.navigation.fold')} keys="[" onClick={() => setFolded(!isRail)}>
            {isRail ? <PanelLeftOpen /> : <PanelLeftClose />}
          </FrameTool>
        )}
      </End>
    </Nav>
  );
});
Navigation.displayName = 'Navigation';
