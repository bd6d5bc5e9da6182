import { plainArrangement, type ArrangedGrouping } from '../../../../../domain/lists/arrangement.ts';
import { groupCondition } from '../../../../../domain/lists/groupCondition.ts';
import { emptyView } from '../../../../../domain/lists/listView.ts';
import { narrowedBy } from '../../../../../domain/lists/narrowedBy.ts';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import { useListModel } from '../../ListModel.ts';
import { writeAddress } from '../../state/listAddress.ts';

/** The address of the plain list of the records in a group: what the list shows now, and the group's own values as conditions. Undefined where an address cannot say it. */
export const useBehind = (): ((groupBy: readonly ArrangedGrouping[], keys: readonly unknown[]) => string | undefined) => {
  const { address, fields, target, views } = useListModel();
  const { timeZone } = useCellFormats();
  return (groupBy, keys) => {
    const rules = groupBy.flatMap((grouping, at) => {
      const field = fields.find(({ key }) => key === grouping.field);
      return field ? [{ field: field.key, condition: groupCondition(field, grouping, keys[at], timeZone) }] : [];
    });
    const narrowed = narrowedBy({ filter: address.filter, advanced: address.advanced }, rules);
    if (!narrowed) return undefined;
    const next = { ...address, ...narrowed, arrangement: plainArrangement, page: 1, record: undefined };
    return `${target.screen.path}?${writeAddress(next, new URLSearchParams(), views?.definitionOf(address.view) ?? emptyView).toString()}`;
  };
};
