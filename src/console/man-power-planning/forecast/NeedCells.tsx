import { sumOfCosts } from '../../../domain/planning/headcount-tree.ts';
import { useTold } from '../useTold.ts';
import type { ForecastFigures } from './usePeriodNames.ts';

type Props = { readonly periods: readonly ForecastFigures[]; readonly currency: string; readonly hasCosts: boolean };

/** Hires of each period, all of them together, and what they cost a year. */
export const NeedCells = ({ periods, currency, hasCosts }: Props) => {
  const { number, money } = useTold();
  const cell = (value: number): string => (value === 0 ? '–' : number(value));
  const all = periods.reduce((sum, { needed }) => sum + needed, 0);
  const cost = sumOfCosts(periods.map(({ annualCost }) => annualCost));
  return (
    <>
      {periods.map(({ needed }, at) => <td key={at}>{cell(needed)}</td>)}
      <td className={all > 0 ? 'some' : undefined}>{cell(all)}</td>
      {hasCosts ? <td className="wide">{cost === null || Number(cost) === 0 ? '–' : money(cost, currency)}</td> : null}
    </>
  );
};
