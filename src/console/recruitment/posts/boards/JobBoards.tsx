import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRights } from '../../../providers/authSession.ts';
import { useCrumbs } from '../../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../../shell/PageHeader.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../../shell/useScreenLabel.ts';
import { useFeeds } from '../publishing/useFeeds.ts';
import { BoardCard } from './BoardCard.tsx';

const path = '/settings/integration';
const Whole = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', maxWidth: 760, padding: 16, overflow: 'auto', flex: 1, minHeight: 0, '& > p': { margin: 0, color: 'var(--text-2)', lineHeight: '20px' } });

/** /settings/integration: which job boards may fetch the open posts, and by which address. */
export const JobBoards = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const mayChange = useRights('JOB_BOARD_INTEGRATION').update;
  const { data, error, refetch } = useFeeds();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && data === undefined ? <Skeleton widths={[320, 480, 480]} /> : null}
      {data ? (
        <Whole>
          <p>{translate('boards.intro')}</p>
          {data.map((feed) => (
            <BoardCard key={feed.board} feed={feed} mayChange={mayChange} />
          ))}
        </Whole>
      ) : null}
    </>
  );
};
