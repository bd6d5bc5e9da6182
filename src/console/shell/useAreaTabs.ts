import { useTranslate } from 'react-admin';
import { usePlace } from './place.ts';
import { tabAreas } from './tabAreas.ts';
import { useScreenLabel } from './useScreenLabel.ts';
import { useScreens } from './useMenu.ts';
import type { TopTabsProps } from './pieces/tabs/TopTabs.tsx';

/** The tab bar of the area that the open screen belongs to: its screens that are built and that the person may view, when they are two or more. */
export const useAreaTabs = (): TopTabsProps | undefined => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const screens = useScreens();
  const place = usePlace();
  const area = place && tabAreas.find(({ paths }) => paths.includes(place.path));
  if (!place || !area) return undefined;
  const shown = area.paths.flatMap((path) => screens.find((screen) => screen.path === path) ?? []);
  if (shown.length < 2) return undefined;
  return {
    name: translate(`shell.area.${area.key}`),
    labels: shown.map(label),
    current: label(place),
    paths: Object.fromEntries(shown.map((screen) => [label(screen), screen.path])),
  };
};
