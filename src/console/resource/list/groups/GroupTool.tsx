import { Suspense, lazy, memo, useState } from 'react';
import ListTree from 'lucide-react/icons/list-tree';
import { useTranslate } from 'ra-core';
import { isListGroupable } from '../../../../domain/lists/arrangement.ts';
import { needMessages } from '../../../providers/i18nMessages.ts';
import { useListPart } from '../ListModel.ts';
import { ToolButton } from '../tools/ToolButton.tsx';

const GroupPopover = lazy(async () => {
  const [{ GroupPopover: Popover }] = await Promise.all([import('./GroupPopover.tsx'), needMessages('pages')]);
  return { default: Popover };
});

/** By what the rows are grouped. */
export const GroupTool = memo(({ isWide }: { readonly isWide: boolean }) => {
  const { fields } = useListPart(({ fields }) => ({ fields }));
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!fields.some(isListGroupable)) return null;
  return (
    <>
      <ToolButton isWide={isWide} icon={<ListTree size={16} />} label={translate('grid.tool.group')} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      {anchor ? (
        <Suspense>
          <GroupPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
});
GroupTool.displayName = 'GroupTool';
