import { memo } from 'react';
import { cellOf } from '../../../fields/cells.tsx';
import type { CellFormats } from '../../../fields/cellKind.ts';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import type { Resource } from '../../../../domain/resource.ts';
import type { Row } from '../../../providers/data/row.ts';
import { initialsOf, pastelOf } from '../../../shell/pieces/initials.ts';
import { recordTitle } from '../../form/recordName.ts';
import { brief, briefValue } from '../cells/brief.ts';
import type { RowEdit } from '../cells/editStore.ts';
import type { Other } from '../cells/othersEdits.ts';
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
  readonly resource: Resource;
  /** Of a row in a tree, from 1. */
  readonly level?: number | undefined;
  /** First and last column of the range, where it takes in this row. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Keys of the fields that cannot be changed here. */
  readonly closed: ReadonlySet<string>;
  /** What was changed in this row and is not saved. */
  readonly edit: RowEdit | undefined;
  /** Who else holds cells of this row changed, by the key of the field. */
  readonly others?: ReadonlyMap<string, Other> | undefined;
};

/** What a cell shows: its edit, text that no value could be made of, else what is saved. */
const shownOf = (row: Row | undefined, { field }: Column, edit: RowEdit | undefined): { readonly value: unknown; readonly typed: string | undefined } => {
  const changed = edit?.cells.get(field.key);
  const value = changed ? briefValue(changed.after) : row?.[field.name];
  return value instanceof Unreadable ? { value: null, typed: brief(value.text) } : { value, typed: undefined };
};

/** The class of a cell that shows a person's initials on their pastel. */
const whoOf = ({ isPerson }: Column, row: Row | undefined): string => (isPerson && row ? ` who who${pastelOf(row.id)}` : '');

export const classOf = ({ isNumber, isTitle, isCode, left }: Column): string => `${isTitle ? ' key' : isCode ? ' code' : isNumber ? ' num' : ''}${left === undefined ? '' : ' frozen'}`;

const coloursOf = ({ id }: Other) => ({ '--other': `var(--p${pastelOf(id)})`, '--other-text': `var(--q${pastelOf(id)})` });

/** One row: plain text where text is enough, so that a screen of rows stays some hundreds of elements. */
export const GridRow = memo(({ index, top, row, columns, drawn, formats, isSelected, isOpen, focused, resource, level, from, to, edit, others, closed }: Props) => (
  <div
    role="row"
    className={row ? 'row' : 'row waiting'}
    style={{ transform: `translateY(${top}px)` }}
    data-index={index}
    data-open={isOpen || undefined}
    aria-rowindex={index + 2}
    aria-level={level}
    aria-selected={isSelected}
  >
    <div role="gridcell" aria-colindex={1} className="cell pick">
      <input type="checkbox" checked={isSelected} readOnly disabled={!row} tabIndex={focused === -1 ? 0 : -1} data-column={-1} aria-label={formats.translate('grid.selectRow', { row: row ? recordTitle(resource, row, formats) : '' })} />
    </div>
    {drawn.map((place) => {
      const column = columns[place];
      if (!column) return null;
      const { field } = column;
      const kind = cellOf(field);
      const changed = edit?.cells.get(field.key);
      const { value, typed } = shownOf(row, column, edit);
      const text = typed ?? (row ? kind.text(value, field, row, formats) : '');
      const isInRange = from !== undefined && to !== undefined && place >= from && place <= to;
      const other = others?.get(field.key);
      const isEmpty = row !== undefined && text === '';
      return (
        <div
          key={field.name}
          role="gridcell"
          aria-colindex={place + 2}
          className={`cell${classOf(column)}${whoOf(column, row)}${isEmpty ? ' none' : ''}${isInRange ? ' range' : ''}${changed ? (changed.problem === undefined ? ' changed' : ' changed bad') : ''}${other ? ' other' : ''}`}
          style={other ? { gridColumn: place + 2, left: column.left, ...coloursOf(other) } : { gridColumn: place + 2, left: column.left }}
          tabIndex={focused === place ? 0 : -1}
          data-column={place}
          data-initials={column.isPerson && row ? initialsOf(text) : undefined}
          data-why={changed?.problem ?? other?.said}
          data-other={other && initialsOf(other.name)}
          aria-description={other?.said}
          aria-selected={isInRange || undefined}
          aria-readonly={closed.has(field.key) || undefined}
          aria-invalid={changed?.problem === undefined ? undefined : true}
          aria-label={isEmpty ? formats.translate('grid.empty') : undefined}
        >
          {isEmpty ? '–' : kind.Show && row && typed === undefined ? <kind.Show value={value} text={text} field={field} record={row} /> : text}
        </div>
      );
    })}
  </div>
));
GridRow.displayName = 'GridRow';
