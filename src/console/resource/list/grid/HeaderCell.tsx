import { memo } from 'react';
import ArrowDown from 'lucide-react/icons/chevron-down';
import ArrowUp from 'lucide-react/icons/chevron-up';
import { useTranslate } from 'ra-core';
import { useListNow, useListPart } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import { classOf } from './GridRow.tsx';
import { nextSorts } from './sorting.ts';
import type { ColumnEdits } from './useColumnEdits.ts';

type Props = {
  readonly column: Column;
  readonly place: number;
  readonly isFocused: boolean;
  readonly edits: ColumnEdits;
  readonly openMenu: (anchor: HTMLElement) => void;
};

/** One column's header: click sorts, Shift adds, the grip at its right resizes, drag moves; the menu does all of it by keyboard. */
export const HeaderCell = memo(({ column, place, isFocused, edits, openMenu }: Props) => {
  const { field, label } = column;
  const now = useListNow();
  const { sort, order, isOneOfMany } = useListPart(({ sorts }) => {
    const at = sorts.findIndex((one) => one.field === field.key);
    return { sort: sorts[at], order: at, isOneOfMany: at >= 0 && sorts.length > 1 };
  });
  const translate = useTranslate();
  const sortBy = (adds: boolean): void => {
    const { sorts, wished, change, target } = now();
    if (field.sort) change({ sorts: nextSorts(wished() ?? sorts, field.key, adds, target.resource.sort) });
  };
  return (
    <div
      role="columnheader"
      className={`title${classOf(column)}`}
      style={{ gridColumn: place + 2, left: column.left }}
      aria-colindex={place + 2}
      aria-sort={sort ? (sort.order === 'ASC' ? 'ascending' : 'descending') : field.sort ? 'none' : undefined}
      aria-haspopup="menu"
      data-column={place}
      aria-description={field.sort ? undefined : translate('grid.column.unsorted')}
      data-sortable={field.sort || undefined}
      data-dragged={edits.dragged === field.name || undefined}
      data-drop={edits.drop?.name === field.name ? edits.drop.side : undefined}
      tabIndex={isFocused ? 0 : -1}
      draggable
      onClick={(event) => sortBy(event.shiftKey)}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') sortBy(event.shiftKey);
        else if (event.altKey && event.key === 'ArrowDown') openMenu(event.currentTarget);
        else return;
        event.preventDefault();
      }}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        edits.startDrag(field.name);
      }}
      onDragOver={(event) => edits.dragOver(field.name, event)}
      onDrop={edits.finishDrag}
      onDragEnd={edits.endDrag}
    >
      <span className="label" title={field.sort ? label : `${label}\n${translate('grid.column.unsorted')}`}>
        {label}
      </span>
      {sort?.order === 'ASC' ? <ArrowUp size={12} aria-hidden /> : sort ? <ArrowDown size={12} aria-hidden /> : null}
      {isOneOfMany ? <span className="order">{order + 1}</span> : null}
      <button
        type="button"
        className="more"
        tabIndex={-1}
        aria-label={translate('grid.column.menu', { column: label })}
        onClick={(event) => {
          event.stopPropagation();
          openMenu(event.currentTarget);
        }}
      />
      <span className="grip" onPointerDown={(event) => edits.startResize(field.name, event)} onDoubleClick={() => edits.fit(field.name)} onClick={(event) => event.stopPropagation()} />
    </div>
  );
});
HeaderCell.displayName = 'HeaderCell';
