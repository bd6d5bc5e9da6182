import { queryClient } from '../../providers/queryClient.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';
import { openingList } from './opening/openingList.ts';

/**
 * Asks for the first rows of the list whose address the browser just opened, while the frame is still being drawn; the list finds them on their way.
 * What cannot be known yet (a screen of another address, no session, a view that the session does not have) is left to the list.
 */
export const askAhead = async (screen: ScreenEntry, at: Location): Promise<void> => {
  if (!at.pathname.endsWith(screen.path)) return;
  const list = await openingList(screen, at.search);
  if (list) await queryClient.prefetchQuery(list.block);
};
