import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ViewDefinition } from '../../../../domain/lists/listView.ts';
import { ask } from '../../../shell/ask.ts';

/** What a list needs of a view to show it. */
export type KnownView = { readonly id: string; readonly name: string; readonly definition: ViewDefinition; readonly missing: readonly string[]; /** False where it could not be read, and shows all records. */ readonly isReadable?: boolean };

export type ViewRole = { readonly id: string; readonly name: string; readonly isDefault: boolean };

export type SavedView = KnownView & {
  readonly screen: string;
  readonly owner: string | null;
  readonly isMine: boolean;
  readonly mayChange: boolean;
  readonly roles: readonly ViewRole[];
  readonly isDefault: boolean;
  readonly isPinned: boolean;
  readonly version: number;
};

export type SavedViews = { readonly views: readonly SavedView[]; readonly mayShare: boolean; readonly start: string | null };

/** The fields of a view, as text: the list asks beside its rows, without the printed documents. The operations folder declares them, so that they are checked. */
export const viewFieldsText = 'id screen name definition missing isReadable owner isMine mayChange roles { id name isDefault } isDefault isPinned version';
const text = `query ReadSavedViews($screen: String!) { listSavedViews(screen: $screen) { mayShare start views { ${viewFieldsText} } } }`;

export const savedViewsKey = (screen: string) => ['list-views', screen] as const;

/** The views of one screen; they are read again when the person changes one. */
export const savedViewsQuery = (screen: string) => ({
  queryKey: savedViewsKey(screen),
  queryFn: async ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<SavedViews> => (await ask<{ listSavedViews: SavedViews }>('organisation-data', text, { screen }, signal)).listSavedViews,
  staleTime: Infinity,
});
