import { Suspense, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { cellNotes } from '../../../cellNotes.ts';
import { apart } from '../../../shell/pieces/apart.tsx';
import { useListModel } from '../ListModel.ts';
import { placeOf } from '../state/walk.ts';
import { rangeOf } from '../cells/range.ts';
import { useClosedFields } from '../cells/useClosedFields.ts';
import { useEdits, useOthersEdits } from '../cells/useEdits.ts';
import { isWider, laidOut, sheetVariables } from '../state/columns.ts';
import { rowHeights } from '../state/preferences.ts';
import { footOf, totalsIn } from '../totals/footHeight.ts';
import { CellsLayer } from './cellLayer.ts';
import type { CellLayer, HeldAct } from './cellLayer.ts';
import type { GridLines } from './gridLines.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import { GridSheet } from './GridSheet.tsx';
import { useDrawnColumns } from './useDrawnColumns.ts';
import { useGridFocus } from './useGridFocus.ts';
import type { Moving } from './useGridFocus.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useRoom } from './useRoom.ts';
import { usePlaceAgain } from './usePlaceAgain.ts';
import { useWindow } from './useWindow.ts';
import type { RowWindow } from './useWindow.ts';

const HEAD = 34;
/** Rows drawn as bars while the first answer is on the way. */
const WAITING = 16;

const CellNotes = apart(async () => (await import('./CellNotes.tsx')).CellNotes, { isQuiet: true });

const TotalsRow = apart(async () => (await import('../totals/TotalsRow.tsx')).TotalsRow);

/** The rows of a list in a window: only what is in sight is in the page, however many match. `lines` are those that are no records. */
export const Grid = memo(({ lines }: { readonly lines?: GridLines }) => {
  const { target, columns: all, rows, first, length, selection, address, preferences, query, size, walk } = useListModel();
  const translate = useTranslate();
  const formats = useCellFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const density = preferences.density ?? 'regular';
  const rowHeight = rowHeights[density];
  const count = rows.total === undefined ? WAITING : length;

  const columns = useMemo(() => laidOut(all, { totals: preferences.totals, widths: preferences.widths, frozen: preferences.frozen }, room, address.record !== undefined), [address.record, all, preferences.frozen, preferences.totals, preferences.widths, room]);
  // A total stands in its column and goes with it.
  const totals = useMemo(() => totalsIn(columns, all, preferences.totals), [all, columns, preferences.totals]);
  const [foot, setFoot] = useState(0);
  const drawn = useDrawnColumns(scroller, columns, room);
  const scrolling = useRef<RowWindow | undefined>(undefined);
  const asks = useMemo(() => JSON.stringify([query, address.arrangement.groupBy]), [address.arrangement.groupBy, query]);
  const focus = useGridFocus({ scroller, first, length: count, columns: columns.length, window: scrolling, question: asks, isCounting: rows.isCounting && size === 'all' });
  const kept = focus.at.row >= first ? focus.at.row - first : undefined;
  const window = useWindow({ scroller, count, rowHeight, head: HEAD + footOf(totals, foot), keep: kept });
  scrolling.current = window;
  const cells = useRef<CellLayer>(undefined);
  const [isTouched, setTouched] = useState(false);
  const held = useRef<HeldAct[]>([]);
  const closed = useClosedFields(target);
  const fieldAt = (column: number): string | undefined => {
    const key = columns[column]?.field.key;
    return key === undefined || closed.has(key) ? undefined : key;
  };
  const { press, ...pointer } = useGridPointer(focus, fieldAt, cells, held, () => setTouched(true));
  const range = focus.corner && rangeOf(focus.corner, focus.at);
  const edits = useEdits();
  const others = useOthersEdits();
  const notes = cellNotes[target.resource.type];

  const { look } = rows;
  const from = first + window.first;
  const to = first + window.last;
  useEffect(() => look(from, to), [look, from, to]);

  const question = JSON.stringify([address.filter, address.advanced, address.search, address.sorts, address.arrangement.groupBy, first]);
  const { scrollTo } = window;
  usePlaceAgain(window, question, rows.total !== undefined);
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    scrollTo(0);
  }, [question, scrollTo]);

  const { record } = address;
  const open = record === undefined ? undefined : placeOf(rows, walk, record);
  const brought = useRef<string>(undefined);
  useEffect(() => {
    const place = `${record ?? ''} ${first}`;
    if (open === undefined || brought.current === place || open < first || open >= first + count) return;
    brought.current = place;
    scrollTo(open - first);
  }, [count, first, open, record, scrollTo]);

  const style = { ...sheetVariables(columns, rowHeight), scrollPaddingBottom: footOf(totals, foot) };

  /** A key that waited for the cells and means nothing there. */
  const pressLater = (event: Moving): boolean => {
    const use = lines?.onKeyDown(event, focus) ?? 'PASS';
    return use === 'DONE' || (use === 'PASS' && (press(event) || focus.move(event)));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // A menu of the header is no part of the grid on the page, and totals are no cells.
    if (!event.currentTarget.contains(event.target as Node) || (event.target as Element).closest('.sum')) return;
    const use = lines?.onKeyDown(event, focus) ?? 'PASS';
    if (use === 'PASS') return pointer.onKeyDown(event);
    if (use === 'LEAVE') return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <GridSheet
        ref={scroller}
        role={lines ? 'treegrid' : 'grid'}
        tabIndex={-1}
        style={style}
        data-density={density}
        data-wide={isWider(columns, room) || undefined}
        aria-label={translate(target.resource.name, { smart_count: 2 })}
        aria-rowcount={rows.total === undefined ? -1 : rows.total + (totals.length > 0 ? 2 : 1)}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-busy={rows.isFetching}
        {...pointer}
        onKeyDown={onKeyDown}
      >
        <GridHeader columns={columns} drawn={drawn} focused={focus.at.row < 0 ? focus.at.column : undefined} />
        {rows.isFetching && rows.total !== undefined ? <div className="refetch" role="presentation" /> : null}
        <div role="rowgroup" className="body" style={{ height: window.height, minHeight: totals.length > 0 ? `calc(100% - ${HEAD + footOf(totals, foot)}px)` : undefined }}>
          {window.items.map(({ index, top }) => {
            const row = rows.at(first + index);
            const focused = focus.at.row === first + index ? focus.at.column : undefined;
            const line = lines?.draw({ index: first + index, top, columns, drawn, focused });
            if (line !== undefined) return line;
            return (
              <GridRow
                // By its place on the page: the next page writes into the rows of this one.
                key={index}
                index={first + index}
                top={top}
                row={row}
                columns={columns}
                drawn={drawn}
                formats={formats}
                isSelected={row !== undefined && selection.has(row.id)}
                isOpen={row !== undefined && row.id === address.record}
                focused={focused}
                level={lines?.level}
                from={range && first + index >= range.top && first + index <= range.bottom ? range.left : undefined}
                to={range && first + index >= range.top && first + index <= range.bottom ? range.right : undefined}
                closed={closed}
                edit={row && edits.get(row.id)}
                others={row && others.get(row.id)}
                resource={target.resource}
              />
            );
          })}
        </div>
        {totals.length > 0 ? (
          <Suspense>
            <TotalsRow columns={columns} drawn={drawn} measures={totals} onHeight={setFoot} />
          </Suspense>
        ) : null}
      </GridSheet>
      {notes ? (
        <Suspense>
          <CellNotes scroller={scroller} columns={columns} at={rows.at} notes={notes} />
        </Suspense>
      ) : null}
      {isTouched ? (
        <Suspense>
          <CellsLayer columns={columns} focus={focus} scroller={scroller} handle={cells} held={held} press={pressLater} />
        </Suspense>
      ) : null}
    </>
  );
});
Grid.displayName = 'Grid';
