import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { ViewDefinition } from '../../../../domain/lists/listView.ts';
import { renewSession } from '../../../providers/authSession.ts';
import { ask } from '../../../shell/ask.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { refusedOf } from '../../../shell/refusedOf.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useListModel } from '../ListModel.ts';
import { viewParameters } from '../state/listAddress.ts';
import { savedViewsQuery, viewFieldsText, type SavedView, type SavedViews } from '../state/savedViews.ts';
import { ALL } from '../state/addressWithViews.ts';

export type ViewInput = { readonly name: string; /** Null keeps what the view has, also what the person does not see of it. */ readonly definition: ViewDefinition | null; readonly roles: readonly string[]; readonly defaultFor: readonly string[] };

const on = 'organisation-data';
const saveText = `mutation SaveListView($id: ID, $version: Int, $screen: String!, $input: ListViewInput!) { saveListView(id: $id, version: $version, screen: $screen, input: $input) { view { ${viewFieldsText} } } }`;
const deleteText = 'mutation DeleteListView($id: ID!) { deleteListView(id: $id) { errorCode } }';
const restoreText = 'mutation RestoreListView($id: ID!) { restoreListView(id: $id) { view { id } } }';
const chooseText = 'mutation ChooseListView($screen: String!, $id: ID, $isDefault: Boolean, $isPinned: Boolean) { chooseListView(screen: $screen, id: $id, isDefault: $isDefault, isPinned: $isPinned) { errorCode } }';

/** What people do with views. Each act tells its result; the list and the menu follow. */
export const useViewActs = () => {
  const { target, views } = useListModel();
  const [, setParameters] = useSearchParams();
  const screen = target.screen.path;
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const show = useSnackbar();
  const tellFailure = useTellFailure();

  /** The list as the view has it, whether the list has heard of it yet or not. */
  const open = (id: string | undefined): void =>
    setParameters((before) => {
      const rest = [...before].filter(([name]) => name !== 'view' && name !== 'page' && !viewParameters.some((one) => one === name));
      return new URLSearchParams(id === undefined ? rest : [...rest, ['view', id]]);
    });

  /** Views as they are now, in the list and in the menu. */
  const readAgain = useCallback(async (): Promise<void> => {
    await Promise.all([queryClient.fetchQuery({ ...savedViewsQuery(screen), staleTime: 0 }), renewSession()]);
  }, [queryClient, screen]);

  /** Whether somebody else changed the view meanwhile; it is then read as it is now, so that what is shown can be put in its place. */
  const toldConflict = async (error: unknown, of: SavedView | undefined): Promise<boolean> => {
    if (of === undefined || refusedOf(error).code !== 'CONFLICT') return false;
    await readAgain();
    show({ type: 'warning', message: translate('views.conflict', { name: of.name }) });
    return true;
  };

  const attempt = async (act: () => Promise<void>, of?: SavedView): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!(await toldConflict(error, of))) tellFailure(error);
    }
  };

  /** Rejects where the server refuses it: the dialog says why beside its fields. */
  const save = async (input: ViewInput, of?: SavedView): Promise<void> => {
    const { saveListView } = await ask<{ saveListView: { view: SavedView | null } }>(on, saveText, { id: of?.id, version: of?.version, screen, input });
    const { view } = saveListView;
    queryClient.setQueryData<SavedViews>(savedViewsQuery(screen).queryKey, (all) => all && { ...all, views: [...all.views.filter(({ id }) => id !== (view ?? of)?.id), ...(view ? [view] : [])] });
    await readAgain();
    open(view?.id);
    show({ type: 'success', message: view ? translate('views.saved', { name: view.name }) : translate('views.unshared', { name: input.name }) });
  };

  const remove = (view: SavedView): Promise<void> =>
    attempt(async () => {
      await ask(on, deleteText, { id: view.id });
      open(views?.start === undefined ? undefined : ALL);
      await readAgain();
      const back = (): Promise<void> =>
        attempt(async () => {
          await ask(on, restoreText, { id: view.id });
          await readAgain();
          open(view.id);
          show({ type: 'success', message: translate('views.restored', { name: view.name }) });
        });
      show({ type: 'success', message: translate('views.deleted', { name: view.name }), action: { label: translate('grid.undo'), run: () => void back() } });
    });

  /** What the person's own list begins with. */
  const startWith = (view: SavedView | undefined): Promise<void> =>
    attempt(async () => {
      await ask(on, chooseText, { screen, id: view?.id ?? null, isDefault: true });
      await readAgain();
      show({ type: 'success', message: view ? translate('views.starts', { name: view.name }) : translate('views.startsPlain') });
    });

  const pin = (view: SavedView, isPinned: boolean): Promise<void> =>
    attempt(async () => {
      await ask(on, chooseText, { screen, id: view.id, isPinned });
      await readAgain();
      show({ type: 'success', message: translate(isPinned ? 'views.pinned' : 'views.unpinned', { name: view.name }) });
    });

  return { save, remove, startWith, pin, attempt, toldConflict };
};
