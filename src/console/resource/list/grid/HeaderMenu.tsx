import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { measuresOf } from '../../../../domain/lists/aggregate.ts';
import { isListGroupable, MOST_GROUP_LEVELS } from '../../../../domain/lists/arrangement.ts';
import { useListModel } from '../ListModel.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { frozenColumns } from '../state/columns.ts';
import type { Column } from '../state/columns.ts';
import type { ColumnEdits } from './useColumnEdits.ts';

type Props = {
  readonly anchor: HTMLElement;
  readonly column: Column;
  /** As they are drawn. */
  readonly columns: readonly Column[];
  /** Names of the columns seen beside it; undefined at an end. */
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly edits: ColumnEdits;
  /** Names the column whose header takes the focus when this one has moved, or is gone. */
  readonly onShift: (name: string) => void;
  /** Asks what shall be measured of the column. */
  readonly onTotal: () => void;
  readonly onClose: () => void;
};

const STEP = 24;

/** What can be done with a column, each by one choice. */
export const HeaderMenu = ({ anchor, column, columns, left, right, edits, onShift, onTotal, onClose }: Props) => {
  const { address, change, editFilter, preferences, prefer } = useListModel();
  const translate = useTranslate();
  const show = useSnackbar();
  const { field, isTitle } = column;
  const sortBy = (order: 'ASC' | 'DESC') => () => change({ sorts: [{ field: field.key, order }] });
  const { arrangement } = address;
  const { groupBy } = arrangement;
  const isGrouped = groupBy.some((one) => one.field === field.key);
  const group = (next: typeof groupBy) => () => change({ arrangement: { ...arrangement, groupBy: next } });
  const move = (beside: string | undefined, side: 'before' | 'after') => () => {
    if (beside === undefined) return;
    onShift(field.name);
    edits.put(field.name, beside, side);
  };
  const hide = (): void => {
    onShift(right ?? left ?? field.name);
    edits.hide(field.name);
  };
  const isFrozen = preferences.frozen === field.name;
  const freeze = (): void => {
    prefer({ frozen: field.name });
    const room = anchor.closest('[role=grid], [role=treegrid]')?.clientWidth || Number.POSITIVE_INFINITY;
    const last = frozenColumns(columns, field.name, room).findLast(({ left: at }) => at !== undefined);
    if (last && last.field !== field) show({ type: 'info', message: translate('grid.column.frozenUpTo', { column: last.label }) });
  };
  const items: readonly (readonly [key: string, run: () => void, isOffered: boolean])[] = [
    ['sortAscending', sortBy('ASC'), field.sort],
    ['sortDescending', sortBy('DESC'), field.sort],
    ['filter', () => editFilter(field.key), field.filter],
    ['group', group([...groupBy, { field: field.key }]), !isGrouped && groupBy.length < MOST_GROUP_LEVELS && isListGroupable(field)],
    ['ungroup', group(groupBy.filter((one) => one.field !== field.key)), isGrouped],
    ['total', onTotal, isTitle || measuresOf(field).length > 0],
    ['freeze', freeze, !isFrozen],
    ['unfreeze', () => prefer({ frozen: undefined }), isFrozen],
    ['moveLeft', move(left, 'before'), left !== undefined],
    ['moveRight', move(right, 'after'), right !== undefined],
    ['wider', () => edits.resizeBy(field.name, STEP), true],
    ['narrower', () => edits.resizeBy(field.name, -STEP), true],
    ['hide', hide, !isTitle],
  ];
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': translate('grid.column.menu', { column: column.label }) } }}>
      {items
        .filter(([, , isOffered]) => isOffered)
        .map(([key, run]) => (
          <MenuItem
            key={key}
            onClick={() => {
              onClose();
              run();
            }}
          >
            {translate(`grid.column.${key}`)}
          </MenuItem>
        ))}
    </Menu>
  );
};
