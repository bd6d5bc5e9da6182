import { Suspense, lazy, useEffect, useMemo, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { recordTitle } from '../../form/recordName.ts';
import { usePlaceAgain } from '../grid/usePlaceAgain.ts';
import { useWindow } from '../grid/useWindow.ts';
import { useListModel } from '../ListModel.ts';
import { openAt } from '../state/walk.ts';
import { PhoneRow } from './PhoneRow.tsx';
import { unsaid } from './phoneText.ts';
import { PHONE_ROW, PhoneSheet } from './PhoneSheet.tsx';
import { useLongPress } from './useLongPress.ts';

const PhoneTotals = lazy(async () => ({ default: (await import('../totals/PhoneTotals.tsx')).PhoneTotals }));

export type PhoneLine = { readonly index: number; readonly top: number };
/** Lines that are no records: groups. `draw` answers undefined for a record; `level` is that of records, counted from 1. */
export type PhoneLines = { readonly draw: (line: PhoneLine) => ReactNode; readonly level: number };

const WAITING = 10;
/** So many of the first rows tell which columns say something. */
const SAMPLE = 20;
const indexOf = (target: EventTarget): number => Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);

/** The rows of a list on a phone: a tap opens the record, the box or a long press selects. */
export const PhoneList = ({ lines }: { readonly lines?: PhoneLines }) => {
  const { target, columns, rows, first, length, selection, preferences, address, change, walk } = useListModel();
  const totals = preferences.totals ?? [];
  const translate = useTranslate();
  const formats = useCellFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const window = useWindow({ scroller, count: rows.total === undefined ? WAITING : length, rowHeight: PHONE_ROW, head: 0, keep: undefined });
  usePlaceAgain(window, JSON.stringify([address.filter, address.advanced, address.search, address.sorts, address.arrangement.groupBy, first]), rows.total !== undefined);
  const { look } = rows;
  const from = first + window.first;
  const to = first + window.last;
  useEffect(() => look(from, to), [look, from, to]);

  const sample = Array.from({ length: SAMPLE }, (_, at) => rows.at(first + at)).filter((row) => row !== undefined);
  const names = unsaid(columns, sample, formats).map(({ field }) => field.name).join(' ');
  // The same columns as long as they are: rows are drawn anew for others.
  const shown = useMemo(() => columns.filter(({ field }) => names.split(' ').includes(field.name)), [columns, names]);

  const toggle = (index: number): void => {
    const row = rows.at(index);
    if (row) selection.toggle(row.id);
  };
  const press = useLongPress((held) => toggle(indexOf(held)));
  const onClick = ({ target: clicked }: MouseEvent): void => {
    const index = indexOf(clicked);
    const row = rows.at(index);
    if (!row || press.wasHeld()) return;
    if ((clicked as Element).closest('.pick')) toggle(index);
    else {
      openAt(walk, row.id, index);
      change({ record: row.id });
    }
  };
  return (
    <>
      <PhoneSheet
        ref={scroller}
        role={lines ? 'treegrid' : 'grid'}
        tabIndex={-1}
        aria-label={translate(target.resource.name, { smart_count: 2 })}
        aria-rowcount={rows.total ?? -1}
        aria-multiselectable
        aria-busy={rows.isFetching}
        style={{ '--row': `${PHONE_ROW}px` } as React.CSSProperties}
        onClick={onClick}
        {...press.handlers}
      >
        <div role="rowgroup" className="body" style={{ height: window.height }}>
          {window.items.map(({ index, top }) => {
            const drawn = lines?.draw({ index: first + index, top });
            if (drawn !== undefined) return drawn;
            const row = rows.at(first + index);
            return (
              <PhoneRow
                key={first + index}
                index={first + index}
                top={top}
                row={row}
                level={lines?.level}
                columns={shown}
                formats={formats}
                isSelected={row !== undefined && selection.has(row.id)}
                selectLabel={translate('grid.selectRow', { row: row ? recordTitle(target.resource, row, formats) : '' })}
              />
            );
          })}
        </div>
      </PhoneSheet>
      {totals.length > 0 ? (
        <Suspense>
          <PhoneTotals measures={totals} />
        </Suspense>
      ) : null}
    </>
  );
};
