import { useQuery } from '@tanstack/react-query';
import { ReadHiringForecastDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useTold } from '../useTold.ts';
import { NeedCells } from './NeedCells.tsx';

type Props = { readonly departmentId: string; readonly columns: number; readonly currency: string; readonly hasCosts: boolean };

/** The positions of a department for which somebody is needed, each with when to begin. */
export const PositionNeeds = ({ departmentId, columns, currency, hasCosts }: Props) => {
  const { translate, day } = useTold();
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['hiring-forecast', departmentId], queryFn: ({ signal }) => askAnswer('recruitment', ReadHiringForecastDocument, { departmentId }, signal), retry: false });
  if (error && !data) return <tr><td colSpan={columns} style={{ textAlign: 'left' }}><FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} /></td></tr>;
  const lines = data?.lines.filter(({ periods }) => periods.some(({ needed }) => needed > 0)) ?? [];
  return (
    <>
      {lines.map(({ id, name, location, beginBy, periods }) => (
        <tr key={id}>
          <th scope="row" style={{ paddingLeft: 38 }}>
            <span className="name position"><span>{name}</span><small>{[location, beginBy ? translate(beginBy < (data?.today ?? '') ? 'forecast.beginNow' : 'forecast.beginBy', { day: day(beginBy) }) : null].filter(Boolean).join(' · ')}</small></span>
          </th>
          <NeedCells periods={periods} currency={currency} hasCosts={hasCosts} />
        </tr>
      ))}
      {data && lines.length === 0 ? <tr><td colSpan={columns} style={{ textAlign: 'left', paddingLeft: 38, color: 'var(--text-3)' }}>{translate('forecast.nobodyNeeded')}</td></tr> : null}
    </>
  );
};
