import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { measuresOf, measureWord } from '../../../../domain/lists/aggregate.ts';
import { useListModel } from '../ListModel.ts';
import { columnOf, type Column } from '../state/columns.ts';
import { TotalMenu } from './TotalMenu.tsx';

const Now = styled('span')({ marginLeft: 'auto', paddingLeft: 16, color: 'var(--text-3)' });

type Props = { readonly anchor: HTMLElement; readonly onClose: () => void };

const Choice = ({ anchor, onClose }: Props) => {
  const { columns, fields, preferences, target } = useListModel();
  const translate = useTranslate();
  const [chosen, choose] = useState<Column>();
  const measureOf = ({ field, isTitle }: Column) => (preferences.totals ?? []).find((one) => one.field === field.key || (isTitle && one.field === undefined))?.measure;
  // What is measured stands below the rows though its column is hidden, and must be possible to take away.
  const hidden = fields
    .filter(({ key }) => (preferences.totals ?? []).some((one) => one.field === key) && !columns.some(({ field }) => field.key === key))
    .map((field) => columnOf(target.resource, field, translate, () => 0, { content: undefined, set: undefined }));
  if (chosen) return <TotalMenu anchor={anchor} column={chosen} onClose={onClose} />;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': translate('totals.row') } }}>
      {[...columns, ...hidden]
        .filter(({ field, isTitle }) => isTitle || measuresOf(field).length > 0)
        .map((column) => {
          const measure = measureOf(column);
          return (
            <MenuItem key={column.field.key} selected={measure !== undefined} aria-haspopup="menu" onClick={() => choose(column)}>
              {column.label}
              {measure ? <Now>{translate(measureWord(measure, column.field.kind))}</Now> : null}
            </MenuItem>
          );
        })}
    </Menu>
  );
};

/** The columns of which something can be measured, each with what is; then the measures of the one that was chosen. */
export const TotalsChoice = ({ isOpen, anchor, onClose }: { readonly isOpen: boolean; readonly anchor: HTMLElement | null; readonly onClose: () => void }) => (isOpen && anchor ? <Choice anchor={anchor} onClose={onClose} /> : null);
