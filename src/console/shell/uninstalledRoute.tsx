import { needMessages } from '../providers/i18nMessages.ts';
import { createPart } from './part.ts';
import { PartPlace } from './PartPlace.tsx';
import { loadChunk } from './states/loadChunk.ts';
import type { RouteObject } from 'react-router-dom';
import type { Place } from './screens.ts';
import type { Handle } from './warm.ts';

const load = async () => (await import('./states/NotInstalledScreen.tsx')).NotInstalledScreen;

const part = createPart('notInstalled', async () => (await Promise.all([loadChunk(load), needMessages('forms')]))[0]);

/** The address of a screen that this installation does not have. */
export const uninstalledRoute = (screen: Place): RouteObject => ({
  path: screen.path,
  handle: { load: part.load } satisfies Handle,
  // Its name comes with the part.
  element: <PartPlace key={screen.path} part={part} screen={undefined} given={{ screen }} />,
});
