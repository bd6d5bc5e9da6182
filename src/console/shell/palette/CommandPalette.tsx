import MuiDialog from '@mui/material/Dialog';
import { useTranslate } from 'react-admin';
import { closeAll } from '../frame/frameState.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PaletteQuery } from './PaletteQuery.tsx';
import { usePalette } from './usePalette.ts';
import type { Theme } from '@mui/material/styles';

const listId = 'palette-list';
const paper = (theme: Theme) => ({ width: 640, maxWidth: 'calc(100vw - 32px)', margin: 0, position: 'absolute', top: 96, maxHeight: 'calc(100dvh - 112px)', [theme.breakpoints.down('sm')]: { top: 0, width: '100%', maxWidth: '100%', maxHeight: '100dvh', borderRadius: 0 } }) as const;

/** One field to every screen, record and action that the person may have. */
export const CommandPalette = () => {
  const translate = useTranslate();
  const palette = usePalette();
  const { query, groups, isSearching, active, of, run, back } = palette;
  return (
    <MuiDialog open onClose={(_, reason) => (reason === 'escapeKeyDown' ? back() : closeAll())} slotProps={{ paper: { sx: paper, 'aria-label': translate('shell.search') }, container: { sx: { justifyContent: 'center', alignItems: 'flex-start' } } }}>
      <PaletteQuery palette={palette} listId={listId} />
      <PaletteList id={listId} groups={groups} query={query} active={active?.key} isSearching={isSearching} onRun={run} />
      <PaletteFoot isInside={of !== undefined} />
    </MuiDialog>
  );
};
