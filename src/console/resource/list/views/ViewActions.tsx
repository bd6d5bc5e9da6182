import { useState } from 'react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useIsViewing } from '../../../providers/authSession.ts';
import { copyText } from '../../../shell/copyText.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useListModel } from '../ListModel.ts';
import { addressOfView, definitionIn } from '../state/listAddress.ts';
import { savedViewsQuery } from '../state/savedViews.ts';
import type { SavedPill } from '../tools/useSavedPills.ts';
import { useViewActs } from './useViewActs.ts';
import { ViewDialog } from './ViewDialog.tsx';

/** Where the menu opens, or with `isNew` that a view of what is shown is to be made. */
export type AskedView = { readonly anchor: HTMLElement; readonly isNew: boolean };
type Props = { readonly current: SavedPill | undefined; readonly onClose: () => void };
type Act = { readonly key: string; readonly label: string; readonly run: () => void; readonly isDestructive?: boolean; readonly isShown?: boolean };

const Actions = ({ current, anchor, isNew, onClose }: Props & AskedView) => {
  const { address, change, target, views } = useListModel();
  const { data } = useQuery(savedViewsQuery(target.screen.path));
  const translate = useTranslate();
  const show = useSnackbar();
  const acts = useViewActs();
  const isViewing = useIsViewing();
  const [dialog, setDialog] = useState<'new' | 'edit' | undefined>(isNew ? 'new' : undefined);
  if (dialog !== undefined || !current) return <ViewDialog view={dialog === 'edit' ? current?.view : undefined} onClose={onClose} />;
  const { view, isChanged } = current;
  const definition = definitionIn(address);
  // Saved as it is shown, the view would lose what this person does not see of it: then only a new one can be made.
  const saveChanges = (): Promise<void> =>
    acts.attempt(() => acts.save({ name: view.name, definition, roles: view.roles.map(({ id }) => id), defaultFor: view.roles.filter(({ isDefault }) => isDefault).map(({ id }) => id) }, view), view);
  const copy = async (): Promise<void> => {
    await copyText(window.location.href);
    show({ type: 'success', message: translate('views.linkCopied') });
  };
  const changes: readonly Act[] = [
    { key: 'save', label: translate('views.saveChanges', { name: view.name }), run: () => void saveChanges(), isShown: isChanged && view.mayChange && view.missing.length === 0 && !isViewing },
    { key: 'as', label: translate('views.saveAs'), run: () => setDialog('new'), isShown: !isViewing },
    { key: 'discard', label: translate('views.discard'), run: () => change(addressOfView(view.definition)), isShown: isChanged },
  ];
  const arranging: readonly Act[] = [
    { key: 'edit', label: translate(data?.mayShare ? 'views.edit' : 'views.rename'), run: () => setDialog('edit'), isShown: view.mayChange && !isViewing },
    { key: 'start', label: translate('views.makeDefault'), run: () => void acts.startWith(view), isShown: views?.start !== view.id && !isViewing },
    { key: 'plain', label: translate('views.noDefault'), run: () => void acts.startWith(undefined), isShown: views?.start === view.id && !isViewing },
    { key: 'pin', label: translate(view.isPinned ? 'views.unpin' : 'views.pin'), run: () => void acts.pin(view, !view.isPinned), isShown: !isViewing },
    { key: 'link', label: translate('views.copyLink'), run: () => void acts.attempt(copy) },
    { key: 'delete', label: translate('views.delete'), run: () => void acts.remove(view), isDestructive: true, isShown: view.mayChange && !isViewing },
  ];
  const items = (all: readonly Act[]) =>
    all
      .filter(({ isShown }) => isShown !== false)
      .map(({ key, label, run, isDestructive }) => (
        <MenuItem
          key={key}
          sx={isDestructive ? { color: 'var(--bad)' } : {}}
          onClick={() => {
            if (key !== 'as' && key !== 'edit') onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ));
  const label = translate('grid.view.menu', { name: view.name });
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}>
      {items(changes)}
      <Divider />
      {items(arranging)}
      {view.isMine || view.owner === null ? null : (
        <MenuItem disabled dense>
          {translate('views.by', { name: view.owner })}
        </MenuItem>
      )}
    </Menu>
  );
};

/** What can be done with the view that is shown, or the dialog that makes one of what is shown. */
export const ViewActions = ({ isOpen, asked, ...rest }: Props & { readonly isOpen: boolean; readonly asked: AskedView | undefined }) => (isOpen && asked ? <Actions {...asked} {...rest} /> : null);
