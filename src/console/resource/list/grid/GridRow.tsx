import { memo } from 'react';
import { cells } from '../../../fields/cells.tsx';
import type { CellFormats } from '../../../fields/cellKind.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { Column } from '../state/columns.ts';

type Props = {
  /** Index in the whole list. */
  readonly index: number;
  readonly top: number;
  readonly row: Row | undefined;
  readonly columns: readonly Column[];
  /** Indices of the columns drawn; others are out of sight. */
  readonly drawn: readonly number[];
  readonly formats: CellFormats;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** The column that takes the focus, -1 is the checkbox; undefined when another row has it. */
  readonly focused: number | undefined;
  readonly selectLabel: string;
};

export const classOf = ({ isNumber, isTitle, isCode }: Column): string => (isTitle ? ' key' : isCode ? ' code' : isNumber ? ' num' : '');

/** One row: plain text where text is enough, so that a screen of rows stays some hundreds of elements. */
export const GridRow = memo(({ index, top, row, columns, drawn, formats, isSelected, isOpen, focused, selectLabel }: Props) => (
  <div
    role="row"
    className={row ? 'row' : 'row waiting'}
    style={{ transform: `translateY(${top}px)` }}
    data-index={index}
    data-open={isOpen || undefined}
    aria-rowindex={index + 2}
    aria-selected={isSelected}
  >
    <div role="gridcell" aria-colindex={1} className="cell pick">
      <input type="checkbox" checked={isSelected} readOnly disabled={!row} tabIndex={focused === -1 ? 0 : -1} data-column={-1} aria-label={selectLabel} />
    </div>
    {drawn.map((place) => {
      const column = columns[place];
      if (!column) return null;
      const { field } = column;
      const kind = cells[field.kind];
      const value = row?.[field.name];
      const text = row ? kind.text(value, field, row, formats) : '';
      const isEmpty = row !== undefined && text === '';
      return (
        <div
          key={field.name}
          role="gridcell"
          aria-colindex={place + 2}
          className={`cell${classOf(column)}${isEmpty ? ' none' : ''}`}
          style={{ gridColumn: place + 2 }}
          tabIndex={focused === place ? 0 : -1}
          data-column={place}
          aria-label={isEmpty ? formats.translate('grid.empty') : undefined}
        >
          {isEmpty ? '–' : kind.Show && row ? <kind.Show value={value} text={text} field={field} /> : text}
        </div>
      );
    })}
  </div>
));
GridRow.displayName = 'GridRow';
