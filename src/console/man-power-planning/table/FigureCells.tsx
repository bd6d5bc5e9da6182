import { useTold } from '../useTold.ts';
import { StaffBar } from './StaffBar.tsx';
import type { HeadcountFigures } from '../../../domain/planning/headcount-tree.ts';

const none = '–';

type Props = { readonly figures: HeadcountFigures; readonly currency: string; readonly hasCosts: boolean };

/** The figures of a department or a position, in the order of the table's heads. */
export const FigureCells = ({ figures, currency, hasCosts }: Props) => {
  const { number, money } = useTold();
  const cell = (value: number): string => (value === 0 ? none : number(value));
  return (
    <>
      <td>{number(figures.planned)}</td>
      <td>{number(figures.filled)}</td>
      <td className="wide bar"><StaffBar figures={figures} /></td>
      <td className="wide">{cell(figures.onNotice)}</td>
      <td className="wide">{cell(figures.hiring)}</td>
      <td className={figures.open > 0 ? 'some' : undefined}>{cell(figures.open)}</td>
      <td className={figures.over > 0 ? 'over' : undefined}>{cell(figures.over)}</td>
      {hasCosts ? <td className="wide">{figures.annualCost == null || Number(figures.annualCost) === 0 ? none : money(figures.annualCost, currency)}</td> : null}
    </>
  );
};
