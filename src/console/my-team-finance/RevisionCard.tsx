import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { writeDate } from '../fields/input/dateText.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';

const Card = styled('section')({
  border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', minWidth: 0,
  '& header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '0 16px' },
  '& h2': { flex: 1, margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& header a': { fontSize: 12, color: 'var(--accent-text)' },
  '& > p': { margin: 0, padding: '0 16px 16px', color: 'var(--text-2)' },
  '& ul': { margin: 0, padding: '0 0 8px', listStyle: 'none' },
  '& li a': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px', padding: '8px 16px', color: 'inherit', textDecoration: 'none', '&:hover': { background: 'var(--hover)' }, '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  '& li b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& li small': { gridColumn: '1 / -1', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
});

type Line = { readonly salaryId: number; readonly employeeName: string; readonly revisionType: string; readonly effectiveFrom: string };

const LIST = '/my-team-finance/salary-info/salary-revision';

/** Some revisions by person and day, without amounts, and the way to all of them. */
export const RevisionCard = ({ title, none, lines }: { readonly title: string; readonly none: string; readonly lines: readonly Line[] }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  return (
    <Card aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={LIST}>{translate('salaries.allRevisions')}</Link>
      </header>
      {lines.length === 0 ? <p>{none}</p> : null}
      <ul>
        {lines.map(({ salaryId, employeeName, revisionType, effectiveFrom }) => (
          <li key={salaryId}>
            <Link to={`${LIST}/${salaryId}`}>
              <b>{employeeName}</b>
              <span>{writeDate(effectiveFrom, dateFormat)}</span>
              <small>{translate(`enum.SalaryRevisionType.${revisionType}`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
