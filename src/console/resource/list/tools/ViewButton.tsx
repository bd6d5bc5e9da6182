import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from 'ra-core';
import { later } from '../../../shell/pieces/later.ts';
import type { AskedView } from '../views/ViewActions.tsx';
import type { SavedPill } from './useSavedPills.ts';

const ViewActions = later(async () => (await import('../views/ViewActions.tsx')).ViewActions);

/** Beside the views: 'Save view' where something is not saved, and the menu of the saved view that is shown. */
export const ViewButton = ({ current }: { readonly current: SavedPill | undefined }) => {
  const translate = useTranslate();
  const [asked, ask] = useState<AskedView>();
  const canSave = current === undefined || current.isChanged;
  const isMenu = current !== undefined;
  const expanded = { 'aria-haspopup': isMenu ? ('menu' as const) : ('dialog' as const), 'aria-expanded': asked !== undefined };
  return (
    <>
      {canSave ? (
        <Button size="small" variant="text" sx={{ flex: 'none', color: 'var(--accent-text)' }} endIcon={isMenu ? <ChevronDown size={14} /> : null} {...expanded} onClick={({ currentTarget }) => ask({ anchor: currentTarget, isNew: !isMenu })}>
          {translate('grid.view.save')}
        </Button>
      ) : (
        <IconButton size="small" aria-label={translate('grid.view.menu', { name: current.label })} {...expanded} onClick={({ currentTarget }) => ask({ anchor: currentTarget, isNew: false })}>
          <ChevronDown size={14} />
        </IconButton>
      )}
      <ViewActions isOpen={asked !== undefined} current={current} asked={asked} onClose={() => ask(undefined)} />
    </>
  );
};
