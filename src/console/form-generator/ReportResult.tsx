import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { tagOf } from '../providers/i18nLanguages.ts';
import { MOST_GROUPS } from '../../domain/lists/aggregate.ts';
import { isGrouped, type Definition } from '../../domain/reports/definition.ts';
import { BarsDrawing } from '../shell/drawings/BarsDrawing.tsx';
import { CalendarDrawing } from '../shell/drawings/CalendarDrawing.tsx';
import { LensDrawing } from '../shell/drawings/LensDrawing.tsx';
import { isAdded } from '../../domain/lists/aggregate.ts';
import { FiguresChart } from '../shell/charts/FiguresChart.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { refusedOf } from '../shell/refusedOf.ts';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { ReportTable } from './ReportTable.tsx';
import { comma } from '../shell/comma.ts';
import { groupedBy, type ReportField } from './useReportFields.ts';
import type { Result } from './useReportResult.ts';

const Column = styled('section')({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, '& > [data-chart]': { flex: 'none', maxHeight: '50%', overflow: 'auto' } });
const Count = styled('p')({ margin: 0, padding: '10px 16px', flex: 'none', borderTop: '1px solid var(--line)', color: 'var(--text-2)' });
const Gaps = styled('div')({ padding: '12px 16px', flex: 'none', '& button': { marginTop: 8 } });

/** Records of attendance are read for some days at a time: nothing failed, a filter is to be added. */
const lacksRange = (error: Error): boolean => refusedOf(error).errorCode === 'DATE_RANGE';

type Props = {
  readonly asked: { readonly data: Result | undefined; readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly definition: Definition;
  readonly fields: readonly ReportField[];
  readonly label: string;
  readonly path: string;
  readonly onForget: () => void;
};

/** What a report answers: what was left out, the chart, the table, and how much there is. */
export const ReportResult = ({ asked: { data, error, isFetching, refetch }, definition, fields, label, path, onForget }: Props) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(tagOf(useLocale()));
  const isEmpty = definition.columns.length === 0 && definition.groupBy.length === 0 && definition.measures.length === 0;
  if (isEmpty) return <Column><EmptyState drawing={<BarsDrawing />} title={translate('reports.start')} message={translate('reports.startWhy')} /></Column>;
  if (error && lacksRange(error)) return <Column><EmptyState drawing={<CalendarDrawing />} title={translate('error.DATE_RANGE', { _: error.message })} message={translate('reports.needsRange')} /></Column>;
  if (error && !data) return <Column><ErrorState error={error} onRetry={() => void refetch()} /></Column>;
  if (data === undefined) return <Column><Skeleton widths={[320, 480, 480, 400]} /></Column>;
  const grouped = isGrouped(definition);
  const gaps = [...new Set(data.gaps.map((gap) => gap.label))];
  const words = { smart_count: data.totalRecords, number: number.format(data.totalRecords) };
  const [grouping] = definition.groupBy;
  const period = fields.find((field) => field.path === grouping?.field)?.bucketed === true ? grouping : undefined;
  const all = data.totalRecords === data.rows.length ? (grouped ? 'reports.groups' : 'reports.rows') : null;
  const first = !grouped ? 'reports.firstRows' : data.totalRecords > MOST_GROUPS ? 'reports.mostGroups' : 'reports.firstGroups';
  const count = translate(all ?? first, { ...words, count: number.format(data.rows.length), most: number.format(MOST_GROUPS) });
  return (
    <Column aria-label={translate('reports.preview')} aria-busy={isFetching}>
      {isFetching ? <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', zIndex: 3 }} aria-hidden /> : null}
      {gaps.length > 0 ? (
        <Gaps>
          <Note tone="warning" title={translate('reports.gaps', { names: gaps.join(comma()) })}>
            {data.gaps.some(({ part }) => part === 'filter') ? translate('reports.gaps.filter') : undefined}
          </Note>
          <Button size="small" onClick={onForget}>
            {translate('reports.removeGaps')}
          </Button>
        </Gaps>
      ) : null}
      {data.totalRecords === 0 ? (
        <EmptyState drawing={<LensDrawing />} title={translate('reports.nothing')} message={translate('reports.nothingWhy')} />
      ) : (
        <>
          {definition.chart ? <FiguresChart kind={definition.chart} figures={data} period={period} isAdded={isAdded(definition.measures[0]?.measure ?? 'COUNT', groupedBy(definition, fields))} /> : null}
          <ReportTable result={data} definition={definition} label={label} path={path} />
          <Count role="status">{count}</Count>
        </>
      )}
    </Column>
  );
};
