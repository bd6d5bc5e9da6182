import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Row } from '../../../providers/data/row.ts';
import type { Range } from '../cells/range.ts';
import { useCellTexts } from '../cells/useCellTexts.ts';
import type { useGridFocus } from '../grid/useGridFocus.ts';
import { useListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import { expressionOf, isMatch } from './matches.ts';
import type { FindWish } from './matches.ts';
import { useWalkedRows } from './useWalkedRows.ts';

/** A cell that matches; `index` is its row's in the whole list. */
export type Found = { readonly index: number; readonly column: number; readonly row: Row };

type Options = { readonly columns: readonly Column[]; readonly focus: ReturnType<typeof useGridFocus>; readonly wish: FindWish; /** Other cells are not looked at. */ readonly within: Range | undefined };

const has = (range: Range | undefined, row: number, column: number): boolean => range === undefined || (row >= range.top && row <= range.bottom && column >= range.left && column <= range.right);

/** The cells of all rows that match, in the order of the list, with the edits that are not saved; one of them is the current, which the grid shows. */
export const useFind = ({ columns, focus, wish, within }: Options) => {
  const { first, length, size, change, edits: store } = useListModel();
  const { textOfCell } = useCellTexts();
  const edits = useSyncExternalStore(store.subscribe, store.get);
  const asked = useDeferredValue(wish);
  const walk = useWalkedRows(edits.size === 0);
  const found = useMemo(() => {
    const expression = expressionOf(asked);
    if (!expression) return [];
    return walk.rows.flatMap((row, index) => columns.flatMap(({ field }, column): Found[] => (row && has(within, index, column) && isMatch(textOfCell(row, field), expression) ? [{ index, column, row }] : [])));
    // The texts are those with the edits.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, columns, edits, textOfCell, walk.rows, within]);

  const [at, setAt] = useState<{ readonly index: number; readonly column: number }>({ index: within?.top ?? Math.max(0, focus.at.row), column: within?.left ?? Math.max(0, focus.at.column) });
  const place = found.findIndex(({ index, column }) => index > at.index || (index === at.index && column >= at.column));
  const current = found.length === 0 ? undefined : place < 0 ? 0 : place;
  const shown = current === undefined ? undefined : found[current];

  const point = useRef(focus.point);
  point.current = focus.point;
  const row = shown?.index;
  const column = shown?.column;
  /** The page is turned and the cell shown once for each step, so that one may look elsewhere meanwhile. */
  const led = useRef({ step: at, place: '', isTurned: false, isShown: false });
  useEffect(() => {
    const isSome = row !== undefined && column !== undefined;
    const goal = isSome ? `${row} ${column}` : '';
    if (led.current.step !== at || led.current.place !== goal) led.current = { step: at, place: goal, isTurned: false, isShown: false };
    const now = led.current;
    if (!isSome || now.isShown) return;
    if (row >= first && row < first + length) {
      now.isShown = true;
      point.current({ row, column });
    } else if (size !== 'all' && !now.isTurned) {
      now.isTurned = true;
      change({ page: Math.floor(row / size) + 1 });
    }
  }, [at, change, column, first, length, row, size]);

  return {
    walk,
    found,
    /** Place of the current one among those found. */
    current,
    go: (by: 1 | -1): void => {
      const next = current === undefined ? undefined : found[(current + by + found.length) % found.length];
      if (next) setAt({ index: next.index, column: next.column });
    },
  };
};
