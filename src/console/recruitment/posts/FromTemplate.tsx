import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { CopyJobPostDocument, ReadJobPostTemplatesDocument } from '../../../../generated/recruitment/operations.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { refusalText } from '../candidates/acts/refusalText.ts';

const path = '/recruitment/job-posts/from-template';
const List = styled('ul')({
  display: 'grid',
  gap: 8,
  maxWidth: 720,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '& button': { justifyContent: 'space-between', width: '100%', minHeight: 52, padding: '8px 12px', textAlign: 'left' },
  '& small': { display: 'block', color: 'var(--text-2)', fontSize: 13, fontWeight: 400 },
});

/** Templates of job posts: choosing one begins a draft with what stands in it, and opens it. */
export const FromTemplate = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const crumbs = useCrumbs(path);
  const { data, error, refetch } = useQuery({ queryKey: ['recruitment/job-posts', 'templates'], queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadJobPostTemplatesDocument, {}, signal)).rows });
  const { run, isWorking, refusal } = useChange('recruitment');
  const start = async (id: string): Promise<void> => {
    const made = await run(CopyJobPostDocument, { jobPostId: id, asTemplate: false }, translate('posts.copy.done'));
    if (made) await navigate(`/recruitment/job-posts/${made.id}/edit`);
  };
  return (
    <>
      <PageHeader title={translate('screen.recruitment.job-posts.from-template')} crumbs={crumbs} favourite={path} divided />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && data === undefined ? <Skeleton widths={[320, 200, 480]} /> : null}
      {data?.length === 0 ? <EmptyState title={translate('posts.templates.none')} message={translate('posts.templates.noneWhy')} action={{ label: translate('posts.templates.all'), run: () => void navigate('/recruitment/job-posts') }} /> : null}
      {refusal ? <Refused role="alert">{refusalText(refusal, translate)}</Refused> : null}
      {data && data.length > 0 ? (
        <List>
          {data.map(({ id, title, code, designation }) => (
            <li key={id}>
              <Button disabled={isWorking} endIcon={<ChevronRight size={16} />} onClick={() => void start(id)}>
                <span>
                  {title}
                  <small>{[code, designation?.title].filter(Boolean).join(' · ')}</small>
                </span>
              </Button>
            </li>
          ))}
        </List>
      ) : null}
    </>
  );
};
