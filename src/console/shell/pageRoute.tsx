import { pageParts } from '../pageParts.ts';
import { needMessages } from '../providers/i18nMessages.ts';
import { ScreenGate } from './ScreenGate.tsx';
import { screenOf } from './screenOf.ts';
import { loadChunk } from './states/loadChunk.ts';
import type { RouteObject } from 'react-router-dom';
import type { PagePath } from '../../domain/pages.ts';

/** The address of a page of its own, behind the view right on its form. */
export const pageRoute = ({ path }: { readonly path: PagePath }): RouteObject => ({
  path,
  lazy: async () => {
    const [Part] = await Promise.all([loadChunk(pageParts[path]), needMessages('pages', 'forms', 'errors')]);
    const screen = screenOf(path);
    return { element: screen ? <ScreenGate screen={screen}><Part /></ScreenGate> : <Part /> };
  },
});
