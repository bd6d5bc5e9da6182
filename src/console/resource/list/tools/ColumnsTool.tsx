import { useState } from 'react';
import Popover from '@mui/material/Popover';
import Columns3 from 'lucide-react/icons/columns-3';
import { useTranslate } from 'ra-core';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Which columns are shown, and in which order. */
export const ColumnsTool = ({ isWide }: { readonly isWide: boolean }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton isWide={isWide} icon={<Columns3 size={16} />} label={translate('grid.tool.columns')} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('grid.tool.columns'), sx: { mt: 1, p: 3, width: 304 } } }}
      >
        <ColumnChoice />
      </Popover>
    </>
  );
};
