import { useState } from 'react';
import MuiDialog from '@mui/material/Dialog';
import { useTranslate } from 'react-admin';
import { closeAll } from '../frame/frameState.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PaletteQuery } from './PaletteQuery.tsx';
import { usePaletteGroups } from './usePaletteGroups.ts';
import type { KeyboardEvent } from 'react';

const listId = 'palette-list';
const paper = { width: 640, maxWidth: 'calc(100vw - 32px)', margin: 0, position: 'absolute', top: 96, maxHeight: 'calc(100dvh - 112px)', '@media (max-width: 599.95px)': { top: 0, width: '100%', maxWidth: '100%', maxHeight: '100dvh', borderRadius: 0 } } as const;

/** One field to every screen, record and action that the person may have. */
export const CommandPalette = () => {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const { groups, isSearching } = usePaletteGroups(query);
  const items = groups.flatMap((group) => group.items);
  const index = Math.min(marked, Math.max(items.length - 1, 0));
  const run = (at: number): void => {
    const item = items[at];
    if (!item) return;
    closeAll();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && items.length > 0) setMarked((index + step + items.length) % items.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(index);
    else return;
    event.preventDefault();
  };
  return (
    <MuiDialog open onClose={closeAll} onKeyDown={onKeyDown} slotProps={{ paper: { sx: paper, 'aria-label': translate('shell.search') }, container: { sx: { justifyContent: 'center', alignItems: 'flex-start' } } }}>
      <PaletteQuery
        query={query}
        listId={listId}
        activeId={items[index]?.key}
        onChange={(next) => {
          setQuery(next);
          setMarked(0);
        }}
      />
      <PaletteList id={listId} groups={groups} query={query} active={items[index]?.key} isSearching={isSearching} onRun={(key) => run(items.findIndex((item) => item.key === key))} />
      <PaletteFoot />
    </MuiDialog>
  );
};
