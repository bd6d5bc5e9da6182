import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadReportingLineDocument } from '../../../../generated/core-hr/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Portrait } from '../../fields/image/Portrait.tsx';
import type { ReadReportingLineQuery } from '../../../../generated/core-hr/operations.ts';

const Label = styled('h3')({ margin: '0 0 4px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' });
const People = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 4,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& a, & div': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '4px 8px', borderRadius: 6, color: 'var(--text)', textDecoration: 'none' },
  '& a:hover': { background: 'var(--hover)' },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});
const Chart = styled(Link)({ display: 'inline-block', margin: '-8px 0 12px', color: 'var(--accent-text)', fontWeight: 500, '&:hover': { textDecoration: 'underline' } });
const None = styled('p')({ margin: '0 0 16px', color: 'var(--text-2)' });

type Person = ReadReportingLineQuery['answer']['managers'][number];

const One = ({ person, path }: { readonly person: Person; readonly path: string | undefined }) => {
  const inside = (
    <>
      <Portrait id={person.id} name={person.name} photo={person.photo} />
      <span>
        <b>{person.name}</b>
        <small>{person.designation}</small>
      </span>
    </>
  );
  return <li>{path === undefined ? <div>{inside}</div> : <Link to={`${path}/${person.id}`}>{inside}</Link>}</li>;
};

/** Who stands above a person up to the top, and who reports to them. `path` is the screen on which their records open; none where they do not. */
export const ReportingLine = ({ id, path }: { readonly id: string; readonly path: string | undefined }) => {
  const translate = useTranslate();
  const seesChart = useSession()?.rights.SELF_ORGANIZATION_CHART?.view === true;
  const { data, error, refetch } = useQuery({ queryKey: ['core-hr/employees', 'line', id], queryFn: ({ signal }) => askAnswer('core-hr', ReadReportingLineDocument, { employeeId: id }, signal) });
  if (error && !data) return <ErrorState error={error} small onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[220, 220]} />;
  return (
    <>
      {seesChart ? <Chart to={`/employee-self-service/organization-chart?person=${id}`}>{translate('profile.line.chart')}</Chart> : null}
      <Label>{translate('profile.line.managers')}</Label>
      {data.managers.length === 0 ? (
        <None>{translate('profile.line.top')}</None>
      ) : (
        <People>
          {data.managers.map((person) => (
            <One key={person.id} person={person} path={path} />
          ))}
        </People>
      )}
      {data.totalReports === 0 ? null : (
        <>
          <Label>{translate('profile.line.reports', { smart_count: data.totalReports })}</Label>
          <People>
            {data.reports.map((person) => (
              <One key={person.id} person={person} path={path} />
            ))}
          </People>
        </>
      )}
    </>
  );
};
