import { memo, useState } from 'react';
import ListTree from 'lucide-react/icons/list-tree';
import { useTranslate } from 'ra-core';
import { isListGroupable } from '../../../../domain/lists/arrangement.ts';
import { later } from '../../../shell/pieces/later.ts';
import { useListPart } from '../ListModel.ts';
import { ToolButton } from '../tools/ToolButton.tsx';

const GroupPopover = later(async () => (await import('./GroupPopover.tsx')).GroupPopover);

/** By what the rows are grouped. */
export const GroupTool = memo(({ isWide }: { readonly isWide: boolean }) => {
  const { fields } = useListPart(({ fields }) => ({ fields }));
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!fields.some(isListGroupable)) return null;
  return (
    <>
      <ToolButton isWide={isWide} icon={<ListTree size={16} />} label={translate('grid.tool.group')} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <GroupPopover isOpen={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
});
GroupTool.displayName = 'GroupTool';
