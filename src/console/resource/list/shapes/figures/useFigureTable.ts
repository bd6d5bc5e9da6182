import { useTranslate } from 'ra-core';
import type { ArrangedGrouping } from '../../../../../domain/lists/arrangement.ts';
import { pivotOf, pivotPlaces } from '../../../../../domain/lists/pivot.ts';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import type { RecordGroup, RecordGroups } from '../../../../providers/data/recordGroups.ts';
import { figureText, keyText } from './figureWords.ts';
import type { PivotTableProps } from './PivotTable.tsx';
import { useBehind } from './useBehind.ts';
import { comma } from '../../../../shell/comma.ts';
import type { FigureParts } from './useFigureParts.ts';

const JOINT = ' · ';

/** Answered groups as a table with totals both ways. */
export const useFigureTable = (parts: FigureParts, groupBy: readonly ArrangedGrouping[], across: number) => {
  const formats = useCellFormats();
  const translate = useTranslate();
  const behind = useBehind();
  const { down, over } = pivotPlaces(groupBy.length, across);
  const at = (places: readonly number[]): readonly ArrangedGrouping[] => places.flatMap((place) => groupBy[place] ?? []);
  const nameOf = (grouping: ArrangedGrouping): string => {
    const field = parts.fieldOf(grouping.field);
    return field ? parts.nameOf(field) : grouping.field;
  };
  const keyAt = (group: RecordGroup, place: number): string => {
    const grouping = groupBy[place];
    const field = parts.fieldOf(grouping?.field);
    return field && grouping ? keyText(field, grouping, group.keys[place], group.titles[place], formats) : '';
  };
  const textOf = (group: RecordGroup, places: readonly number[]): string => places.map((place) => keyAt(group, place)).join(JOINT);
  const text = (group: RecordGroup | undefined): string => (group?.measures[0] ?? []).map((figure) => figureText(parts.measure, parts.measured, figure, formats)).filter((said) => said !== '').join(comma());
  const rowsHead = at(down).map(nameOf).join(JOINT);
  const tableOf = ({ groups, totals }: RecordGroups): PivotTableProps => ({
    pivot: pivotOf(groups, totals, groupBy.length, across),
    caption: translate('reports.chart.says', { measure: parts.label, group: groupBy.map(nameOf).join(JOINT) }),
    words: { rows: rowsHead, figure: parts.label, total: translate('reports.total'), empty: translate('grid.empty') },
    rowText: ({ of }) => (down.length === 0 ? translate('reports.total') : textOf(of, down)),
    columnText: ({ of }) => textOf(of, over),
    text,
    to: (row, column) => behind([...(row ? at(down) : []), ...(column ? at(over) : [])], [...(row ?? []), ...(column ?? [])]),
  });
  return { tableOf, keyAt, nameOf, behind };
};
