import { Table } from '../Table.ts';
import { useTold } from '../useTold.ts';
import { usePeriodNames, type Forecast, type ForecastFigures } from './usePeriodNames.ts';

const LINES = ['headcount', 'leaving', 'retiring', 'attrition', 'joining', 'planned', 'surplus', 'asked'] as const;
const MINUS: ReadonlySet<string> = new Set(['leaving', 'retiring', 'attrition']);

/** How the forecast comes about: each period in a column, from the people at its beginning to the hires that it takes. */
export const PeriodTable = ({ forecast }: { readonly forecast: Forecast }) => {
  const { translate, number, money } = useTold();
  const names = usePeriodNames(forecast);
  const lines = LINES.filter((key) => key !== 'retiring' || forecast.totals.some(({ retiring }) => retiring != null));
  const told = (key: (typeof LINES)[number], figures: ForecastFigures): string => {
    const value = figures[key] ?? 0;
    return value === 0 ? '–' : `${MINUS.has(key) ? '−' : key === 'joining' ? '+' : ''}${number(value)}`;
  };
  return (
    <Table aria-label={translate('forecast.reckoned')}>
      <thead><tr><th scope="col">{translate('forecast.reckoned')}</th>{names.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
      <tbody>{lines.map((key) => <tr key={key}><th scope="row">{translate(`forecast.${key}`)}</th>{forecast.totals.map((figures, at) => <td key={names[at]}>{told(key, figures)}</td>)}</tr>)}</tbody>
      <tfoot>
        <tr><th scope="row">{translate('forecast.needed')}</th>{forecast.totals.map(({ needed }, at) => <td key={names[at]}>{number(needed)}</td>)}</tr>
        {forecast.totals.some(({ annualCost }) => annualCost != null) ? <tr><th scope="row">{translate('forecast.annualCost')}</th>{forecast.totals.map(({ annualCost }, at) => <td key={names[at]}>{annualCost == null || Number(annualCost) === 0 ? '–' : money(annualCost, forecast.currency)}</td>)}</tr> : null}
      </tfoot>
    </Table>
  );
};
