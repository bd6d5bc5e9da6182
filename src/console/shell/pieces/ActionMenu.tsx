import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { later } from './later.ts';

const ActionItems = later(async () => (await import('./ActionItems.tsx')).ActionItems);

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
  return (
    <>
      {trigger({ onClick: ({ currentTarget }) => setAnchor(currentTarget), 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
      <ActionItems isOpen={anchor !== null} anchor={anchor} label={label} actions={actions} onClose={() => setAnchor(null)} />
    </>
  );
};
