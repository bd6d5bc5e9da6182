import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { rulesOf } from '../../../../domain/lists/filterTree.ts';
import { useListModel } from '../ListModel.ts';
import { ChipBox } from './ChipBox.ts';

/** Nested conditions as one chip: a click opens them in their panel, the cross removes them. */
export const AdvancedChip = () => {
  const { address, change, editFilter } = useListModel();
  const translate = useTranslate();
  if (!address.advanced) return null;
  const label = translate('grid.filter.advanced');
  return (
    <ChipBox>
      <button type="button" onClick={() => editFilter('*')} aria-haspopup="dialog">
        {label} <b>{translate('grid.filter.advancedCount', { smart_count: rulesOf(address.advanced).length })}</b>
      </button>
      <button type="button" onClick={() => change({ advanced: undefined })} aria-label={translate('grid.filter.removeNamed', { field: label })}>
        <X size={12} aria-hidden />
      </button>
    </ChipBox>
  );
};
