import type { ReactNode } from 'react';
import type { ReviewRow } from '../job/importJob.ts';
import type { ReviewColumn } from './columns.ts';
import type { FixQueue } from './useFixes.ts';
import { ReviewCell } from './ReviewCell.tsx';

type Props = {
  readonly index: number;
  readonly top: number;
  readonly row: ReviewRow | undefined;
  readonly columns: readonly ReviewColumn[];
  readonly fixes: Pick<FixQueue, 'textOf'>;
  readonly focused: number | undefined;
  /** The column that is being edited in this row, and its editor. */
  readonly editing: number | undefined;
  readonly editor: ReactNode;
};

/** One row of the file in the review. */
export const ReviewLine = ({ index, top, row, columns, fixes, focused, editing, editor }: Props) => (
  <div role="row" className={row ? 'row' : 'row waiting'} style={{ transform: `translateY(${top}px)`, ...(editing === undefined ? {} : { zIndex: 2 }) }} data-index={index} aria-rowindex={index + 2}>
    <div role="rowheader" aria-colindex={1} className="cell place" tabIndex={focused === -1 ? 0 : -1} data-column={-1}>
      {row?.row ?? ''}
    </div>
    {columns.map((column, place) => {
      if (row && editing === place) {
        return (
          <div key={column.target} role="gridcell" aria-colindex={place + 2} className="cell editing">
            {editor}
          </div>
        );
      }
      const cell = row?.cells[column.at];
      const own = cell?.text ?? '';
      const fixed = row && fixes.textOf(row.row, column.target, own);
      const problem = fixed === undefined ? (cell?.problem ?? undefined) : undefined;
      return <ReviewCell key={column.target} column={column} place={place} text={row ? (fixed ?? own) : ' '} problem={problem} isChanged={fixed !== undefined} isFocused={focused === place} />;
    })}
  </div>
);
