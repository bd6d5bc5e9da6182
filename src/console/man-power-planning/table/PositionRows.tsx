import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadPositionsOfDepartmentDocument } from '../../../../generated/recruitment/operations.ts';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useTold } from '../useTold.ts';
import { FigureCells } from './FigureCells.tsx';
import { PeopleDialog, type Seat } from './PeopleDialog.tsx';

type Props = { readonly department: { readonly departmentId: string; readonly name: string }; readonly planId: string | null; readonly quarter: number; readonly level: number; readonly currency: string; readonly hasCosts: boolean };

/** The positions of a department, each opening to the people who have it. */
export const PositionRows = ({ department: { departmentId, name }, planId, quarter, level, currency, hasCosts }: Props) => {
  const { translate } = useTold();
  const [seat, setSeat] = useState<Seat>();
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['positions-of-department', departmentId, planId, quarter], queryFn: ({ signal }) => askAnswer('recruitment', ReadPositionsOfDepartmentDocument, { departmentId, planId, quarter }, signal), retry: false });
  const indent = { paddingLeft: level * 24 + 12 };
  const wide = hasCosts ? 9 : 8;
  if (error && !data) return <tr><td colSpan={wide} style={{ textAlign: 'left' }}><FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} /></td></tr>;
  return (
    <>
      {data?.positions.map(({ designationId, designation, locationId, location, figures }) => (
        <tr key={`${designationId} ${locationId}`}>
          <th scope="row" style={indent}>
            <span className="name position">
              <button type="button" aria-haspopup="dialog" onClick={() => setSeat({ departmentId, department: name, designationId, designation, locationId, location })}><span>{designation}</span></button>
              <small>{location}</small>
            </span>
          </th>
          <FigureCells figures={figures} currency={currency} hasCosts={hasCosts} />
        </tr>
      ))}
      {data?.positions.length === 0 ? <tr><td colSpan={wide} style={{ ...indent, textAlign: 'left', color: 'var(--text-3)' }}>{translate('planning.noPositions')}</td></tr> : null}
      {seat ? <PeopleDialog seat={seat} onClose={() => setSeat(undefined)} /> : null}
    </>
  );
};
