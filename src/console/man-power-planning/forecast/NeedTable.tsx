import { useState } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Table } from '../Table.ts';
import { useTold } from '../useTold.ts';
import { NeedCells } from './NeedCells.tsx';
import { PositionNeeds } from './PositionNeeds.tsx';
import { usePeriodNames, type Forecast } from './usePeriodNames.ts';

/** Hires by department and period; a department opens to its positions. */
export const NeedTable = ({ forecast }: { readonly forecast: Forecast }) => {
  const { translate } = useTold();
  const names = usePeriodNames(forecast);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const hasCosts = forecast.totals.some(({ annualCost }) => annualCost != null);
  const toggle = (id: string): void => setOpened((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  return (
    <Table aria-label={translate('forecast.byDepartment')}>
      <thead>
        <tr>
          <th scope="col">{translate('forecast.byDepartment')}</th>
          {names.map((name) => <th key={name} scope="col">{name}</th>)}
          <th scope="col">{translate('forecast.together')}</th>
          {hasCosts ? <th scope="col" className="wide">{translate('forecast.annualCost')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {forecast.lines.flatMap(({ id, name, periods }) => [
          <tr key={id}>
            <th scope="row">
              <span className="name department">
                <button type="button" aria-expanded={opened.has(id)} onClick={() => toggle(id)}><ChevronRight size={16} aria-hidden /><span>{name}</span></button>
              </span>
            </th>
            <NeedCells periods={periods} currency={forecast.currency} hasCosts={hasCosts} />
          </tr>,
          ...(opened.has(id) ? [<PositionNeeds key={`${id} positions`} departmentId={id} columns={names.length + (hasCosts ? 3 : 2)} currency={forecast.currency} hasCosts={hasCosts} />] : []),
        ])}
      </tbody>
      <tfoot><tr><th scope="row">{translate('planning.all')}</th><NeedCells periods={forecast.totals} currency={forecast.currency} hasCosts={hasCosts} /></tr></tfoot>
    </Table>
  );
};
