import { uninstalled } from '../../domain/uninstalled.ts';
import { placeOf, screens } from './screens.ts';
import type { Place } from './screens.ts';

const drawn = new Set(screens.map(({ path }) => path));

/** `/a/b/:id` → `/a/b`; a screen draws its records itself. */
const parentOf = (path: string): string => path.replace(/\/:[^/]+$/, '');

/** The screens of `domain/uninstalled.ts` that nothing draws yet. */
export const uninstalledPlaces: readonly Place[] = uninstalled.filter(({ path }) => !drawn.has(path) && !drawn.has(parentOf(path))).map(placeOf);
