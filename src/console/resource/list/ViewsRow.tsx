import { memo, useRef } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { shapeFor } from '../../../domain/lists/shapes.ts';
import { AddFilter } from './filters/AddFilter.tsx';
import { FindField } from './filters/FindField.tsx';
import { GroupTool } from './groups/GroupTool.tsx';
import { useListPart } from './ListModel.ts';
import { ColumnsTool } from './tools/ColumnsTool.tsx';
import { DensityTool } from './tools/DensityTool.tsx';
import { ShapeTool } from './tools/ShapeTool.tsx';
import { SortTool } from './tools/SortTool.tsx';
import { ViewPills } from './tools/ViewPills.tsx';
import { useWordRoom } from './useWordRoom.ts';
import { widths } from '../../shell/widths.ts';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 2, height: 40, padding: '0 16px', borderBottom: '1px solid var(--hair)', flex: 'none' });
const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, flex: 'none' });

/** Views at the left, tools at the right; the search stands here while there are no chips. */
export const ViewsRow = memo(() => {
  const { isBeside, isFiltered, shape } = useListPart(({ address, editing, fields, target }) => ({
    isBeside: address.record !== undefined || editing === '*',
    isFiltered: Object.keys(address.filter).length > 0 || address.advanced !== undefined,
    shape: shapeFor(address.arrangement, target.resource, fields),
  }));
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const hasRoom = useWordRoom(row);
  const isWide = useMediaQuery(widths.centredTabs) && !isBeside && hasRoom;
  /** Neither sorted nor in columns. */
  const isDrawn = shape === 'CHART' || shape === 'PIVOT';
  return (
    <Row ref={row}>
      <ViewPills />
      <span style={{ flex: 1 }} />
      <Tools role="group" aria-label={translate('grid.tool.label')}>
        <ShapeTool isWide={isWide} />
        {isFiltered ? null : <AddFilter isTool isWide={isWide} />}
        {shape === 'LIST' ? <GroupTool isWide={isWide} /> : null}
        {isDrawn || shape === 'CALENDAR' ? null : <SortTool isWide={isWide} />}
        {isDrawn || shape === 'CALENDAR' ? null : <ColumnsTool isWide={isWide} />}
        {shape === 'LIST' ? <DensityTool isWide={isWide} /> : null}
      </Tools>
      {isFiltered ? null : <FindField isShort={isBeside} />}
    </Row>
  );
});
ViewsRow.displayName = 'ViewsRow';
