import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ListFilter from 'lucide-react/icons/list-filter';
import { useTranslate } from 'ra-core';
import { FIELDLESS } from '../../../../domain/lists/filterTree.ts';
import { shapeFor } from '../../../../domain/lists/shapes.ts';
import { AdvancedChip } from '../filters/AdvancedChip.tsx';
import { ChangeSetChip } from '../filters/ChangeSetChip.tsx';
import { Chip } from '../filters/Chip.tsx';
import { LazyTeamChip } from '../filters/LazyTeamChip.tsx';
import { FindField } from '../filters/FindField.tsx';
import { GroupTool } from '../groups/GroupTool.tsx';
import { sidewaysFade } from '../../../shell/pieces/sidewaysFade.ts';
import { useListModel } from '../ListModel.ts';
import { ShapeTool } from '../tools/ShapeTool.tsx';
import { SortTool } from '../tools/SortTool.tsx';
import { TotalsTool } from '../tools/TotalsTool.tsx';
import { ViewPills } from '../tools/ViewPills.tsx';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '0 16px 10px', flex: 'none', overflow: 'auto hidden', scrollbarWidth: 'none', '& > *': { flex: 'none' }, '& > label': { flex: '1 1 auto' }, '& > .MuiIconButton-root': { width: 36, height: 36, border: '1px solid var(--line)', borderRadius: 6 }, ...sidewaysFade });

/** Above the rows on a phone: views, search, and the conditions; the lines scroll sideways. */
export const PhoneTools = () => {
  const { address, change, editFilter, fields, target } = useListModel();
  const translate = useTranslate();
  const conditions = fields.flatMap((field) => (address.filter[field.key] === undefined ? [] : [{ field, condition: address.filter[field.key] ?? {} }]));
  const count = conditions.length + (address.advanced ? 1 : 0) + FIELDLESS.filter((key) => address.filter[key]).length;
  const isRows = shapeFor(address.arrangement, target.resource, fields) === 'LIST';
  const without = (key: string) => Object.fromEntries(Object.entries(address.filter).filter(([name]) => name !== key));
  return (
    <>
      <Line>
        <ViewPills />
      </Line>
      <Line>
        <ShapeTool isWide={false} />
        <Button data-filter-anchor="add" startIcon={<ListFilter size={16} />} onClick={() => editFilter('')} aria-haspopup="dialog" sx={{ height: 36, color: 'var(--text-2)', fontWeight: 400 }}>
          {count === 0 ? translate('grid.tool.filter') : translate('grid.filter.count', { smart_count: count })}
        </Button>
        {count === 0 ? <FindField isShort /> : null}
        {isRows ? (
          <>
            <GroupTool isWide={false} />
            <SortTool isWide={false} />
            <TotalsTool />
          </>
        ) : null}
        <ChangeSetChip />
        <LazyTeamChip />
        <AdvancedChip />
        {conditions.map(({ field, condition }) => (
          <Chip key={field.key} field={field} entity={target.resource.name} condition={condition} onEdit={() => editFilter(field.key)} onRemove={() => change({ filter: without(field.key) })} />
        ))}
      </Line>
      {count > 0 ? (
        <Line>
          <FindField />
        </Line>
      ) : null}
    </>
  );
};
