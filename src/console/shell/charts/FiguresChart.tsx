import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { isLanguage, tagOf } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { chartOf } from './chartOf.ts';
import { periodsOf } from './periods.ts';
import type { Grouping } from '../../../domain/lists/aggregate.ts';
import type { ChartKind } from '../../../domain/reports/definition.ts';
import type { FigureRow, Figures } from './figures.ts';

const Box = styled('div')({ display: 'grid', gap: 12, padding: '12px 16px 16px', borderBottom: '1px solid var(--line)', '& > p': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, '& small': { marginLeft: 8, fontSize: 12, fontWeight: 400, color: 'var(--text-2)' } } });

type Props = {
  readonly kind: ChartKind;
  readonly figures: Figures;
  /** The first grouping where it is a period: steps stand side by side, those without records too. */
  readonly period: Grouping | undefined;
  /** A step without records has a figure all the same: none of them, or a sum of nothing. */
  readonly hasZeros?: boolean;
  /** Figures of several groups together are their sum: they are stacked, gathered as 'Other' and shown as parts of a whole. */
  readonly isAdded: boolean;
  /** Leads to the records behind: the rows of a step in the series that was chosen, or in all where the chart does not tell them apart. */
  readonly onOpen?: (rows: readonly FigureRow[]) => void;
};

/** The chart of grouped figures under a title that says what it shows. A table of the same figures belongs beside it. */
export const FiguresChart = ({ kind, figures, period, hasZeros = false, isAdded, onOpen }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const language = isLanguage(formats.language) ? formats.language : 'en';
  const found = chartOf(figures, isAdded, period && periodsOf(figures, period.field, period.bucket ?? 'MONTH', language, (day) => formatDate(day, formats.dateFormat, language)));
  if (found === null) return null;
  const groups = figures.columns.filter(({ kind: of }) => of === 'GROUP').map(({ label }) => label);
  // Steps and series; further groupings are summed.
  const group = new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).format(groups.slice(0, 2));
  const title = translate('reports.chart.says', { measure: found.measure, group });
  const [first = 0, second] = figures.columns.flatMap((column, at) => (column.kind === 'GROUP' ? [at] : []));
  const none = hasZeros ? Object.fromEntries(found.series.map(({ key }) => [key, 0])) : {};
  const rows = found.rows.map((row) => ({ ...row, values: { ...none, ...row.values } }));
  const open = (step: string, series: string | undefined): void => {
    const behind = figures.rows.filter(({ texts }) => texts[first] === step && (second === undefined || series === undefined || texts[second] === series));
    if (behind.length > 0) onOpen?.(behind);
  };
  return (
    <Box data-chart tabIndex={0} role="group" aria-label={title}>
      <p>
        {title}
        {found.shown > found.rows.length ? <small>{period ? translate('reports.chart.last', { count: found.rows.length }) : translate('reports.chart.first', { count: found.rows.length, total: found.shown })}</small> : null}
      </p>
      <DrawnChart kind={kind} isAdded={isAdded} rows={rows} series={found.series} isTime={period !== undefined} sentence={title} {...(onOpen ? { onOpen: open } : {})} />
    </Box>
  );
};
