import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { KeepCandidatesApartDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { onPhone } from '../../shell/widths.ts';
import { certainty, comparePath, nameOf, reasonsText, recordPath, type Compared } from './told.ts';
import type { useChange } from '../../resource/acts/useChange.ts';
import type { DuplicateGroup } from './useGroups.ts';

const Card = styled('li')({ border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', overflow: 'hidden' });
const Head = styled('div')({
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', padding: '10px 12px', borderBottom: '1px solid var(--hair)',
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 }, '& > div': { flex: 1, minWidth: 0 }, '& p': { margin: 0, fontSize: 13, lineHeight: '18px', color: 'var(--text-2)' }, [onPhone]: { '& > div': { flexBasis: '100%' } },
});
const People = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '24px minmax(160px, 2fr) minmax(160px, 2fr) minmax(140px, 2fr) minmax(110px, 1fr)', gap: '2px 12px', alignItems: 'center', padding: '8px 12px', fontSize: 13, lineHeight: '18px' },
  '& li + li': { borderTop: '1px solid var(--hair)' }, '& li > span': { overflowWrap: 'anywhere', minWidth: 0 },
  '& a': { color: 'var(--accent-text)', fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }, '& small': { fontSize: 12, color: 'var(--text-3)' },
  [onPhone]: { '& li': { gridTemplateColumns: '24px minmax(0, 1fr)' }, '& li > span:not(:first-of-type)': { gridColumn: 2 } },
});

/** Who shares most with the others: beside them all are compared. The older record where two do. */
const middleOf = ({ candidates, pairs }: DuplicateGroup): number => {
  const shared = (id: number): number => pairs.filter(({ one, other }) => one === id || other === id).length;
  return candidates.map(({ Candidate_Id }) => Candidate_Id).sort((one, other) => shared(other) - shared(one) || one - other)[0]!;
};

const phoneOf = ({ Mobile_No, Mobile_No_Country_Code }: Compared): string => [Mobile_No_Country_Code, Mobile_No].filter(Boolean).join(' ');

/** A group: why it is one, who stands in it, and what can be done. */
export const GroupCard = ({ group, run, isWorking }: { readonly group: DuplicateGroup; readonly isWorking: boolean } & Pick<ReturnType<typeof useChange>, 'run'>) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const { update } = useRights('JOB_CANDIDATES');
  const { candidates, pairs, score } = group;
  const names = new Intl.ListFormat(locale).format(candidates.map(nameOf));
  const middle = middleOf(group);
  const others = candidates.map(({ Candidate_Id }) => Candidate_Id).filter((id) => id !== middle);
  return (
    <Card>
      <Head>
        <div>
          <h2>{translate(certainty(score))}</h2>
          <p>{reasonsText([...new Set(pairs.flatMap(({ reasons }) => reasons))], translate, locale)}</p>
        </div>
        {update && candidates.length === 2 ? (
          <Button disabled={isWorking} aria-label={translate('duplicates.apartOf', { names })} onClick={() => void run(KeepCandidatesApartDocument, { candidateId: middle, others }, translate('duplicates.apartDone', { names }))}>
            {translate('duplicates.apart')}
          </Button>
        ) : null}
        <Button variant="contained" component={Link} to={comparePath(middle)} aria-label={translate('duplicates.compareOf', { names })}>{translate('duplicates.compare')}</Button>
      </Head>
      <People>
        {candidates.map((one) => (
          <li key={one.Candidate_Id}>
            <Avatar id={String(one.Candidate_Id)} name={nameOf(one)} />
            <span><Link to={recordPath(one)}>{nameOf(one)}</Link> <small>{one.Candidate_Number}</small></span>
            <span>{one.Personal_Email}</span>
            <span>{[one.Job_Post_Name, one.Candidate_Status].filter(Boolean).join(' · ')}</span>
            <span>{phoneOf(one)}</span>
          </li>
        ))}
      </People>
    </Card>
  );
};
