import { styled } from '@mui/material/styles';
import { Legend } from '../../shell/charts/Legend.tsx';
import { StackedBars } from '../../shell/charts/StackedBars.tsx';
import { seriesColour } from '../../shell/charts/series.ts';
import { useTold } from '../useTold.ts';
import { usePeriodNames, type Forecast } from './usePeriodNames.ts';

const Below = styled('div')({ padding: '4px 16px 12px' });

/** Hires that it takes beside those who leave and those who come, period by period. */
export const ForecastChart = ({ forecast }: { readonly forecast: Forecast }) => {
  const { translate } = useTold();
  const names = usePeriodNames(forecast);
  const series = (['needed', 'leavers', 'joining'] as const).map((key, at) => ({ key, label: translate(`forecast.${key}`), colour: seriesColour(at) }));
  const rows = forecast.totals.map(({ needed, leaving, retiring, attrition, joining }, at) => ({ name: names[at]!, isCurrent: at === 0, values: { needed, leavers: leaving + (retiring ?? 0) + attrition, joining } }));
  return (
    <>
      <StackedBars sentence={translate('forecast.sentence', { smart_count: rows.reduce((sum, { values }) => sum + values.needed, 0), last: names.at(-1) ?? '' })} height={220} isStacked={false} series={series} rows={rows} />
      <Below><Legend series={series} /></Below>
    </>
  );
};
