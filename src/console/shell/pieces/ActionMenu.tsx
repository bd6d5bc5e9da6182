import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Kbd } from './Kbd.tsx';
import type { ReactElement, ReactNode } from 'react';
import { OnceOpened } from './OnceOpened.tsx';

export type MenuAction = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly keys?: string;
  readonly isDestructive?: boolean;
  readonly isChosen?: boolean;
  /** Why it cannot be used now; the item stays, disabled. */
  readonly disabledReason?: string;
  readonly run: () => void;
};

export type ActionMenuProps = {
  readonly actions: readonly MenuAction[];
  readonly label: string;
  /** The button that opens the menu. */
  readonly trigger: (props: { readonly onClick: (event: { readonly currentTarget: HTMLElement }) => void; readonly 'aria-haspopup': 'menu'; readonly 'aria-expanded': boolean }) => ReactElement;
};

/** A button and its menu; focus returns to the button. */
export const ActionMenu = ({ actions, label, trigger }: ActionMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {trigger({ onClick: ({ currentTarget }) => setAnchor(currentTarget), 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
      <OnceOpened isOpen={anchor !== null}>
        {() => (
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}>
            {actions.map(({ key, label: text, icon, keys, isDestructive, isChosen, disabledReason, run }) => (
              <MenuItem
                key={key}
                selected={isChosen === true}
                disabled={disabledReason !== undefined}
                title={disabledReason}
                sx={isDestructive ? { color: 'var(--bad)' } : {}}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {icon}
                <span style={{ flex: 1 }}>{text}</span>
                {keys ? <Kbd keys={keys} /> : null}
              </MenuItem>
            ))}
          </Menu>
        )}
      </OnceOpened>
    </>
  );
};
