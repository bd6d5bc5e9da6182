import type { CsvCell } from '../../../../../domain/values/csvText.ts';
import type { RecordGroup } from '../../../../providers/data/recordGroups.ts';
import type { PivotTableProps } from './PivotTable.tsx';

/** The table as it is shown, totals included: exact values where a figure is one of them, else its text. */
export const pivotCells = ({ pivot, words, rowText, columnText, text }: PivotTableProps): readonly (readonly CsvCell[])[] => {
  const cell = (group: RecordGroup | undefined): CsvCell => {
    const figures = group?.measures[0] ?? [];
    return { text: text(group), number: figures.length === 1 ? figures[0]?.value ?? null : null };
  };
  const { rows, columns } = pivot;
  return [
    [{ text: words.rows }, ...columns.map((column) => ({ text: columnText(column) })), { text: columns.length === 0 ? words.figure : words.total }],
    ...rows.map((row) => [{ text: rowText(row) }, ...columns.map((column) => cell(pivot.at(row.id, column.id))), cell(pivot.rowTotal(row.id))]),
    [{ text: words.total }, ...columns.map((column) => cell(pivot.columnTotal(column.id))), cell(pivot.total)],
  ];
};
