import { needMessages } from '../providers/i18nMessages.ts';
import { openParts } from '../openParts.ts';
import { loadChunk } from './states/loadChunk.ts';
import type { RouteObject } from 'react-router-dom';
import type { OpenPath } from '../../domain/open-paths.ts';

/** The address of a page that needs no session. */
export const openRoute = (path: OpenPath): RouteObject => ({ path, lazy: async () => ({ Component: (await Promise.all([loadChunk(openParts[path]), needMessages('errors')]))[0] }) });
