import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useTold } from '../useTold.ts';
import type { Forecast } from './usePeriodNames.ts';

const List = styled('ul')({ margin: 0, padding: '0 16px 16px', listStyle: 'none', display: 'grid', gap: 8, color: 'var(--text-2)', '& b': { fontWeight: 500, color: 'var(--text)' } });

/** What the forecast takes for granted, and where that is changed. */
export const Assumptions = ({ forecast: { assumptions, periods } }: { readonly forecast: Forecast }) => {
  const { translate, number, locale } = useTold();
  const { view: maySee, update: mayChange } = useRights('MAN_POWER_PLANNING_SETTINGS');
  const { attritionPercent, isAttritionSet, left, averageHeadcount, retirementAge, leadTimeDays } = assumptions;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(Number(attritionPercent) / 100);
  const plans = [...new Set(periods.flatMap(({ plan }) => plan ?? []))];
  return (
    <List>
      <li><b>{translate('forecast.attritionIs', { percent })}</b> {isAttritionSet ? translate('forecast.attritionSet') : translate('forecast.attritionReckoned', { left: number(left), average: number(Math.round(Number(averageHeadcount))) })}</li>
      <li><b>{retirementAge == null ? translate('forecast.noRetirement') : translate('forecast.retirementAt', { age: retirementAge })}</b></li>
      <li><b>{translate('forecast.leadTime', { smart_count: leadTimeDays })}</b></li>
      <li><b>{plans.length === 0 ? translate('forecast.noPlan') : translate('forecast.plans', { plans: new Intl.ListFormat(locale).format(plans) })}</b></li>
      {maySee ? <li><Link to="/man-power-planning/settings/general">{translate(mayChange ? 'forecast.change' : 'forecast.see')}</Link></li> : null}
    </List>
  );
};
