import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { CHANGE_SET } from '../../../../domain/lists/filterTree.ts';
import { useListPart } from '../ListModel.ts';
import { ChipBox } from './ChipBox.ts';
import { useChangeSetText } from './useChangeSetText.ts';

/** That the list holds what one change-set added or changed: leads to that on the Changes page, the cross takes the condition away. */
export const ChangeSetChip = () => {
  const { filter, change } = useListPart(({ address, ...model }) => ({ filter: address.filter, change: model.change }));
  const translate = useTranslate();
  const { [CHANGE_SET]: condition, ...others } = filter;
  const id = condition === undefined ? undefined : String(condition.equals);
  const text = useChangeSetText(id);
  if (id === undefined) return null;
  const label = translate('grid.filter.changeSet');
  return (
    <ChipBox data-filter-anchor={CHANGE_SET}>
      <Link to={`/account/changes?set=${id}`} title={`${label} ${text}`}>
        {label} <b>{text}</b>
      </Link>
      <button type="button" onClick={() => change({ filter: others })} aria-label={translate('grid.filter.removeNamed', { field: label })}>
        <X size={12} aria-hidden />
      </button>
    </ChipBox>
  );
};
