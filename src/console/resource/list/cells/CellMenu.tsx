import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { keyLabel } from '../../../shell/pieces/Kbd.tsx';

/** What can be done with a cell, or with the range that it is in: message below `cells.menu`, the keys that do the same, and what it does. */
export type CellAct = readonly [key: string, keys: string | undefined, run: () => void];

type Props = { /** Where it opens in the window, in pixels. */ readonly at: { readonly left: number; readonly top: number }; readonly acts: readonly CellAct[]; readonly onClose: () => void; /** Runs what was chosen once the menu is gone and has given the focus back. */ readonly onAct: (run: () => void) => void };

const Keys = styled('span')({ marginLeft: 'auto', paddingLeft: 24, color: 'var(--text-2)', fontSize: 12 });

/** The menu of a right click in the cells, of Shift F10 and of the menu key. */
export const CellMenu = ({ at, acts, onClose, onAct }: Props) => {
  const translate = useTranslate();
  return (
    <Menu open anchorReference="anchorPosition" anchorPosition={at} onClose={onClose} onContextMenu={(event) => event.preventDefault()} slotProps={{ list: { 'aria-label': translate('cells.menu') } }}>
      {acts.map(([key, keys, run]) => (
        <MenuItem key={key} onClick={() => onAct(run)}>
          {translate(`cells.menu.${key}`)}
          {keys === undefined ? null : <Keys aria-hidden>{keyLabel(keys)}</Keys>}
        </MenuItem>
      ))}
    </Menu>
  );
};
