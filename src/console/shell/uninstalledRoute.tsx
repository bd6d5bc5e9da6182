import { needMessages } from '../providers/i18nMessages.ts';
import { loadChunk } from './states/loadChunk.ts';
import type { RouteObject } from 'react-router-dom';
import type { Place } from './screens.ts';

const load = async () => (await import('./states/NotInstalledScreen.tsx')).NotInstalledScreen;

/** The address of a screen that this installation does not have. */
export const uninstalledRoute = (screen: Place): RouteObject => ({
  path: screen.path,
  lazy: async () => {
    const [NotInstalledScreen] = await Promise.all([loadChunk(load), needMessages('forms')]);
    return { element: <NotInstalledScreen screen={screen} /> };
  },
});
