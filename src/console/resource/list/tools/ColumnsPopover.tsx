import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { ColumnChoice } from './ColumnChoice.tsx';

type Props = { readonly isOpen: boolean; readonly anchor: HTMLElement | null; readonly onClose: () => void };

/** The choice of columns beside its tool. */
export const ColumnsPopover = ({ isOpen, anchor, onClose }: Props) => (
  <Popover
    open={isOpen}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': useTranslate()('grid.tool.columns'), sx: { mt: 1, p: 3, width: 304 } } }}
  >
    <ColumnChoice />
  </Popover>
);
