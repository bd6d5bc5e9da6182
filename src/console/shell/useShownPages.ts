import { screenAt } from './screenOf.ts';
import { useScreenLabel } from './useScreenLabel.ts';
import { useScreens } from './useMenu.ts';

/** An address of the console with what it was called when it was kept. */
type Kept = { readonly path: string; readonly label: string };

/** Of kept addresses those that the person may still view: screens by their name of today, other pages by the name they had. */
export const useShownPages = <Page extends Kept>(pages: readonly Page[]): readonly Page[] => {
  const label = useScreenLabel();
  const screens = useScreens();
  return pages.flatMap((page) => {
    const screen = screenAt(page.path);
    if (!screen || !screens.includes(screen)) return [];
    return [screen.path === page.path ? { ...page, label: label(screen) } : page];
  });
};
