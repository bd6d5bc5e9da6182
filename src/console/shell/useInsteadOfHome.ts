import { useRights } from '../providers/authSession.ts';
import { useMenu } from './useMenu.ts';
import type { Place } from './screens.ts';

/** Where somebody begins for whom home is closed: the first screen that is open to them. */
export const useInsteadOfHome = (): Place | undefined => {
  const { view } = useRights('DASHBOARD');
  const [first] = useMenu().flatMap(({ screens }) => screens);
  return view ? undefined : first;
};
