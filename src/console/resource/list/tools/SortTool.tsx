import { memo } from 'react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslate } from 'ra-core';
import { ActionMenu } from '../../../shell/pieces/ActionMenu.tsx';
import { nextSorts } from '../grid/sorting.ts';
import { useListPart } from '../ListModel.ts';
import { ToolButton } from './ToolButton.tsx';

/** By what the rows are sorted: each choice adds a field, turns it round, then drops it. */
export const SortTool = memo(({ isWide }: { readonly isWide: boolean }) => {
  const { sorts, change, fields, target } = useListPart(({ sorts, change, fields, target }) => ({ sorts, change, fields, target }));
  const translate = useTranslate();
  const label = translate('grid.tool.sort');
  const actions = fields
    .filter(({ sort }) => sort)
    .map(({ key, name }) => {
      const sort = sorts.find(({ field }) => field === key);
      const icon = sort ? sort.order === 'ASC' ? <ChevronUp size={16} /> : <ChevronDown size={16} /> : <span style={{ width: 16 }} />;
      return { key, icon, isChosen: sort !== undefined, label: translate(`${target.resource.name}.${name}`), run: () => change({ sorts: nextSorts(sorts, key, true, target.resource.sort) }) };
    });
  return <ActionMenu label={label} actions={actions} trigger={(props) => <ToolButton isWide={isWide} icon={<ArrowUpDown size={16} />} label={label} {...props} />} />;
});
SortTool.displayName = 'SortTool';
