import { memo } from 'react';
import Button from '@mui/material/Button';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { useListPart } from '../ListModel.ts';
import { ToolButton } from '../tools/ToolButton.tsx';

/** Starts a new condition: a dashed chip beside others, a tool while there are none. */
export const AddFilter = memo(({ isTool = false, isWide = true }: { readonly isTool?: boolean; readonly isWide?: boolean }) => {
  const { editFilter, fields } = useListPart(({ editFilter, fields }) => ({ editFilter, fields }));
  const translate = useTranslate();
  if (!fields.some(({ filter }) => filter)) return null;
  const open = (): void => editFilter('');
  if (isTool)
    return (
      <span data-filter-anchor="add">
        <ToolButton isWide={isWide} icon={<ListFilter size={16} />} label={translate('grid.tool.filter')} aria-haspopup="dialog" onClick={open} />
      </span>
    );
  return (
    <Button size="small" startIcon={<Plus size={14} />} data-filter-anchor="add" aria-haspopup="dialog" aria-keyshortcuts="f" onClick={open} sx={{ borderStyle: 'dashed', color: 'var(--text-2)', fontWeight: 400, px: 2, flex: 'none' }}>
      {translate('grid.filter.add')}
    </Button>
  );
});
AddFilter.displayName = 'AddFilter';
