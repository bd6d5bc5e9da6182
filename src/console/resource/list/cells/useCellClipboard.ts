import { useTranslate } from 'ra-core';
import { readTable, spread } from '../../../../domain/clipboard/table.ts';
import type { Row } from '../../../providers/data/row.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import type { CellChange } from './applyEdits.ts';
import type { Range } from './range.ts';
import type { CellText } from './readCells.ts';
import { useCellTexts } from './useCellTexts.ts';
import { useReadCells } from './useReadCells.ts';
import { useSeenRows } from './useSeenRows.ts';
import type { SeenRows } from './useSeenRows.ts';
import { canWriteLater, writeLater, writeNow } from './writeClipboard.ts';

type Options = {
  readonly columns: readonly Column[];
  /** Undefined while no cell has the focus: then nothing is done. */
  readonly range: Range | undefined;
  readonly isEditable: (column: number) => boolean;
  /** Makes all of it one step; answers how many cells differ now. */
  readonly change: (changes: readonly CellChange[]) => number;
  readonly announce: (text: string) => void;
};

/** Copy, cut, paste and what else puts values into the cells of a range. */
export const useCellClipboard = ({ columns, range, isEditable, change, announce }: Options) => {
  const { first, length } = useListModel();
  const translate = useTranslate();
  const show = useSnackbar();
  const { read } = useReadCells();
  const { here, withRows } = useSeenRows();
  const { valueOfCell, textOfCell } = useCellTexts();
  const places = range ? Array.from({ length: range.right - range.left + 1 }, (_, at) => range.left + at) : [];

  const tableOf = (seen: SeenRows): string[][] => seen.flatMap((row) => (row ? [places.map((place) => (columns[place] ? textOfCell(row, columns[place].field) : ''))] : []));

  /** The same for every cell of the range that may be changed. */
  const put = (seen: SeenRows, after: (row: Row, column: Column) => unknown): number =>
    change(seen.flatMap((row) => places.flatMap((place): CellChange[] => {
      const column = columns[place];
      return row && column && isEditable(place) ? [{ row, field: column.field, after: after(row, column) }] : [];
    })));

  const clear = (): void => {
    if (range) withRows(range.top, range.bottom, (seen) => announce(translate('cells.cleared', { smart_count: put(seen, () => null) })));
  };

  const copied = (table: readonly (readonly string[])[], all: number): void => {
    announce(translate('cells.copied', { smart_count: table.length * places.length }));
    if (table.length < all) show({ type: 'warning', message: translate('cells.notCopied', { smart_count: all - table.length }) });
  };

  /** Into the event's clipboard what is here; where rows are out of sight, all of it when they come. `then` once everything is on the clipboard. */
  const copy = (clipboard: DataTransfer | undefined, then: () => void = () => undefined): void => {
    if (!range) return;
    const seen = here(range.top, range.bottom);
    const table = tableOf(seen);
    const isWhole = table.length === seen.length;
    if (clipboard && (isWhole || !canWriteLater())) {
      writeNow(clipboard, table);
      copied(table, seen.length);
      if (isWhole) then();
      return;
    }
    withRows(range.top, range.bottom, async (whole) => {
      const loaded = tableOf(whole);
      await writeLater(loaded);
      copied(loaded, loaded.length);
      then();
    });
  };

  const paste = (text: string): void => {
    if (!range) return;
    const table = spread(readTable(text), range.bottom - range.top + 1, places.length);
    const asked = table.reduce((sum, row) => sum + row.length, 0);
    const last = Math.min(first + length, range.top + table.length) - 1;
    withRows(range.top, last, async (seen) => {
      const texts: CellText[] = seen.flatMap((row, at) =>
        (table[at] ?? []).flatMap((cell, aside): CellText[] => {
          const field = columns[range.left + aside]?.field;
          return row && field && isEditable(range.left + aside) ? [{ row, field, text: cell }] : [];
        }),
      );
      change((await read(texts)).map((one) => ({ ...one, way: 'PASTE' as const })));
      announce(translate('cells.pasted', { smart_count: texts.length }));
      if (asked > texts.length) show({ type: 'warning', message: translate('cells.leftOut', { smart_count: asked - texts.length }) });
    });
  };

  return {
    copy,
    clear,
    cut: (clipboard: DataTransfer | undefined): void => copy(clipboard, clear),
    paste,
    /** The first row of the range in those below it; of one row what stands above it. */
    fillDown: (): void => {
      if (!range) return;
      const from = range.top === range.bottom ? range.top - 1 : range.top;
      if (from < first) return;
      withRows(from, range.bottom, ([source, ...rest]) => {
        if (source) announce(translate('cells.filled', { smart_count: put(rest, (_row, { field }) => valueOfCell(source, field) ?? null) }));
      });
    },
  };
};
