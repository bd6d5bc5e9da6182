import { useTold } from '../useTold.ts';
import type { ReadHiringForecastQuery } from '../../../../generated/recruitment/operations.ts';

export type Forecast = ReadHiringForecastQuery['answer'];
export type ForecastFigures = Forecast['totals'][number];

/** 'Nov 2026' of a month, 'Oct – Dec 2026' of a quarter, whole even where it has begun. */
export const usePeriodNames = ({ periods, assumptions: { step } }: Pick<Forecast, 'periods' | 'assumptions'>): readonly string[] => {
  const { locale } = useTold();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return periods.map(({ to }) => {
    const last = new Date(`${to}T00:00:00Z`);
    return step === 'MONTH' ? month.format(last) : month.formatRange(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 2, 1)), last);
  });
};
