import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Kbd } from './Kbd.tsx';
import type { MenuAction } from './ActionMenu.tsx';

type Props = { readonly isOpen: boolean; readonly anchor: HTMLElement | null; readonly label: string; readonly actions: readonly MenuAction[]; readonly onClose: () => void };

/** The menu of actions at its button. */
export const ActionItems = ({ isOpen, anchor, label, actions, onClose }: Props) => (
  <Menu anchorEl={anchor} open={isOpen} onClose={onClose} slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}>
    {actions.map(({ key, label: text, icon, keys, isDestructive, isChosen, disabledReason, run }) => (
      <MenuItem
        key={key}
        selected={isChosen === true}
        disabled={disabledReason !== undefined}
        title={disabledReason}
        sx={isDestructive ? { color: 'var(--bad)' } : {}}
        onClick={() => {
          onClose();
          run();
        }}
      >
        {icon}
        <span style={{ flex: 1 }}>{text}</span>
        {keys ? <Kbd keys={keys} /> : null}
      </MenuItem>
    ))}
  </Menu>
);
