import { memo } from 'react';
import Rows3 from 'lucide-react/icons/rows-3';
import { useTranslate } from 'ra-core';
import { ActionMenu } from '../../../shell/pieces/ActionMenu.tsx';
import { useListPart } from '../ListModel.ts';
import { rowHeights } from '../state/preferences.ts';
import type { Density } from '../state/preferences.ts';
import { ToolButton } from './ToolButton.tsx';

/** How high rows are. */
export const DensityTool = memo(({ isWide }: { readonly isWide: boolean }) => {
  const { preferences, prefer } = useListPart(({ preferences, prefer }) => ({ preferences, prefer }));
  const translate = useTranslate();
  const chosen = preferences.density ?? 'regular';
  const actions = (Object.keys(rowHeights) as Density[]).map((density) => ({ key: density, label: translate(`grid.density.${density}`), isChosen: density === chosen, run: () => prefer({ density }) }));
  const label = translate('grid.tool.density');
  return <ActionMenu label={label} actions={actions} trigger={(props) => <ToolButton isWide={isWide} icon={<Rows3 size={16} />} label={label} {...props} />} />;
});
DensityTool.displayName = 'DensityTool';
