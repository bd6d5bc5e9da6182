import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { widths } from '../widths.ts';

/** Navigation: 224 wide from 1280, a rail of 56 from 960 or when folded, a drawer below. */
export const useNavigationWidth = (): { readonly width: number; readonly isRail: boolean; readonly isDrawer: boolean } => {
  const [folded] = useNavigationFold();
  const isDrawer = useMediaQuery(widths.narrow, { noSsr: true });
  const isNarrow = useMediaQuery(widths.medium, { noSsr: true });
  const isRail = !isDrawer && (folded ?? isNarrow);
  return { width: isDrawer ? 0 : isRail ? 56 : 224, isRail, isDrawer };
};

/** Whether the person folded the navigation; undefined until they choose, and then the window's width decides. */
export const useNavigationFold = (): readonly [boolean | undefined, (folded: boolean | undefined) => void] => useStore<boolean | undefined>('navigation.folded', undefined);
