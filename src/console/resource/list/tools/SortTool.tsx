import { memo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslate } from 'ra-core';
import { shapeFor } from '../../../../domain/lists/shapes.ts';
import { ActionMenu } from '../../../shell/pieces/ActionMenu.tsx';
import { themeWidths } from '../../../shell/widths.ts';
import { nextSorts } from '../grid/sorting.ts';
import { useListPart } from '../ListModel.ts';
import { ToolButton } from './ToolButton.tsx';

/** By what the rows are sorted: each choice adds a field, turns it round, then drops it. It says so itself where no header does. */
export const SortTool = memo(({ isWide }: { readonly isWide: boolean }) => {
  const { address, columns, sorts, change, fields, target } = useListPart((model) => ({ address: model.address, columns: model.columns, sorts: model.sorts, change: model.change, fields: model.fields, target: model.target }));
  const translate = useTranslate();
  const label = translate('grid.tool.sort');
  const nameOf = (name: string): string => translate(`${target.resource.name}.${name}`);
  const hasHeaders = shapeFor(address.arrangement, target.resource, fields) === 'LIST';
  const unseen = address.sorts.filter(({ field }) => !hasHeaders || !columns.some((column) => column.field.key === field)).flatMap(({ field }) => fields.find(({ key }) => key === field)?.name ?? []);
  const by = unseen[0] === undefined ? undefined : nameOf(unseen[0]);
  const said = by === undefined ? label : translate('grid.tool.sortedBy', { field: by });
  const hasRoom = useMediaQuery(`(min-width: ${themeWidths.xl}px)`);
  const actions = fields
    .filter(({ sort }) => sort)
    .map(({ key, name }) => {
      const sort = sorts.find(({ field }) => field === key);
      const icon = sort ? sort.order === 'ASC' ? <ChevronUp size={16} /> : <ChevronDown size={16} /> : <span style={{ width: 16 }} />;
      return { key, icon, isChosen: sort !== undefined, label: nameOf(name), run: () => change({ sorts: nextSorts(sorts, key, true, target.resource.sort) }) };
    });
  return <ActionMenu label={label} actions={actions} trigger={(props) => <ToolButton isWide={isWide} icon={<ArrowUpDown size={16} />} label={said} {...(by === undefined || hasRoom ? {} : { short: by })} isOn={said !== label} {...props} />} />;
});
SortTool.displayName = 'SortTool';
