import IconButton from '@mui/material/IconButton';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslate } from 'ra-core';

type Props = { readonly label: string; readonly onUndo: () => void };

/** Missing records of a field that are added with the import, and back. */
export const CreatedItem = ({ label, onUndo }: Props) => {
  const translate = useTranslate();
  const undo = translate('import.fix.uncreate', { field: label });
  return (
    <li>
      <div>
        <span style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
          <Plus size={14} aria-hidden />
          {translate('import.fix.created', { field: label })}
        </span>
        <IconButton aria-label={undo} title={undo} onClick={onUndo} sx={{ width: 24, height: 24 }}>
          <Undo2 size={14} />
        </IconButton>
      </div>
    </li>
  );
};
