import { memo, useState } from 'react';
import Columns3 from 'lucide-react/icons/columns-3';
import { useTranslate } from 'ra-core';
import { later } from '../../../shell/pieces/later.ts';
import { ToolButton } from './ToolButton.tsx';

const ColumnsPopover = later(async () => (await import('./ColumnsPopover.tsx')).ColumnsPopover);

/** Which columns are shown, and in which order. */
export const ColumnsTool = memo(({ isWide }: { readonly isWide: boolean }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton isWide={isWide} icon={<Columns3 size={16} />} label={translate('grid.tool.columns')} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <ColumnsPopover isOpen={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
});
ColumnsTool.displayName = 'ColumnsTool';
