import { useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useTranslate } from 'ra-core';
import { useRoom } from '../../list/grid/useRoom.ts';
import { useGridFocus } from '../../list/grid/useGridFocus.ts';
import { useWindow } from '../../list/grid/useWindow.ts';
import type { RowWindow } from '../../list/grid/useWindow.ts';
import type { ImportTarget, ProblemGroup } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { CellEditor } from './CellEditor.tsx';
import { contentWidths, reviewColumns, rowWidth, stretch } from './columns.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { ReviewSheet } from './ReviewSheet.ts';
import type { FixQueue } from './useFixes.ts';
import type { ReviewRows } from './useReviewRows.ts';

const HEAD = 34;
const ROW = 34;
const WAITING = 12;
/** Rows whose texts decide how wide columns are. */
const measured = 40;

/** Widths of the first rows' texts; once known they stay, so that nothing moves while one scrolls. */
const useWidths = (rows: ReviewRows): readonly number[] | undefined => {
  const held = useRef<readonly number[]>(undefined);
  if (held.current === undefined && rows.at(0)) held.current = contentWidths(Array.from({ length: measured }, (_, index) => rows.at(index)).filter((row) => row !== undefined));
  return held.current;
};

type Place = { readonly row: number; readonly column: number };
type Props = { readonly rows: ReviewRows; readonly targets: readonly ImportTarget[]; readonly fixes: FixQueue; readonly group: ProblemGroup | undefined; readonly label: string; /** The highest row number. */ readonly lastRow: number };

const placeOf = (event: MouseEvent | FocusEvent): Place | undefined => {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-index]');
  return cell && row ? { row: Number(row.dataset.index), column: Number(cell.dataset.column) } : undefined;
};

/** Rows of the file in a window, edited in place: a click or Enter on a faulty cell, F2, double click or typing on any. */
export const ReviewGrid = ({ rows, targets, fixes, group, label, lastRow }: Props) => {
  const translate = useTranslate();
  const { target } = useWizard();
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const [edit, setEdit] = useState<(Place & { readonly first?: string }) | undefined>();
  const widths = useWidths(rows);
  const lead = rowWidth(lastRow);
  const columns = useMemo(() => stretch(reviewColumns(target.resource, targets, group?.target, widths), room - lead), [group?.target, lead, room, targets, target.resource, widths]);
  const count = rows.total ?? WAITING;
  const scrolling = useRef<RowWindow | undefined>(undefined);
  const focus = useGridFocus({ scroller, first: 0, length: count, columns: columns.length, window: scrolling });
  const window = useWindow({ scroller, count, rowHeight: ROW, head: HEAD, keep: focus.at.row });
  scrolling.current = window;
  const { look } = rows;
  const from = window.items[0]?.index ?? 0;
  const to = window.items.at(-1)?.index ?? 0;
  useEffect(() => look(from, to), [look, from, to]);
  useEffect(() => setEdit(undefined), [group?.cause]);

  const isFaulty = ({ row, column }: Place): boolean => typeof rows.at(row)?.cells[columns[column]?.at ?? -1]?.problem === 'string';
  const begin = (place: Place, first?: string): void => {
    if (place.column >= 0 && rows.at(place.row)) setEdit({ ...place, ...(first === undefined ? {} : { first }) });
  };
  const end = (): void => {
    if (!edit) return;
    setEdit(undefined);
    focus.focus({ row: edit.row, column: edit.column });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (edit || focus.move(event)) return;
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ';
    if (event.key !== 'Enter' && event.key !== 'F2' && !isTyped) return;
    event.preventDefault();
    event.stopPropagation();
    begin(focus.at, isTyped ? event.key : undefined);
  };
  const onFocus = (event: FocusEvent): void => {
    const place = edit ? undefined : placeOf(event);
    if (place) focus.note(place);
  };
  const onClick = (event: MouseEvent): void => {
    const place = placeOf(event);
    if (!place) return;
    focus.note(place);
    if (isFaulty(place)) begin(place);
  };

  const width = columns.reduce((sum, column) => sum + column.width, lead);
  const style = { '--columns': `${lead}px ${columns.map((column) => `${column.width}px`).join(' ')}`, '--width': `${width}px`, '--row': `${ROW}px` } as React.CSSProperties;
  return (
    <ReviewSheet ref={scroller} role="grid" tabIndex={-1} style={style} aria-label={label} aria-rowcount={count + 1} aria-colcount={columns.length + 1} onKeyDown={onKeyDown} onClick={onClick} onFocus={onFocus} onDoubleClick={(event) => { const place = placeOf(event); if (place) begin(place); }}>
      <div role="row" className="head row" aria-rowindex={1}>
        <div role="columnheader" className="title place" data-column={-1} tabIndex={focus.at.row < 0 && focus.at.column < 0 ? 0 : -1}>
          {translate('import.review.row')}
        </div>
        {columns.map((column, place) => (
          <div key={column.target} role="columnheader" className={`title${column.isNumber ? ' num' : ''}`} data-column={place} tabIndex={focus.at.row < 0 && focus.at.column === place ? 0 : -1} title={column.label}>
            <span className="label">{column.label}</span>
          </div>
        ))}
      </div>
      <div role="rowgroup" className="body" style={{ height: window.height }}>
        {window.items.map(({ index, top }) => {
          const row = rows.at(index);
          const editing = edit?.row === index ? edit.column : undefined;
          const column = editing === undefined ? undefined : columns[editing];
          const editor = row && column ? <CellEditor key={`${row.row} ${column.target}`} row={row} column={column} group={group} fixes={fixes} first={edit?.first} onEnd={end} /> : null;
          return <ReviewLine key={index} index={index} top={top} row={row} columns={columns} fixes={fixes} focused={focus.at.row === index ? focus.at.column : undefined} editing={editing} editor={editor} />;
        })}
      </div>
    </ReviewSheet>
  );
};
