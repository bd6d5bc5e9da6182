import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { measuresOf, measureWord, type Measure, type MeasureKind } from '../../../../domain/lists/aggregate.ts';
import { useListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';

type Props = { readonly anchor: HTMLElement; readonly column: Column; readonly onClose: () => void };

/** What is measured of a column below the rows, one of all that can be; under the name of records how many they are. */
export const TotalMenu = ({ anchor, column, onClose }: Props) => {
  const { preferences, prefer } = useListModel();
  const translate = useTranslate();
  const { field, isTitle } = column;
  const totals = preferences.totals ?? [];
  const isHere = (one: Measure): boolean => one.field === field.key || (isTitle && one.field === undefined);
  const current = totals.find(isHere)?.measure;
  const kinds: readonly MeasureKind[] = [...(isTitle ? (['COUNT'] as const) : []), ...measuresOf(field)];
  const choose = (measure: MeasureKind | undefined): void => {
    const others = totals.filter((one) => !isHere(one));
    prefer({ totals: measure === undefined ? others : [...others, measure === 'COUNT' ? { measure } : { measure, field: field.key }] });
    onClose();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': translate('totals.of', { name: column.label }) } }}>
      <MenuItem role="menuitemradio" aria-checked={current === undefined} selected={current === undefined} onClick={() => choose(undefined)}>
        {translate('totals.none')}
      </MenuItem>
      {kinds.map((kind) => (
        <MenuItem key={kind} role="menuitemradio" aria-checked={kind === current} selected={kind === current} onClick={() => choose(kind)}>
          {translate(measureWord(kind, field.kind))}
        </MenuItem>
      ))}
    </Menu>
  );
};
