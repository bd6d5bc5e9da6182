import { nearPageParts, type NearPath } from '../nearPageParts.ts';
import { needMessages } from '../providers/i18nMessages.ts';
import { PartPlace } from './PartPlace.tsx';
import { createPart } from './part.ts';
import { ScreenGate } from './ScreenGate.tsx';
import { screenOf } from './screenOf.ts';
import { loadChunk } from './states/loadChunk.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PagePath } from '../../domain/pages.ts';
import type { Handle } from './warm.ts';

const nothing = {};

const isNear = (path: PagePath): path is NearPath => Object.hasOwn(nearPageParts, path);
const loadPage = async (path: PagePath): Promise<ComponentType> => (isNear(path) ? nearPageParts[path]() : (await import('../farPageParts.ts')).farPageParts[path]());

/** The address of a page of its own, behind the view right on its form. */
export const pageRoute = ({ path }: { readonly path: PagePath }): RouteObject => {
  const part = createPart(path, async () => (await Promise.all([loadChunk(() => loadPage(path)), needMessages('pages', 'forms', 'errors')]))[0]);
  const screen = screenOf(path);
  const place = <PartPlace key={path} part={part} screen={screen} given={nothing} />;
  return { path, handle: { load: part.load } satisfies Handle, element: screen ? <ScreenGate screen={screen}>{place}</ScreenGate> : place };
};
