/**
 * Screens of the specification whose module this installation does not have. They resolve, are guarded and named, and say so; neither the menu nor the
 * palette knows them. Whoever builds one takes its line out: an entity's screen or a line in `pages.ts` takes the place.
 */
import type { FormName } from '../../generated/forms.ts';

export type Uninstalled = { readonly path: string; readonly form: FormName };

export const uninstalled: readonly Uninstalled[] = [
];
