import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { ReadHiringForecastDocument } from '../../../generated/recruitment/operations.ts';
import { sumOfCosts } from '../../domain/planning/headcount-tree.ts';
import { useRights } from '../providers/authSession.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onNarrow, onPhone } from '../shell/widths.ts';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { Assumptions } from './forecast/Assumptions.tsx';
import { ForecastChart } from './forecast/ForecastChart.tsx';
import { NeedTable } from './forecast/NeedTable.tsx';
import { PeriodTable } from './forecast/PeriodTable.tsx';
import { usePeriodNames, type Forecast } from './forecast/usePeriodNames.ts';
import { useTold } from './useTold.ts';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', gridAutoRows: 'max-content', gridTemplateColumns: 'minmax(0, 1fr)', [onPhone]: { padding: 8 } });
const Two = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const Card = styled('section')({ minWidth: 0, background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', '& h2': { margin: 0, padding: '12px 16px', fontSize: 14, lineHeight: '20px', fontWeight: 600 } });
const Scroll = styled('div')({ overflow: 'auto hidden', '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } });

const path = '/man-power-planning/hiring-forecast';

const Glance = ({ forecast }: { readonly forecast: Forecast }) => {
  const { translate, number, money } = useTold();
  const names = usePeriodNames(forecast);
  const { totals, currency } = forecast;
  const all = (of: (figures: Forecast['totals'][number]) => number): number => totals.reduce((sum, figures) => sum + of(figures), 0);
  const cost = sumOfCosts(totals.map(({ annualCost }) => annualCost));
  return (
    <>
      <FigureStrip
        isLong
        figures={[
          { label: translate('forecast.now'), value: number(totals[0]?.headcount ?? 0) },
          { label: translate('forecast.planned'), value: number(totals.at(-1)?.planned ?? 0), note: names.at(-1) },
          { label: translate('forecast.leavers'), value: number(all(({ leaving, retiring, attrition }) => leaving + (retiring ?? 0) + attrition)) },
          { label: translate('forecast.joining'), value: number(all(({ joining }) => joining)) },
          { label: translate('forecast.needed'), value: number(all(({ needed }) => needed)), note: all(({ asked }) => asked) > 0 ? translate('forecast.ofThemAsked', { smart_count: all(({ asked }) => asked) }) : undefined },
          ...(cost === null ? [] : [{ label: translate('forecast.annualCost'), value: money(cost, currency) }]),
        ]}
      />
      <Two>
        <Card><h2>{translate('forecast.chart')}</h2><ForecastChart forecast={forecast} /></Card>
        <Card><h2>{translate('forecast.assumptions')}</h2><Assumptions forecast={forecast} /></Card>
      </Two>
      <Card><Scroll role="region" aria-label={translate('forecast.reckoned')} tabIndex={0}><PeriodTable forecast={forecast} /></Scroll></Card>
      <Card><Scroll role="region" aria-label={translate('forecast.byDepartment')} tabIndex={0}><NeedTable forecast={forecast} /></Scroll></Card>
    </>
  );
};

/** /man-power-planning/hiring-forecast: how many people it takes to come to the plan, period by period. */
export const HiringForecast = () => {
  const { translate } = useTold();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const navigate = useNavigate();
  const { add: mayAsk } = useRights('JOB_REQUISITION');
  const { data, error, refetch } = useQuery({ queryKey: ['hiring-forecast', null], queryFn: ({ signal }) => askAnswer('recruitment', ReadHiringForecastDocument, { departmentId: null }, signal), retry: false });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided actions={mayAsk ? [{ key: 'ask', kind: 'outlined', label: translate('forecast.ask'), run: () => void navigate('/man-power-planning/job-requisition/create') }] : []} />
      {data === undefined ? <Skeleton widths={[480, 320, 360]} /> : data.lines.length === 0 ? <EmptyState title={translate('planning.noPart')} message={translate('planning.noPartWhy')} /> : <Page role="region" aria-label={title} tabIndex={0}><Glance forecast={data} /></Page>}
    </>
  );
};
