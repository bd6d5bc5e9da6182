import { openPaths } from '../../domain/open-paths.ts';
import { redirects } from '../../domain/redirects.ts';
import { screens } from './screens.ts';
import { uninstalledPlaces } from './uninstalledPlaces.ts';
import type { FormName } from '../../../generated/forms.ts';

export type RouteEntry = {
  readonly path: string;
  /** `open` needs no session, `redirect` leads elsewhere, the others are behind a session and, where there is one, their form. */
  readonly kind: 'open' | 'redirect' | 'screen' | 'notInstalled';
  readonly form: FormName | null;
  /** The form belongs to the newer layout: this console draws it. */
  readonly isNewerLayout: boolean;
};

/** Every address of the console but those below a screen (a record, add, import); menu, tab bars, titles and palette come from the same lists. */
export const routeList: readonly RouteEntry[] = [
  ...openPaths.map((path) => ({ path, kind: 'open' as const, form: null, isNewerLayout: true })),
  ...screens.map(({ path, form }) => ({ path, kind: 'screen' as const, form, isNewerLayout: true })),
  ...uninstalledPlaces.map(({ path, form }) => ({ path, kind: 'notInstalled' as const, form, isNewerLayout: false })),
  ...redirects.map(({ from }) => ({ path: from, kind: 'redirect' as const, form: null, isNewerLayout: true })),
];
