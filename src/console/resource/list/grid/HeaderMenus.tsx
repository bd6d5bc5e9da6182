import type { RefObject } from 'react';
import type { Column } from '../state/columns.ts';
import { TotalMenu } from '../totals/TotalMenu.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { ColumnEdits } from './useColumnEdits.ts';
import { useHeaderFocus } from './useHeaderFocus.ts';

/** The menu that is open, by the name of its column; of what is totalled instead with `isTotal`. */
export type OpenMenu = { readonly name: string; readonly anchor: HTMLElement; readonly isTotal?: boolean };

type Props = { readonly isOpen: boolean; readonly onClose: () => void; readonly box: RefObject<HTMLElement | null>; readonly columns: readonly Column[]; readonly edits: ColumnEdits; readonly menu: OpenMenu | undefined; readonly onMenu: (menu: OpenMenu) => void };

/** The menus of the headers. They stay when they are closed: the focus follows a column that was moved. */
export const HeaderMenus = ({ isOpen, onClose, box, columns, edits, menu, onMenu }: Props) => {
  const at = columns.findIndex(({ field }) => field.name === menu?.name);
  const column = columns[at];
  const focusNext = useHeaderFocus(box, columns);
  if (!isOpen || !menu || !column) return null;
  return menu.isTotal ? (
    <TotalMenu anchor={menu.anchor} column={column} onClose={onClose} />
  ) : (
    <HeaderMenu anchor={menu.anchor} column={column} columns={columns} left={columns[at - 1]?.field.name} right={columns[at + 1]?.field.name} edits={edits} onShift={focusNext} onTotal={() => onMenu({ ...menu, isTotal: true })} onClose={onClose} />
  );
};
