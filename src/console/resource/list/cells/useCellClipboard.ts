import type { ClipboardEvent } from 'react';
import { useTranslate } from 'ra-core';
import { readTable, spread, writeHtmlTable, writeTable } from '../../../../domain/clipboard/table.ts';
import { cells as kinds } from '../../../fields/cells.tsx';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import { sizeOf } from './range.ts';
import type { Range } from './range.ts';
import type { CellChange } from './applyEdits.ts';
import type { CellText } from './readCells.ts';
import { useReadCells } from './useReadCells.ts';

type Options = {
  readonly columns: readonly Column[];
  readonly range: Range;
  readonly isEditable: (column: number) => boolean;
  readonly change: (changes: readonly CellChange[]) => void;
  readonly announce: (text: string) => void;
};

/** Copy, cut, paste and what else puts values into the cells of a range. */
export const useCellClipboard = ({ columns, range, isEditable, change, announce }: Options) => {
  const { rows, first, length, edits } = useListModel();
  const formats = useCellFormats();
  const translate = useTranslate();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const read = useReadCells();
  const places = Array.from({ length: range.right - range.left + 1 }, (_, at) => range.left + at);

  const valueAt = (index: number, { field }: Column): unknown => {
    const row = rows.at(index);
    const cell = row && edits.get().get(row.id)?.cells.get(field.key);
    return cell ? cell.after : row?.[field.name];
  };
  const textAt = (index: number, place: number): string => {
    const column = columns[place];
    const row = rows.at(index);
    if (!column || !row) return '';
    const value = valueAt(index, column);
    return value instanceof Unreadable ? value.text : kinds[column.field.kind].text(value, column.field, row, formats);
  };
  /** The rows of the range that are here; those out of sight of a long list are not. */
  const indices = Array.from({ length: range.bottom - range.top + 1 }, (_, at) => range.top + at);

  const clear = (): void => change(indices.flatMap((index) => places.flatMap((place): CellChange[] => {
    const row = rows.at(index);
    const field = columns[place]?.field;
    return row && field && isEditable(place) ? [{ row, field, after: null }] : [];
  })));

  const copy = (event: ClipboardEvent): void => {
    const table = indices.filter((index) => rows.at(index)).map((index) => places.map((place) => textAt(index, place)));
    event.clipboardData.setData('text/plain', writeTable(table));
    event.clipboardData.setData('text/html', writeHtmlTable(table));
    event.preventDefault();
    announce(translate('cells.copied', { smart_count: sizeOf(range) }));
  };

  const paste = async (text: string): Promise<void> => {
    const table = spread(readTable(text), range.bottom - range.top + 1, places.length);
    const last = Math.min(first + length, range.top + table.length) - 1;
    try {
      const target = await rows.rowsBetween(range.top, last);
      const texts: CellText[] = target.flatMap((row, at) =>
        (table[at] ?? []).flatMap((cell, aside): CellText[] => {
          const field = columns[range.left + aside]?.field;
          return field && isEditable(range.left + aside) ? [{ row, field, text: cell }] : [];
        }),
      );
      const asked = table.reduce((sum, row) => sum + row.length, 0);
      change(await read(texts));
      announce(translate('cells.pasted', { smart_count: texts.length }));
      if (asked > texts.length) show({ type: 'warning', message: translate('cells.leftOut', { smart_count: asked - texts.length }) });
    } catch (error) {
      tellFailure(error, { retry: () => void paste(text) });
    }
  };

  return {
    copy,
    clear,
    cut: (event: ClipboardEvent): void => {
      copy(event);
      clear();
    },
    paste: (event: ClipboardEvent): void => {
      event.preventDefault();
      void paste(event.clipboardData.getData('text/plain'));
    },
    /** The first row of the range in those below it; of one row what stands above it. */
    fillDown: (): void => {
      const from = range.top === range.bottom ? range.top - 1 : range.top;
      if (from < first) return;
      change(indices.filter((index) => index !== from).flatMap((index) => places.flatMap((place): CellChange[] => {
        const row = rows.at(index);
        const column = columns[place];
        return row && column && isEditable(place) ? [{ row, field: column.field, after: valueAt(from, column) ?? null }] : [];
      })));
    },
  };
};
