import Button from '@mui/material/Button';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { useListModel } from '../ListModel.ts';

/** Starts a new condition: a dashed chip beside others, a tool while there are none. */
export const AddFilter = ({ isTool = false }: { readonly isTool?: boolean }) => {
  const { editFilter, fields } = useListModel();
  const translate = useTranslate();
  if (!fields.some(({ filter }) => filter)) return null;
  return (
    <Button
      size="small"
      variant={isTool ? 'text' : 'outlined'}
      startIcon={isTool ? <ListFilter size={16} /> : <Plus size={14} />}
      data-filter-anchor="add"
      aria-haspopup="dialog"
      aria-keyshortcuts="f"
      onClick={() => editFilter('')}
      sx={isTool ? { color: 'var(--text-2)' } : { borderStyle: 'dashed', color: 'var(--text-2)', fontWeight: 400, px: 2, flex: 'none' }}
    >
      {translate(isTool ? 'grid.tool.filter' : 'grid.filter.add')}
    </Button>
  );
};
