import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ReadPeopleOfPositionDocument } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useTold } from '../useTold.ts';

export type Seat = { readonly departmentId: string; readonly department: string; readonly designationId: string; readonly designation: string; readonly locationId: string; readonly location: string };

const List = styled('ul')({ margin: '8px 0 0', padding: 0, listStyle: 'none', maxHeight: 400, overflow: 'auto', '& li': { display: 'flex', gap: 8, alignItems: 'baseline', minHeight: 34, padding: '6px 0', borderBottom: '1px solid var(--hair)', color: 'var(--text)' }, '& b': { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere', '& a': { color: 'inherit' } }, '& small': { fontSize: 12, color: 'var(--text-2)' }, '& .leaves': { color: 'var(--warn)' } });

/** Who has the places of a position, since when, and until when where that is known. */
export const PeopleDialog = ({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) => {
  const { translate, day, number } = useTold();
  const { view: mayOpen } = useRights('EMPLOYEES');
  const { departmentId, designationId, locationId } = seat;
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['people-of-position', departmentId, designationId, locationId], queryFn: ({ signal }) => askAnswer('recruitment', ReadPeopleOfPositionDocument, { departmentId, designationId, locationId }, signal), retry: false });
  return (
    <Dialog title={seat.designation} onClose={onClose} actions={<Button onClick={onClose}>{translate('action.close')}</Button>}>
      <p style={{ margin: 0 }}>{translate('planning.where', { department: seat.department, location: seat.location })}</p>
      {error && !data ? <FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data?.people.length === 0 ? <p>{translate('planning.nobody')}</p> : null}
      {data && data.people.length > 0 ? (
        <List tabIndex={0} aria-label={translate('planning.people')}>
          {data.people.map(({ employeeId, name, employeeNumber, dateOfJoin, leavesOn }) => (
            <li key={employeeId}>
              <b>{mayOpen ? <Link to={`/core-hr/employees/${employeeId}`}>{name}</Link> : name}</b>
              <small>{employeeNumber}</small>
              <small className={leavesOn ? 'leaves' : undefined}>{leavesOn ? translate('planning.leavesOn', { day: day(leavesOn) }) : translate('planning.since', { day: day(dateOfJoin) })}</small>
            </li>
          ))}
        </List>
      ) : null}
      {data && data.totalRecords > data.people.length ? <p>{translate('planning.morePeople', { shown: number(data.people.length), all: number(data.totalRecords) })}</p> : null}
    </Dialog>
  );
};
