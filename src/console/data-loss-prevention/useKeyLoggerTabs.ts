import { useTranslate } from 'ra-core';
import { KEY_LOGGER, SCREENSHOTS, TEAM_LOGS } from './addresses.ts';
import type { TopTabsProps } from '../shell/pieces/tabs/TopTabs.tsx';
import type { KeyLoggerPage } from './useKeyLoggerPage.ts';

/** My key logs, those of the team, and screenshots: as far as the person may see them; none of them alone is no tab bar. */
export const useKeyLoggerTabs = (page: KeyLoggerPage | undefined, current: typeof KEY_LOGGER | typeof TEAM_LOGS | typeof SCREENSHOTS): { readonly tabs?: TopTabsProps } => {
  const translate = useTranslate();
  const shown = [
    ...(page?.seesOwn ? [[KEY_LOGGER, translate('keyLog.mine')] as const] : []),
    ...(page?.seesOthers ? [[TEAM_LOGS, translate(page.seesEverybody ? 'keyLog.all' : 'keyLog.team')] as const] : []),
    [SCREENSHOTS, translate('keyLog.screenshots')] as const,
  ];
  if (shown.length < 2) return {};
  return { tabs: { name: translate('keyLog.tabs'), labels: shown.map(([, label]) => label), current: shown.find(([path]) => path === current)?.[1], paths: Object.fromEntries(shown.map(([path, label]) => [label, path])) } };
};
