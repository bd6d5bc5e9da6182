import { useRef } from 'react';
import ArrowDown from 'lucide-react/icons/chevron-down';
import ArrowUp from 'lucide-react/icons/chevron-up';
import type { CellFormats } from '../../../fields/cellKind.ts';
import type { Row } from '../../../providers/data/row.ts';
import { GridRow, classOf } from '../grid/GridRow.tsx';
import { heightOf } from '../grid/scale.ts';
import { useRoom } from '../grid/useRoom.ts';
import type { OpeningList } from './openingList.ts';
import { isWider, laidOut, sheetVariables } from '../state/columns.ts';
import type { Column } from '../state/columns.ts';
import { rowHeights } from '../state/preferences.ts';

type Props = {
  readonly list: OpeningList;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** How many rows the page has. */
  readonly length: number;
  readonly formats: CellFormats;
};

const nothing: ReadonlySet<string> = new Set();
const arrow = { size: 12, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

/** The rows of a list where they will stand, drawn by what draws them in the list, before anything around them is here. */
export const OpeningPicture = ({ list: { resource, address, preferences, first }, columns: all, rows, length, formats }: Props) => {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const columns = laidOut(all, preferences, room);
  const density = preferences.density ?? 'regular';
  const height = rowHeights[density];
  const sorts = address.sorts.length > 0 ? address.sorts : [resource.sort];
  const drawn = columns.map((_, place) => place);
  return (
    <div className="opening-sheet">
      <div ref={scroller} className="opening-grid" data-density={density} data-wide={isWider(columns, room) || undefined} style={sheetVariables(columns, height)}>
        <div className="head">
          <div className="row">
            <div className="title pick">
              <input type="checkbox" readOnly checked={false} />
            </div>
            {columns.map((column, place) => {
              const sort = sorts.find(({ field }) => field === column.field.key);
              return (
                <div key={column.field.name} className={`title${classOf(column)}`} style={{ gridColumn: place + 2, left: column.left }}>
                  <span className="label">{column.label}</span>
                  {sort?.order === 'ASC' ? <ArrowUp {...arrow} /> : sort ? <ArrowDown {...arrow} /> : null}
                </div>
              );
            })}
          </div>
        </div>
        <div className="body" style={{ height: heightOf(length * height) }}>
          {rows.map((row, index) => (
            <GridRow
              key={index}
              index={first + index}
              top={index * height}
              row={row}
              columns={columns}
              drawn={drawn}
              formats={formats}
              isSelected={false}
              isOpen={false}
              focused={undefined}
              resource={resource}
              from={undefined}
              to={undefined}
              closed={nothing}
              edit={undefined}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
