import { openPaths } from '../../domain/open-paths.ts';
import { redirects } from '../../domain/redirects.ts';
import { screens } from './screens.ts';
import type { FormName } from '../../../generated/forms.ts';

export type RouteEntry = {
  readonly path: string;
  /** `open` needs no session, `redirect` leads elsewhere, the others are behind a session and, where there is one, their form. */
  readonly kind: 'open' | 'redirect' | 'screen';
  readonly form: FormName | null;
};

/** Every address of the console but those below a screen (a record, add, import); menu, tab bars, titles and palette come from the same lists. */
export const routeList: readonly RouteEntry[] = [
  ...openPaths.map((path) => ({ path, kind: 'open' as const, form: null })),
  ...screens.map(({ path, form }) => ({ path, kind: 'screen' as const, form })),
  ...redirects.map(({ from }) => ({ path: from, kind: 'redirect' as const, form: null })),
];
