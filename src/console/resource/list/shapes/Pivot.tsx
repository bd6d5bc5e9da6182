import { useTranslate } from 'ra-core';
import type { ArrangedGrouping } from '../../../../domain/lists/arrangement.ts';
import { isSeveral } from '../../../../domain/lists/several.ts';
import { pivotTotals } from '../../../../domain/lists/pivot.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { SmallChoice } from '../../../shell/pieces/SmallChoice.tsx';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { ExportFigures } from './figures/ExportFigures.tsx';
import { FigureStates } from './figures/FigureStates.tsx';
import { GroupingChoice } from './figures/GroupingChoice.tsx';
import { groupsSaid } from './figures/groupsSaid.ts';
import { PivotTable } from './figures/PivotTable.tsx';
import { useFigureParts } from './figures/useFigureParts.ts';
import { useFigures } from './figures/useFigures.ts';
import { useFigureTable } from './figures/useFigureTable.ts';
import { Labelled } from './Labelled.tsx';
import { ShapeBar } from './ShapeBar.tsx';
import { ShapeFooter } from './ShapeFooter.tsx';
import { useArrange } from './useArrange.ts';

/** Groups answered at most; totals are of all. */
const MOST = 5000;

/** A figure of the records by one field down and another across, with totals both ways. */
export const Pivot = () => {
  const { target } = useListModel();
  const [arrangement, arrange] = useArrange();
  const translate = useTranslate();
  const formats = useCellFormats();
  const words = useEntityWords(target.resource);
  const parts = useFigureParts(arrangement);
  const { groupBy } = parts;
  const across = Math.max(0, Math.min(arrangement.across ?? 1, groupBy.length - 1));
  const [down] = groupBy;
  const over = across > 0 ? groupBy.at(-1) : undefined;
  const asked = useFigures({ groupBy, measures: [parts.measure], totals: pivotTotals(groupBy.length, across), limit: MOST });
  const { tableOf } = useFigureTable(parts, groupBy, across);
  const set = (rows: ArrangedGrouping | undefined, columns: ArrangedGrouping | undefined): void => arrange({ groupBy: [rows, columns].filter((one) => one !== undefined), across: columns ? 1 : 0 });
  const figure = translate('shapes.figure');
  const { data } = asked;
  return (
    <>
      <ShapeBar>
        <GroupingChoice label={translate('shapes.pivot.rows')} grouping={down} fields={parts.offered} nameOf={parts.nameOf} onChange={(grouping) => set(grouping, over)} />
        <GroupingChoice label={translate('shapes.pivot.columns')} grouping={over} fields={parts.offered} nameOf={parts.nameOf} none={translate('shapes.noField')} onChange={(grouping) => set(down, grouping)} />
        <Labelled label={figure}>
          <SmallChoice label={figure} value={parts.value} options={parts.measures} onChoose={(value) => arrange({ measures: parts.choose(value) })} />
        </Labelled>
        <span className="rest" />
        <ExportFigures table={data && tableOf(data)} />
      </ShapeBar>
      <FigureStates asked={asked}>{(found) => <PivotTable {...tableOf(found)} />}</FigureStates>
      <ShapeFooter>
        {groupBy.flatMap(({ field }) => parts.fieldOf(field) ?? []).some(isSeveral) ? <span>{translate('shapes.groups.several')}</span> : null}
        {data === undefined ? null : groupsSaid(data, { formats, number: words.number, parts, groupBy })}
      </ShapeFooter>
    </>
  );
};
