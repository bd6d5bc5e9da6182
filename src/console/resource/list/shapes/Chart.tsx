import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useGo } from '../../../shell/Steady.tsx';
import { isAdded, isBucketed } from '../../../../domain/lists/aggregate.ts';
import { chartsOf } from '../../../../domain/lists/arrangement.ts';
import type { ArrangedGrouping } from '../../../../domain/lists/arrangement.ts';
import { isSeveral } from '../../../../domain/lists/several.ts';
import { pivotTotals } from '../../../../domain/lists/pivot.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { FiguresChart } from '../../../shell/charts/FiguresChart.tsx';
import type { FigureRow } from '../../../shell/charts/figures.ts';
import { SmallChoice } from '../../../shell/pieces/SmallChoice.tsx';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { ExportFigures } from './figures/ExportFigures.tsx';
import { figuresOf } from './figures/figuresOf.ts';
import { FigureStates } from './figures/FigureStates.tsx';
import { GroupingChoice } from './figures/GroupingChoice.tsx';
import { figureText } from './figures/figureWords.ts';
import { groupsSaid } from './figures/groupsSaid.ts';
import { PivotTable } from './figures/PivotTable.tsx';
import { useFigureParts } from './figures/useFigureParts.ts';
import { useFigures } from './figures/useFigures.ts';
import { useFigureTable } from './figures/useFigureTable.ts';
import { Labelled } from './Labelled.tsx';
import { ShapeBar } from './ShapeBar.tsx';
import { ShapeFooter } from './ShapeFooter.tsx';
import { useArrange } from './useArrange.ts';

const MOST = 5000;
/** What is nothing where there are no records; an average or a day is not. */
const SUMS: ReadonlySet<string> = new Set(['COUNT', 'COUNT_DISTINCT', 'SUM']);
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });
const Note = styled('p')({ margin: 0, padding: '12px 16px', color: 'var(--text-2)', borderBottom: '1px solid var(--hair)' });

/** A figure of the records by a field, and by a second as series; the same figures as a table. */
export const Chart = () => {
  const { target } = useListModel();
  const [arrangement, arrange] = useArrange();
  const [isTable, setTable] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const go = useGo();
  const words = useEntityWords(target.resource);
  const formats = useCellFormats();
  const parts = useFigureParts(arrangement);
  const [first, second] = parts.groupBy;
  const groupBy = [first, second].filter((one) => one !== undefined);
  const across = groupBy.length > 1 ? 1 : 0;
  const field = parts.fieldOf(first?.field);
  const isTime = field !== undefined && isBucketed(field);
  const isLong = !isTime && field?.options === undefined;
  const asked = useFigures({ groupBy, measures: [parts.measure], totals: pivotTotals(groupBy.length, across), limit: MOST, ...(isLong && across === 0 ? { order: [{ by: 'MEASURE', at: 0, order: 'DESC' }] } : {}) }, field !== undefined);
  const { tableOf, keyAt, nameOf, behind } = useFigureTable(parts, groupBy, across);
  const set = (step: ArrangedGrouping | undefined, series: ArrangedGrouping | undefined): void => arrange({ groupBy: [step, series].filter((one) => one !== undefined) });
  const { measure } = parts.measure;
  const grouped = groupBy.flatMap((one) => parts.fieldOf(one.field) ?? []);
  const drawable = chartsOf(measure, grouped);
  const kind = drawable.find((chart) => chart === arrangement.chart) ?? (isTime ? 'LINE' : 'BAR');
  const [figure, look] = [translate('shapes.figure'), translate('reports.chart')];
  const { data } = asked;
  const whole = (data?.totals[2]?.[0]?.measures[0] ?? []).map((one) => figureText(parts.measure, parts.measured, one, formats)).filter((text) => text !== '').join(' · ');
  const drawing = data && figuresOf(data, groupBy.map(nameOf), parts.label, keyAt, isTime ? first : undefined);
  const figures = drawing?.figures;
  const undrawn = drawing?.undrawn;
  const undated = isTime ? (data?.groups ?? []).reduce((sum, { keys, count }) => sum + (keys[0] === null ? count : 0), 0) : 0;
  const toUndated = first && behind([first], [null]);
  return (
    <>
      <ShapeBar>
        <Labelled label={look}>
          <SmallChoice label={look} value={kind} options={drawable.map((value) => ({ value, label: translate(`reports.chart.${value}`) }))} onChoose={(chart) => arrange({ chart })} />
        </Labelled>
        <GroupingChoice label={translate('shapes.chart.by')} grouping={first} fields={parts.offered} nameOf={parts.nameOf} onChange={(grouping) => set(grouping, second)} />
        <GroupingChoice label={translate('shapes.chart.series')} grouping={second} fields={parts.offered} nameOf={parts.nameOf} none={translate('shapes.noField')} onChange={(grouping) => set(first, grouping)} />
        <Labelled label={figure}>
          <SmallChoice label={figure} value={parts.value} options={parts.measures} onChoose={(value) => arrange({ measures: parts.choose(value) })} />
        </Labelled>
        <span className="rest" />
        <Button size="small" variant="text" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {translate(isTable ? 'shapes.chart.hideTable' : 'shapes.chart.showTable')}
        </Button>
        <ExportFigures table={data && tableOf(data)} {...(undrawn ? {} : { chart: () => drawn.current?.querySelector<HTMLElement>('[data-chart]') })} />
      </ShapeBar>
      <FigureStates asked={asked}>
        {(found) => {
          const open = (rows: readonly FigureRow[]): void => {
            const groups = rows.flatMap((row) => found.groups[figures?.rows.indexOf(row) ?? -1] ?? []);
            const [one] = groups;
            // Several series of one step are the step; steps that are only called alike are no list.
            const to = !one || groups.some(({ keys }) => keys[0] !== one.keys[0]) ? undefined : groups.length === 1 ? behind(groupBy, one.keys) : behind(groupBy.slice(0, 1), one.keys);
            if (to) void go(to);
          };
          return (
            <>
              {undrawn ? <Note>{translate(`shapes.chart.${undrawn}`)}</Note> : null}
              {undrawn || !figures ? null : (
                <Scroll ref={drawn} style={isTable ? { flex: '0 1 50%' } : {}}>
                  <FiguresChart kind={kind} figures={figures} period={isTime ? first : undefined} hasZeros={SUMS.has(measure)} isAdded={isAdded(measure, grouped)} onOpen={open} />
                </Scroll>
              )}
              {isTable || undrawn ? <PivotTable {...tableOf(found)} /> : null}
            </>
          );
        }}
      </FigureStates>
      <ShapeFooter>
        {undated > 0 && !undrawn && field && toUndated ? <Link to={toUndated}>{translate('shapes.chart.undated', { smart_count: undated, number: words.number(undated), field: parts.nameOf(field) })}</Link> : null}
        {whole === '' ? null : <span>{translate('shapes.chart.whole', { measure: parts.label, value: whole })}</span>}
        {grouped.some(isSeveral) ? <span>{translate('shapes.groups.several')}</span> : null}
        {data === undefined ? null : groupsSaid(data, { formats, number: words.number, parts, groupBy })}
      </ShapeFooter>
    </>
  );
};
