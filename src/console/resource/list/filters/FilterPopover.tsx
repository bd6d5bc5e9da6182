import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useListModel } from '../ListModel.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { FieldPicker } from './FieldPicker.tsx';

const anchorOf = (key: string): Element | null =>
  document.querySelector(`[data-filter-anchor="${CSS.escape(key)}"]`) ?? document.querySelector('[data-filter-anchor=add]') ?? document.querySelector('#sheet');

/** Where conditions are made and changed, beside the chip or button that asked for it. */
export const FilterPopover = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const { editing, editFilter, fields, target, address, change } = useListModel();
  const translate = useTranslate();
  if (editing === undefined) return null;
  const field = fields.find(({ key }) => key === editing);
  const { [editing]: condition, ...others } = address.filter;
  return (
    <Popover
      open={isOpen}
      anchorEl={() => anchorOf(editing) as Element}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('grid.filter.add'), sx: { mt: 1, p: 3, minWidth: 240 } } }}
    >
      {field ? (
        <ConditionEditor
          key={field.key}
          field={field}
          entity={target.resource.name}
          condition={condition}
          onApply={(next) => {
            change({ filter: { ...address.filter, [field.key]: next } });
            onClose();
          }}
          onRemove={() => {
            change({ filter: others });
            onClose();
          }}
        />
      ) : (
        <FieldPicker
          fields={fields.filter(({ filter }) => filter)}
          entity={target.resource.name}
          onPick={editFilter}
          onQuick={(key, next) => {
            change({ filter: { ...address.filter, [key]: next } });
            onClose();
          }}
          onAdvanced={() => editFilter('*')}
        />
      )}
    </Popover>
  );
};
