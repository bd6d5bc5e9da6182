import { Suspense, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { Outlet, useNavigation } from 'react-router-dom';
import { ProgressLine } from './ProgressLine.tsx';
import { Navigation } from './Navigation.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PlanNoticePlace } from './PlanNoticePlace.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { closeAll, frameState } from './frameState.ts';
import { letGoTyped } from './typedAhead.ts';
import { savesData } from './savesData.ts';
import { whenIdle } from './whenIdle.ts';
import { loadCatalogue } from '../failure/loadCatalogue.ts';
import { useFollowLanguage } from '../useFollowLanguage.ts';
import { useFollowOrganisation } from './useFollowOrganisation.ts';
import { useFocusOnScreen } from './useFocusOnScreen.ts';
import { useFrameKeys } from './useFrameKeys.ts';
import { useLockInTime } from '../useLockInTime.ts';
import { useNavigationWidth } from './useNavigationWidth.ts';
import { apart } from '../pieces/apart.tsx';
import { later, loadLater } from '../pieces/later.ts';
import { useWarmLinks } from './useWarmLinks.ts';
import { useWarmMenu } from './useWarmMenu.ts';
import { needMessages } from '../../providers/i18nMessages.ts';
import { useOrganisation } from '../../providers/authOrganisation.ts';
import { readUserAddress } from '../../providers/userAddress.ts';
import { readFormNames } from '../formNames.ts';
import { useSignal } from '../signal.ts';
import { ViewAsPlace } from '../view-as/ViewAsPlace.tsx';
import { onNarrow, onPhone, widths } from '../widths.ts';

const loadPalette = async () => (await Promise.all([import('../palette/CommandPalette.tsx'), needMessages('pages')]))[0].CommandPalette;
/** Used first where the network may be gone already: the palette, and what is said about failures. */
const loadAhead = (): void => {
  loadPalette().catch(() => undefined);
  loadCatalogue().catch(() => undefined);
};

const NavigationDrawer = later(async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer);
const CommandPalette = apart(
  () =>
    loadPalette().catch((error: unknown) => {
      letGoTyped();
      throw error;
    }),
  { close: closeAll },
);
const KeyboardMap = apart(async () => (await import('./KeyboardMap.tsx')).KeyboardMap, { close: closeAll });

const Grid = styled('div')({
  display: 'grid',
  gridTemplate: '44px minmax(0, 1fr) / var(--sheet-left) minmax(0, 1fr)',
  height: 'calc(100dvh - var(--banner, 0px))',
  [onPhone]: { gridTemplateRows: '48px minmax(0, 1fr)' },
  '@media print': { display: 'block', height: 'auto' },
});
const Sheet = styled('main')({
  gridColumn: 2,
  background: 'var(--surface)',
  color: 'var(--text)',
  borderRadius: 10,
  margin: '0 8px 8px 0',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
  [onNarrow]: { marginLeft: 8 },
  [onPhone]: { margin: 0, borderRadius: 0 },
  '@media print': { margin: 0, overflow: 'visible' },
});

/** Milliseconds after which parts are fetched ahead of their first use, menus soon; the screen comes first. */
const laterRest = 500;
const aheadRest = 4_000;

/** The sheet with what the address leads to; it alone is drawn anew with every step. */
const Screen = () => {
  const translate = useTranslate();
  const isLoading = useNavigation().state === 'loading';
  useFocusOnScreen(isLoading);
  return (
    <Sheet id="sheet" tabIndex={-1} aria-busy={isLoading} aria-label={translate('shell.sheet')}>
      {isLoading ? <ProgressLine /> : null}
      <PlanNoticePlace />
      <Outlet />
    </Sheet>
  );
};

/** What the frame does besides showing itself; apart from it, so that a step draws nothing anew. */
const Work = () => {
  useFrameKeys();
  useOrganisation();
  useFollowOrganisation();
  useFollowLanguage();
  useLockInTime();
  useWarmLinks();
  useWarmMenu();
  useEffect(() => {
    void readUserAddress();
    void readFormNames();
  }, []);
  // What is open goes with the frame: whoever signs in again has not opened it.
  useEffect(() => closeAll, []);
  // Where data is saved they come with the first hand on a button that opens one.
  useEffect(() => (savesData() ? undefined : whenIdle(loadLater, laterRest)), []);
  useEffect(() => whenIdle(loadAhead, aheadRest), []);
  return null;
};

/** The folder around the sheet: top bar, navigation, the screen, and what opens over all of them. */
export const Frame = () => {
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const { width, isDrawer, isRail } = useNavigationWidth();
  const { palette, keyboardMap, drawer } = useSignal(frameState);
  useEffect(() => {
    document.documentElement.style.setProperty('--sheet-left', `${width}px`);
  }, [width]);
  return (
    <>
      <Work />
      <ViewAsPlace />
      <Grid style={{ '--sheet-left': `${width}px` } as React.CSSProperties}>
        <SkipLink />
        {isPhone ? <PhoneBar /> : <TopBar />}
        {isDrawer ? <NavigationDrawer isOpen={drawer} onClose={closeAll} /> : <Navigation isRail={isRail} />}
        <Screen />
        <Suspense>
          {palette ? <CommandPalette /> : null}
          {keyboardMap ? <KeyboardMap /> : null}
        </Suspense>
      </Grid>
    </>
  );
};
