import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Filter } from '../../../domain/lists/filterTree.ts';
import { ReadNewCandidatesDocument, type CandidateFilter } from '../../../../generated/recruitment/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { SlidersDrawing } from '../../shell/drawings/SlidersDrawing.tsx';
import { PersonRows } from '../board/PersonRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import type { WidgetProps } from '../board/widget.ts';

const path = '/recruitment/job-candidates';

/** Who applied this week, the latest first: to a recruiter their own candidates. */
export const NewCandidates = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const isRecruiter = useSession()?.user.isRecruiter === true;
  const filter: Filter & CandidateFilter = { appliedOn: { within: 'THIS_WEEK' }, ...(board === 'team' && isRecruiter ? { recruiterId: { person: 'ME' } } : {}) };
  const query = useWidget('recruitment', ReadNewCandidatesDocument, { filter }, ({ answer }) => answer);
  return (
    <WidgetCard
      title={translate('dashboard.newCandidates')}
      query={query}
      empty={{ when: ({ rows }) => rows.length === 0, text: translate('dashboard.newCandidates.none'), drawing: <SlidersDrawing small /> }}
      count={({ totalRecords }) => totalRecords}
      foot={({ totalRecords }) => <Link to={listAddress(path, filter)}>{translate('dashboard.seeAll', { smart_count: totalRecords })}</Link>}
    >
      {({ rows }) => (
        <PersonRows
          rows={rows.map(({ id, name, appliedOn, currentEmployer, jobPost }) => ({
            key: id,
            id,
            name: name ?? '',
            detail: [jobPost?.title, currentEmployer, appliedOn ? words.day(appliedOn) : ''].filter(Boolean).join(' · '),
            path: `${path}/${id}`,
          }))}
        />
      )}
    </WidgetCard>
  );
};
