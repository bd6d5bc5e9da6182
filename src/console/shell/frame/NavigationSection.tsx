import { Fragment, memo, useId } from 'react';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { menuIcons } from '../menuIcons.tsx';
import { useScreenLabel } from '../useScreenLabel.ts';
import { NavigationItem, itemStyle } from './NavigationItem.tsx';
import { PinnedViews } from './PinnedViews.tsx';
import { RailSection } from './RailSection.tsx';
import type { MenuEntry } from '../useMenu.ts';

const Head = styled('button')(itemStyle);

/** A section that folds and remembers it; the section of the open page is unfolded. Views that the person pinned stay in sight. */
export const NavigationSection = ({ entry, isRail }: { readonly entry: MenuEntry; readonly isRail: boolean }) => {
  const { pathname } = useLocation();
  return <Section entry={entry} isRail={isRail} holdsPage={entry.screens.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))} />;
};

const Section = memo(({ entry, isRail, holdsPage }: { readonly entry: MenuEntry; readonly isRail: boolean; readonly holdsPage: boolean }) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const id = useId();
  const [chosen, choose] = useStore<boolean | undefined>(`navigation.section.${entry.key}`, undefined);
  const isOpen = chosen ?? holdsPage;
  const Icon = menuIcons[entry.icon];
  const Fold = isOpen ? ChevronDown : ChevronRight;
  const title = translate(`shell.section.${entry.key}`);
  if (isRail) return <RailSection title={title} icon={<Icon />} screens={entry.screens} holdsPage={holdsPage} />;
  return (
    <>
      <Head type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => choose(!isOpen)}>
        <Icon aria-hidden />
        <span>{title}</span>
        <Fold size={14} aria-hidden />
      </Head>
      <div id={id} hidden={!isOpen}>
        {isOpen
          ? entry.screens.map((screen) => (
              <Fragment key={screen.path}>
                <NavigationItem to={screen.path} label={label(screen)} isSub />
                <PinnedViews screen={screen.path} />
              </Fragment>
            ))
          : null}
      </div>
      {isOpen ? null : entry.screens.map((screen) => <PinnedViews key={screen.path} screen={screen.path} of={label(screen)} />)}
    </>
  );
});
Section.displayName = 'Section';
